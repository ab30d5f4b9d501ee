import Foundation
import TestSupport
import Testing
import TimerCore

/// T14 in the program: what comes on standard input, and what is told of it.
@Suite("tminus progress")
struct ProgressTests {
  /// Runs it with an input given at once, to its end.
  private func run(
    _ input: String, _ line: String = "progress --events --exit"
  ) throws -> (events: [EventLine], errors: [String]) {
    let finished = try Child.run(
      Tminus.path, line.words, environment: ["SDL_VIDEODRIVER": "dummy"], input: Array(input.utf8))
    #expect(finished.ending == .left(code: 0))
    let errors = finished.errors.split(separator: "\n").map { String($0) }
    return (try finished.lines.map { try EventLine($0) }, errors)
  }

  @Test("A value waits for the one before; a larger one displaces it; finished is told once")
  func order() throws {
    let (events, errors) = try run("0.4\n0.5\n0.45\n0.9\n150%\n")
    #expect(
      events.map(\.event) == ["progress", "ignored", "ignored", "ignored", "progress", "finished"])
    #expect(events.map(\.value) == [0.4, 0.45, 0.5, 0.9, 1, nil])
    #expect(events.map(\.at) == [0, 0, 0, 0, 0.4, 1])
    #expect(events.allSatisfy { $0.late >= 0 })
    #expect(errors.isEmpty)
  }

  @Test("Equal or lower than the current target is ignored, before there is one, too")
  func lower() throws {
    let (events, _) = try run("0\n-1\n50%\n0.5\n0.2\n0\n")
    #expect(
      events.map(\.event) == ["ignored", "ignored", "progress", "ignored", "ignored", "ignored"])
    #expect(events.map(\.value) == [0, -1, 0.5, 0.5, 0.2, 0])
    #expect(events.map(\.at) == [nil, nil, 0, 0, 0, 0])
  }

  @Test("Values arrive in pieces of lines, with CRLF, blanks and empty lines")
  func pieces() throws {
    let program = try Tminus.unseen("progress --events --exit")
    for piece in ["0.", "2", "\r", "\n\n", " 4", "0 ", "%\n", "  \n", "1"] {
      try program.write(Array(piece.utf8))
      usleep(20_000)
    }
    try program.closeInput()
    var events: [EventLine] = []
    while let line = program.line() { events.append(try EventLine(line)) }
    let begun = events.filter { $0.event == "progress" }
    #expect(begun.map(\.value) == [0.2, 0.4, 1] || begun.map(\.value) == [0.2, 1], "\(events)")
    #expect(events.last?.event == "finished")
    #expect(program.complaint().isEmpty)
    #expect(program.end() == .left(code: 0))
  }

  @Test("A line that is no value is refused in a sentence, and the others count")
  func garbage() throws {
    let (events, errors) = try run("0.3\nabc\nnan\n\u{0}\n1e999\n0,5\n\u{1B}[2J\n1\n")
    let refused = events.filter { $0.event == "refused" }
    #expect(refused.count == 6 && errors.count == 6)
    #expect(refused.allSatisfy { $0.name == "progress" && $0.source == "input" })
    #expect(
      errors.first == "tminus: \"abc\" is not a progress; give a number from 0 to 1 like 0.4,"
        + " or a percentage like 40%")
    for (event, error) in zip(refused, errors) { #expect(error == "tminus: \(event.reason ?? "")") }
    let controls = errors.joined().unicodeScalars.filter { $0.value < 0x20 }
    #expect(controls.isEmpty, "\(controls.map(\.value)) in \(errors)")
    let others = events.filter { $0.event != "refused" }
    #expect(others.map(\.event) == ["progress", "progress", "finished"])
  }

  @Test("A line of megabytes is refused once and takes no memory")
  func longLine() throws {
    let program = try Tminus.unseen("progress --events --exit")
    try program.tell("0.1")
    let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    try program.write(megabyte)
    _ = try #require(try program.event("refused"))
    let before = try memory(of: program)
    for _ in 0..<15 { try program.write(megabyte) }
    #expect(try memory(of: program) - before < 4096)
    try program.tell("")
    try program.tell("1")
    try program.closeInput()
    #expect(try program.event("finished") != nil)
    let complaint = program.complaint()
    #expect(complaint.count { $0 == "\n" } == 1 && complaint.utf8.count < 300)
    #expect(program.end() == .left(code: 0))
  }

  /// Returns the memory a process holds, in KiB.
  private func memory(of program: Child) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(program.id)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(Int(line.split(separator: " ")[line.split(separator: " ").count - 2]))
  }

  @Test(
    "With --exit it leaves after what waits was played; without it stays", arguments: [true, false])
  func endOfInput(leaves: Bool) throws {
    let program = try Tminus.unseen("progress --events \(leaves ? "--exit" : "")")
    try program.write(Array("0.2\n0.5".utf8))
    try program.closeInput()
    #expect(try program.event("progress")?.value == 0.2)
    let second = try #require(try program.event("progress"))
    #expect(second.value == 0.5 && second.at == 0.2)
    #expect(program.end(within: leaves ? 10 : 0.8) == (leaves ? .left(code: 0) : .stillRuns))
    program.send(signal: SIGTERM)
    #expect(program.end() == .left(code: 0))
  }

  @Test("With --exit it leaves once it has finished, though more could come")
  func finished() throws {
    let program = try Tminus.unseen("progress --events --exit")
    try program.tell("100%")
    #expect(try program.event("finished")?.at == 1)
    #expect(program.end() == .left(code: 0))
  }

  @Test("After it has finished every value is ignored, and it stays until it is asked to leave")
  func afterwards() throws {
    let program = try Tminus.unseen("progress --events")
    try program.tell("1")
    #expect(try program.event("finished") != nil)
    try program.tell("1")
    #expect(try program.event("ignored")?.value == 1)
    #expect(program.end(within: 0.3) == .stillRuns)
    program.send(signal: SIGINT)
    #expect(program.end() == .left(code: 0))
  }

  @Test("Without input it has nothing to show, and leaves with --exit")
  func noInput() throws {
    #expect(try run("").events.isEmpty)
    for input in ["</dev/null", "<&-", "</"] {
      let shell = try Child.run(
        "/bin/sh", ["-c", "exec \(Tminus.path) progress --exit --events \(input)"],
        environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(shell.ending == .left(code: 0), "\(input)")
      #expect(shell.output.isEmpty)
      #expect(shell.errors.isEmpty == (input != "</"), "\(shell.errors)")
    }
  }

  @Test("A file is read as a pipe is, and a terminal that typed lines come from, too")
  func fileAndTerminal() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Array("0.1\n0.2\n100%\n".utf8), to: "values")
    let fromFile = try Child.run(
      "/bin/sh", ["-c", "exec \(Tminus.path) progress --exit --events <'\(file)'"],
      environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(fromFile.lines.count == 4 && fromFile.ending == .left(code: 0), "\(fromFile.text)")
    // script(1) gives a program a terminal and types its own input there.
    let command = "\(Tminus.path) progress --exit --events"
    let typed = try Child(
      "/usr/bin/script", ["-qec", command, "/dev/null"], environment: ["SDL_VIDEODRIVER": "dummy"])
    try typed.tell("40%")
    usleep(200_000)
    try typed.tell("1")
    let output = String(decoding: typed.rest(), as: UTF8.self)
    #expect(
      output.contains("\"value\":0.4}") && output.contains("\"event\":\"finished\""), "\(output)")
    #expect(typed.end() == .left(code: 0))
  }

  @Test("Values at random are told as the timer core tells them", arguments: [71, 72, 73])
  func random(seed: UInt64) throws {
    var state = seed
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let values = (0..<40).map { _ in Double(next(130)) / 100 - 0.1 }
    var model = ProgressRun()
    let now = BootInstant(sinceBoot: .zero)
    var expected = values.flatMap { model.set($0, at: now) }
    expected += model.advance(to: now + .seconds(5))
    let (events, errors) = try run(values.map { "\($0)\n" }.joined())
    #expect(errors.isEmpty)
    #expect(events.map(\.event) == expected.map(\.kind.name))
    #expect(events.map(\.value) == expected.map(\.kind.value))
  }
}

extension ProgressEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .progress: "progress"
    case .ignored: "ignored"
    case .finished: "finished"
    }
  }

  fileprivate var value: Double? {
    switch self {
    case .progress(let value), .ignored(let value): value
    case .finished: nil
    }
  }
}
