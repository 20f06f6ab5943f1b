import GalleyGeometry
import GalleyViews

/// How much depends on a dialog.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Much depends on it. On an image it has no effect.
  public static let critical = DialogSeverity(name: "critical")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
}

nonisolated extension View {
  /// No effect: dialogs are drawn without icons.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// No effect: all dialogs look alike.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// No effect: dialogs are drawn without a way to silence them.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// No effect: dialogs are drawn without a way to silence them.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// No effect: images are not terminated.
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}
