import Foundation
import Testing

/// Programs of others, with the release build: the schema by a checker of schemas, ten thousand rows by GNU
/// parallel and by Dask. `Scripts/test` installs them.
@Suite struct PipelineTests {
  private let python = Program.root.appendingPathComponent(".build/tools/bin/python").path
  private let galley = Program.root.appendingPathComponent(".build/release/galley").path

  private func run(_ script: String, _ arguments: [String]) throws -> String {
    let path = Program.root.appendingPathComponent(script).path
    let command =
      ["GALLEY=\(galley)", "PYTHON=\(python)"]
      + (script.hasSuffix("run-all") ? [path] : [python, path])
    let result = try Program.run(
      command + arguments, by: URL(fileURLWithPath: "/usr/bin/env"))
    #expect(result.code == 0, "\(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test func theSchemaTakesExamplesAndNoBrokenScene() throws {
    let output = try run("Tests/Schema/check-scenes", [galley])
    #expect(output.contains("broken scenes"))
  }

  /// Two rows of 300 have a colour that does not exist.
  @Test(arguments: ["one-process", "gnu-parallel", "with_dask.py"])
  func pipelinesKeepWhatWasDrawnAndNameWhatFailed(_ script: String) throws {
    try Program.withFolder { folder in
      let rows = (1...300).map { number in
        let color = number == 7 || number == 211 ? "no such colour" : "teal"
        return
          #"{"id": \#(number), "name": "Maple \#(number)", "town": "Évora", "stops": 3, "color": "\#(color)"}"#
      }
      try Data((rows.joined(separator: "\n") + "\n").utf8).write(
        to: folder.appendingPathComponent("rows.jsonl"))
      let path = Program.root.appendingPathComponent("Examples/pipelines/\(script)").path
      let result = try Program.run(
        ["GALLEY=\(galley)"] + (script.hasSuffix(".py") ? [python, path] : [path]) + [
          "rows.jsonl", "out",
        ], by: URL(fileURLWithPath: "/usr/bin/env"), in: folder)
      #expect(result.code == 4, "\(result.errors)")
      // One process says a cause once; several say their own.
      let isNamed =
        result.errors.contains("in 2 rows, first row 7")
        || result.errors.contains("row 7") && result.errors.contains("row 211")
      #expect(isNamed, "\(result.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
      #expect(names.filter { $0.hasSuffix(".png") }.count == 298)
      let results = try String(contentsOfFile: folder.path + "/out.jsonl", encoding: .utf8)
      #expect(results.split(separator: "\n").count == 300)
      #expect(results.components(separatedBy: "no such colour").count > 2)
    }
  }

  @Test func pipelinesDrawTheSamePixels() throws {
    let output = try run("Examples/pipelines/run-all", ["10000"])
    #expect(output.contains("10000 images, the same in 3 results"), "\(output)")
  }
}
