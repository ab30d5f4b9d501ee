import Foundation

/// A process and all that it has started.
struct ProcessTree {
  /// The processes' numbers.
  let members: [pid_t]

  /// Finds the processes below one, and itself.
  init(of root: pid_t) {
    var children: [pid_t: [pid_t]] = [:]
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for id in entries.compactMap({ pid_t($0) }) {
      guard let parent = ProcessTree.stat(id)?.parent else { continue }
      children[parent, default: []].append(id)
    }
    var found = [root]
    var index = 0
    while index < found.count {
      found += children[found[index]] ?? []
      index += 1
    }
    members = found
  }

  /// The seconds of processor time that the processes have used.
  var seconds: Double {
    let ticks = members.compactMap { ProcessTree.stat($0)?.ticks }.reduce(0, +)
    return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The memory of the processes in MiB; what they share is shared out among them.
  var proportionalMemory: Double {
    let kilobytes = members.compactMap { id -> Int? in
      let text = try? String(contentsOfFile: "/proc/\(id)/smaps_rollup", encoding: .utf8)
      let line = text?.split(separator: "\n").first { $0.hasPrefix("Pss:") }
      return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    return Double(kilobytes.reduce(0, +)) / 1024
  }

  /// How often the processes' threads have given up their core to wait for something.
  var waits: Int {
    members.flatMap { id in
      let tasks = "/proc/\(id)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      return threads.compactMap { thread in
        let text = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
      }
    }.reduce(0, +)
  }

  /// Reads a process's parent and its ticks of processor time, those of children that have ended included.
  private static func stat(_ id: pid_t) -> (parent: pid_t, ticks: Int)? {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // Behind the name, which may hold anything: state, parent, …; utime to cstime are fields 14 to 17.
    let fields = text[end...].split(separator: " ").dropFirst().map { String($0) }
    guard fields.count > 15, let parent = pid_t(fields[1]) else { return nil }
    return (parent, fields[11...14].compactMap { Int($0) }.reduce(0, +))
  }
}
