import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How labels look: a view made of their titles and icons.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of a label, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
nonisolated public struct LabelStyleConfiguration {
  /// A label's title.
  nonisolated public struct Title: StylePart { let view: AnyView }

  /// A label's icon.
  nonisolated public struct Icon: StylePart { let view: AnyView }

  /// The title, to be placed in the style's view.
  public let title: Title
  /// The icon, to be placed in the style's view.
  public let icon: Icon
  /// The title, where it is nothing but a text.
  var text: Text?
}

/// The icon before the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// The same style as `.titleAndIcon`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SpacedLabel(configuration: configuration)
  }
}

/// The title and the icon, as there is room in an ordinary place.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SpacedLabel(configuration: configuration)
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// The same style as `.titleOnly`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// The same style as `.iconOnly`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    // The title is still what the label is called.
    if let text = configuration.text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title: the same look as `.automatic`, where a list or a toolbar has no style of its own.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// An icon and a title in a row, the icon beside the middle of the title's first line.
private struct SpacedLabel {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth
}

nonisolated extension SpacedLabel: View {
  var body: some View {
    HStack(alignment: .firstLineCenter, spacing: spacing ?? ControlMetrics.labelGap) {
      configuration.icon.frame(width: iconWidth)
      configuration.title
    }
  }
}

nonisolated extension VerticalAlignment {
  private enum FirstLineCenter: AlignmentID {
    /// Half of what lies above the first baseline and below the last one: the middle of a line of text, and
    /// of a view without text.
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      let below = context.height - context[.lastTextBaseline]
      return (context[.firstTextBaseline] + below) / 2
    }
  }

  /// The middle of the first line.
  static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
}

nonisolated extension EnvironmentValues {
  /// Points between icon and title; nil is the style's own.
  @Entry var labelSpacing: CGFloat?

  /// Points that every icon takes; nil is its own width.
  @Entry var labelIconWidth: CGFloat?
}

nonisolated extension View {
  /// The style of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Points between the icons and the titles of labels.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    changingEnvironment { $0.labelSpacing = value }
  }

  /// Points that the icons of labels take, so that their titles begin on one line.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    changingEnvironment { $0.labelIconWidth = value }
  }
}
