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
}

/// Where scrolls come to rest. Name only: images do not scroll.
public protocol ScrollTargetBehavior {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Moves the place where a scroll would come to rest. It is never called: images do not scroll.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Scrolls come to rest at whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// A behaviour that scrolls by windows.
  public init() {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolls come to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a scroll may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the system does.
    public static let automatic = LimitBehavior(name: "automatic")
    /// One view, or few.
    public static let always = LimitBehavior(name: "always")
    /// Few views.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number of views.
    public static let never = LimitBehavior(name: "never")
  }

  /// A behaviour that scrolls by views.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// The same with the point of the views that comes to rest.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
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
  /// No effect: images do not scroll.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// No effect: images do not scroll.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// No effect: images do not scroll.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
