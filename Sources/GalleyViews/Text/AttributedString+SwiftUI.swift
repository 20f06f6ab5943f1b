import GalleyGeometry

// The attributes of `AttributedString` that texts read, by SwiftUI's names.
extension AttributeScopes {
  /// Attributes of texts in views.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a part.
    public let font: FontAttribute
    /// The colour of a part.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a part.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below a part.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a part.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points behind each character of a part.
    public let kern: KerningAttribute
    /// Points behind each character of a part; it counts where both are set.
    public let tracking: TrackingAttribute
    /// Points by which a part stands above its baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own attributes: of them links and the inline intents of Markdown are drawn.
    public let foundation: FoundationAttributes

    /// The key of fonts.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.Font"
    }
    /// The key of colours of texts.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of colours behind texts.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of lines below texts.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the line looks like.
      public typealias Value = Text.LineStyle
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of lines through texts.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the line looks like.
      public typealias Value = Text.LineStyle
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of points behind characters.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of points behind characters, which goes before kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of distances from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points, upwards.
      public typealias Value = CGFloat
      /// The attribute's name when it is stored.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of texts in views.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute by its name: `text.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// A line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line looks like.
    public enum Pattern: Hashable, Sendable {
      /// A whole line; dots of three thicknesses, measured (gonzalezreal/swift-markdown-ui, iOS 16); dashes of four
      /// thicknesses; dashes and one short dot or two in turn.
      case solid, dot, dash, dashDot, dashDotDot

      /// Lengths of dashes and gaps in turn, in thicknesses of the line; empty is a whole line.
      var dashes: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
      }
    }
    let pattern: Pattern
    let color: Color?

    /// - Parameter color: nil is the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A whole line in the text's colour.
    public static let single = LineStyle()
  }

  /// A text with the attributes that its parts carry: fonts, colours, lines, kerning, tracking and
  /// offsets, links and the inline intents of Markdown. Others change nothing.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let segments = attributedContent.runs.map { run in
      Segment(
        string: String(attributedContent[run.range].characters),
        attributes: TextAttributes(run))
    }
    // An empty text has a line of its font, too: recorded on SwiftUI (MetalUI, docs/probes/swiftui-text-semantics, arm
    // X10). That the line is a whole one on iOS is assumed.
    self.init(segments: segments.isEmpty ? [Segment(string: "")] : segments)
  }
}

extension TextAttributes {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var markup = InlineMarkdown.Style()
    typealias Markup = AttributeScopes.FoundationAttributes
    markup.link = run[Markup.LinkAttribute.self]?.absoluteString
    if let intent = run[Markup.InlinePresentationIntentAttribute.self] {
      markup.isItalic = intent.contains(.emphasized)
      markup.isBold = intent.contains(.stronglyEmphasized)
      markup.isCode = intent.contains(.code)
      markup.isStruck = intent.contains(.strikethrough)
    }
    self.init(markup)
    if let font = run[Keys.FontAttribute.self] { self.font = .some(font) }
    if let color = run[Keys.ForegroundColorAttribute.self] { style = AnyShapeStyle(color) }
    background = run[Keys.BackgroundColorAttribute.self]
    if let line = run[Keys.UnderlineStyleAttribute.self] {
      underline = TextLineStyle(isActive: true, pattern: line.pattern, color: line.color)
    }
    if let line = run[Keys.StrikethroughStyleAttribute.self] {
      strikethrough = TextLineStyle(isActive: true, pattern: line.pattern, color: line.color)
    }
    tracking = run[Keys.TrackingAttribute.self] ?? run[Keys.KerningAttribute.self]
    baselineOffset = run[Keys.BaselineOffsetAttribute.self]
  }
}
