import Foundation
import Testing

/// Help pages, the manual page and what they promise of options.
@Suite struct HelpTests {
  private static let commands = [
    "preview", "render", "batch", "manifest", "watch", "check", "inspect", "golden", "compare",
    "session", "mcp", "diff", "fonts", "schema", "doctor", "init", "help",
  ]

  private func text(_ arguments: String...) throws -> String {
    let result = try Program.run(arguments)
    #expect(result.code == 0, "\(arguments): \(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  /// What stands in the column of options, and not a word of a wrapped summary.
  private func options(in page: String) -> [String] {
    page.split(separator: "\n").filter { line in
      [2, 6].contains(line.prefix { $0 == " " }.count)
    }.flatMap { line -> [String] in
      let words = line.trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")[0]
      guard words.hasPrefix("-") else { return [] }
      return words.components(separatedBy: ", ").map { $0.components(separatedBy: " ")[0] }
    }
  }

  @Test(arguments: commands) func everyPageHasItsParts(command: String) throws {
    let page = try text("help", command)
    let (long, short) = (try text(command, "--help"), try text(command, "-h"))
    #expect(page == long && page == short)
    let summary = try #require(page.split(separator: "\n").first)
    #expect(summary.hasSuffix(".") && summary.first?.isUppercase ?? false)
    for part in [
      "\n\nUsage: galley \(command)", "\n\nOptions:\n", "\n\nExamples:\n", "\n\nExit codes:\n",
    ] {
      #expect(page.contains(part), "\(command) has no \(part)")
    }
    #expect(page.contains("-h, --help"))
    for words in ["unless stated", "again and again", " over the ", "picture", "None", "nil"] {
      #expect(!page.contains(words), "\(command): \(words)")
    }
    for line in page.split(separator: "\n") where !line.hasPrefix("  ") {
      #expect(line.count <= 80, "\(command): \(line)")
    }
    let overview = try text("help")
    #expect(overview.contains("  \(command) "))
  }

  @Test func optionsSayTheirDefaultsAndValues() throws {
    let render = try text("help", "render").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    for words in [
      "-o, --output FILE Where to write the image. (default: next to the scene)",
      "--set KEY=VALUE Override a value of the data; use dots for nested keys, as in "
        + "author.name=Ada. (repeatable)",
      "--format NAME The image format. (values: png, jpeg, webp, svg, pdf; default: by the file's extension)",
      "(default: 85 for JPEG, lossless for WebP)", "0 means none. (default: 60)",
    ] {
      #expect(render.contains(words), "\(words)")
    }
  }

  @Test func aSubcommandHasAPageWithItsOwnOptions() throws {
    let check = try text("help", "golden", "check")
    let other = try text("golden", "check", "--help")
    #expect(check == other)
    #expect(
      check.contains(
        "Usage: galley golden check DIR|FILE.swift... [ACTUAL | NAME...] [options]\n"))
    #expect(options(in: check).contains("--tolerance"))
    #expect(!options(in: check).contains("--delete"))
    let prune = options(in: try text("help", "golden", "prune"))
    #expect(prune.contains("--delete") && !prune.contains("--tolerance"))
    let all = options(in: try text("help", "golden"))
    #expect(all.contains("--delete") && all.contains("--tolerance"))
    let (lock, list) = (try text("help", "fonts", "lock"), try text("help", "fonts", "check"))
    #expect(options(in: lock).contains("--data"))
    #expect(!options(in: list).contains("--data"))
    let wrong = try Program.run(["help", "golden", "chek"])
    #expect(wrong.code == 2 && wrong.errors.contains("did you mean check?"))
    let none = try Program.run(["help", "render", "check"])
    #expect(none.code == 2)
  }

  private static let unknownSubcommand =
    "unknown subcommand \"chekc\": expected check, record, approve, prune, report or sheet; "
    + "did you mean check?\n"

