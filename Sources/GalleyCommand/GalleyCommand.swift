import CProcess
import Galley
import GalleyScenes

/// The command line: finds the command, runs it, says what went wrong.
enum GalleyCommand {
  private static let table: CommandTable = CommandTable(
    summary: "draws SwiftUI-style layouts as images, without a window",
    makers: [
      ("preview", { PreviewCommand.command }), ("render", { RenderCommand.command }),
      ("batch", { BatchCommand.command }), ("manifest", { ManifestCommand.command }),
      ("watch", { WatchCommand.command }), ("check", { CheckCommand.command }),
      ("inspect", { InspectCommand.command }), ("golden", { GoldenCommand.command }),
      ("compare", { CompareCommand.command }),
      ("session", { SessionCommand.command }), ("mcp", { ModelContextCommand.command }),
      ("diff", { DiffCommand.command }), ("fonts", { FontsCommand.command }),
      ("schema", { SchemaCommand.command }), ("doctor", { DoctorCommand.command }),
      ("init", { InitCommand.command }), ("help", { HelpCommand.command(of: table) }),
    ])

  /// The commands that draw in this process.
  private static let drawing: [String] = ["render", "batch", "watch", "golden", "compare"]

  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      try dispatch(arguments)
      return .success
    } catch let error as CommandError {
      StandardStream.error.print("galley: \(error.message(quoting: arguments))")
      if arguments.contains("--json") {
        for problem in error.problems {
          try? Console(isJSON: true).emit(text: problem.json(event: "problem"))
        }
        var event = Console.Event("error")
        event.message = error.message
        event.code = error.code.rawValue
        try? Console(isJSON: true).emit(event)
      }
      if error.code == .usage { StandardStream.error.print("Try '\(helpCommand(arguments))'.") }
      return error.code
    } catch {
      StandardStream.error.print("galley: \(error)")
      return .scene
    }
  }

  private static func dispatch(_ arguments: [String]) throws {
    guard let first = arguments.first else {
      throw CommandError.usage(
        "missing command: expected \(table.makers.map(\.name).alternatives)")
    }
    switch first {
    case "--help", "-h":
      try StandardStream.output.write(table.help)
    case "--version":
      try StandardStream.output.write("\(GalleyVersion.description)\n")
    case CompletionCommand.name:
      CompletionCommand.run(Array(arguments.dropFirst()), table)
    default:
      guard let command = table.command(named: first) else { throw table.unknownCommand(first) }
      let rest = Array(arguments.dropFirst())
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return try StandardStream.output.write(page(of: command, rest).text)
      }
      let parsed = try ParsedArguments(rest, for: command)
      if drawing.contains(command.name) { galley_prepare_heap() }
      try command.run(parsed)
    }
  }

  /// The page of a command, or of the subcommand that a line has.
  private static func page(of command: Command, _ words: [String]) -> HelpPage {
    HelpPage(command, words.lazy.compactMap { command.subcommand($0) }.first)
  }

  /// What shows the page of a line that went wrong.
  private static func helpCommand(_ arguments: [String]) -> String {
    guard let command = arguments.first.flatMap(table.command(named:)), command.name != "help"
    else {
      return "galley help"
    }
    let words = page(of: command, Array(arguments.dropFirst())).words
    return words.replacingOccurrences(of: "galley ", with: "galley help ")
  }
}
