import Galley
import GalleyData

/// The manifests of parts of a batch as one: which rows are missing, and which are there more than once.
///
/// A row and a canvas are an image; where lines have names, as those of engines, a name is. One that failed in one manifest and is drawn in another is drawn, as after a second
/// run; one that two manifests say was drawn is there twice, and the first one counts.
public struct MergedManifest {
  /// The numbers that rows may have.
  package static let rowNumbers = 1...Int(Int32.max)
  /// A file of lines of JSON, one for each image, as `galley batch --manifest` writes it.
  public struct Source: Sendable {
    /// For messages.
    public var name: String
    /// The bytes of the file.
    public var data: Data

    /// - Parameters:
    ///   - name: for messages.
    ///   - data: the bytes of the file.
    public init(name: String, data: Data) { (self.name, self.data) = (name, data) }
  }

  /// An image that there should be.
  package struct ExpectedImage: Sendable {
    /// The path of its file below the output folder.
    var name: String
    /// From 1.
    var row: Int
    var canvas: String?
  }

  /// An image that several lines say was drawn.
  public struct DoubleImage: Sendable {
    /// From 1.
    public var row: Int
    /// Nil where lines have no names.
    public var name: String?
    /// Nil for a canvas without a name.
    public var canvas: String?
    /// Where its lines are: `a.jsonl:3`.
    public var places: [String]
    /// Whether the lines tell of different images: other pixels, another size, another path.
    public var differs: Bool
  }

  /// Rows that are missing on the same canvases.
  public struct MissingRows: Sendable {
    /// Nil for a canvas without a name.
    public var canvases: [String?]
    /// The rows, which each of the canvases lacks.
    public var rows: RowNumbers
  }

  /// Images of different rows in one file.
  public struct Clash: Sendable {
    /// The path of the file, as the lines have it.
    public var path: String
    /// Where its lines are.
    public var places: [String]
  }

  /// How many rows there should be.
  public let rowCount: Int
  /// All that the manifests name, in the order in which they do.
  public private(set) var canvases: [String?] = []
  /// Images that are there and were drawn by the run that wrote their line.
  public private(set) var drawn = 0
  /// Images that are there and were left by the run that wrote their line.
  public private(set) var unchanged = 0
  /// Rows with an image that failed wherever a manifest has it.
  public private(set) var failed = RowNumbers()
  /// Rows that no manifest has on some canvas; those that are missing on the same ones together.
  public private(set) var missing: [MissingRows] = []
  /// Of the rows that failed, where lines have names: the first ones, in the order in which they came.
  package private(set) var failedNames: [String] = []
  /// Whether rows are known by the names of their images, and their numbers say nothing.
  package var isNamed: Bool { !names.isEmpty }
  private let names: [Int: String]
  /// The first ones, in the order of their rows; `doubleCount` is of all.
  public private(set) var doubles: [DoubleImage] = []
  /// How many images several lines say were drawn.
  public private(set) var doubleCount = 0
  /// The first ones; `clashCount` is of all.
  public private(set) var clashes: [Clash] = []
  /// How many images go to the file of an image before them, in the order of rows and canvases.
  public private(set) var clashCount = 0
  /// What is to be known of the files: a last line that was cut off.
  public private(set) var notes: [String] = []
  /// How many doubles and clashes are told one by one.
  public static let listLimit = 20

  private let files: [ManifestFile]
  /// The lines that count, by row and canvas.
  private var lines: [ManifestFile.Line] = []

  /// Whether each image is there once.
  public var isWhole: Bool { missing.isEmpty && doubleCount == 0 && clashCount == 0 }

  /// - Parameters:
  ///   - rowCount: how many rows there should be; nil for as many as the highest number says.
  ///   - canvases: those that each row should have; empty for all that the manifests name.
  /// - Throws: `BatchError` for a line that is no result, and for a row that there should not be.
  /// - Complexity: O(n log n) in the lines; besides the files 144 bytes a line and their names, and 72 for each image
  ///   afterwards.
  public init(_ sources: [Source], rowCount: Int? = nil, canvases: [String?] = []) throws {
    try self.init(sources, rowCount: rowCount, canvases: canvases, images: nil)
  }

