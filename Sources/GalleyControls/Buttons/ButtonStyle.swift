import GalleyGeometry
import GalleyViews

/// How buttons look, also while a renderer that is driven presses them (`touch`).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and what runs their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button, which runs its action by `trigger()`, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style draws.
nonisolated public struct ButtonStyleConfiguration {
  /// What is written on the button.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// The role that the button was made with, or nil.
  public let role: ButtonRole?
  /// What is written on the button, to be placed in the style's view.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// The button that a primitive style draws.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// What is written on the button.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// The role that the button was made with, or nil.
  public let role: ButtonRole?
  /// What is written on the button, to be placed in the style's view.
  public let label: Label
  /// Runs the action of users on the actor that it belongs to.
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

nonisolated extension View {
  /// Sets how the buttons in this view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changingEnvironment { environment in
      environment[stylesOf: PrimitiveButtonStyleConfiguration.self].add {
        AnyView(StyledButton(style: style, configuration: $0))
      }
    }
  }

  /// Sets how the buttons in this view look and what runs their actions.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A button in a style that is told whether it is pressed, and that leaves the action to the button.
private struct StyledButton<Style: ButtonStyle> {
  private let style: InstalledStyle<Style>
  private let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = InstalledStyle(style)
    self.configuration = configuration
  }
}

nonisolated extension StyledButton: View {
  var body: some View {
    let button = ButtonStyleConfiguration(
      role: configuration.role,
      label: ButtonStyleConfiguration.Label(view: configuration.label.view),
      isPressed: isPressed)
    onAnyActor((style.style, button)) { $0.makeBody(configuration: $1) }
      .triggering(configuration) { isPressed = $0 }
  }
}

nonisolated extension View {
  /// The view as what is pressed of a button.
  /// - Parameter setPressed: called when a touch begins and ends.
  func triggering(
    _ configuration: PrimitiveButtonStyleConfiguration,
    setPressed: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    pressable(name: "Button", as: TappedPart(.button), setPressed: setPressed) {
      configuration.trigger()
    }
  }
}
