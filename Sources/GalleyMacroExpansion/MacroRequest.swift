import Foundation

/// One macro to expand.
struct MacroRequest {
  /// The type that the macro's declaration names.
  var macro: String
  /// `accessor`, `peer`, `declaration`.
  var role: String
  /// What makes names of this expansion differ from all others.
  var discriminator: String
  /// The text that the macro stands in: a declaration with its attributes, or the macro itself.
  var source: String
  var file: String
  var fileID: String
  var line: Int
  /// Where `source` begins in its file, in bytes.
  var offset: Int
  /// The declarations around, the innermost first, each without its members.
  var context: [String]

  init(_ content: [String: Any]) {
    let syntax =
      content["declSyntax"] as? [String: Any] ?? content["syntax"] as? [String: Any] ?? [:]
    let location = syntax["location"] as? [String: Any] ?? [:]
    macro = (content["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    role = content["macroRole"] as? String ?? ""
    discriminator = content["discriminator"] as? String ?? ""
    source = syntax["source"] as? String ?? ""
    file = location["fileName"] as? String ?? ""
    fileID = location["fileID"] as? String ?? ""
    line = location["line"] as? Int ?? 0
    offset = location["offset"] as? Int ?? 0
    context = (content["lexicalContext"] as? [[String: Any]] ?? []).compactMap {
      $0["source"] as? String
    }
  }

  /// Bytes before the first word: spaces, lines and comments.
  var leadingTrivia: Int { SourceTokens(source).tokens.first?.range.lowerBound ?? 0 }
}
