import GalleyGeometry
import GalleyViews

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind

  /// The action runs once for each touch.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The action would repeat while a button is held. On an image it has no effect.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action never repeats.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// How wide buttons with a box are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, flexible, fitted }
  private let kind: Kind

  /// As wide as the style wants it.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as what is offered.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// As wide as the label.
  public static let fitted = ButtonSizing(kind: .fitted)
}

nonisolated extension EnvironmentValues {
  /// Whether held buttons repeat their action. Nothing in Galley reads it but views of users.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

  @Entry var buttonSizing: ButtonSizing = .automatic
}

nonisolated extension View {
  /// No effect: images are not touched.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets how wide the buttons with boxes in this view are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    changingEnvironment { $0.buttonSizing = sizing }
  }
}
