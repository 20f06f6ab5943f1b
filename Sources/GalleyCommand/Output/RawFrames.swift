import Galley
import GalleyImages

/// The images of an animation one after the other on standard output, for a program that makes a film of them: each its
/// rows from the top, four bytes a pixel, red, green, blue and alpha, colours not multiplied by alpha. The size and the
/// rate are said on standard error.
enum RawFrames {
  /// - Throws: `CommandError` where standard output is a terminal.
  static func check() throws {
    guard !StandardStream.output.isTerminal else {
      throw CommandError.usage(
        "the frames would be written to the terminal; pipe them to a program such as ffmpeg, or give a "
          + "folder with --frames")
    }
  }

  /// - Throws: `CommandError` when standard output is closed or full, and why rows cannot be had.
  static func write(_ image: some PixelRows) throws {
    let band = max(1, (1 << 18) / max(image.width, 1))
    for top in stride(from: 0, to: image.height, by: band) {
      try image.withRows(top..<min(top + band, image.height)) { pixels in
        try StandardStream.output.write(Pixel.straightSamples(of: pixels))
      }
    }
  }

  /// What a reader must know, once the frames are there.
  static func summary(count: Int, width: Int, height: Int, rate: Int) -> String {
    "\(count) images of \(width) x \(height) px at \(rate) per second, RGBA of 8 bits: "
      + "ffmpeg -f rawvideo -pixel_format rgba -video_size \(width)x\(height) -framerate \(rate) -i -"
  }
}
