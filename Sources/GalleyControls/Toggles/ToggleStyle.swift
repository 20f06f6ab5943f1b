import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a switch, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The switch that a style draws.
public struct ToggleStyleConfiguration {
  /// What the switch is for.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// What the switch is for, to be placed in the style's view.
  public let label: Label
  /// Whether the switch is on. A mixed one is off.
  @Binding public var isOn: Bool
  /// Whether the switch stands for several values of which only some are on.
  public let isMixed: Bool
  /// The label where it is a text.
  let title: Text?

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, title: Text? = nil) {
    self.title = title
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// Turns the switch over; a mixed one is turned on.
  func toggle() { isOn = isMixed || !isOn }
}

/// The style of the place: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

/// A label at the start and a switch at the end.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The same style as `.switch`.
  public init() { tint = nil }

  /// A switch in a colour of its own instead of the tint around.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that looks pressed when it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// The same style as `.button`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

/// A box with a tick and a label behind it.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// The same style as `.checkbox`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxRow(configuration: configuration)
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// A label at the start and a switch at the end.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label at the start and a switch at the end: the same look as `.automatic`.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button with a box of the tint if it is on, without a box if it is off.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// As on a Mac; a style of that name of one's own goes before it, as a phone has none.
  @_disfavoredOverload
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension View {
  /// Sets how the switches in this view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
