import Foundation
import Testing

/// What shells get for the tab key.
@Suite struct CompletionTests {
  private static let scene = """
    {"galley": 1, "canvases": {"og": {"width": 10}, "square": {"width": 20}},
     "view": {"type": "Text", "text": "a"}}
    """

  /// A folder with scenes, data, a hidden file and a folder with a space in its name.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "card.json": Data(Self.scene.utf8), "broken.json": Data("{".utf8),
          "rows.csv": Data("a\n1\n".utf8), ".hidden.json": Data("{}".utf8),
          "my cards/one two.json": Data(Self.scene.utf8), "Card.swift": Data(),
        ], in: folder)
      try body(folder)
    }
  }

  /// The words for the last one of a line, as zsh asks for them.
  private func words(_ line: String..., in folder: URL) throws -> [String] {
    let result = try Program.run(
      ["complete", "zsh", "\(line.count)", "galley"] + line, in: folder)
    #expect(result.code == 0 && result.errors == "", "\(line): \(result.errors)")
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    return lines.dropFirst().map { $0.components(separatedBy: "\t")[0] }
  }

  @Test func commandsSubcommandsOptionsAndValues() throws {
    try withFolder { folder in
      let commands = try words("", in: folder)
      #expect(commands.contains("golden"))
      #expect(try words("gol", in: folder) == ["golden"])
      #expect(try words("--v", in: folder) == ["--version"])
      #expect(
        try words("golden", "", in: folder) == [
          "check", "record", "approve", "prune", "report", "sheet",
        ])
      #expect(try words("golden", "prune", "--de", in: folder) == ["--delete"])
      #expect(try words("manifest", "", in: folder) == ["merge"])
      #expect(try words("manifest", "merge", "rows.csv", "--mis", in: folder) == ["--missing"])
      #expect(try words("batch", "card.json", "--framing", "", in: folder) == ["base64", "bytes"])
      #expect(try words("batch", "card.json", "--row", in: folder) == ["--rows"])
      #expect(try words("golden", "check", ".", "--de", in: folder) == [])
      #expect(try words("fonts", "l", in: folder) == ["lock"])
      #expect(try words("help", "golden", "p", in: folder) == ["prune"])
      #expect(try words("help", "b", in: folder) == ["batch", "bash"])
      #expect(
        try words("render", "card.json", "--format", "", in: folder)
          == ["png", "jpeg", "webp", "svg", "pdf"])
      #expect(try words("render", "--format=j", in: folder) == ["--format=jpeg"])
      // What is given is not offered again, but for what may be repeated.
      #expect(try words("render", "--scale", "2", "--sca", in: folder) == [])
      #expect(try words("render", "--set", "a=1", "--se", in: folder) == ["--set"])
      #expect(
        try words("preview", "Card.swift", "--device", "iPhone 15 Pro", in: folder)
          == ["iPhone 15 Pro", "iPhone 15 Pro Max"])
      #expect(try words("preview", "--scheme", "d", in: folder) == ["dark"])
    }
  }

  @Test func filesFoldersAndCanvases() throws {
    try withFolder { folder in
      #expect(
        try words("check", "", in: folder) == ["broken.json", "card.json", "my cards/"])
      #expect(try words("check", "my cards/o", in: folder) == ["my cards/one two.json"])
      #expect(try words("check", ".h", in: folder) == [".hidden.json"])
      #expect(try words("render", "Ca", in: folder) == ["Card.swift"])
      let data = try words("render", "card.json", "--data", "", in: folder)
      #expect(data.contains("rows.csv"))
      #expect(try words("render", "card.json", "--fonts", "", in: folder) == ["my cards/"])
      #expect(try words("render", "card.json", "--canvas", "", in: folder) == ["og", "square"])
      #expect(try words("render", "card.json", "--canvas", "og,", in: folder) == ["og,square"])
      #expect(
        try words("render", "my cards/one two.json", "--canvas=s", in: folder)
          == ["--canvas=square"])
      #expect(
        try words("render", "card.json", "--matrix", "scheme=dark", "can", in: folder)
          == ["canvas="])
      #expect(
        try words("render", "card.json", "--matrix", "canvas=og,", in: folder)
          == ["canvas=og,square"])
      #expect(
        try words("preview", ".", "--matrix", "scheme;direction=r", in: folder)
          == ["scheme;direction=rtl", "scheme;direction=rightToLeft"])
    }
  }

  /// A scene that is wrong, missing or a pipe has no canvases, and nothing is said about it.
  @Test func whatIsWrongIsSilent() throws {
    try withFolder { folder in
      #expect(mkfifo(folder.appendingPathComponent("pipe.json").path, 0o600) == 0)
      for scene in ["broken.json", "none.json", "pipe.json", "my cards", "", "\u{1}.json"] {
        #expect(try words("render", scene, "--canvas", "", in: folder) == [])
      }
      #expect(try words("nothing", "", in: folder) == [])
      #expect(try words("render", "--nothing=", in: folder) == [])
      #expect(try words("render", "none/", in: folder) == [])
      for line in [
        [], ["tcsh", "1", "galley", ""], ["zsh"], ["zsh", "x", "galley"], ["zsh", "-1", "galley"],
        ["zsh", "9", "galley", "a"], ["bash", "0", "galley"], ["bash", "1", "galley"],
      ] {
        let result = try Program.run(["complete"] + line, in: folder)
        #expect(result.code == 0 && result.errors == "", "\(line)")
      }
    }
  }

  private static func shell(_ name: String) -> URL? {
    ["/bin", "/usr/bin", "/usr/local/bin"].map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func answers(of shell: String, _ script: String, in folder: URL) throws -> [String] {
    let program = try #require(Self.shell(shell))
    let completions = try Program.run(["help", shell])
    try completions.output.write(to: folder.appendingPathComponent(".completions"))
    let place = Program.galley.deletingLastPathComponent().path
    let start = shell == "fish" ? "set -x PATH \(place) $PATH\n" : "PATH=\(place):$PATH\n"
    let result = try Program.run(
      shell == "bash" ? ["--norc", "-c", start + script] : ["-c", start + script], by: program,
      in: folder)
    #expect(result.errors == "")
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Lines as bash cuts them, and what is offered.
  @Test(arguments: [
    ("1 galley gol", ["golden"]), ("2 galley golden re", ["record", "report"]),
    ("3 galley render card.json --canv", ["--canvas"]),
    ("4 galley render card.json --canvas ''", ["og", "square"]),
    ("4 galley render card.json --canvas og,", ["og,square"]),
    ("5 galley render card.json --format = j", ["jpeg"]),
    ("4 galley render card.json --format =", ["png", "jpeg", "webp", "svg", "pdf"]),
    ("6 galley render card.json --matrix scheme = li", ["light"]),
    ("3 galley render card.json --matrix sch", ["--matrix"]),
    ("4 galley render card.json --matrix sch", ["scheme="]),
    ("4 galley render 'my\\ cards/one\\ two.json' --canvas o", ["og"]),
    ("2 galley render 'my\\ c'", ["my cards/"]), ("2 galley render '\"my c'", ["my cards/"]),
    ("4 galley preview Card.swift --device 'iPhone\\ 15\\ Pro\\ '", [#"iPhone\ 15\ Pro\ Max"#]),
    ("4 galley preview Card.swift --device '\"iPhone 15 Pro '", ["iPhone 15 Pro Max"]),
    ("4 galley render broken.json --canvas ''", []),
  ])
  func bashAsksForWords(line: String, expected: [String]) throws {
    try withFolder { folder in
      let (index, words) = (line.prefix(1), line.dropFirst(2))
      let script = """
        . ./.completions
        COMP_WORDS=(\(words)); COMP_CWORD=\(index); _galley galley
        [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
        """
      let found = try answers(of: "bash", script, in: folder)
      #expect(found == expected)
    }
  }

  @Test(
    .enabled(if: shell("zsh") != nil),
    arguments: [
      ("galley gol", "golden"), ("galley golden pr", "prune"),
      ("galley render card.json --canvas s", "square"),
      ("galley render --format=j", "--format=jpeg"),
      ("galley render my\\ cards/o", "my cards/one two.json"), ("galley check my", "my cards/"),
    ])
  func zshAsksForWords(line: String, expected: String) throws {
    try withFolder { folder in
      let script = """
        compdef() { : }
        compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -l -- "$@" }
        . ./.completions
        words=(${(z):-"\(line.replacingOccurrences(of: "\\", with: "\\\\"))"})
        CURRENT=$#words PREFIX=$words[-1]
        _galley
        """
      let found = try answers(of: "zsh", script, in: folder)
      #expect(found == [expected])
    }
  }

  @Test(
    .enabled(if: shell("fish") != nil),
    arguments: [
      ("galley gol", "golden"), ("galley golden pr", "prune"),
      ("galley render card.json --canvas s", "square"),
      ("galley render --format=j", "--format=jpeg"),
      ("galley check my", "my cards/"),
    ])
  func fishAsksForWords(line: String, expected: String) throws {
    try withFolder { folder in
      let script = "source ./.completions\ncomplete -C '\(line)'"
      let words = try answers(of: "fish", script, in: folder)
      #expect(words.map { $0.components(separatedBy: "\t")[0] } == [expected])
    }
  }
}
