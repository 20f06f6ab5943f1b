import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views in a box with a label above them.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(stylesOf: GroupBoxStyleConfiguration.self) private var styles

  /// A box with a view as its label, above the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The form before the closure for the label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

nonisolated extension GroupBox: View {
  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
    styles.view(of: configuration) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

nonisolated extension GroupBox where Label == Text {
  /// A box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a title that is not localized.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked for, in the style around that one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of a group box, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box.
nonisolated public struct GroupBoxStyleConfiguration {
  /// What the box is called.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// What is in the box.
  nonisolated public struct Content: StylePart { let view: AnyView }

  /// The title, to be placed in the style's view.
  public let label: Label
  /// What is in the box, to be placed in the style's view.
  public let content: Content
}

/// A box with round corners, of another ground than the one around it.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainGroupBox(configuration: configuration)
  }
}

/// A box whose ground is a level deeper than that of the box around it: gray, white, gray (measured:
/// SwiftUI-GroupBox.png of mvolkmann/blog). That boxes in boxes are lighter level by level in dark is assumed: the levels
/// of the background are.
private struct PlainGroupBox {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxLevel) private var level
}

nonisolated extension PlainGroupBox: View {
  var body: some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      // The baselines of a text and of a label of 17 points are 20.33 apart, where they would be 22 in a stack; all else is as
      // far from the label as in a stack (measured: SwiftUI-GroupBox.png of mvolkmann/blog).
      VStack { configuration.content }.touchingTextAbove()
    }
    .changingEnvironment { $0.groupBoxLevel = level + 1 }
    .padding(ControlMetrics.groupBoxPadding)
    .background(
      SemanticColor.background(ofLevel: level + 1),
      in: RoundedRectangle(cornerRadius: ControlMetrics.groupBoxRadius))
  }
}

nonisolated extension EnvironmentValues {
  /// In how many boxes the view is.
  @Entry var groupBoxLevel: Int = 0
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label as a headline above the content, on a rounded rectangle of the secondary background; in such a box, of the
  /// background, and so on.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// The style of group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
