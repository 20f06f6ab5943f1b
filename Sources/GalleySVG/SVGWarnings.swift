import GalleyStrings

/// Why an SVG file is not drawn.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// From 1.
  public var line: Int
  public var column: Int

  public init(message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }

  public var description: String {
    ControlCharacters.escaped("line \(line), column \(column): \(message)")
  }
}

/// What of an SVG file is not drawn as it says.
public struct SVGWarning: Hashable, Sendable, CustomStringConvertible {
  /// The element or attribute, as `feTurbulence`.
  public var subject: String
  public var message: String
  /// Where it was met first, from 1.
  public var line: Int

  public var description: String { ControlCharacters.escaped("line \(line): \(message)") }
}

/// The warnings of one document: once for each subject.
final class SVGWarnings {
  private(set) var list: [SVGWarning] = []
  private var subjects: Set<UTF8Key> = []
  private static let limit = 100

  func add(_ subject: String, _ message: @autoclosure () -> String, _ line: Int) {
    guard list.count < Self.limit, subjects.insert(UTF8Key(subject)).inserted else { return }
    list.append(SVGWarning(subject: subject, message: message(), line: line))
  }
}
