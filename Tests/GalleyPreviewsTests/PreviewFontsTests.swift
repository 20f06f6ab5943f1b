import CBundledFonts
import Foundation
import Testing

@testable import GalleyPreviews

/// The drawing process has the fonts of the program that starts it.
@Suite struct PreviewFontsTests {
  @Test func eachLineNamesTheBytesOfAFont() throws {
    let fonts = try PreviewFonts.own.get()
    let lines = fonts.lines.split(separator: "\n")
    #expect(lines.count == galley_bundled_font_count() && lines.count > 50)
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ", maxSplits: 2)
      let font = galley_bundled_font_at(index)
      try #require(words.count == 3 && words[2] == String(cString: font.name))
      let (offset, length) = (Int(words[0]) ?? -1, Int(words[1]) ?? -1)
      try #require(length == font.length)
      var bytes = [UInt8](repeating: 0, count: length)
      #expect(pread(fonts.descriptor, &bytes, length, offset) == length)
      #expect(memcmp(bytes, font.bytes, length) == 0, "\(words[2])")
    }
  }

  /// What lies between the first and the last of them is mapped, and counts for a preview's memory: little else is there.
  @Test func theyLieTogether() throws {
    let places = try PreviewFonts.own.get().lines.split(separator: "\n").map { line in
      line.split(separator: " ").prefix(2).compactMap { Int($0) }
    }
    let start = try #require(places.map { $0[0] }.min())
    let end = try #require(places.map { $0[0] + $0[1] }.max())
    #expect(end - start < places.reduce(1 << 20) { $0 + $1[1] })
  }

  /// Above the numbers that a drawing process begins with, so that none of them is lost when it is started.
  @Test func itsFileHasANumberOfItsOwn() throws {
    let descriptor = try PreviewFonts.own.get().descriptor
    #expect(descriptor > PreviewDescriptor.fonts)
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  /// What is installed has the fonts once.
  @Test func theLibraryHasNoCopy() throws {
    let library = try PreviewRuntime.find().folder + "/libGalley.so"
    let data = try Data(contentsOf: URL(fileURLWithPath: library), options: .alwaysMapped)
    for index in [0, galley_bundled_font_count() - 1] {
      let font = galley_bundled_font_at(index)
      let piece = Data(bytes: font.bytes + font.length / 2, count: 64)
      let found = data.range(of: piece)
      #expect(data.count > 1_000_000 && found == nil, "\(String(cString: font.name))")
    }
  }

  @Test func withoutThemItSaysWhoStartsIt() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try PreviewRuntime.find().previewer)
    process.environment = ["LD_LIBRARY_PATH": try PreviewRuntime.find().libraryPath]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
    #expect(words.hasSuffix("GALLEY_PREVIEW_FONTS is not set; expected to be started by galley\n"))
  }
}
