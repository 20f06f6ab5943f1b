import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Several views of which one is drawn: the selected tab above a bar, or the selected page with dots.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let eachPass = EachPass()
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabViewLook) private var look
  /// The selection names no tab: the first one is drawn.
  @State private var isWithoutSelection = false
  /// The tab of a view without a selection of its own.
  @State private var chosen = 0
  /// Whether content goes on below the bar.
  @State private var scrollsBelow = false
  @Environment(\.screenLevel) private var outerLevel

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Tabs by `Tab`, `TabSection` and `ForEach`.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder.Content(tabs: content())
  }

  public var body: some View {
    let selected = selection?.wrappedValue
    let isFirst = selected == nil || isWithoutSelection
    let isSelected = { (tag: AnyHashable) -> Bool in
      guard let selected else { return false }
      return tag.base as? SelectionValue == selected
    }
    let tabs = TabRecord(
      isSelected: selected == nil ? nil : isSelected,
      fallback: isFirst ? (selected == nil ? chosen : 0) : nil
    ) { index, tag in
      guard let selection else { return chosen = index }
      guard let value = tag?.base as? SelectionValue else { return }
      selection.wrappedValue = value
      isWithoutSelection = false
    }
    let isPaged = look.pageDots != nil
    PresentationHost {
      ScreenLayout {
        PagesLayout(isSelected: isSelected) {
          pages.anchorPreference(key: PagesKey.self, value: .bounds) { [$0] }
        }
        .changingEnvironment { [weak tabs] environment in
          environment.tabItems = tabs
          environment.tabs = tabs
          environment.viewTag = nil
          environment.elementTag = nil
        }
        .modifier(PagesClip(isPaged: isPaged, level: outerLevel + 1))
        .overlayPreferenceValue(PagesKey.self) { pages in
          if let mode = look.pageDots { PageDotsView(pages: pages, tabs: tabs, mode: mode) }
        }
        VStack(spacing: 0) { MissingSelectionView(tabs: tabs) { isWithoutSelection = true } }
        VStack {}
        // Behind the tabs, so that all of them are known.
        VStack(spacing: 0) {
          TabBarView(tabs: tabs, isShown: !isPaged, overContent: scrollsBelow)
        }
      }
      .onPreferenceChange(ScrollOverflowKey.self) { scrollsBelow = $0 }
      .modifier(ScreenOutline(level: isPaged ? nil : outerLevel + 1))
    }
    ._layoutName("TabView")
  }
}

nonisolated extension TabView {
  /// The content. Elements of a `ForEach` stand for themselves, for their ids or for their places, as those of a picker.
  @ViewBuilder private var pages: some View {
    if selection != nil, let content = content as? any ImplicitlyTagged {
      content.withElementTags(for: SelectionValue.self)
    } else {
      content
    }
  }
}

nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

nonisolated extension TabView where SelectionValue == Never {
  /// Tabs by `Tab`, `TabSection` and `ForEach`.
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder.Content(tabs: content())
  }
}

/// Pages are cut at the edges of their view; a tab may lie below the bar.
nonisolated private struct PagesClip: ViewModifier {
  let isPaged: Bool
  let level: Int

  func body(content: Content) -> some View {
    if isPaged { content.clipped() } else { content.screenMiddle(level: level) }
  }
}

/// The whole of a tab view with a bar; pages are no screen.
nonisolated private struct ScreenOutline: ViewModifier {
  let level: Int?

  func body(content: Content) -> some View {
    if let level { content.screenWhole(level: level) } else { content }
  }
}

/// Asks for the first tab where the selection names none.
nonisolated private struct MissingSelectionView: View {
  let tabs: TabRecord
  let action: () -> Void

  var body: some View {
    if !tabs.items.isEmpty, !tabs.hasSelection {
      Color.clear.frame(width: 0, height: 0).onAppear(perform: action)
    }
  }
}
