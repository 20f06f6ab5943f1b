import GalleyStrings

/// The rows of lines that name their images, as those of engines do: the number in such a line is its place in a part, which
/// says nothing about the table.
struct NamedRows {
  /// Reads the images that there should be, which takes all rows; nil where that is not known, and names are counted as they
  /// come.
  private let images: (() throws -> [MergedManifest.ExpectedImage])?
  /// The row and the canvas of each of them, once a line has a name.
  private var expected: [UTF8Key: (row: Int, canvas: String?)]?
  private var seen: [UTF8Key: Int] = [:]
  private var count = 0
  /// Whether the lines so far have names; nil before the first one.
  private(set) var areNamed: Bool?
  /// The names by their rows, in the order in which they came; empty where rows are known by numbers.
  private(set) var names: [Int: String] = [:]

  init(_ images: (() throws -> [MergedManifest.ExpectedImage])?) { self.images = images }

  /// Where a line's image belongs; nil for a row that failed and is not known, where rows are known by names.
  /// - Parameter place: of the line, for messages.
  /// - Throws: `BatchError` for a name that no row has, and for files of both kinds; what reading the images throws.
  mutating func place(
    of line: ManifestFile.ReadLine, at place: @autoclosure () -> String
  ) throws -> (row: Int, canvas: String?)? {
    // Where it is known which images there should be, a row's number says the same as its image's name.
    guard images != nil || areNamed != !line.hasName else {
      throw BatchError(
        isFile: false,
        description: "\(place()): a line with\(line.hasName ? "" : "out") a name, found behind "
          + "lines \(line.hasName ? "without" : "with") names; expected manifests of one kind")
    }
    areNamed = line.hasName
    guard line.hasName else { return (line.result.row, line.result.canvas) }
    guard let expected = try expectedImages() else {
      return (row(of: line.name), line.result.canvas)
    }
    guard let name = line.name else { return nil }
    guard let known = expected[UTF8Key(name)] else {
      // Rows that cannot be drawn have no name here.
      if line.result.status == .failed { return nil }
      throw BatchError(
        isFile: false,
        description: "\(place()): \"\(name)\", expected the name that --out gives one of the rows")
    }
    return known
  }

  private mutating func expectedImages() throws -> [UTF8Key: (row: Int, canvas: String?)]? {
    if let expected { return expected }
    expected = try images.map { images in
      Dictionary(
        try images().map { (UTF8Key($0.name), ($0.row, $0.canvas)) },
        uniquingKeysWith: { one, _ in one })
    }
    return expected
  }

  /// A number for each name, the next one for a line without.
  private mutating func row(of name: String?) -> Int {
    if let name, let row = seen[UTF8Key(name)] { return row }
    count += 1
    if let name {
      seen[UTF8Key(name)] = count
      names[count] = name
    }
    return count
  }
}
