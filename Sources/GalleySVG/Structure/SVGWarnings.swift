import GalleyStrings

/// Why an SVG file is not drawn.
package struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  /// From 1.
  package var line: Int
  package var column: Int

  package init(message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }

  package var description: String {
    ControlCharacters.escaped("line \(line), column \(column): \(message)")
  }
}

/// What of an SVG file is not drawn as it says.
package struct SVGWarning: Hashable, Sendable, CustomStringConvertible {
  /// The element or attribute, as `feTurbulence`.
  package var subject: String
  package var message: String
  /// Where it was met first, from 1.
  package var line: Int

  package var description: String { ControlCharacters.escaped("line \(line): \(message)") }
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
