import GalleyGeometry

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches: the one kind that has an effect.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is seen while the view is dragged. On an image it has no effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is seen of the view above a menu. On an image it has no effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What a pointer above changes. On an image it has no effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The ring of the focus. On an image it has no effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What is read aloud. On an image it has no effect.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

nonisolated extension View {
  /// The view is hit where the shape covers its box: in gaps between its views as well, and nowhere else.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// The view is hit where the shape covers its box; kinds other than `interaction` change nothing.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modified(
      by: ContentShapeContent(
        shape: shape, isEvenOdd: eoFill, isForTouches: kind.contains(.interaction)))
  }

  /// Whether the view, and what is in it, can be hit: where it cannot, the views behind it are.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitPermissionContent(isAllowed: enabled))
  }

  /// No effect: windows are not moved in an image.
  public func allowsWindowActivationEvents(_ value: Bool? = nil) -> some View { self }
}
