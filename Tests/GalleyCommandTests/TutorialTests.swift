import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// The tutorials below `Documentation/Tutorials` are true: their files are written and their commands run one after the
/// other in a new folder, as a reader does. They print what the tutorials show, and write the images beside it.
@Suite struct TutorialTests {
  /// A step of a tutorial that shows a file.
  struct Step {
    /// The path from the reader's folder; `Terminal` shows commands.
    var name: String
    /// The file below `Documentation/Tutorials/Code`.
    var file: String
    /// The image beside it, below `Documentation/Tutorials/Images`.
    var image: String?
  }

  /// A command with the lines that it prints.
  struct Command {
    var text: String
    var output = ""
  }

  private static let folder = Program.root.appendingPathComponent("Documentation/Tutorials")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func steps(of tutorial: String) throws -> [Step] {
    try text("\(tutorial).tutorial")
      .matches(
        of: /@Code\(name: "([^"]*)", file: "([^"]*)"\)(?: \{\s*@Image\(source: "([^"]*)")?/
      ).map { Step(name: String($0.1), file: String($0.2), image: $0.3.map(String.init)) }
  }

  /// Commands begin with `$ `, and go on in lines that begin with `> `.
  static func commands(of text: String) -> [Command] {
    var commands: [Command] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        commands.append(Command(text: String(line.dropFirst(2))))
      } else if let last = commands.indices.last {
        if line.hasPrefix("> "), commands[last].output.isEmpty {
          commands[last].text += "\n" + line.dropFirst(2)
        } else {
          commands[last].output += line + "\n"
        }
      }
    }
    return commands
  }

  /// Without what differs from run to run: times, sizes of files, and the progress that a terminal overwrites. A thousand
  /// cards take a minute in an unoptimized build: forty stand for them.
  private static func comparable(_ text: String) -> String {
    text.replacing(/(?m)^(?:\d+ of \d+, |report: \d+ of ).*\n/, with: "")
      .replacing(/\d+(?:\.\d+)? m?s\b/, with: "some time")
      .replacing(/\d+ bytes/, with: "some bytes")
      .replacing(/\b100([01])\b/, with: { "4\($0.1)" })
  }

  private static func run(_ command: String, in folder: URL) throws -> String {
    let programs = Program.galley.deletingLastPathComponent().path
    let script = "exec 2>&1; PATH=\"\(programs):$PATH\"\n\(command)"
    let result = try Program.run(["-c", script], by: URL(fileURLWithPath: "/bin/bash"), in: folder)
    return String(decoding: result.output, as: UTF8.self)
      .replacing(folder.resolvingSymlinksInPath().path + "/", with: "")
  }

  /// Whether an image in the folder is that of a step.
  private static func hasImage(_ name: String, in folder: URL) throws -> Bool {
    let kept = try PNGDecoder().decode(
      Data(contentsOf: Self.folder.appendingPathComponent("Images/\(name)")))
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }
      .contains {
        try PNGDecoder().decode(Data(contentsOf: folder.appendingPathComponent($0))) == kept
      }
  }

  @Test(arguments: ["ThousandCards", "GoldensInCI", "LayoutExplained"])
  func commandsPrintWhatATutorialShows(_ tutorial: String) throws {
    let steps = try Self.steps(of: tutorial)
    #expect(steps.count >= 10)
    try Program.withFolder { folder in
      for step in steps {
        let code = try Self.text("Code/\(step.file)")
        guard step.name == "Terminal" else {
          try Program.write([step.name: Data(code.utf8)], in: folder)
          continue
        }
        let commands = Self.commands(of: code)
        #expect(!commands.isEmpty, "\(step.file)")
        // DocumentationTests runs the programs.
        for command in commands where !command.text.hasPrefix("swift run") {
          let output = try Self.run(
            command.text.replacing("i < 1000", with: "i < 40"), in: folder)
          #expect(
            Self.comparable(output) == Self.comparable(command.output),
            "\(step.file): \(command.text)")
        }
        if let image = step.image {
          #expect(try Self.hasImage(image, in: folder), "\(step.file): \(image)")
        }
      }
    }
  }

  @Test func everyFileOfATutorialIsShown() throws {
    let tutorials = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".tutorial") }
    let text = try tutorials.map(Self.text).joined()
    #expect(tutorials.count == 4)
    for place in ["Code", "Images"] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appendingPathComponent(place).path)
      #expect(files.count > 5)
      for file in files { #expect(text.contains("\"\(file)\""), "\(place)/\(file)") }
    }
  }
}
