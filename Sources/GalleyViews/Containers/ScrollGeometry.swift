import GalleyGeometry
import GalleyLayout

/// Where a scroll view's content lies.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the window's upper left corner.
  public var contentOffset: CGPoint
  /// The content's size, in points.
  public var contentSize: CGSize
  /// Room around the content, in points: that of scroll views of an image is part of their content, and this is
  /// 0.
  public var contentInsets: EdgeInsets
  /// The window's size.
  public var containerSize: CGSize

  /// A place of a scroll view's content; all lengths are points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the window shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same as `visibleRect`.
  public var bounds: CGRect { visibleRect }
}

nonisolated extension View {
  /// Calls `action` with a value made of where the content of the scroll view lies: once, as an image does not scroll, and
  /// again when it changes from pass to pass.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified(by: ScrollGeometryContent(transform: transform, action: action))
  }

  /// Calls `action` with whether at least a part of the view is inside of the scroll view around it.
  /// - Parameter threshold: the part, 0 to 1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modified(by: ScrollVisibilityContent(threshold: threshold, action: action))
  }

  /// Never called: images do not scroll.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}

extension ViewNode {
  /// Where the content of the first scroll view in the node lies.
  var scrollGeometry: ScrollGeometry? {
    if isScrollWindow, let content = layout.children.first {
      return ScrollGeometry(
        contentOffset: CGPoint(x: -content.frame.minX, y: -content.frame.minY),
        contentSize: content.frame.size, contentInsets: EdgeInsets(),
        containerSize: layout.frame.size)
    }
    for child in children {
      if let found = child.scrollGeometry { return found }
    }
    return nil
  }
}

private struct ScrollGeometryContent<T: Equatable>: EffectContent {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  var name: String { "onScrollGeometryChange" }
  var reacts: Bool { true }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    guard let geometry = node.scrollGeometry else { return }
    let value = transform(geometry)
    let last = node.memory as? T
    if node.memory != nil, let last, ValueComparison.areEqual(last, value) == true { return }
    node.memory = value as Any
    queue.add(node) { [action] in action(last ?? value, value) }
  }
}

private struct ScrollVisibilityContent: EffectContent {
  let threshold: Double
  let action: (Bool) -> Void
  var name: String { "onScrollVisibilityChange" }
  var reacts: Bool { true }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    guard let window = node.scrollWindow() else { return }
    let own = CGRect(origin: .zero, size: node.layout.frame.size)
      .applying(node.toRoot.concatenating(window.fromRoot))
    let seen = own.overlap(with: CGRect(origin: .zero, size: window.layout.frame.size))
    let area = own.width * own.height
    let part = area > 0 && !seen.isNull ? seen.width * seen.height / area : 0
    let isVisible = part > 0 && Double(part) >= threshold
    if node.memory as? Bool == isVisible { return }
    node.memory = isVisible
    queue.add(node) { [action] in action(isVisible) }
  }
}
