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

  @Test func pipelinesDrawTheSamePixels() throws {
    let output = try run("Examples/pipelines/run-all", ["10000"])
    #expect(output.contains("10000 pictures, the same in 3 results"), "\(output)")
  }
}
