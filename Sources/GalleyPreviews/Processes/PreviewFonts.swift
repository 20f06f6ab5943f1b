import CBundledFonts
import CProcess
import Foundation

/// The bundled fonts, where they are in the file of this program. The drawing process maps them from there: it has no copy of
/// them, which would be on the disk a second time (`Sources/galley-previewer/fonts.c`).
struct PreviewFonts: Sendable {
  /// The file, open for reading; a child gets it as `PreviewDescriptor.fonts`.
  let descriptor: Int32
  /// A line `OFFSET LENGTH NAME` for each font.
  let lines: String

  /// Those of this program, whose file stays open.
  static let own = Result { () throws(PreviewError) in try PreviewFonts() }

  private init() throws(PreviewError) {
    var lines = ""
    var file: Int32 = -1
    for index in 0..<galley_bundled_font_count() {
      let font = galley_bundled_font_at(index)
      var offset: Int64 = 0
      let found = galley_open_loaded_file(font.bytes, font.length, &offset)
      guard found >= 0 else {
        let reason = String(cString: strerror(errno))
        if file >= 0 { close(file) }
        throw PreviewError(.file, "the fonts in the program's file cannot be read: \(reason)")
      }
      // They are all part of one file.
      if file < 0 { file = found } else { close(found) }
      lines += "\(offset) \(font.length) \(String(cString: font.name))\n"
    }
    // Above the numbers that a child's own descriptors have.
    descriptor = fcntl(file, F_DUPFD_CLOEXEC, 16)
    close(file)
    guard descriptor >= 0 else {
      throw PreviewError(.file, "the program's file cannot be kept open: too many files are open")
    }
    self.lines = lines
  }
}
