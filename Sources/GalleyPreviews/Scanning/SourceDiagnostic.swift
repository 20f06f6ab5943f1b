import Foundation

/// A message of the compiler's, or of ours about a source.
public struct SourceDiagnostic: Hashable, Codable, Sendable {
  /// How much a message matters, by the compiler's word.
  public enum Severity: String, Codable, Sendable {
    /// Something does not compile, or cannot be read.
    case error
    /// It compiles, perhaps not as it was meant.
    case warning
    /// More about the message before.
    case note
  }

  /// What it says of the compiler, where that decides what is done next.
  package enum Kind: String, Codable, Sendable {
    /// It came to its end, or the message is ours.
    case answer
    /// It crashed.
    case crash
    /// It took longer than it may.
    case timeout

    /// Whether it did not come to its end.
    package var isStop: Bool { self != .answer }
  }

  /// How much it matters.
  public var severity: Severity
  /// What it says of the compiler.
  package var kind = Kind.answer
  /// As messages call the file; nil where it is about none.
  public var path: String?
  /// From 1; nil where it is about the whole file, or about none.
  public var line: Int?
  /// From 1; nil where it is about a whole line or file, or about none.
  public var column: Int?
  /// The message without the place and the severity.
  public var message: String

  package init(
    _ severity: Severity, path: String? = nil, line: Int? = nil, column: Int? = nil,
    _ message: String
  ) {
    (self.severity, self.path, self.line) = (severity, path, line)
    (self.column, self.message) = (column, message)
  }

  /// Of a file that is left out as it declares again what modules have: the root does not compile with it.
  static func shadow(_ path: String, root: String) -> SourceDiagnostic {
    let name = (root as NSString).lastPathComponent
    return SourceDiagnostic(
      .warning, path: path,
      "it declares names of modules again and is left out: \(name) does not compile with it")
  }

  /// Of a file that others do without.
  static func leftOut(_ path: String, _ reason: String?) -> SourceDiagnostic {
    SourceDiagnostic(
      .warning, path: path,
      "it does not compile and is left out" + (reason.map { ": \($0)" } ?? ""))
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
