import Galley
import GalleyStrings

/// Small copies of images that a batch makes while it draws them, so that its report need not read their files.
///
/// Which images have a thumbnail in the page is known at the end alone: those of the first images and of images with
/// warnings are made, which nearly all in a page are.
struct ReportThumbnails: Sendable {
  /// By the image's path.
  private var files: [UTF8Key: Data] = [:]
  private var bytes = 0
  /// How many were begun.
  private var begun = 0

  /// Whether a copy is made of an image; it is then counted.
  /// - Parameter place: the image's in the batch, from 0.
  mutating func wants(_ place: Int, isWarned: Bool) -> Bool {
    guard isWarned || place < BatchReport.thumbnailLimit, begun < 2 * BatchReport.thumbnailLimit,
      bytes < BatchReport.thumbnailBytes
    else { return false }
    begun += 1
    return true
  }

  /// - Parameter file: an image's bytes.
  mutating func add(_ file: Data, of path: String) {
    bytes += file.count
    files[UTF8Key(path)] = file
  }

  subscript(path: String) -> Data? { files[UTF8Key(path)] }
}
