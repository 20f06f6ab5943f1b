import GalleyGeometry
import GalleyGraphics
import GalleyImages

/// PNG files of screens.
public enum ImageFile {
  /// - Throws: `IOSBarError` for a file that is no image.
  public static func read(_ file: URL) throws -> PixelRaster { PixelRaster(try bitmap(file)) }

  static func bitmap(_ file: URL) throws -> Bitmap {
    guard let data = try? Data(contentsOf: file) else {
      throw IOSBarError("\(file.path) cannot be read")
    }
    do {
      return try ImageDecoder().decode(data)
    } catch {
      throw IOSBarError("\(file.path) is no image that can be read: \(error)")
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
