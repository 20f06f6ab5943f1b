import GalleyGeometry
import GalleyViews

/// Controls in rows, in groups with round corners.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyles) private var styles

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
    if let styled = styles.view(of: configuration, in: \.formStyles) {
      styled
    } else {
      AutomaticFormStyle().makeBody(configuration: configuration)
    }
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
  nonisolated public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

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

nonisolated private struct FormStyleView<Style: FormStyle>: View {
  let style: InstalledStyle<Style>
  let configuration: FormStyleConfiguration

  var body: some View {
    onAnyActor((style.style, configuration)) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  private enum FormStylesKey: EnvironmentKey {
    static var defaultValue: StyleChain<FormStyleConfiguration> { StyleChain() }
  }

  /// The styles around, the innermost last.
  var formStyles: StyleChain<FormStyleConfiguration> {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    changingEnvironment { environment in
      environment.formStyles.add {
        AnyView(FormStyleView(style: InstalledStyle(style), configuration: $0))
      }
    }
  }
}
