import Galley
import GalleyProgramSessions
import GalleyStrings

/// `galley session`: a preview that a program uses by requests, one to a line.
enum SessionCommand {
  static var command: Command {
    Command(
      name: "session", summary: "Use previews by requests: elements, images, touches, time.",
      operands: "[FILE.swift]... [--root DIR] [options]",
      arguments: [
        Command.Argument(
          name: "FILE.swift", summary: "A Swift file whose first preview is opened at the start.",
          values: .file([".swift"]))
      ],
      details: """
        Reads requests from standard input and writes an answer to each to standard output, both JSON, one object to a \
        line: {"id": 1, "request": "open", "file": "Card.swift"}. The first line of the output says the protocol and its \
        version, 2. A file of the command line is opened as by a request without an id.

        The requests are open, tree, image, tap, press, drag, adjust, perform, type, key, scroll, advance, set, why and \
        close; Guides/Agents.md has their keys. A request that is wrong, or a preview that traps or hangs, is an error in its \
        answer, and the session goes on. It ends with its input.

        Requests name files below one folder, the current one or DIR; links and .. are refused. The code of a preview \
        itself is a program of this machine and may do what the user may do.
        """,
      options: SessionTools.options,
      exitCodes: [.usage, .file, .interrupted],
      examples: [
        "galley session Card.swift", "galley session --root Examples",
        #"echo '{"request": "tree"}' | galley session Card.swift"#,
      ],
      seeAlso: ["galley help mcp", "galley help preview", "Guides/Agents.md"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let tools = try SessionTools(arguments)
    defer { tools.session.finish() }
    var lines = SessionLines(tools.session)
    try tools.say(SessionLines.greeting)
    for file in arguments.operands { try tools.say(lines.opened(file)) }
    try tools.run { lines.answer($0) }
  }
}

/// `galley mcp`: the same as a server of the Model Context Protocol.
enum ModelContextCommand {
  static var command: Command {
    Command(
      name: "mcp", summary: "Serve previews to agents by the Model Context Protocol.",
      operands: "[--root DIR] [options]",
      details: """
        A server of the Model Context Protocol on standard input and output, for programs that write code: its tools open \
        the previews of Swift files, read their elements, draw images, tap, drag, type, scroll and let time pass. It \
        speaks the versions \(ModelContextServer.versions.joined(separator: ", ")).

        The tools reach files below one folder, the current one or DIR; links and .. are refused. The code of a preview \
        itself is a program of this machine and may do what the user may do.
        """,
      options: SessionTools.options,
      exitCodes: [.usage, .file, .interrupted],
      examples: ["galley mcp", "galley mcp --root Sources/Cards"],
      seeAlso: ["galley help session", "Guides/Agents.md"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else {
      throw CommandError.usage("galley mcp takes only options: its tools open files")
    }
    let tools = try SessionTools(arguments)
    defer { tools.session.finish() }
    let server = ModelContextServer(tools.session)
    try tools.run(kind: ModelContextServer.kind) { server.answer($0) }
  }
}
