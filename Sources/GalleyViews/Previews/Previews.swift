import GalleyGeometry
import GalleyLayout
import GalleyText

/// Views for an editor. `_previews` erases them, so that a program that finds the type at run time
/// can draw them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What the previews are together.
  associatedtype Previews: View
  /// The views to be shown; each at the top is a preview of its own.
  @ViewBuilder static var previews: Previews { get }
}

nonisolated extension PreviewProvider {
  public static var _previews: AnyView { AnyView(onAnyActor(self) { $0.previews }) }
}

/// The space that an editor gives to a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// What the view needs: a device's screen, or the view's own size where it does not fill a screen.
  case device
  /// What the view answers to the size of a device's screen.
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
  static let defaultValue: PreviewLayout? = nil
}

/// What a preview says it is shown on.
package struct PreviewSettings: Hashable, Sendable {
  /// Nil where it says nothing.
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
  /// That of a widget, where the preview is one.
  package var widget: WidgetFamily?
  /// What of its surroundings cannot be drawn, by name.
  package var ignored: String?

  /// A preview that says nothing.
  package init() {}

  /// What modifiers of a view say.
  init(_ node: LayoutNode) {
    layout = node[PreviewLayoutKey.self]
    device = node[PreviewDeviceKey.self]
    orientation = node[PreviewOrientationKey.self]
    widget = node[PreviewContextValueKey.self]?.widget
    ignored = node[PreviewContextValueKey.self]?.ignored
  }

  /// What traits say; of two of a kind the last one counts.
  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.value {
      case .layout(let layout): self.layout = layout
      case .orientation(let orientation): self.orientation = orientation
      case .ignored(let name): ignored = name
      case .modifier: break
      }
    }
  }

  /// These settings, and those of others where these say nothing.
  package func filled(from other: PreviewSettings) -> PreviewSettings {
    var result = self
    result.layout = layout ?? other.layout
    result.device = device ?? other.device
    result.orientation = orientation ?? other.orientation
    result.widget = widget ?? other.widget
    result.ignored = ignored ?? other.ignored
    return result
  }
}

/// One preview: one of the views of a `PreviewProvider`, or a `#Preview`.
public struct Preview {
  /// From 0, in the order of the source.
  package let index: Int
  package let displayName: String?
  /// The view by itself, in the space that a fixed layout gives to it.
  package var view: AnyView {
    guard case .fixed(let width, let height) = settings.layout else { return content }
    return AnyView(content.frame(width: width, height: height))
  }
  /// On what it says it is shown. Of a `#Preview` these are its traits; what modifiers of its view say is read when it
  /// is drawn.
  package let settings: PreviewSettings
  /// Module and file of a `#Preview`; nil of a provider's.
  package let fileID: String?
  /// The line of a `#Preview`, from 1; nil of a provider's.
  package let line: Int?
  /// The view by itself.
  package let content: AnyView

  /// Each of the provider's views by itself, those of groups and repetitions, too.
  /// - Complexity: O(n) in the views.
  package static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
    let graph = ViewGraph()
    graph.memory.isCounting = true
    let views = onAnyActor(provider) { $0.previews }
    graph.update(PreviewPicker(index: nil) { views }, environment: EnvironmentValues())
    return graph.topNodes.enumerated().map { index, node in
      // Those that were counted are the first one's: nothing of them has reacted. Others have objects of their own.
      let picker = PreviewPicker(index: index) {
        index == 0 ? views : onAnyActor(provider) { $0.previews }
      }
      return Preview(
        index: index, displayName: node[PreviewNameKey.self], settings: PreviewSettings(node),
        content: AnyView(picker))
    }
  }

  /// What a `#Preview` became. Nothing of its closure runs before it is drawn. The views of one with arguments are
  /// drawn together.
  /// - Parameter index: its place among the previews of its file, from 0.
  package init<Registry: PreviewRegistry>(_ registry: Registry.Type, index: Int) {
    self.init(registry, index: index, view: AnyView(RegisteredView<Registry>()), number: nil)
  }

  /// The previews of a `#Preview`: one for each of its arguments, in their order, where it has some.
  package static func all<Registry: PreviewRegistry>(of registry: Registry.Type) -> [Preview] {
    guard let views = onAnyActor(registry, { $0.__group?.views }) else {
      return [Preview(registry, index: 0)]
    }
    return views.enumerated().map { index, view in
      Preview(
        registry, index: index, view: AnyView(_PreviewGroup(views: [view])), number: index + 1)
    }
  }

  /// What a `#Preview` is called; all of those of its arguments alike.
  package static func displayName<Registry: PreviewRegistry>(
    of registry: Registry.Type
  ) -> String? {
    onAnyActor(registry) { $0.__displayName }
  }

  /// Whether a `#Preview` has arguments.
  package static func isGroup<Registry: PreviewRegistry>(_ registry: Registry.Type) -> Bool {
    onAnyActor(registry) { $0.__group != nil }
  }

  /// - Parameter number: behind its name, where there are several of that name.
  private init<Registry: PreviewRegistry>(
    _ registry: Registry.Type, index: Int, view: AnyView, number: Int?
  ) {
    self.index = index
    let name = Self.displayName(of: registry)
    displayName = number.map { number in name.map { "\($0) \(number)" } } ?? name
    let traits = onAnyActor(registry) { $0.__traits }
    settings = PreviewSettings(traits)
    fileID = registry.__fileID
    line = registry.__line
    content = traits.reduce(view) { view, trait in
      guard case .modifier(let modifier) = trait.value else { return view }
      return onAnyActor(view, modifier)
    }
  }

  /// A preview of a view that is made already.
  public init<Content: View>(_ view: Content, displayName: String? = nil) {
    self.init(
      index: 0, displayName: displayName, settings: PreviewSettings(), content: AnyView(view))
  }

  private init(
    index: Int, displayName: String?, settings: PreviewSettings, content: AnyView
  ) {
    self.index = index
    self.displayName = displayName
    self.settings = settings
    self.content = content
    (fileID, line) = (nil, nil)
  }
}

extension ViewGraph {
  /// What the modifiers of the view in the window say of a preview.
  package var previewSettings: PreviewSettings {
    window?.first.map { PreviewSettings($0) } ?? PreviewSettings()
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

  func _collect(into collector: inout _ViewCollector) {
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
