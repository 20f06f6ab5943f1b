import Galley
import GalleyScenes

/// The command line: finds the verb, runs it, says what went wrong.
enum GalleyCommand {
  static var verbs: [Verb] { makers.map { $0.make() } }

  /// By name, so that a command makes its own options alone.
  private static let makers: [(name: String, make: @Sendable () -> Verb)] = [
    ("preview", { PreviewCommand.verb }), ("render", { RenderCommand.verb }),
    ("batch", { BatchCommand.verb }),
    ("watch", { WatchCommand.verb }), ("check", { CheckCommand.verb }),
    ("inspect", { InspectCommand.verb }), ("golden", { GoldenCommand.verb }),
    ("diff", { DiffCommand.verb }), ("fonts", { FontsCommand.verb }),
    ("schema", { SchemaCommand.verb }), ("doctor", { DoctorCommand.verb }),
    ("help", { HelpCommand.verb }),
  ]

  static let summary = "draws layouts in SwiftUI's vocabulary to pictures, without a window"

  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      try dispatch(arguments)
      return .success
    } catch let failure as CommandFailure {
      StandardStream.error.print("galley: \(failure.message)")
      if arguments.contains("--json") {
        for problem in failure.problems {
          try? Console(isJSON: true).emit(text: problem.json(event: "problem"))
        }
        var event = Console.Event("error")
        event.message = failure.message
        event.code = failure.code.rawValue
        try? Console(isJSON: true).emit(event)
      }
      if failure.code == .usage { StandardStream.error.print("Try 'galley --help'.") }
      return failure.code
    } catch {
      StandardStream.error.print("galley: \(error)")
      return .scene
    }
  }

  private static func dispatch(_ arguments: [String]) throws {
    guard let first = arguments.first else {
      throw CommandFailure.usage("no command was given")
    }
    switch first {
    case "--help", "-h":
      try StandardStream.output.write(help)
    case "--version":
      try StandardStream.output.write("\(GalleyVersion.description)\n")
    default:
      guard let verb = makers.first(where: { $0.name == first })?.make() else {
        throw unknownCommand(first)
      }
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        return try StandardStream.output.write(verb.help)
      }
      try verb.run(ParsedArguments(rest, for: verb))
    }
  }

  static func unknownCommand(_ name: String) -> CommandFailure {
    let hint = NearestName.of(name, among: verbs.map(\.name)).map { "; did you mean \($0)?" } ?? ""
    return .usage("there is no command \"\(name)\"\(hint)")
  }

  static var help: String {
    let width = verbs.map(\.name.count).max() ?? 0
    let list = verbs.map { verb in
      let gap = String(repeating: " ", count: width - verb.name.count + 2)
      return "  \(verb.name)\(gap)\(verb.summary)"
    }
    return """
      Galley \(summary).

      Usage: galley <command> [options]

      Commands:
      \(list.joined(separator: "\n"))

      Options:
        --help     Shows this, or with a command its options.
        --version  Shows the version.

      Exit codes:
      \(ExitCode.list.map { "  \($0.code.rawValue)  \($0.meaning)" }.joined(separator: "\n"))

      'galley help COMMAND' shows a command's options and examples.

      """
  }
}
