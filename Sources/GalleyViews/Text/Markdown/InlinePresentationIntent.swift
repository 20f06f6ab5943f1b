import GalleyGeometry

/// What Markdown says of a part of a text. Foundation has the name on Apple's systems alone; the values are those of its
/// `NSInlinePresentationIntent`.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Italic in texts.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Bold in texts.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// A monospaced font in texts.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// A line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The space that stands for the end of a line of the source.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line that stays.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// Markup of HTML among the words.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML. Galley sets it for none.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

  init(_ style: InlineMarkdown.Style) {
    self = []
    if style.isItalic { insert(.emphasized) }
    if style.isBold { insert(.stronglyEmphasized) }
    if style.isCode { insert(.code) }
    if style.isStruck { insert(.strikethrough) }
    if style.isHTML { insert(.inlineHTML) }
    switch style.lineBreak {
    case .soft: insert(.softBreak)
    case .hard: insert(.lineBreak)
    case nil: break
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// What Markdown says of a part: `string.inlinePresentationIntent = .stronglyEmphasized`.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The one value of the key.
    case key
    /// What Markdown says of a part.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name when it is stored.
    public static let name = "NSInlinePresentationIntent"
  }

  /// What Markdown says of a part.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .key }
}

extension AttributeContainer {
  /// The attributes of a part of Markdown.
  /// - Parameter base: what addresses are relative to.
  init(_ style: InlineMarkdown.Style, relativeTo base: URL? = nil) {
    self.init()
    typealias Keys = AttributeScopes.FoundationAttributes
    let intent = InlinePresentationIntent(style)
    if !intent.isEmpty { self[Keys.InlinePresentationIntentAttribute.self] = intent }
    if let link = style.link {
      self[Keys.LinkAttribute.self] = URL(string: link, relativeTo: base)
    }
    if let image = style.image {
      self[Keys.ImageURLAttribute.self] = URL(string: image, relativeTo: base)
    }
  }
}
