import GalleyGeometry

/// What a real image has, in numbers: the image itself is not needed then.
public struct ScreenTruth: Hashable, Sendable, Codable {
  public var image: String
  /// Width and height in points.
  public var size: [Double]
  public var scale: Double
  public var elements: [ScreenElement]

  public init(image: String, size: [Double], scale: Double, elements: [ScreenElement]) {
    self.image = image
    self.size = size
    self.scale = scale
    self.elements = elements
  }

  public static func read(_ file: URL) throws -> [ScreenTruth] {
    try JSONFile.read([ScreenTruth].self, from: file)
  }

  /// Writes a line for each element.
  public static func write(_ screens: [ScreenTruth], to file: URL) throws {
    let texts = try screens.map { screen in
      var head = screen
      head.elements = []
      let elements = try screen.elements.map { "  " + (try JSONFile.line($0)) }
      return try JSONFile.line(head).replacingOccurrences(
        of: "\"elements\":[]",
        with: elements.isEmpty
          ? "\"elements\":[]" : "\"elements\":[\n" + elements.joined(separator: ",\n") + "\n]")
    }
    try JSONFile.write(text: "[\n" + texts.joined(separator: ",\n") + "\n]\n", to: file)
  }
}
