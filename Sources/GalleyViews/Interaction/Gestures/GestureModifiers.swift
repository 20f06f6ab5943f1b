import GalleyGeometry

nonisolated extension View {
  /// Changes nothing: nobody touches a picture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String = "", isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String = "", isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String = "", isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nobody touches a picture.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Changes nothing: nobody touches a picture.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// Name only: what a hand does instead of a tap.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}
