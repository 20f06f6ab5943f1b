import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label at the start of a row and what it is about at its end.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  @Environment(stylesOf: LabeledContentStyleConfiguration.self) private var styles
}

nonisolated extension LabeledContent: View where Label: View, Content: View {
  /// A row with any views as its label and content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
    styles.view(of: configuration) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// A row with a localized label and any view as its content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A row with a label that is not localized and any view as its content.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// A row with a localized label and a text, which is not localized.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey) { Text(value) }
  }

  /// A row with a label and a text, neither of them localized.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// A row with a localized label and a value as a format writes it.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(verbatim: format.format(value)) }
  }

  /// A row with a label that is not localized and a value as a format writes it.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ title: some StringProtocol, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(verbatim: format.format(value)) }
  }
}

nonisolated extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style was asked for, in the style around that one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// How labelled contents look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of labelled content, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of a labelled content.
nonisolated public struct LabeledContentStyleConfiguration {
  /// What the content is called.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// What the label is about.
  nonisolated public struct Content: StylePart { let view: AnyView }

  /// What the content is called, to be placed in the style's view.
  public let label: Label
  /// What the label is about, to be placed in the style's view.
  public let content: Content
}

/// The label at the start of the row, the content in the secondary colour at its end.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      TitleAndSubtitle(configuration.label)
      Spacer()
      configuration.content.defaultForegroundStyle(Color.secondary)
    }
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the start of the row, the content in the secondary colour at its end.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// The style of labelled contents in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
