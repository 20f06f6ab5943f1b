import Foundation
import GalleyFuzzing

/// The target that FUZZ_TARGET names.
enum ChosenTarget {
  static let value: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    if let target = FuzzTarget.named(name) { return target }
    let lines = FuzzTarget.all.map { "  \($0.name): \($0.summary)" }
    fail("FUZZ_TARGET is \"\(name)\", expected one of:\n\(lines.joined(separator: "\n"))")
  }()

  private static var root: URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }

  /// Writes files of the working folder's project, by numbers.
  static func writeSeeds(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, data) in value.seeds(in: root).enumerated() {
      try data.write(to: folder.appendingPathComponent("seed-\(index)"))
    }
  }

  /// Writes words for `-dict`, a line each. libFuzzer refuses a file without any lines.
  static func writeWords(to file: URL) throws {
    let lines = value.words(in: root).map { "\"\($0)\"\n" }
    try Data("# What the reader of \(value.name) knows\n\(lines.joined())".utf8).write(to: file)
  }
}

/// Ends the program with a message. The exit code is not one of libFuzzer's, which are above 70.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("galley-fuzz: \(message)\n".utf8))
  exit(2)
}

/// libFuzzer's loop (`FuzzerInterface.h`): calls `test` until its arguments say that it is enough.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What libFuzzer calls with each input. A broken promise ends the process, as a trap does.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try ChosenTarget.value.run(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    FileHandle.standardError.write(Data("galley-fuzz: \(error)\n".utf8))
    abort()
  }
  return 0
}
