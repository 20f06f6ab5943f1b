import GalleyGeometry
import GalleyLayout

/// Containers that see each of their views, by the names that came before `Group(subviews:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = SubviewsCollection

  /// Views as a root arranges them.
  nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: PrimitiveView {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }

    public func _collect(into collector: inout _ViewCollector) {
      let children = SubviewsCollection(of: AnyView(content), in: &collector)
      let body = GraphMotion.reading(in: collector.graph.motion) {
        onAnyActor((root, children)) { $0.body(children: $1) }
      }
      collector.collect(body, at: .index(1))
    }
  }
}

public protocol _VariadicView_Root {}

/// What arranges the views of a `_VariadicView.Tree`.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension SubviewsCollection {
  public typealias Element = Subview
}
