import GalleyGeometry

nonisolated extension View {
  /// Adds a gesture. Gestures of the views in this one go before it.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    touchable(by: gesture, name: "gesture", mask: mask)
  }

  /// Adds a gesture. Gestures of the views in this one go before it.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String = "", isEnabled: Bool
  ) -> some View {
    touchable(by: gesture, name: "gesture", mask: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those of the views in this one.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    touchable(by: gesture, name: "highPriorityGesture", priority: .high, mask: mask)
  }

  /// Adds a gesture that goes before those of the views in this one.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String = "", isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that counts beside those of the views in this one and around it.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    touchable(by: gesture, name: "simultaneousGesture", priority: .simultaneous, mask: mask)
  }

  /// Adds a gesture that counts beside those of the views in this one and around it.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String = "", isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// No effect: an image has no system around it.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// No effect: an image has no system around it.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// Name only: what a hand does instead of a tap.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The main action of the view.
  public static let primaryAction = HandGestureShortcut()
}
