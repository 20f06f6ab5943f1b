import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Several views of which one is drawn: the selected tab above a bar, or the selected page with dots.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabViewLook) private var look
  /// The tab of a view without a selection of its own.
  @State private var chosen = 0
  /// Whether content goes on below the bar.
  @State private var scrollsBelow = false
  @Environment(\.screenLevel) private var outerLevel

  /// Tabs of which the one whose `tag` or element is the selection is drawn, the first one if none is. With nil,
  /// the view keeps its selection to itself.
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
}

nonisolated extension TabView: View {
  public var body: some View {
    Group(subviews: content) { views in
      screen(of: pages(of: views))
    }
    ._layoutName("TabView")
  }

  private func pages(of views: SubviewsCollection) -> TabPages {
    guard let selection else {
      let selected = views.indices.contains(chosen) ? chosen : 0
      return TabPages(views, selected: selected) { chosen = $0 }
    }
    let values = views.map { value(of: $0) }
    let selected = values.firstIndex { $0 == selection.wrappedValue } ?? 0
    return TabPages(views, selected: selected) { index in
      if let value = values[index] { selection.wrappedValue = value }
    }
  }

  /// What a view stands for: its tag, or else the id of the `ForEach`'s element that it is from, as an option of a picker.
  private func value(of view: Subview) -> SelectionValue? {
    let values = view.containerValues
    return values.tag(for: SelectionValue.self) ?? values.elementTag(for: SelectionValue.self)
  }

  private func screen(of pages: TabPages) -> some View {
    let isPaged = look.pageDots != nil
    return ScreenLayout {
      PagesLayout(selected: isPaged ? pages.selected : 0) {
        if isPaged { pages.views } else { pages.drawn }
      }
      .modifier(TurningPages(isPaged: isPaged, pages: pages))
      .modifier(PagesClip(isPaged: isPaged, level: outerLevel + 1))
      .overlay {
        if let mode = look.pageDots {
          PageDotsView(count: pages.views.count, selected: pages.selected, mode: mode)
        }
      }
      VStack {}
      VStack {}
      FollowingViews(TabBarFacts.self) { facts in
        if !isPaged {
          TabBarView(items: pages.items, toolbar: facts.toolbar, overContent: scrollsBelow)
        }
      }
    }
    .endingReports(of: TabBarFacts.self)
    .onPreferenceChange(ScrollOverflowKey.self) { scrollsBelow = $0 }
    .modifier(ScreenOutline(level: isPaged ? nil : outerLevel + 1))
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Tabs of which the first one is drawn until another one is pressed.
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
