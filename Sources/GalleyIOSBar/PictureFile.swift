import GalleyGeometry
import GalleyGraphics
import GalleyImages

/// PNG files of screens.
public enum PictureFile {
  /// - Throws: `IOSBarError` for a file that is no picture.
  public static func read(_ file: URL) throws -> PixelRaster { PixelRaster(try bitmap(file)) }

  static func bitmap(_ file: URL) throws -> Bitmap {
    do {
      return try ImageDecoder().decode(try Data(contentsOf: file))
    } catch {
      throw IOSBarError("\(file.path) cannot be read: \(error)")
    }
  }

  static func write(_ bitmap: Bitmap, to file: URL) throws {
    do {
      try PNGEncoder().encode(bitmap).write(to: file)
    } catch {
      throw IOSBarError("\(file.path) cannot be written: \(error)")
    }
  }
}
