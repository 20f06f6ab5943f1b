import GalleyGeometry
import GalleyViews

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind

  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// How wide buttons with a box are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, flexible, fitted }
  private let kind: Kind

  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as what is offered.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// As wide as the label.
  public static let fitted = ButtonSizing(kind: .fitted)
}

nonisolated extension EnvironmentValues {
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

  @Entry var buttonSizing: ButtonSizing = .automatic
}

nonisolated extension View {
  /// Changes nothing: nobody touches an image.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets how wide the buttons with boxes in this view are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    changingEnvironment { $0.buttonSizing = sizing }
  }
}
