import GalleyGeometry

/// What becomes of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Elements in it do not count.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Elements in it stay as they are.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Elements in it are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Which of two views that belong together a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that names the other.
  case label
  /// The one that is named.
  case content
}

nonisolated extension View {
  /// Makes the view one that is found by the words in it together (`tap`); with `ignore` the words do not count, and with
  /// `contain` it is one that the elements in it stay in, where something is said of it.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    described(
      as: children == .contain ? .container : .element(ignoresWords: children == .ignore))
  }

  /// Whether the view is not found by labels (`tap`); it is still seen. What is said last of a view counts.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    described(as: isEnabled ? hidden ? .hidden : .shown : nil)
  }

  /// Which of the elements around it is read first: those of a higher priority, 0 by default, and of equal ones
  /// the first. An image is the same with and without it; the tree of elements has its order. A priority that is not
  /// a number is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    described(as: .priority(sortPriority.isNaN ? 0 : sortPriority))
  }

  /// No effect: the image inverts no colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// No effect: images are not touched.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// No effect: images are not touched.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// No effect: images are not touched.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// No effect: images are not touched.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// No effect: nothing is shown large on request.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// No effect: nothing is shown large on request.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// No effect: an image is not read aloud.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// No effect: an image is not read aloud.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

/// How touches reach a view directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing is spoken during a touch.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches reach the view once it was chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
