import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// The examples against their approved images, and optimised code against unoptimised code.
@Suite struct GoldenTests {
  private static let examples =
    [
      "chips", "card", "flows", "grid-alignment", "grid-ambiguous", "honeycomb", "painting",
      "specimen", "table",
    ] + (1...7).map { "honeycomb-steps/step-\($0)" }

  private func image(_ example: String, by program: URL) throws -> Bitmap {
    let folder = Program.root.appendingPathComponent("Examples")
    let scene = folder.appendingPathComponent("\(example).json").path
    let result = try Program.run(
      ["render", scene, "-o", "-", "--strict", "--images", folder.path], by: program)
    #expect(result.code == 0, "\(result.errors)")
    return try PNGDecoder().decode(result.output)
  }

  /// Scenes, and the previews of programs on what `Goldens/Examples/previews.json` says.
  @Test func examplesEqualTheirGoldens() throws {
    let result = try Program.run(
      [
        "golden", "check", "Examples", "--goldens", "Goldens/Examples", "--images", "Examples",
        "--strict",
      ],
      in: Program.root)
    #expect(result.code == 0, "\(result.errors)")
    #expect(String(decoding: result.output, as: UTF8.self) == "141 of 141 match\n")
  }

  /// `Scripts/test` builds both: this fails when they are not there.
  @Test(arguments: examples) func debugAndReleaseGiveTheSameBits(example: String) throws {
    let release = Program.root.appendingPathComponent(".build/release/galley")
    let unoptimized = Program.root.appendingPathComponent(".build/debug/galley")
    for (program, isOptimized) in [(release, true), (unoptimized, false)] {
      guard FileManager.default.isExecutableFile(atPath: program.path) else {
        Issue.record("\(program.path) is not built: run Scripts/test")
        return
      }
      let version = try Program.run(["--version"], by: program)
      let text = String(decoding: version.output, as: UTF8.self)
      #expect(text.contains("(unoptimized build)") != isOptimized, "\(program.path): \(text)")
    }
    #expect(try image(example, by: release) == image(example, by: unoptimized))
  }

  /// The images that are built in, by the unoptimised build and by the optimised one.
  @Test(arguments: [".build/debug", ".build/release"])
  func doctorFindsTheSamePixels(folder: String) throws {
    let program = Program.root.appendingPathComponent("\(folder)/galley")
    let result = try Program.run(["doctor"], by: program)
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(result.code == 0, "\(result.errors)")
    #expect(lines.count { $0.hasSuffix(": same") } == 11)
    // Every library that pixels come from, with its version.
    for name in [
      "FreeType", "HarfBuzz", "ICU", "Nettle", "Unicode", "libpng", "LittleCMS", "libwebp", "zlib",
      "ISA-L", "libdeflate", "TurboJPEG", "Expat",
    ] {
      let versions = lines.filter { $0.hasPrefix("\(name) ") }.map { $0.dropFirst(name.count + 1) }
      #expect(versions.count == 1, "\(name): \(versions)")
      for version in versions {
        #expect(version.split(separator: ".").allSatisfy { Int($0) != nil }, "\(name) \(version)")
      }
    }
    #expect(try Program.run(["doctor", "x"], by: program).code == 2)
  }

  /// Images are painted and written in bands: 1.6 GB of pixels need some tens of megabytes.
  @Test(arguments: [1, 2]) func anImageOf400MegapixelsNeedsTensOfMegabytes(threads: Int) throws {
    let scene = """
      {"galley": 1, "canvas": {"width": 20000, "height": 20000, "background": "white"},
       "view": {"type": "ZStack", "children": [
        {"type": "LinearGradient", "colors": ["red", "blue"], "startPoint": "top", "endPoint": "bottomTrailing"},
        {"type": "Circle", "fill": "white", "modifiers": [{"frame": {"width": 15000, "height": 15000}}]},
        {"type": "RoundedRectangle", "cornerRadius": 40, "fill": "yellow",
         "modifiers": [{"frame": {"width": 9000, "height": 4000}}, {"shadow": 20}]},
        {"type": "Text", "text": "Large", "modifiers": [{"font": {"size": 1200, "weight": "bold"}}]}]}}
      """
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-large-\(threads)-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("large.json")
    try Data(scene.utf8).write(to: file)
    // By a shell: a process that this one starts itself would begin with its peak.
    let galley = Program.root.appendingPathComponent(".build/release/galley").path
    let result = try Program.run(
      [
        "-c", "\"$0\" \"$@\"; exit $?", galley, "render", file.path, "-o",
        folder.appendingPathComponent("large.png").path, "--timings", "--threads", "\(threads)",
      ], by: URL(fileURLWithPath: "/bin/sh"))
    #expect(result.code == 0, "\(result.errors)")
    let line = result.errors.split(separator: "\n").first { $0.hasPrefix("memory") }
    let megabytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    #expect(try #require(megabytes) < 100)
  }
}
