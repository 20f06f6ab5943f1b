import Foundation
import Testing

/// What `Guides/Inspecting.md`, `Guides/Agents.md` and `Guides/Reviewing.md` show is what the program prints.
@Suite struct GuideOutputTests {
  /// A command of a guide, with what the guide says that it prints.
  struct Example: CustomStringConvertible {
    let guide: String
    let command: String
    let output: String

    var description: String { "\(guide): \(command)" }
  }

  /// The commands of a guide's blocks of code; lines that go on begin with `> `.
  static func examples(of guide: String) throws -> [Example] {
    let text = try String(
      contentsOf: Program.root.appendingPathComponent("Guides/\(guide)"), encoding: .utf8)
    var examples: [Example] = []
    var (isCode, command) = (false, [String]())
    var output: [String] = []
    func end() {
      if !command.isEmpty {
        let lines = output.map { $0 + "\n" }.joined()
        examples.append(
          Example(guide: guide, command: command.joined(separator: "\n"), output: lines))
      }
      (command, output) = ([], [])
    }
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        end()
        isCode.toggle()
      } else if isCode, line.hasPrefix("$ ") {
        end()
        command = [String(line.dropFirst(2))]
      } else if !command.isEmpty, output.isEmpty, line.hasPrefix("> ") {
        command.append(String(line.dropFirst(2)))
      } else if !command.isEmpty {
        output.append(line)
      }
    }
    return examples
  }

  /// The guide's commands have no signs before them, and a thousand rows take long: its error is that of the card it shows.
  @Test func theErrorOfAThousandCardsIsWhatTheGuideShows() throws {
    let guide = try String(
      contentsOf: Program.root.appendingPathComponent("Guides/ThousandCards.md"), encoding: .utf8)
    let card = try #require(guide.firstMatch(of: /(?s)```json\n(.*?)```/)).1
    let row = try #require(guide.firstMatch(of: /echo '(.*)' >> cities\.csv/)).1
    let error = try #require(guide.firstMatch(of: /(?m)^galley: card\.json:.*$/)).0
    let rows = "slug,city,country,population,color\ncity-0,Porto,Portugal,999,teal\n\(row)\n"
    try Program.withFolder { folder in
      try Program.write(
        ["card.json": Data(card.utf8), "cities.csv": Data(rows.utf8)], in: folder)
      let result = try Program.run(
        ["batch", "card.json", "--data", "cities.csv", "--out", "cards/{{slug}}.png", "--quiet"],
        in: folder)
      #expect(result.code == 4)
      #expect(
        result.errors.contains(error.replacing("row 1001", with: "row 2")), "\(result.errors)")
    }
  }

  /// The commands run one after the other in one folder, in which later ones find the files of earlier ones.
  @Test(arguments: [("Inspecting.md", 5), ("Agents.md", 9), ("Reviewing.md", 5)])
  func theProgramPrintsWhatTheGuideShows(guide: String, count: Int) throws {
    let examples = try Self.examples(of: guide)
    #expect(examples.count >= count)
    let programs = Program.galley.deletingLastPathComponent().path
    try Program.withFolder { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Examples"),
        withDestinationURL: Program.root.appendingPathComponent("Examples"))
      for example in examples {
        let script = "exec 2>&1; PATH=\"\(programs):$PATH\"\n\(example.command)"
        let result = try Program.run(
          ["-c", script], by: URL(fileURLWithPath: "/bin/bash"), in: folder)
        #expect(String(decoding: result.output, as: UTF8.self) == example.output, "\(example)")
      }
    }
  }
}