  /// Words on the command line, the message, and the page that is named.
  @Test(arguments: [
    ([], "missing command: expected preview, ", "galley help"),
    (["rendr", "a.json"], "unknown command \"rendr\"; did you mean render?", "galley help"),
    (["help", "bsh"], "unknown command \"bsh\"; did you mean bash?", "galley help"),
    (
      ["render", "--scle", "2"], "has no option --scle; did you mean --scale?", "galley help render"
    ),
    (["render", "-scale", "2"], "no option -scale; did you mean --scale?", "galley help render"),
    (["batch", "--output", "a"], "no option --output; did you mean --out?", "galley help batch"),
    (["render", "--out", "a"], "no option --out; did you mean --output?", "galley help render"),
    (["render", "--xyzzy"], "galley render has no option --xyzzy\n", "galley help render"),
    (["render", "-x"], "galley render has no option -x\n", "galley help render"),
    (
      ["render", "a.json", "--format", "jpg"], "not \"jpg\"; did you mean jpeg?",
      "galley help render"
    ),
    (
      ["golden"],
      "missing subcommand: expected check, record, approve, prune, report or sheet\n",
      "galley help golden"
    ),
    (
      ["golden", "chekc", "."],
      unknownSubcommand,
      "galley help golden"
    ),
    (["golden", "check"], "galley golden check needs a folder", "galley help golden check"),
    (["golden", "--goldens", "g", "prune"], "needs a folder", "galley help golden prune"),
    (["fonts", "chek", "a"], "did you mean check?", "galley help fonts"),
    (["fonts", "check"], "takes one text, but 0 were given", "galley help fonts check"),
    (["fonts", "lock"], "galley fonts lock takes a scene", "galley help fonts lock"),
    (["fonts", "--data", "a.csv"], "--data belongs to galley fonts lock", "galley help fonts"),
    (["fonts", "lock", "-", "--data", "-"], "can be read once only", "galley help fonts lock"),
  ])
  func wrongLinesNameTheirPage(words: [String], message: String, page: String) throws {
    let result = try Program.run(words)
    #expect(result.code == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasSuffix("Try '\(page)'.\n"), "\(result.errors)")
  }

  /// What the sources ask of arguments is in the table, and what is in the table somebody asks for.
  @Test func optionsThatAreReadAreDocumentedAndTheOtherWayRound() throws {
    var documented: Set<String> = []
    for command in Self.commands { documented.formUnion(options(in: try text("help", command))) }
    documented.subtract(["-h", "--help"])
    let folder = Program.root.appendingPathComponent("Sources/GalleyCommand")
    var source = ""
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      source += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    let read = #/(?:has|string|strings|integer|positive|value)\(\s*"(-[-a-z]+)"/#
    let asked = Set(source.matches(of: read).map { String($0.output.1) })
    #expect(asked.count > 40)
    #expect(asked.subtracting(documented).isEmpty, "\(asked.subtracting(documented))")
    // Those of a preview's configuration are read by their names without dashes.
    let configuration =
      ["device", "orientation", "size", "scheme", "type-size", "locale"]
      + ["time-zone", "date", "direction", "contrast", "look"]
    // Second names are read by the first ones: -o, -v.
    let names = Set(
      configuration.map { "--\($0)" } + ["--output", "--verbose", "--memory", "--data"])
    let unread = documented.subtracting(asked).subtracting(names)
    #expect(unread.isEmpty, "\(unread)")
  }

  private static func find(_ program: String) -> URL? {
    ["/usr/bin", "/bin", "/usr/local/bin"].map { URL(fileURLWithPath: "\($0)/\(program)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test func theManualPageHasItsSectionsAndAllOptions() throws {
    let page = try text("help", "man")
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXAMPLES", "EXIT STATUS", "FILES",
      "ENVIRONMENT", "SEE ALSO",
    ] {
      #expect(page.contains("\n.SH \(section)\n"), "\(section)")
    }
    for command in Self.commands {
      for option in options(in: try text("help", command))
      where option != "-h" && option != "--help" {
        let escaped = option.replacingOccurrences(of: "-", with: "\\-")
        #expect(page.contains("\\fB\(escaped)\\fR"), "\(command) \(option)")
      }
    }
  }

  @Test(.enabled(if: find("mandoc") != nil)) func mandocHasNothingToSayOfTheManualPage() throws {
    try Program.withFolder { folder in
      try Data(text("help", "man").utf8).write(to: folder.appendingPathComponent("galley.1"))
      let program = try #require(Self.find("mandoc"))
      let result = try Program.run(
        ["-T", "lint", "-W", "style", "galley.1"], by: program, in: folder)
      #expect(String(decoding: result.output, as: UTF8.self) == "")
      #expect(result.code == 0)
    }
  }

  @Test(.enabled(if: find("groff") != nil)) func groffWarnsOfNothingInTheManualPage() throws {
    let program = try #require(Self.find("groff"))
    let page = Data(try text("help", "man").utf8)
    let result = try Program.run(["-man", "-ww", "-Tutf8", "-Kutf8"], by: program, input: page)
    #expect(result.errors == "")
    #expect(result.code == 0 && result.output.count > 10_000)
  }
}
