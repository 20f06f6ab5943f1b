/// One macro to expand.
struct MacroRequest: Decodable {
  /// The type that the macro's declaration names.
  var macro: String
  /// `accessor`, `peer`, `member`, `extension`, `declaration`.
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

  /// The type that an extension is of.
  var extendedType: String
  /// The conformances that an extension may declare, in a declaration.
  var conformances: String

  /// The compiler's words; what one of its versions leaves out is empty.
  private struct Message: Decodable {
    struct Macro: Decodable { var typeName: String? }
    struct Location: Decodable {
      var fileName: String?
      var fileID: String?
      var line: Int?
      var offset: Int?
    }
    struct Syntax: Decodable {
      var source: String?
      var location: Location?
    }
    var macro: Macro?
    var macroRole: String?
    var discriminator: String?
    var declSyntax: Syntax?
    var syntax: Syntax?
    var lexicalContext: [Syntax]?
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
  }

  init(from decoder: any Decoder) throws {
    let message = try Message(from: decoder)
    let syntax = message.declSyntax ?? message.syntax
    let location = syntax?.location
    macro = message.macro?.typeName ?? ""
    role = message.macroRole ?? ""
    discriminator = message.discriminator ?? ""
    source = syntax?.source ?? ""
    file = location?.fileName ?? ""
    fileID = location?.fileID ?? ""
    line = location?.line ?? 0
    offset = location?.offset ?? 0
    context = (message.lexicalContext ?? []).compactMap(\.source)
    extendedType = message.extendedTypeSyntax?.source ?? ""
    conformances = message.conformanceListSyntax?.source ?? ""
  }

  /// Bytes before the first word: spaces, lines and comments.
  var leadingTrivia: Int { SourceTokens(source).tokens.first?.range.lowerBound ?? 0 }
}
