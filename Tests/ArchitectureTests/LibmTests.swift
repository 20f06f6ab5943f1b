import Foundation
import Testing

/// Pixels come from arithmetic that IEEE 754 fixes: no function of the machine's mathematical library whose
/// last bit is its own.
@Suite struct LibmTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Their results are exact, or the exact ones rounded once.
  private static let exact: Set<String> = [
    "ceil", "floor", "fma", "fmod", "rint", "round", "sqrt", "trunc",
    "ceilf", "floorf", "rintf", "roundf", "truncf",
  ]

  private func symbols(_ arguments: [String]) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/nm")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return Set(
      lines.compactMap { $0.split(separator: " ").last?.prefix { $0 != "@" } }.map(String.init))
  }

  /// `Scripts/test` builds the release objects: this fails when they are not there.
  @Test(arguments: [
    "GalleyGeometry", "GalleyMotion", "GalleyGraphics", "GalleyLayout", "GalleyText",
    "GalleyRaster", "GalleySVG", "GalleyViews", "GalleyControls", "GalleyAdditions",
    "CPixelKernels",
  ])
  func releaseObjectsNameOnlyExactFunctions(module: String) throws {
    let library = try #require(
      [
        "/lib/x86_64-linux-gnu/libm.so.6", "/usr/lib64/libm.so.6",
        "/lib/aarch64-linux-gnu/libm.so.6",
      ]
      .first { FileManager.default.fileExists(atPath: $0) })
    let functions = try symbols(["-D", "--defined-only", library])
    try #require(functions.contains("sin") && functions.contains("pow"))
    let folder = Self.root.appendingPathComponent(".build/release/\(module).build")
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }.map { folder.appendingPathComponent($0).path }
    try #require(!objects.isEmpty, "\(folder.path) has no objects: run Scripts/test")
    let used = try symbols(["-u"] + objects).intersection(functions)
    #expect(used.subtracting(Self.exact).isEmpty, "\(module) uses \(used.sorted())")
  }
}
