import GalleyGeometry

/// A part of an image: a value that says what is to be seen.
///
/// A view of yours has a `body` made of other views. As in SwiftUI, a view is on the main actor, so
/// that its body may read models that are. Galley reads bodies on whatever thread draws the image,
/// one at a time for each image. A view that code on no actor makes, as tests and batches on many
/// threads do, says so: `nonisolated struct Card: View`.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of; `Never` for one that Galley draws itself.
  associatedtype Body: View
  /// The views that this one is made of. It is read when what it reads has changed, and may be read more often.
  @ViewBuilder var body: Body { get }

  /// Adds the nodes that the view stands for. The default adds those of `body`; only Galley's own
  /// views do anything else.
  nonisolated func _collect(into collector: inout _ViewCollector)
}

nonisolated extension View {
  public func _collect(into collector: inout _ViewCollector) {
    collector.collectBody(of: self)
  }
}

nonisolated extension View {
  /// Says nothing.
  public static func _printChanges() {}

  /// Says nothing.
  public static func _logChanges() {}
}

/// The body of views that have none because they are drawn by Galley itself.
nonisolated extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that Galley draws itself.
nonisolated protocol PrimitiveView: View where Body == Never {}

nonisolated extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
