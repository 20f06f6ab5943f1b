import GalleyGeometry

// The attributes of `AttributedString` that texts read, by SwiftUI's names.
extension AttributeScopes {
  /// Attributes of texts in views.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// A line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line looks like.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot

      /// Lengths of dashes and gaps in turn, in thicknesses of the line; empty is a whole line.
      var dashes: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [1, 1]
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

    public static let single = LineStyle()
  }

  /// A text with the attributes that its parts carry: fonts, colours, lines, kerning, tracking and
  /// offsets, links and the inline intents of Markdown. Others change nothing.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      segments: attributedContent.runs.map { run in
        Segment(
          string: String(attributedContent[run.range].characters),
          attributes: TextAttributes(run))
      })
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
