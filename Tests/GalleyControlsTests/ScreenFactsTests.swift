import Foundation
import Galley
import GalleyControls
import TestSupport
import Testing

/// What views say of the screen around them: views that are not shown say nothing, and the outer one counts.
@Suite struct ScreenFactsTests {
  private func tree(
    _ view: some View, size: CGSize = CGSize(width: 390, height: 600),
    direction: LayoutDirection = .leftToRight
  ) throws -> LayoutTree {
    let renderer = ImageRenderer(content: view.frame(width: size.width, height: size.height))
    renderer.environment.layoutDirection = direction
    return try #require(try renderer.render().layoutTree)
  }

  private func texts(_ view: some View, width: CGFloat = 390) throws -> [String] {
    try tree(view, size: CGSize(width: width, height: 600)).texts
  }

  private struct Wide: View {
    var body: some View { Color.red.frame(width: 1000, height: 20) }
  }

  /// What a view says that does not fit, and the text that would show it.
  enum Saying: CaseIterable {
    case sheet, cover, popover, alert, dialog, toolbar, title, search, push
  }

  @ViewBuilder private static func speaking(_ saying: Saying) -> some View {
    switch saying {
    case .sheet: Wide().sheet(isPresented: .constant(true)) { Text("Spoken") }
    case .cover: Wide().fullScreenCover(isPresented: .constant(true)) { Text("Spoken") }
    case .popover: Wide().popover(isPresented: .constant(true)) { Text("Spoken") }
    case .alert: Wide().alert("Spoken", isPresented: .constant(true)) {}
    case .dialog:
      Wide().confirmationDialog("Spoken", isPresented: .constant(true), titleVisibility: .visible) {
      }
    case .toolbar: Wide().toolbar { Button("Spoken") {} }
    case .title: Wide().navigationTitle("Spoken")
    case .search: Wide().searchable(text: .constant(""), prompt: "Spoken")
    case .push: Wide().navigationDestination(isPresented: .constant(true)) { Text("Spoken") }
    }
  }

  @Test(arguments: Saying.allCases) func viewsThatDoNotFitSayNothing(_ saying: Saying) throws {
    let view = NavigationStack {
      ViewThatFits(in: .horizontal) {
        Self.speaking(saying)
        Text("small")
      }
    }
    #expect(try texts(view) == ["small"])
    // They do where they fit.
    #expect(try texts(view, width: 1100).contains("Spoken"))
  }

  @ViewBuilder private static func row(_ number: Int, _ saying: Saying, at place: Int) -> some View
  {
    if number == place { speaking(saying) } else { Color.red.frame(height: 50) }
  }

