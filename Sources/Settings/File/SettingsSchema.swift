/// What settings files and themes may say, as JSON Schemas, for editors that complete and check.
///
/// Schemas are made from the tables that decode: what they refuse is refused by the decoder, too. The decoder refuses more:
/// texts whose form a schema can't tell, and what contradicts each other.
public enum SettingsSchema {
  /// The schema of settings files.
  public static var settings: String {
    document("Settings of tminus", FileKeyTable.all)
  }

  /// The schema of a theme's file.
  public static var theme: String { document("A theme of tminus", ThemeChoice.keys) }

  private static func document(_ title: String, _ keys: [FileKey]) -> String {
    var shared: [String: SchemaText] = [:]
    let members = keys.map { SchemaMember($0.name, $0.schema, help: $0.help) }
    let root = SchemaText(members + [SettingsFile.schemaKey], &shared)
    var fields: [(String, SchemaText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
    ]
    fields += root.fields
    if !shared.isEmpty {
      let definitions = shared.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      fields.append(("$defs", .object(definitions)))
    }
    return SchemaText.object(fields).lines(indent: "") + "\n"
  }
}
