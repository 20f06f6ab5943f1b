import Foundation
import Testing

/// What the released program asks of a machine, read from the program that `Scripts/test` has built.
@Suite struct ProgramLibrariesTests {
  private static let program = SourceTree.root.appendingPathComponent(".build/release/galley").path

  private func output(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
    process.arguments = arguments
    process.environment = ["LC_ALL": "C", "PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// The versions of glibc that symbols are asked for in, as numbers: 2.34 is [2, 34].
  private func versions(in symbols: String) -> Set<[Int]> {
    Set(
      symbols.matches(of: /GLIBC_([0-9.]+)/).map { match in
        match.1.split(separator: ".").compactMap { Int($0) }
      })
  }

  /// The machine where it is built has a newer one: whatever Swift's runtime takes of that is in `CLibc`.
  @Test func startsWithTheOldestCLibraryThatIsPromised() throws {
    let header = try SourceTree.text("Sources/CLibc/include/CLibc.h")
    let promise = try #require(header.firstMatch(of: /GALLEY_OLDEST_GLIBC "([0-9.]+)"/)).1
    let oldest = promise.split(separator: ".").compactMap { Int($0) }
    let used = versions(in: try output("objdump", ["-T", Self.program]))
    #expect(used.count > 3)
    let newer = used.filter { oldest.lexicographicallyPrecedes($0) }
    #expect(newer.isEmpty)
  }

  /// A library more is one more that an archive has to bring, and a tenth of a millisecond of each start.
  @Test func loadsTheseLibraries() throws {
    let dynamic = try output("readelf", ["-d", Self.program])
    let needed = dynamic.matches(of: /\(NEEDED\).*\[([^\]]+)\]/).map { String($0.1) }
      .filter { !$0.hasPrefix("ld-linux") }
    #expect(
      needed.sorted() == [
        "libc.so.6", "libfreetype.so.6", "libharfbuzz.so.0", "libisal.so.2",
        "liblcms2.so.2", "libm.so.6", "libnettle.so.8", "libpng16.so.16", "libz.so.1",
      ])
    // A folder to look into first is in archives alone (`Scripts/stage`).
    #expect(!dynamic.contains("(RPATH)") && !dynamic.contains("(RUNPATH)"))
  }
}
