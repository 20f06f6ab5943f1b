import Foundation

/// A preview as its source tells of it, before anything is compiled.
public struct ScannedPreview: Hashable, Codable, Sendable {
  /// How a source declares previews.
  public enum Kind: String, Codable, Sendable {
    /// `#Preview { … }`
    case macro
    /// `struct Card_Previews: PreviewProvider`, whose views are previews each.
    case provider
  }

  /// How the source declares it.
  public var kind: Kind
  /// Of the word `#Preview`, or of the type's name; from 1.
  public var line: Int
  /// The provider's name with those of the types around it: `Cards.Card_Previews`. Nil for `#Preview`.
  public var typeName: String?
  /// The display names that the source says as literals: one of `#Preview`, of a provider any number.
  public var names: [String]

  package init(_ kind: Kind, line: Int, typeName: String? = nil, names: [String] = []) {
    (self.kind, self.line, self.typeName, self.names) = (kind, line, typeName, names)
  }
}
