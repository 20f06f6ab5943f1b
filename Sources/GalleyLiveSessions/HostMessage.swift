import Galley
import GalleyPreviews

/// What the host itself tells a browser.
enum HostMessage: Encodable {
  /// The previews, and what is wrong with the sources.
  case previews(PreviewListing, shown: String?)
  /// What was wrong with a message.
  case report([String], event: Int?)
  /// The drawing process has ended; `restarts` if a new one is started.
  case ended(reason: String, restarts: Bool)
  /// The preview was made anew after a save, with its states, or without those that the reason names.
  case state(isKept: Bool, reason: String)

  /// One object of JSON.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private enum Key: String, CodingKey {
    case type, previews, shown, diagnostics, isCompiling, event, messages, reason, restarts, isKept
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .previews(let listing, let shown):
      try object.encode("previews", forKey: .type)
      try object.encode(listing.previews, forKey: .previews)
      try object.encode(shown, forKey: .shown)
      try object.encode(listing.diagnostics.map(Diagnostic.init), forKey: .diagnostics)
      try object.encode(listing.isCompiling, forKey: .isCompiling)
    case .report(let messages, let event):
      try object.encode("report", forKey: .type)
      try object.encode(messages, forKey: .messages)
      try object.encodeIfPresent(event, forKey: .event)
    case .ended(let reason, let restarts):
      try object.encode("ended", forKey: .type)
      try object.encode(reason, forKey: .reason)
      try object.encode(restarts, forKey: .restarts)
    case .state(let isKept, let reason):
      try object.encode("state", forKey: .type)
      try object.encode(isKept, forKey: .isKept)
      try object.encode(reason, forKey: .reason)
    }
  }

  /// A message of the compiler's in the words of the page.
  private struct Diagnostic: Encodable {
    var severity: String
    var file: String?
    var line: Int?
    var column: Int?
    var message: String

    init(_ diagnostic: SourceDiagnostic) {
      (severity, message) = (diagnostic.severity.rawValue, diagnostic.message)
      (file, line, column) = (diagnostic.path, diagnostic.line, diagnostic.column)
    }
  }
}
