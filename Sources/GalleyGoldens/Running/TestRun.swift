import Galley

/// The run of tests that this process belongs to.
struct TestRun {
  /// The tests that one `swift test` starts are one run, in however many processes; a program that a shell
  /// starts is a run of its own.
  let id: String
  /// Whether some tests were asked for only.
  let isPartial: Bool

  init() {
    let parent = getppid()
    let name = (try? String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8)) ?? ""
    let isRunner = name.hasPrefix("swift") || name.hasPrefix("xctest")
    let process = isRunner ? parent : getpid()
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // Behind the name, which may hold anything, the start is the twentieth word.
    let words = status?.split(separator: ")").last?.split(separator: " ") ?? []
    id = "\(process)-\(words.count > 19 ? String(words[19]) : "0")"
    isPartial = ([getpid()] + (isRunner ? [parent] : [])).contains {
      Self.choosesTests(Self.arguments(of: $0))
    }
  }

  private static func arguments(of process: pid_t) -> [String] {
    let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether arguments of `swift test` choose some of the tests.
  static func choosesTests(_ arguments: [String]) -> Bool {
    arguments.contains { argument in
      ["--filter", "--skip", "--specifier"].contains {
        argument == $0 || argument.hasPrefix($0 + "=")
      }
    }
  }
}
