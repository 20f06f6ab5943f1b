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

  /// What a line says.
  struct ReadLine {
    let result: BatchResult
    /// Whether the line names its image, be it by null for a row that has no name.
    let hasName: Bool
    let name: String?
  }

  let name: String
  let bytes: [UInt8]
  private(set) var notes: [String] = []

  /// Blank lines are passed over. A last line without an end that is no JSON was cut off by a crash: its row is not
  /// there.
  /// - Parameters:
  ///   - index: the place of the file among all.
  ///   - rows: the rows of lines with names.
  ///   - lines: gets those of the file.
  /// - Throws: `BatchError` for another line that is no result.
  init(
    _ source: MergedManifest.Source, index: Int, canvases: inout CanvasNames, rows: inout NamedRows,
    lines: inout [Line]
  ) throws {
    (name, bytes) = (source.name, [UInt8](source.data))
    var (start, number) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let range = start..<end
      number += 1
      start = end + 1
      if bytes[range].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      guard let line = Self.read(bytes, range) else {
        guard end == bytes.count else {
          throw BatchError(
            isFile: false,
            description: "\(name):\(number): no line of a manifest, expected an object with row "
              + "and status")
        }
        notes.append("\(name):\(number): the last line is cut off and does not count")
        continue
      }
      guard let own = try rows.place(of: line, at: "\(name):\(number)") else {
        notes.append("\(name):\(number): a row failed, and it is not known which one")
        continue
      }
      let result = line.result
      lines.append(
        Line(
          row: own.row, canvas: canvases.index(of: own.canvas), status: result.status,
          path: result.path.map(BatchPlan.hash), file: index, number: number, range: range))
    }
  }

  private static func read(_ bytes: [UInt8], _ range: Range<Int>) -> ReadLine? {
    guard let node = try? JSONParser.parse(bytes, in: range), let result = BatchResult(node),
      MergedManifest.rowNumbers.contains(result.row)
    else { return nil }
    let member = node.member("name")?.value.value
    let name: String? = if case .string(let name)? = member { name } else { nil }
    return ReadLine(result: result, hasName: member != nil, name: name)
  }

  func result(_ line: Line) -> BatchResult? { Self.read(bytes, line.range)?.result }

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
