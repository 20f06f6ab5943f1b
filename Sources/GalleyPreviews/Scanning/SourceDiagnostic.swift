import Foundation

/// A message of the compiler's, or of ours about a source.
public struct SourceDiagnostic: Hashable, Codable, Sendable {
  public enum Severity: String, Codable, Sendable { case error, warning, note }

  public var severity: Severity
  /// As messages call the file; nil where it is about none.
  public var path: String?
  /// From 1.
  public var line: Int?
  public var column: Int?
  public var message: String

  public init(
    _ severity: Severity, path: String? = nil, line: Int? = nil, column: Int? = nil,
    _ message: String
  ) {
    (self.severity, self.path, self.line) = (severity, path, line)
    (self.column, self.message) = (column, message)
  }

  /// `Card.swift:3:5: error: cannot find 'Foo' in scope`
  public var text: String {
    var place = path ?? ""
    if path != nil, let line {
      place += ":\(line)"
      if let column { place += ":\(column)" }
    }
    return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(message)"
  }
}
