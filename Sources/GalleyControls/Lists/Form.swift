import GalleyGeometry
import GalleyViews

/// Controls in rows, in groups with round corners.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  @Environment(stylesOf: FormStyleConfiguration.self) private var styles

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

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
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
nonisolated public struct FormStyleConfiguration {
  /// The form's controls.
  nonisolated public struct Content: StylePart { let view: AnyView }

  public let content: Content
}

/// As `GroupedFormStyle`.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// Rows in groups with round corners.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// As `GroupedFormStyle`, and reported: on a Mac labels and controls stand in two columns.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content, plainName: "Form")
  }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// The style of forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
