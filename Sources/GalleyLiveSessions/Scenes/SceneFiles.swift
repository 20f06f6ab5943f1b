import Galley
import GalleyData

/// The text of a scene's file, as it was read.
struct SceneText: Equatable {
  let path: String
  private(set) var text = ""
  private var stamp: FileStamp?

  /// Bytes of a scene that is edited.
  static let limit = 1 << 20

  /// - Throws: `SceneFileError`.
  init(_ path: String) throws {
    self.path = path
    try read()
  }

  /// Reads the file, if it has changed since.
  /// - Parameter isForced: reads it in any case: two texts may have one size and one time. A file that is gone is no change.
  /// - Returns: whether the text is another one.
  /// - Throws: `SceneFileError`; the text stays, and the file counts as not read.
  mutating func update(isForced: Bool = false) throws -> Bool {
    if isForced {
      guard FileManager.default.fileExists(atPath: path) else { return false }
    } else {
      guard FileStamp(path) != stamp else { return false }
    }
    let before = self
    try read()
    return !isSame(as: before)
  }

  /// Whether the same bytes stand in the same file. Two strings may be equal and have other bytes.
  func isSame(as other: SceneText) -> Bool {
    path == other.path && text.utf8.elementsEqual(other.text.utf8)
  }

  private mutating func read() throws {
    let found = FileStamp(path)
    guard let found else { throw SceneFileError(description: "\(path): cannot be read") }
    try Self.check(found.size, of: path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SceneFileError(description: "\(path): cannot be read")
    }
    try Self.check(data.count, of: path)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SceneFileError(description: "\(path): found bytes that are not UTF-8")
    }
    (self.text, stamp) = (text, found)
  }

  private static func check(_ size: Int, of path: String) throws {
    guard size <= limit else {
      throw SceneFileError(
        description: "\(path): found \(size) bytes, expected at most \(limit)")
    }
  }

  /// Writes the file.
  /// - Throws: `SceneFileError` for a text that is too long, `OutputFile.WriteError`.
  mutating func write(_ text: String) throws {
    try Self.check(text.utf8.count, of: path)
    try OutputFile.write(Data(text.utf8), to: path)
    (self.text, stamp) = (text, FileStamp(path))
  }
}

/// The rows of a file, as they were read.
struct SceneRows {
  private let path: String
  private(set) var table: DataTable
  private var stamp: FileStamp?

  /// - Throws: `SceneError`, `SceneFileError`.
  init(_ path: String) throws {
    self.path = path
    (table, stamp) = (try Self.table(path), FileStamp(path))
  }

  private static func table(_ path: String) throws -> DataTable {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SceneFileError(description: "\(path): cannot be read")
    }
    let table = try DataTable(data: data, file: path)
    guard table.count > 0 else { throw SceneFileError(description: table.emptyMessage) }
    return table
  }

  /// Reads the file, if it has changed since.
  /// - Returns: whether it has.
  /// - Throws: as `init`; the rows stay.
  mutating func update() throws -> Bool {
    let now = FileStamp(path)
    guard now != stamp else { return false }
    stamp = now
    table = try Self.table(path)
    return true
  }
}

/// What tells that a file has changed.
private struct FileStamp: Equatable {
  let size: Int
  private let date: Date
  private let number: UInt64

  /// Nil for what is no file.
  init?(_ path: String) {
    guard let values = try? FileManager.default.attributesOfItem(atPath: path),
      values[.type] as? FileAttributeType == .typeRegular,
      let size = values[.size] as? NSNumber, let date = values[.modificationDate] as? Date
    else { return nil }
    (self.size, self.date) = (size.intValue, date)
    number = (values[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
  }
}
