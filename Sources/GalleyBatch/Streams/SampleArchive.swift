import Galley
import GalleyData
import GalleyStrings

/// Images as a tar archive in WebDataset's habit: `KEY.png`, and `KEY.json` beside it with what is known of the image
/// and the row that it was drawn of.
///
/// The same images give the same bytes, on every machine and with any number of threads.
public enum SampleArchive {
  /// The bytes of an image that was drawn; none of one that failed.
  public static func bytes(of image: BatchStream.Image) -> [Data] {
    guard image.result.status != .failed else { return [] }
    let file = TarEntry(name: image.name, size: image.data.count)
    let text = Array(json(of: image).utf8)
    let beside = TarEntry(name: key(of: image.name) + ".json", size: text.count)
    return [
      Data(file.header), image.data, Data(file.padding + beside.header + text + beside.padding),
    ]
  }

  /// What ends the archive.
  public static var end: Data { Data(TarEntry.end) }

  /// The line of a manifest without the time that it took, and the row as `data`.
  private static func json(of image: BatchStream.Image) -> String {
    var writer = JSONWriter()
    writer.openObject()
    writer.members(image.result.members(hasTime: false))
    writer.key("data")
    writer.written(image.row)
    writer.close()
    return writer.text + "\n"
  }

  /// What stands before the extension.
  private static func key(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// Readers of such archives take what stands before the first dot of a name for the key of its image.
  /// - Throws: `BatchError` for a name with more or fewer dots, and for one that is not an image's.
  public static func check(_ name: String) throws {
    let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name[...].utf8
    let dots = file.count { $0 == UInt8(ascii: ".") }
    guard dots == 1, !name.lowercased().hasSuffix(".json") else {
      throw BatchError(
        RowProblem(
          found: "the name \"\(name)\"",
          expected: "one dot in it, before the extension: what stands before it is the image's key")
      )
    }
  }
}
