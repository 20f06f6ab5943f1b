import GalleyGeometry
import GalleyViews

/// What the views of a tab say of the bar of tabs.
struct TabBarFacts: ReportedFacts {
  var toolbar = ToolbarSettings()

  mutating func add(_ later: TabBarFacts) { toolbar.add(later.toolbar) }
}

/// What a screen says about its bars beside their items; nil where it says nothing.
struct ToolbarSettings {
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var background: [ToolbarPlacement: AnyShapeStyle] = [:]
  var colorScheme: [ToolbarPlacement: ColorScheme] = [:]

  /// Adds what an inner view says.
  mutating func add(_ later: ToolbarSettings) {
    visibility.merge(later.visibility) { known, _ in known }
    backgroundVisibility.merge(later.backgroundVisibility) { known, _ in known }
    background.merge(later.background) { known, _ in known }
    colorScheme.merge(later.colorScheme) { known, _ in known }
  }

  func isHidden(_ bar: ToolbarPlacement) -> Bool {
    (visibility[bar] ?? visibility[.automatic]) == .hidden
  }

  /// Whether a bar has a style behind it. By default, bars have one where content scrolls below them.
  func hasBackground(_ bar: ToolbarPlacement, overContent: Bool) -> Bool {
    switch backgroundVisibility[bar] ?? backgroundVisibility[.automatic] ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: overContent
    }
  }

  /// The style that was set behind a bar.
  func background(of bar: ToolbarPlacement) -> AnyShapeStyle? {
    background[bar] ?? background[.automatic]
  }
}

nonisolated extension View {
  /// Items in the bars of the screen that the view is in.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    addingToolbar(content())
  }

  /// Views at the trailing end of the screen's bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    addingToolbar(ToolbarItemGroup(content: content))
  }

  /// Items that people could change, in the bars of the screen that the view is in.
  /// - Parameter id: has no effect.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    addingToolbar(content())
  }

  private func addingToolbar(_ content: some ToolbarContent) -> some View {
    reporting(ScreenFacts.self) { environment in
      guard environment.navigation != nil else { return nil }
      var entries: [_ToolbarEntry] = []
      content._collect(into: &entries)
      return .stating {
        $0.toolbarItems = entries.map { entry in
          _ToolbarEntry(
            placement: entry.placement,
            content: AnyView(entry.content.asBarItem(in: environment, at: entry.placement)))
        }
      }
    }
  }

  /// The view in its own environment, but in the font and the colours of a bar.
  private func asBarItem(
    in environment: EnvironmentValues, at placement: ToolbarItemPlacement
  ) -> some View {
    // Labels in bars are icons.
    labelStyle(.iconOnly).imageScale(.large)
      .font(placement.isProminent ? .body.weight(.semibold) : .body)
      .changingEnvironment { outer in
        let colorScheme = outer.colorScheme
        outer = environment
        outer.font = nil
        // Items of bars grow as the small title does.
        outer.dynamicTypeSize = min(max(outer.dynamicTypeSize, .large), .xxLarge)
        outer.listContext = nil
        outer.isInBar = true
        outer.dimTintInBar()
        outer.screenLevel = 0
        outer.colorScheme = colorScheme
      }
  }

  /// Shows or hides bars.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    settingToolbar(bars, \.visibility, visibility)
  }

  /// Shows or hides bars; without `bars` the navigation bar and the bottom bar.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    settingToolbar(bars, \.visibility, visibility)
  }

  /// The style behind bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    settingToolbar(bars, \.background, AnyShapeStyle(style))
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    settingToolbar(bars, \.backgroundVisibility, visibility)
  }

  /// Shows or hides what is behind bars; without `bars` the navigation bar and the bottom bar.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    settingToolbar(bars, \.backgroundVisibility, visibility)
  }

  /// Light or dark bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    settingToolbar(bars, \.colorScheme, colorScheme)
  }

  private func settingToolbar<Value>(
    _ bars: [ToolbarPlacement],
    _ setting: WritableKeyPath<ToolbarSettings, [ToolbarPlacement: Value]>, _ value: Value?
  ) -> some View {
    var (screen, tabs) = (ScreenFacts(), TabBarFacts())
    for bar in bars.isEmpty ? [.automatic] : bars {
      if bar == .tabBar {
        tabs.toolbar[keyPath: setting][bar] = value
      } else {
        screen.toolbar[keyPath: setting][bar] = value
      }
    }
    let hasTabs = !tabs.toolbar[keyPath: setting].isEmpty
    return reporting(screen.toolbar[keyPath: setting].isEmpty ? nil : screen)
      .reporting(hasTabs ? tabs : nil)
  }

  /// No effect: an image has one kind of bar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Whether the screen's title is large or in the bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// No effect: the menu of a title is closed in an image.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// No effect: images have no default items.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// No effect: an image has no room that a full screen hides.
  public func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> some View { self }
}

nonisolated extension View {
  /// No effect: an image has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// No effect: an image has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// No effect: an image has no system around it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
