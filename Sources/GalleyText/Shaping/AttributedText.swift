import GalleyGeometry

/// Text with the font of each of its runs.
public struct AttributedText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontDescriptor

    public init(_ text: String, font: FontDescriptor) {
      self.text = text
      self.font = font
    }
  }

  public var runs: [Run]

  public init(runs: [Run]) { self.runs = runs }

  public init(_ text: String, font: FontDescriptor) { runs = [Run(text, font: font)] }

  /// The text of all runs.
  public var string: String { runs.map(\.text).joined() }
}
