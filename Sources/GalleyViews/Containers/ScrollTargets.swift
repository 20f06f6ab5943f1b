import GalleyGeometry
import GalleyLayout

/// Where a scroll would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the points of what scrolls.
  public var rect: CGRect
  /// Which point of the rectangle comes to the same point of the window; nil is left to the system.
  public var anchor: UnitPoint?

  /// A target: a rectangle of what scrolls.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of the scroll view.
public struct ScrollTargetBehaviorContext {
  /// Where the scroll began.
  public let originalTarget: ScrollTarget
  /// The size of what scrolls, in points.
  public let contentSize: CGSize
  /// The window's size, in points.
  public let containerSize: CGSize
  /// The axes along which content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Of the gesture, in points in a second.
  public let velocity: CGVector
  /// The views that scrolls may come to rest at, in the points of what scrolls.
  let targets: [CGRect]
}

/// Where scrolls come to rest that a finger has begun.
public protocol ScrollTargetBehavior {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Moves the place where a scroll would come to rest. It is called when a finger leaves the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Scrolls come to rest at whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// A behaviour that scrolls by windows.
  public init() {}

  /// Moves the target to the nearest whole window, and no further than to the next one (assumed).
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let page = (context.originalTarget.rect.origin[axis] / length).rounded()
      let wanted = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(wanted, page - 1), page + 1) * length
    }
  }
}

/// Scrolls come to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a scroll may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// By few views where the width is compact, by any number elsewhere.
    public static let automatic = LimitBehavior(name: "automatic")
    /// By few views.
    public static let always = LimitBehavior(name: "always")
    /// By as many views as the window has room for, at least one (assumed).
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number of views.
    public static let never = LimitBehavior(name: "never")
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  /// A behaviour that scrolls by views.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }
  /// The same with the point of the views that comes to rest.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    (limit, self.anchor) = (limitBehavior, anchor)
  }

  /// Moves the target to the view that is nearest to it.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let point = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? leading(axis, context)
      let length = context.containerSize[axis]
      let largest = max(context.contentSize[axis] - length, 0)
      let offsets = context.targets.map { view in
        min(max(view.origin[axis] + point * (view.size[axis] - length), 0), largest)
      }
      .sorted()
      guard
        let wanted = nearest(to: target.rect.origin[axis], in: offsets),
        let begun = nearest(to: context.originalTarget.rect.origin[axis], in: offsets)
      else { continue }
      let few = few(context, axis)
      let kept = few.map { min(max(wanted, begun - $0), begun + $0) } ?? wanted
      target.rect.origin[axis] = offsets[min(max(kept, 0), offsets.count - 1)]
    }
  }

  /// The share of views and window that lies before their leading edges.
  private func leading(_ axis: Axis, _ context: TargetContext) -> CGFloat {
    axis == .horizontal && context.environment.layoutDirection == .rightToLeft ? 1 : 0
  }

  private func nearest(to offset: CGFloat, in offsets: [CGFloat]) -> Int? {
    offsets.indices.min { abs(offsets[$0] - offset) < abs(offsets[$1] - offset) }
  }

  /// How many views a scroll may pass; nil is any number.
  private func few(_ context: TargetContext, _ axis: Axis) -> Int? {
    switch limit {
    case .never: return nil
    case .automatic where context.environment.horizontalSizeClass != .compact: return nil
    case .alwaysByOne: return 1
    default:
      let longest = context.targets.map { $0.size[axis] }.max() ?? 0
      return longest > 0 ? max(1, Int(min(context.containerSize[axis] / longest, 1e6))) : 1
    }
  }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Keeps a behaviour of any type.
  public init<T: ScrollTargetBehavior>(_ behavior: T) { base = behavior }

  /// Asks the behaviour that it keeps.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolls come to rest at whole windows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolls come to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Scrolls come to rest at views, and pass no more of them than the limit says.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// The same with the point of the views that comes to rest.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

nonisolated extension View {
  /// Where scroll views in this view come to rest once a finger has left them. An image that is not driven does not scroll.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    EnvironmentView(content: self) { $0.scrollTargetBehavior = behavior }
  }

  /// Scrolls come to rest at the views in this layout, where the scroll view's behaviour is aligned to views.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    layoutValue(key: ScrollTargetsKey.self, value: isEnabled ? .ofLayout : .none)
  }

  /// Scrolls come to rest at this view, where the scroll view's behaviour is aligned to views.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    layoutValue(key: ScrollTargetsKey.self, value: isEnabled ? .view : .none)
  }
}

/// Which views scrolls come to rest at.
nonisolated private enum ScrollTargetViews: Sendable {
  case none, view, ofLayout
}

nonisolated private enum ScrollTargetsKey: LayoutValueKey {
  static var defaultValue: ScrollTargetViews { .none }
}

nonisolated extension EnvironmentValues {
  /// Where scroll views come to rest; nil is where they do by themselves.
  @Entry var scrollTargetBehavior: (any ScrollTargetBehavior)?
}

extension ViewNode {
  /// Where the content of the window that the node is comes to rest, in points; nil where it does by itself.
  /// - Parameters:
  ///   - start: the offset at which a finger has touched it.
  ///   - offset: that at which the finger leaves it.
  ///   - velocity: points a second.
  func scrollTarget(from start: CGPoint, to offset: CGPoint, velocity: CGSize) -> CGPoint? {
    guard let behavior = environment.scrollTargetBehavior,
      let window = layout.behavior as? ScrollBehavior, let content = layout.children.first
    else { return nil }
    let (size, largest) = (layout.frame.size, largestOffset)
    let end = CGPoint(
      x: offset.x + ScrollGlide.way(of: velocity.width),
      y: offset.y + ScrollGlide.way(of: velocity.height))
    var target = ScrollTarget(rect: CGRect(origin: end, size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)),
        contentSize: content.frame.size, containerSize: size, axes: window.axes,
        environment: environment, velocity: CGVector(dx: velocity.width, dy: velocity.height),
        targets: scrollTargets))
    let place = target.rect.origin
    guard place.x.isFinite, place.y.isFinite else { return nil }
    return CGPoint(x: min(max(place.x, 0), largest.x), y: min(max(place.y, 0), largest.y))
  }

  /// The boxes of the views that scrolls come to rest at, in the points of the content.
  private var scrollTargets: [CGRect] {
    var boxes: [CGRect] = []
    let offset = contentOffset
    func add(_ node: ViewNode) {
      guard let box = node.frame(in: self) else { return }
      boxes.append(box.offsetBy(dx: offset.x, dy: offset.y))
    }
    func visit(_ node: ViewNode) {
      if node.layout.isAbsent || node !== self && node.isScrollWindow { return }
      let views = node.layout[ScrollTargetsKey.self]
      guard views != .none else { return node.children.forEach(visit) }
      // What a view says is read of all views that hold it alone, too.
      var said = node
      while said.children.count == 1, said.children[0].layout[ScrollTargetsKey.self] == views {
        said = said.children[0]
      }
      if views == .view { return add(said) }
      while said.isWrapper, let inner = said.children.first { said = inner }
      said.children.forEach(add)
    }
    visit(self)
    return boxes
  }
}
