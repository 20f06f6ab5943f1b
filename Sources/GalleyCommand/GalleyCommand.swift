import Galley

/// The command line: finds the verb, runs it, says what went wrong.
enum GalleyCommand {
  static var verbs: [Verb] {
    [
      RenderCommand.verb, BatchCommand.verb, InspectCommand.verb, FontsCommand.verb,
      DoctorCommand.verb,
    ]
  }

  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      try dispatch(arguments)
      return .success
    } catch let failure as CommandFailure {
      StandardStream.error.print("galley: \(failure.message)")
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
    case "--help", "-h", "help":
      try StandardStream.output.write(help)
    case "--version":
      try StandardStream.output.write("\(GalleyVersion.description)\n")
    default:
      guard let verb = verbs.first(where: { $0.name == first }) else {
        throw CommandFailure.usage("there is no command \"\(first)\"")
      }
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        return try StandardStream.output.write(verb.help)
      }
      try verb.run(ParsedArguments(rest, for: verb))
    }
  }

  private static var help: String {
    let width = verbs.map(\.name.count).max() ?? 0
    let list = verbs.map { verb in
      let gap = String(repeating: " ", count: width - verb.name.count + 2)
      return "  \(verb.name)\(gap)\(verb.summary)"
    }
    return """
      Galley draws layouts in SwiftUI's vocabulary to PNG files, without a window.

      Usage: galley <command> [options]

      Commands:
      \(list.joined(separator: "\n"))

      Options:
        --help     Shows this, or with a command its options.
        --version  Shows the version.

      Exit codes: 0 done, 2 wrong usage, 3 wrong scene, 5 a file cannot be read or written.

      """
  }
}
