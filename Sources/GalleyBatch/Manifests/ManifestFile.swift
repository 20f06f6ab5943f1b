import Galley
import GalleyData
import GalleyStrings

/// A manifest that was read: where its lines are, and what is compared of them.
struct ManifestFile {
  /// A line, with what tells its image from others.
  struct Line {
    let row: Int
    /// Its place among the names of canvases.
    let canvas: Int
    let status: BatchResult.Status
    /// A hash of the path; nil where there is none.
    let path: UInt64?
    /// The place of the file among all.
    let file: Int
    /// From 1.
    let number: Int
    /// Without its end.
    let range: Range<Int>

    func isSameImage(as other: Line) -> Bool { row == other.row && canvas == other.canvas }
  }

  let name: String
  let bytes: [UInt8]
  private(set) var notes: [String] = []

  /// Blank lines are passed over. A last line without an end that is no JSON was cut off by a crash: its row is not
  /// there.
  /// - Parameters:
  ///   - index: the place of the file among all.
  ///   - lines: gets those of the file.
  /// - Throws: `BatchError` for another line that is no result.
  init(
    _ source: MergedManifest.Source, index: Int, canvases: inout CanvasNames, lines: inout [Line]
  ) throws {
    (name, bytes) = (source.name, [UInt8](source.data))
    var (start, number) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let range = start..<end
      number += 1
      start = end + 1
      if bytes[range].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      guard let result = Self.result(bytes, range) else {
        guard end == bytes.count else {
          throw BatchError(
            isFile: false,
            description: "\(name):\(number): no line of a manifest, expected an object with row "
              + "and status")
        }
        notes.append("\(name):\(number): the last line is cut off and does not count")
        continue
      }
      lines.append(
        Line(
          row: result.row, canvas: canvases.index(of: result.canvas), status: result.status,
          path: result.path.map(BatchPlan.hash), file: index, number: number, range: range))
    }
  }

  private static func result(_ bytes: [UInt8], _ range: Range<Int>) -> BatchResult? {
    (try? JSONParser.parse(bytes, in: range)).flatMap(BatchResult.init).flatMap {
      MergedManifest.rowNumbers.contains($0.row) ? $0 : nil
    }
  }

  func result(_ line: Line) -> BatchResult? { Self.result(bytes, line.range) }

  /// `a.jsonl:3`.
  func place(_ line: Line) -> String { "\(name):\(line.number)" }
}

/// The canvases of manifests, each once, in the order in which they come.
struct CanvasNames {
  private(set) var list: [String?]
  private var places: [UTF8Key?: Int] = [:]

  init(_ names: [String?]) {
    list = []
    for name in names { _ = index(of: name) }
  }

  mutating func index(of name: String?) -> Int {
    let key = name.map { UTF8Key($0) }
    if let place = places[key] { return place }
    places[key] = list.count
    list.append(name)
    return list.count - 1
  }
}
