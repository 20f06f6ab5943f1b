import GalleyGeometry
import GalleyLayout
import GalleyText

/// Views for an editor. `_previews` erases them, so that a program that finds the type at run time
/// can draw them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

nonisolated extension PreviewProvider {
  public static var _previews: AnyView { AnyView(onAnyActor(self) { $0.previews }) }
}

/// The space that an editor gives to a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// A device's screen; a picture has none, and takes what the view answers.
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// The name of a preview.
  public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewNameKey.self, value: value)
  }

  /// The space of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutKey.self, value: value)
  }
}

private struct PreviewNameKey: LayoutValueKey {
  static let defaultValue: String? = nil
}

private struct PreviewLayoutKey: LayoutValueKey {
  static let defaultValue = PreviewLayout.device
}

/// One of the views of a `PreviewProvider`.
public struct Preview {
  /// From 0, in the order of the source.
  public let index: Int
  public let displayName: String?
  /// The view by itself, in the space that `previewLayout` gives to it.
  public let view: AnyView

  /// The preview of a `#Preview`.
  public init(_ registry: any PreviewRegistry.Type, index: Int) {
    func view<Registry: PreviewRegistry>(_ registry: Registry.Type) -> AnyView {
      AnyView(onAnyActor(registry) { $0.makeView() })
    }
    self.init(index: index, displayName: registry.displayName, view: view(registry))
  }

  private init(index: Int, displayName: String?, view: AnyView) {
    (self.index, self.displayName, self.view) = (index, displayName, view)
  }

  /// Each of the provider's views by itself, those of groups and repetitions, too.
  /// - Complexity: O(n) in the views.
  public static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
    let graph = ViewGraph()
    graph.update(
      PreviewPicker(index: nil) { onAnyActor(provider) { $0.previews } },
      environment: EnvironmentValues())
    return graph.topNodes.enumerated().map { index, node in
      let picker = PreviewPicker(index: index) { onAnyActor(provider) { $0.previews } }
      var view = AnyView(picker)
      if case .fixed(let width, let height) = node[PreviewLayoutKey.self] {
        view = AnyView(picker.frame(width: width, height: height))
      }
      return Preview(index: index, displayName: node[PreviewNameKey.self], view: view)
    }
  }
}

/// One of several views; the others are neither drawn nor asked for preferences.
private struct PreviewPicker<Content: View>: PrimitiveView {
  let index: Int?
  let content: Content

  init(index: Int?, @ViewBuilder content: () -> Content) {
    self.index = index
    self.content = content()
  }

  func _collect(into collector: inout ViewCollector) {
    collector.emit(
      CollectionContent(name: "Preview", view: content, passesOrientation: true, value: index) {
        PickingBehavior(index: $0)
      })
  }
}

private final class PickingBehavior: NodeBehavior {
  let rule = "the only one of the previews"
  private let index: Int?

  init(index: Int?) { self.index = index }

  private func chosen(in node: LayoutNode) -> LayoutNode? {
    index.flatMap { node.children.indices.contains($0) ? node.children[$0] : nil }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    chosen(in: node)?.sizeThatFits(proposal) ?? .zero
  }

  func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    node.children.indices.map {
      Placement(origin: .zero, proposal: proposal, isAbsent: $0 != index)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    chosen(in: node)?.explicitAlignment(key, for: proposal)
  }
}