  /// Rows that their scroll view does not show have not come yet.
  @Test(arguments: Saying.allCases) func rowsOutOfSightSayNothing(_ saying: Saying) throws {
    func column(_ place: Int) -> some View {
      NavigationStack {
        ScrollView {
          LazyVStack { ForEach(0..<40, id: \.self) { Self.row($0, saying, at: place) } }
        }
      }
    }
    #expect(try texts(column(30)) == [])
    #expect(try texts(column(0)).contains("Spoken"))
    let list = NavigationStack { List(0..<40, id: \.self) { Self.row($0, saying, at: 30) } }
    #expect(try texts(list) == [])
    let grid = NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem()]) {
          ForEach(0..<40, id: \.self) { Self.row($0, saying, at: 30) }
        }
      }
    }
    #expect(try texts(grid) == [])
  }

  @Test(arguments: Saying.allCases) func firstViewsThatFitSpeak(_ saying: Saying) throws {
    let view = NavigationStack {
      ViewThatFits(in: .horizontal) {
        Self.speaking(saying).frame(width: 100)
        Text("small")
      }
    }
    let found = try texts(view)
    #expect(found.contains("Spoken") && !found.contains("small"))
  }

  @Test func tabsThatDoNotFitAreNone() throws {
    let view = TabView {
      Text("first").tabItem { Text("One") }
      ViewThatFits(in: .horizontal) {
        Wide().tabItem { Text("Spoken") }
        Text("small")
      }
      .tabItem { Text("Two") }
    }
    let found = try texts(view)
    #expect(found.contains("One") && found.contains("Two") && !found.contains("Spoken"))
  }

  @Test func tabsInConditionsAndLoopsHaveTheirPlaces() throws {
    func tabs(_ hasFirst: Bool, selected: Int) -> some View {
      TabView(selection: .constant(selected)) {
        if hasFirst { Text("a").tabItem { Text("A") }.tag(0) }
        ForEach(1..<3) { index in
          Text("\(index)").tabItem { Text("T\(index)") }.badge(index).tag(index)
        }
      }
    }
    #expect(try texts(tabs(true, selected: 2)) == ["2", "A", "T1", "1", "T2", "2"])
    #expect(try texts(tabs(false, selected: 2)) == ["2", "T1", "1", "T2", "2"])
    // Without the selected tab the first one is drawn.
    #expect(try texts(tabs(false, selected: 0)) == ["1", "T1", "1", "T2", "2"])
  }

  /// A tab is one tab, whatever is in it.
  @Test func tabsHaveAnyNumberOfViews() throws {
    func tabs(_ isReady: Bool, selected: Int) -> some View {
      TabView(selection: .constant(selected)) {
        Tab("A", systemImage: "star", value: 0) {
          if isReady {
            Text("1")
            Text("2")
          }
        }
        Tab("B", systemImage: "star", value: 1) { Text("b") }
      }
    }
    #expect(try texts(tabs(false, selected: 0)) == ["A", "B"])
    #expect(try texts(tabs(true, selected: 0)) == ["1", "2", "A", "B"])
    #expect(try texts(tabs(true, selected: 1)) == ["b", "A", "B"])
  }

  /// A tab by its value alone has no label.
  @Test func tabsNeedNoLabel() throws {
    func tabs(selected: Int) -> some View {
      TabView(selection: .constant(selected)) {
        Tab.init(value: 0) { Text("a") }
        Tab(value: 1) { Text("b") }
      }
    }
    #expect(try texts(tabs(selected: 0)) == ["a"])
    #expect(try texts(tabs(selected: 1)) == ["b"])
  }

  /// What a tab that is not drawn would need is not missed.
  @MainActor @Test func tabsThatAreNotDrawnNeedNothing() throws {
    final class Model: ObservableObject {}
    struct Needy: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text("needy") }
    }
    func tabs(selected: Int) -> some View {
      TabView(selection: .constant(selected)) {
        Text("first").tabItem { Text("One") }.tag(1)
        Needy().tabItem { Text("Two") }.tag(2)
      }
    }
    #expect(try texts(tabs(selected: 1)) == ["first", "One", "Two"])
    // The one that is drawn does.
    #expect(throws: RenderError.self) { try texts(tabs(selected: 2)) }
  }

  @Test func hiddenItemsOfAFlowSayNothing() throws {
    func flow(lines: Int) -> some View {
      NavigationStack { LimitedFlow(lines: lines) }
    }
    #expect(try !texts(flow(lines: 1)).contains("Hidden"))
    #expect(try texts(flow(lines: 3)).contains("Hidden"))
  }

  private struct LimitedFlow: View {
    let lines: Int
    var body: some View {
      HFlow {
        Text("one").frame(width: 300)
        Text("two").frame(width: 300).navigationTitle("Hidden")
      }
      .maxLines(lines)
    }
  }

  @Test func theOuterOneCountsAndThenTheFirst() throws {
    let view = NavigationStack {
      VStack {
        Text("a").navigationTitle("First").toolbar { Button("x") {} }
        Text("b").navigationTitle("Second").toolbar { Button("y") {} }
      }
      .toolbar { Button("z") {} }
    }
    let found = try texts(view)
    #expect(found.contains("First") && !found.contains("Second"))
    #expect(found.filter { "xyz".contains($0) } == ["z", "x", "y"])
    let twice = NavigationStack { Text("a").navigationTitle("In").navigationTitle("Out") }
    let outer = try texts(twice)
    #expect(outer.contains("Out") && !outer.contains("In"))
  }

  /// The views of a group have its sheet and its items in common.
  @Test func aGroupSpeaksOnce() throws {
    let view = NavigationStack {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .sheet(isPresented: .constant(true)) { Text("sheet") }
        .toolbar { Button("item") {} }
      }
    }
    #expect(try texts(view).filter { $0 == "sheet" || $0 == "item" }.count == 2)
    let none = NavigationStack { Group {}.sheet(isPresented: .constant(true)) { Text("sheet") } }
    #expect(try texts(none) == [])
  }

  @Test func sheetsOfRowsCoverTheScreen() throws {
    let view = NavigationStack {
      List(0..<3) { index in
        Text("row \(index)").sheet(isPresented: .constant(index == 1)) { Color.blue }
      }
    }
    let sheet = try #require(try tree(view).first { $0.isNamed && $0.name == "sheet" })
    #expect(sheet.frame == CGRect(x: 0, y: 0, width: 390, height: 600))
  }

  @Test func readersSayWhatTheirViewsSay() throws {
    let view = NavigationStack {
      GeometryReader { proxy in
        Text("x").navigationTitle("\(Int(proxy.size.width)) wide")
          .sheet(isPresented: .constant(proxy.size.width > 380)) { Text("sheet") }
      }
    }
    let found = try texts(view)
    #expect(found.contains("390 wide") && found.contains("sheet"))
    #expect(try !texts(view, width: 370).contains("sheet"))
  }

  @Test func barsAreMirrored() throws {
    let view = NavigationStack {
      Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("L") }
          ToolbarItem(placement: .topBarTrailing) { Text("T") }
        }
    }
    for (direction, isBefore) in [(LayoutDirection.leftToRight, true), (.rightToLeft, false)] {
      let tree = try tree(view, direction: direction)
      let (l, t) = (tree.first { $0.text == "L" }?.frame, tree.first { $0.text == "T" }?.frame)
      #expect((try #require(l).midX < (try #require(t)).midX) == isBefore)
    }
  }

  /// What is presented says nothing of the screen that it covers.
  @Test func sheetsKeepWhatTheySay() throws {
    let view = NavigationStack {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").navigationTitle("Inner").toolbar { Button("item") {} }
          .presentationDetents([.height(200)])
      }
    }
    let found = try texts(view)
    #expect(!found.contains("Inner") && !found.contains("item"))
    let text = try #require(try tree(view).first { $0.text == "b" })
    #expect(abs(text.frame.midY - 500) < 0.5)
  }

  @Test func sheetsOverSheetsAreAsLargeAsTheirScreen() throws {
    let view = Text("a").sheet(isPresented: .constant(true)) {
      Text("b").presentationBackground(.red)
        .fullScreenCover(isPresented: .constant(true)) { Text("c") }
    }
    let found = try tree(view)
    let cover = try #require(found.first { $0.isNamed && $0.name == "fullScreenCover" })
    #expect(cover.frame.size == CGSize(width: 390, height: 600))
    #expect(cover.first { $0.text == "c" } != nil)
  }

  /// A tab bar that the screen on top hides is hidden, whatever the one below says.
  @Test func theScreenOnTopSaysWhetherThereAreTabs() throws {
    func tabs(_ isPushed: Bool) -> some View {
      TabView {
        NavigationStack {
          Text("root").toolbar(.visible, for: .tabBar)
            .navigationDestination(isPresented: .constant(isPushed)) {
              Text("detail").toolbar(.hidden, for: .tabBar)
            }
        }
        .tabItem { Text("Tab") }
      }
    }
    #expect(try texts(tabs(false)).contains("Tab"))
    #expect(try !texts(tabs(true)).contains("Tab"))
  }

  /// A field around stacks is that of their lowest screens; around other views it is above them.
  @Test func fieldsAreTakenByScreens() throws {
    let around = NavigationStack { Text("a").navigationTitle("Title") }
      .searchable(text: .constant("query"))
    #expect(try texts(around).filter { $0 == "query" }.count == 1)
    let stacks = HStack {
      NavigationStack { Text("a").navigationTitle("One") }
      NavigationStack { Text("b").navigationTitle("Two") }
    }
    #expect(
      try texts(stacks.searchable(text: .constant("query"))).filter { $0 == "query" }.count == 2)
    let plain = VStack { Text("a") }.searchable(text: .constant("query"))
    #expect(try texts(plain) == ["a", "query"])
  }

  /// Deep in views that report nothing themselves, and behind a change of what the same views say.
  @MainActor @Test func whatIsDeepIsFound() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          VStack {
            HStack { ZStack { Button("turn") { isOn.toggle() } } }
            VStack { HStack { ZStack { Text("a").navigationTitle(isOn ? "On" : "Off") } } }
            if isOn { VStack { HStack { Text("b").toolbar { Text("late") } } } }
          }
        }
      }
    }
    let renderer = ImageRenderer(content: Screen().frame(width: 390, height: 600))
    func has(_ text: String) throws -> Bool {
      try renderer.render().layoutTree?.first { $0.text == text } != nil
    }
    #expect(try has("Off") && !has("late"))
    try renderer.tap("turn")
    #expect(try has("On") && has("late") && !has("Off"))
    try renderer.tap("turn")
    #expect(try has("Off") && !has("late"))
  }

  private func said(by renderer: ImageRenderer<some View>) throws -> [String] {
    try #require(try renderer.render().layoutTree).texts
  }

  /// What is said can change with a state, in a graph that keeps bodies.
  @MainActor @Test func whatIsSaidFollowsStates() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Button("add") { count += 1 }
            .navigationTitle("Count \(count)")
            .toolbar { Text("item \(count)") }
            .sheet(isPresented: .constant(count > 1)) { Text("sheet \(count)") }
        }
      }
    }
    let renderer = ImageRenderer(content: Screen().frame(width: 390, height: 600))
    #expect(try said(by: renderer).filter { $0.contains("0") } == ["item 0", "Count 0"])
    for _ in 0..<2 { _ = try renderer.tap("add") }
    #expect(try said(by: renderer).filter { $0.contains("2") } == ["item 2", "Count 2", "sheet 2"])
  }
}
