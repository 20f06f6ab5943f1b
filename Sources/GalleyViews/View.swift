import GalleyGeometry

/// A part of a picture: a value that says what is to be seen.
///
/// A view of yours has a `body` made of other views. Views are not bound to the main actor, so
/// pictures can be drawn on every core.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Adds the nodes that the view stands for. The default adds those of `body`; only Galley's own
  /// views do anything else.
  func _collect(into collector: inout ViewCollector)
}

extension View {
  public func _collect(into collector: inout ViewCollector) {
    collector.collectBody(of: self)
  }
}

/// The body of views that have none because they are drawn by Galley itself.
extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that Galley draws itself.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
