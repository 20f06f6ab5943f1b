import GalleyGeometry
import GalleyLayout

/// Where a scroll would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the points of what scrolls.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of the scroll view.
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Of the gesture, in points in a second.
  public let velocity: CGVector
}

/// Where scrolls come to rest. Name only: nobody scrolls an image.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Scrolls come to rest at whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolls come to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a scroll may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let never = LimitBehavior(name: "never")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init<T: ScrollTargetBehavior>(_ behavior: T) { base = behavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

nonisolated extension View {
  /// Changes nothing: nobody scrolls an image.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Changes nothing: nobody scrolls an image.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Changes nothing: nobody scrolls an image.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
