import Foundation
import GalleySwiftSource

/// What a build has to know of a source before it is compiled: its previews, what it declares, what it names.
package struct SourceOutline: Sendable {
  /// What an extension adds to a type.
  struct Extension: Sendable {
    /// The first name of the extended type.
    var type: UInt64
    /// All names of the extended type: an extension of `Card.Row` adds nothing to `Card`.
    var wholeType: UInt64 = 0
    var members: Set<UInt64> = []
    /// Protocols that it makes the type conform to.
    var protocols: Set<UInt64> = []
    /// The first labels of initialisers; 0 stands for one without.
    var initialisers: Set<UInt64> = []
    /// The first labels of subscripts.
    var subscripts: Set<UInt64> = []
    /// Whether it is of some types of that name only: `where Element == Int`.
    var isConstrained = false
  }

  /// A type that the source declares.
  struct DeclaredType: Equatable, Sendable {
    /// With the names of the types around it: `Card.Row`.
    var name: String
    /// Of the name; from 1.
    var line: Int
  }

  /// In the order of the source.
  var previews: [ScannedPreview] = []
  /// In the order of the source, private ones included.
  var types: [DeclaredType] = []
  /// Names that other files of the module can use without a dot.
  var topLevel: Set<UInt64> = []
  /// What a module can have once only: types, variables and operators by their names, what extensions add by
  /// `WordHash.joined`.
  var uniqueNames: Set<UInt64> = []
  /// All that are declared at the top, private ones included.
  var ownNames: Set<UInt64> = []
  var extensions: [Extension] = []
  /// The types in the heads of functions at the top that are operators, by the operator.
  var operands: [UInt64: Set<UInt64>] = [:]
  /// All names that the source declares, at any depth, parameters included.
  var declarations: Set<UInt64> = []
  /// The names that the source uses.
  var uses = SourceUses()
  /// Those outside the bodies of functions: the types of what it declares are made of them.
  var interfaceUses = SourceUses()
  /// Of all tokens outside the bodies of functions: other files are compiled again when it changes.
  var interface = Fingerprint()
  /// Names of modules, each once.
  var imports: [String] = []
  /// Whether there are statements that belong to no function.
  var hasTopLevelCode = false
  /// The places of all declared names, in bytes.
  var declaredNames: [Range<Int>] = []

  init() {}

  /// - Parameter isWhole: Whether uses and the interface are gathered, too, which takes most of the time.
  /// - Complexity: O(bytes).
  package init(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool = true) {
    var reader = OutlineReader(bytes, isWhole: isWhole)
    reader.readFile()
    self = reader.outline
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { SourceOutline($0) }
  }

  /// Reads the tokens of a text that is no source.
  static func readTokens(_ text: String, _ note: (SwiftLexer.Token) -> Void) {
    var text = text
    text.withUTF8 { SwiftLexer($0).tokens.forEach(note) }
  }
}
