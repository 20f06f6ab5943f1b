import GalleyGeometry
import GalleyViews

/// Controls in rows, in groups with round corners.
public struct Form<Content: View> {
  private let content: Content
  @Environment(stylesOf: FormStyleConfiguration.self) private var styles

  /// A form with controls and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated extension Form: View {
  public var body: some View {
    let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
    styles.view(of: configuration) { AutomaticFormStyle().makeBody(configuration: $0) }
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was asked for, in the style around that one.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of a form, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
nonisolated public struct FormStyleConfiguration {
  /// The form's controls.
  nonisolated public struct Content: StylePart { let view: AnyView }

  /// The controls, to be placed in the style's view.
  public let content: Content
}

/// As `GroupedFormStyle`.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// Rows in groups with round corners.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  /// The same style as `.grouped`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// As `GroupedFormStyle`, and reported: on a Mac labels and controls stand in two columns.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  /// The same style as `.columns`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content, plainName: "Form")
  }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// A list of the controls in groups with backgrounds: the same as `.grouped`.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// A list of the controls in groups with backgrounds.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// On an image, the same look as `.grouped`, with a warning: there are no columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// The style of forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
