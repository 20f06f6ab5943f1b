import GalleyGeometry
import GalleyLayout

/// A space that frames are given in (CS1).
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The image's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(space: .named(AnyHashable(name)))
  }

  /// The window of the nearest scroll view around; where there is none, the image.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// The window of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollViewSpace(axis: axis))
  }
}

/// The name of the space of every scroll view's window.
struct ScrollViewSpace: Hashable {
  /// Nil is any.
  let axis: Axis?
}

extension CoordinateSpace {
  public var isLocal: Bool { self == .local }
  public var isGlobal: Bool { self == .global }
}
