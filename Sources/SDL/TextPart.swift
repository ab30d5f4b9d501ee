/// A stretch of text in one face, script and direction.
struct TextPart {
  var text: String
  let face: Face
  let script: Script
  let isRightToLeft: Bool
}
