import GalleyGeometry
import GalleyLayout

extension ViewNode {
  /// The node's way to the image's points, and those of the named spaces around it.
  var placesAround: [CGAffineTransform] {
    var places = [toRoot]
    var node = parent
    while let current = node {
      if current.content is CoordinateSpaceContent || current.isScrollWindow {
        places.append(current.toRoot)
      }
      node = current.parent
    }
    return places
  }

  func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return rect
    case .global: return rect.applying(toRoot)
    case .named:
      guard let owner = owner(of: space) else { return rect.applying(toRoot) }
      return rect.applying(toRoot.concatenating(owner.fromRoot))
    }
  }

  /// The box of the view that has named a space, in this view's points.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let owner = owner(of: space) else { return nil }
    return CGRect(origin: .zero, size: owner.layout.frame.size)
      .applying(owner.toRoot.concatenating(fromRoot))
  }

  func owner(of space: CoordinateSpace) -> ViewNode? {
    if case .named(let name) = space, let scroll = name.base as? ScrollViewSpace {
      return scrollWindow(along: scroll.axis)
    }
    var node = parent
    while let current = node {
      if let named = current.content as? CoordinateSpaceContent, named.space == space {
        return current
      }
      node = current.parent
    }
    return nil
  }

  /// Whether the node is a scroll view's window.
  package var isScrollWindow: Bool { layout.behavior is ScrollBehavior }

  /// The nearest window around that scrolls along an axis, or at all.
  package func scrollWindow(along axis: Axis? = nil) -> ViewNode? {
    var node = parent
    while let current = node {
      if let window = current.layout.behavior as? ScrollBehavior,
        axis.map({ window.axes.contains(Axis.Set($0)) }) ?? true
      {
        return current
      }
      node = current.parent
    }
    return nil
  }
}
