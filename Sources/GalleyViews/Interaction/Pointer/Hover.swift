import GalleyGeometry

/// Whether a pointer is above a view. None is above an image.
public enum HoverPhase: Equatable, Sendable {
  /// In points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// How a view looks below a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system does.
  public static let automatic = HoverEffect(name: "automatic")
  /// A light behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view comes nearer, and the pointer hides in it.
  public static let lift = HoverEffect(name: "lift")
}

nonisolated extension View {
  /// Changes nothing: no pointer is above an image.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Changes nothing: no pointer is above an image.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: no pointer is above an image.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Changes nothing: no pointer is above an image.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Changes nothing: no pointer is above an image.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Changes nothing: help is shown below a pointer.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: help is shown below a pointer.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Changes nothing: help is shown below a pointer.
  public func help(_ text: Text) -> some View { self }
}
