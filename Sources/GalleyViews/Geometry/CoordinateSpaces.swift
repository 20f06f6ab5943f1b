import GalleyGeometry
import GalleyLayout

/// A space that frames are given in (CS1).
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The view's own space.
  public init() {}
  /// The view's own space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The image's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The image's space.
  public init() {}
  /// The image's space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The image's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space that a view around has named so; where none has, the image's.
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
  /// Whether it is the view's own space.
  public var isLocal: Bool { self == .local }
  /// Whether it is the image's space.
  public var isGlobal: Bool { self == .global }
}
