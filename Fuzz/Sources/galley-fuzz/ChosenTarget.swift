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

  /// Writes files of the working folder's project, by numbers.
  static func writeSeeds(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for (index, data) in value.seeds(in: root).enumerated() {
      try data.write(to: folder.appendingPathComponent("seed-\(index)"))
    }
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
