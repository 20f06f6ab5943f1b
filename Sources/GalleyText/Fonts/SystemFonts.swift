import GalleyGeometry

/// The machine's own fonts, as fontconfig lists them.
enum SystemFonts {
  /// Why there is no list.
  struct ListError: Error, CustomStringConvertible {
    var description: String
  }

  /// The paths of all font files, each once, in their order.
  ///
  /// fontconfig's own program `fc-list` is asked: it knows the machine's folders and what is turned off
  /// in them, and costs nothing where it is not asked for.
  static func paths() throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["fc-list", "--format", "%{file}\\n"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let data: Data
    do {
      try process.run()
      data = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw ListError(description: "fontconfig's fc-list cannot be run: \(error)")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ListError(
        description: process.terminationStatus == 127
          ? "fontconfig's program fc-list is not there: install fontconfig"
          : "fontconfig's fc-list failed with exit code \(process.terminationStatus)")
    }
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
      .sorted()
  }
}
