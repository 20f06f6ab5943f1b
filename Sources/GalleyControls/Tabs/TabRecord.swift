import GalleyGeometry
import GalleyViews

/// The tabs that a tab view's content has, written down while their bodies are read.
final class TabRecord {
  struct Item {
    let label: AnyView
    let isSelected: Bool
    let badge: Text?
    let select: () -> Void
  }
  private(set) var items: [Item] = []
  var toolbar = ToolbarSettings()
  /// Whether the tab of a tag is the selected one; nil where nothing is selected by a binding.
  private let isSelected: ((AnyHashable) -> Bool)?
  /// The tab that is drawn where the selection names none.
  private let fallback: Int?
  /// Selects the tab of an index and a tag.
  private let select: (Int, AnyHashable?) -> Void

  init(
    isSelected: ((AnyHashable) -> Bool)?, fallback: Int?,
    select: @escaping (Int, AnyHashable?) -> Void
  ) {
    self.isSelected = isSelected
    self.fallback = fallback
    self.select = select
  }

  var hasSelection: Bool { items.contains { $0.isSelected } }

  /// Adds a tab.
  /// - Returns: whether its content is drawn.
  func add(_ label: AnyView, tag: AnyHashable?, badge: Text?) -> Bool {
    let index = items.count
    let isChosen = fallback == index || tag.map { isSelected?($0) ?? false } ?? false
    let isDrawn = isChosen && !hasSelection
    let select = select
    items.append(
      Item(label: label, isSelected: isDrawn, badge: badge) { select(index, tag) })
    return isDrawn
  }
}

nonisolated extension EnvironmentValues {
  private enum TabsKey: EnvironmentKey {
    static var defaultValue: RecordReference<TabRecord> { RecordReference() }
  }
  private enum EnclosingTabsKey: EnvironmentKey {
    static var defaultValue: RecordReference<TabRecord> { RecordReference() }
  }

  private enum TabBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

  /// What stands at the icon of the next tab.
  var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }

  /// The tab view that the next tab belongs to; nil within a tab.
  var tabItems: TabRecord? {
    get { self[TabsKey.self].record }
    set { self[TabsKey.self] = RecordReference(record: newValue) }
  }

  /// The tab view that the views are in, or nil.
  var tabs: TabRecord? {
    get { self[EnclosingTabsKey.self].record }
    set { self[EnclosingTabsKey.self] = RecordReference(record: newValue) }
  }
}

nonisolated extension View {
  /// The icon and the caption of the view's tab. Without a tab view around it changes nothing.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: AnyView(label()))
  }
}

/// A tab: its content when it is the selected one.
nonisolated struct TabItemView<Content: View>: View {
  let content: Content
  let label: AnyView
  @Environment(\.self) private var environment

  init(content: Content, label: AnyView) {
    self.content = content
    self.label = label
  }

  var body: some View {
    if isDrawn {
      // Tabs within the tab are not this tab view's.
      content.changingEnvironment {
        $0.tabItems = nil
        $0.viewTag = nil
        $0.elementTag = nil
        $0.tabBadge = nil
      }
    }
  }

  private var isDrawn: Bool {
    guard let tabs = environment.tabItems else { return true }
    let own = (content as? any TaggedContent)?.tagValue
    let tag = environment.viewTag ?? own ?? environment.elementTag
    return tabs.add(label, tag: tag, badge: environment.tabBadge)
  }
}