  /// - Parameter images: reads those that there should be, once a line has a name; nil where that is not known.
  package init(
    _ sources: [Source], rowCount: Int?, canvases: [String?],
    images: (() throws -> [ExpectedImage])?
  ) throws {
    var rows = NamedRows(images)
    var files: [ManifestFile] = []
    var lines: [ManifestFile.Line] = []
    var names = CanvasNames(canvases)
    for source in sources {
      let file = try ManifestFile(
        source, index: files.count, canvases: &names, rows: &rows, lines: &lines)
      notes += file.notes
      files.append(file)
    }
    (self.files, self.canvases) = (files, names.list)
    self.names = rows.names
    if rows.areNamed == true, images == nil, rowCount != nil {
      throw BatchError(
        isFile: false,
        description: "\(files[0].name): its lines name their images, as those of engines do: with "
          + "--scene, --data and --out it is known which there should be")
    }
    self.rowCount = rowCount ?? lines.map(\.row).max() ?? 0
    if let extra = lines.first(where: { $0.row > self.rowCount }) {
      throw BatchError(
        isFile: false,
        description: "\(files[extra.file].place(extra)): row \(extra.row), but "
          + (self.rowCount == 1 ? "there is 1 row" : "there are \(self.rowCount) rows"))
    }
    if let rows = canvases.isEmpty ? nil : canvases.count, rows < self.canvases.count {
      let extra = self.canvases[rows] ?? "without a name"
      throw BatchError(
        isFile: false, description: "a manifest has the canvas \(extra), which is not expected")
    }
    lines.sort { ($0.row, $0.canvas, $0.file, $0.number) < ($1.row, $1.canvas, $1.file, $1.number) }
    choose(lines)
    findMissing()
    findClashes()
  }

  /// Chooses the line of each image and notes what is there more than once.
  private mutating func choose(_ all: [ManifestFile.Line]) {
    lines.reserveCapacity(all.count)
    var start = 0
    while start < all.count {
      var end = start + 1
      while end < all.count, all[end].isSameImage(as: all[start]) { end += 1 }
      let image = all[start..<end]
      start = end
      let made = image.filter { $0.status != .failed }
      guard let line = made.first ?? image.last else { continue }
      lines.append(line)
      switch line.status {
      case .drawn: drawn += 1
      case .unchanged: unchanged += 1
      case .failed:
        failed.insert(line.row)
        if let name = names[line.row], failedNames.count < Self.listLimit {
          failedNames.append(name)
        }
      }
      if made.count > 1 { note(made) }
    }
  }

  private mutating func note(_ made: [ManifestFile.Line]) {
    doubleCount += 1
    guard doubles.count < Self.listLimit else { return }
    let results = made.map { files[$0.file].result($0) }
    let differs = results.dropFirst().contains { other in
      guard let one = results[0], let other else { return true }
      return (one.pixels, one.bytes, one.path) != (other.pixels, other.bytes, other.path)
    }
    doubles.append(
      DoubleImage(
        row: made[0].row, name: names[made[0].row], canvas: canvases[made[0].canvas],
        places: made.map { files[$0.file].place($0) }, differs: differs))
  }

  private mutating func findMissing() {
    // Without a line there is one canvas, whose name is not known.
    if canvases.isEmpty { canvases = [nil] }
    var lacking = Array(repeating: RowNumbers(), count: canvases.count)
    // The row that is to come next on each canvas. A number may be far behind the one before it.
    var next = Array(repeating: 1, count: canvases.count)
    for line in lines {
      let first = next[line.canvas]
      if first < line.row { lacking[line.canvas].insert(first...line.row - 1) }
      next[line.canvas] = line.row + 1
    }
    for canvas in canvases.indices where next[canvas] <= rowCount {
      lacking[canvas].insert(next[canvas]...rowCount)
    }
    for (canvas, rows) in lacking.enumerated() where rows.count > 0 {
      if let same = missing.firstIndex(where: { $0.rows == rows }) {
        missing[same].canvases.append(canvases[canvas])
      } else {
        missing.append(MissingRows(canvases: [canvases[canvas]], rows: rows))
      }
    }
  }

  private mutating func findClashes() {
    var first: [UInt64: Int] = [:]
    first.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() where line.status != .failed {
      guard let hash = line.path, let other = first.updateValue(index, forKey: hash) else {
        continue
      }
      guard let path = files[line.file].result(line)?.path,
        path == files[lines[other].file].result(lines[other])?.path
      else { continue }
      clashCount += 1
      guard clashes.count < Self.listLimit else { continue }
      clashes.append(
        Clash(path: path, places: [lines[other], line].map { files[$0.file].place($0) }))
    }
  }

  /// The lines that count, as they were written, in the order of rows and canvases.
  public func write(_ part: (Data) throws -> Void) throws {
    var buffer = Data()
    for line in lines {
      buffer.append(contentsOf: files[line.file].bytes[line.range])
      buffer.append(0x0A)
      guard buffer.count > 1 << 16 else { continue }
      try part(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    try part(buffer)
  }
}
