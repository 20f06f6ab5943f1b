import GalleyGeometry
import GalleyViews

/// The environment's place for the styles of one kind of control, which is known by its configuration: what a style is given.
///
/// ```swift
/// public struct GroupBox<Content: View>: View {
///   @Environment(stylesOf: GroupBoxStyleConfiguration.self) private var styles
///   public var body: some View { styles.view(of: configuration) { PlainBox(configuration: $0) } }
/// }
///
/// public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
///   controlStyle(style) { $0.makeBody(configuration: $1) }
/// }
/// ```
nonisolated struct ControlStyleSlot<Configuration> {
  /// What the styles around make of a control, that of the innermost style last.
  private var looks: [(Configuration) -> AnyView] = []

  /// Whether no style was set.
  var isEmpty: Bool { looks.isEmpty }

  /// The slot as a style's own view sees it: a control that the style draws once more, as
  /// `Button(configuration)` does, gets the next style outwards.
  private var outer: Self {
    var outer = self
    outer.looks.removeLast()
    return outer
  }

  /// Adds what counts more than all that was added before.
  mutating func add(_ look: @escaping (Configuration) -> AnyView) { looks.append(look) }

  /// The control in the innermost style. Its type is written out: an opaque one, with that of another module in it, is looked
  /// up among all types of the program for each kind of control.
  /// - Parameter plain: draws the control where no style was set.
  @ViewBuilder func view<Plain: View>(
    of configuration: Configuration, plain: (Configuration) -> Plain
  ) -> _ConditionalContent<AnyView, Plain> {
    if let look = looks.last {
      AnyView(
        look(configuration).changingEnvironment { $0[stylesOf: Configuration.self] = outer })
    } else {
      plain(configuration)
    }
  }
}

/// A control as a style draws it.
nonisolated private struct StyledControl<Style, Configuration>: View, CustomReflectable {
  let style: InstalledStyle<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> AnyView

  var body: AnyView {
    onAnyActor((style.style, configuration)) { [makeBody] in makeBody($0, $1) }
  }

  /// Without the closure: it is the same for all styles of the type, but closures count as different.
  var customMirror: Mirror {
    Mirror(
      self, children: ["style": style, "configuration": configuration], displayStyle: .struct)
  }
}

nonisolated extension View {
  /// Sets the style of the controls of one kind in this view.
  /// - Parameter makeBody: what the kind's protocol asks of a style. It captures nothing.
  func controlStyle<Style, Configuration, Look: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Look
  ) -> some View {
    changingEnvironment { environment in
      environment[stylesOf: Configuration.self].add { configuration in
        AnyView(
          StyledControl(style: InstalledStyle(style), configuration: configuration) {
            AnyView(makeBody($0, $1))
          })
      }
    }
  }
}

nonisolated private enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyleSlot<Configuration> { ControlStyleSlot() }
}

nonisolated extension EnvironmentValues {
  /// The styles around of the controls with a configuration.
  subscript<Configuration>(
    stylesOf configuration: Configuration.Type
  ) -> ControlStyleSlot<Configuration> {
    get { self[ControlStyleKey<Configuration>.self] }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

nonisolated extension Environment {
  /// The styles around of the controls with a configuration.
  init<Configuration>(stylesOf configuration: Configuration.Type)
  where Value == ControlStyleSlot<Configuration> {
    self.init(reading: { $0[stylesOf: Configuration.self] })
  }
}
