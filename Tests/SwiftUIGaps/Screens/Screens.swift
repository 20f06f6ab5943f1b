import SwiftUI

// row: `NavigationStack`, `NavigationPath`, `NavigationView`
struct Sample_navigationStack: View {
  @State private var path: [Int] = [1, 2]
  @State private var anyPath = NavigationPath()
  var body: some View {
    VStack {
      NavigationStack { Text("Root").navigationTitle("Home") }
      NavigationStack(path: $path) {
        List2()
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
      NavigationStack(path: $anyPath) { Text("Root") }
      NavigationView { Text("Old") }.navigationViewStyle(.stack)
      NavigationView { Text("Old") }.navigationViewStyle(StackNavigationViewStyle())
      Button("Push") {
        anyPath.append("x")
        anyPath.append(3)
        anyPath.removeLast(anyPath.count)
        path.append(4)
        path.removeAll()
      }
    }
  }
}
struct List2: View { var body: some View { Text("list") } }

// row: `NavigationSplitView`, column widths, visibility and styles
struct Sample_splitView: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail
  var body: some View {
    NavigationSplitView {
      Text("Sidebar").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 180, max: 300)
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
  }
}

// row: `NavigationLink`
struct Sample_navigationLink: View {
  enum Route: Hashable { case one, two(Int) }
  @State private var isActive = false
  @State private var selection: Int?
  let name = String("name")
  var body: some View {
    VStack {
      NavigationLink("Title", destination: Text("There"))
      NavigationLink(name, destination: Text("There"))
      NavigationLink(destination: Text("There")) { Text("Label") }
      NavigationLink {
        Text("There")
      } label: {
        Text("Label")
      }
      NavigationLink("Title") { Text("There") }
      NavigationLink(value: Route.one) { Text("Label") }
      NavigationLink("Title", value: Route.two(2))
      NavigationLink(name, value: 3)
    }
    VStack {
      NavigationLink(destination: Text("There"), isActive: $isActive) { EmptyView() }
      NavigationLink("Title", destination: Text("There"), isActive: $isActive)
      NavigationLink("Title", isActive: $isActive) { Text("There") }
      NavigationLink(destination: Text("There"), tag: 1, selection: $selection) { Text("Label") }
      NavigationLink("Title", destination: Text("There"), tag: 2, selection: $selection)
      NavigationLink(isActive: $isActive) {
        Text("There")
      } label: {
        Text("Label")
      }
      .isDetailLink(false)
    }
  }
}

// row: `navigationDestination`
struct Sample_navigationDestination: View {
  struct Item: Hashable, Identifiable { var id = 1 }
  @State private var isPresented = true
  @State private var item: Item?
  var body: some View {
    NavigationStack {
      Text("Root")
        .navigationDestination(for: Item.self) { item in Text("\(item.id)") }
        .navigationDestination(isPresented: $isPresented) { Text("There") }
        .navigationDestination(item: $item) { item in Text("\(item.id)") }
    }
  }
}

// row: Titles and bars of screens
struct Sample_titles: View {
  @State private var title = "Editable"
  var body: some View {
    Group {
      Text("1").navigationTitle("Title")
      Text("2").navigationTitle(title).navigationSubtitle("Sub")
      Text("3").navigationTitle($title).navigationBarTitleDisplayMode(.inline)
      Text("4").navigationTitle(Text("Title")).navigationBarTitleDisplayMode(.large)
      Text("5").navigationBarTitle("Title")
      Text("6").navigationBarTitle("Title", displayMode: .inline)
      Text("7").navigationBarTitle(Text("Title"), displayMode: .large)
    }
    Text("8")
      .navigationBarHidden(true)
      .navigationBarBackButtonHidden()
      .navigationBarBackButtonHidden(true)
      .navigationBarItems(leading: Text("A"), trailing: Button("B") {})
      .navigationBarItems(trailing: HStack { Text("C") })
      .navigationBarItems(leading: Text("D"))
  }
}

// row: `navigationTransition`, `matchedTransitionSource`
struct Sample_navigationTransition: View {
  let namespace: Namespace.ID
  var body: some View {
    Text("A").matchedTransitionSource(id: "a", in: namespace)
    Text("B").navigationTransition(.zoom(sourceID: "a", in: namespace))
    Text("C").matchedTransitionSource(id: 1, in: namespace) { source in
      source.clipShape(RoundedRectangle(cornerRadius: 8))
    }
  }
}

// row: `toolbar`, `ToolbarItem`, `ToolbarItemGroup`, placements, `ToolbarContent`
struct Sample_toolbar: View {
  struct Items: ToolbarContent {
    let isEditing: Bool
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      if isEditing {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      } else {
        ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
      }
    }
  }
  @ToolbarContentBuilder private var more: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
    ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
  }
  @State private var isOn = false
  var body: some View {
    NavigationStack {
      Text("A")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Text("L") }
          ToolbarItem(placement: .navigationBarTrailing) {
            Button {
              isOn = true
            } label: {
              Text("T")
            }
          }
          ToolbarItem(placement: .principal) { Text("P") }
          ToolbarItem { Text("Auto") }
          if isOn { ToolbarItem(placement: .topBarTrailing) { Text("T") } }
          ToolbarSpacer(.fixed, placement: .bottomBar)
          ToolbarTitleMenu { Button("Rename") {} }
        }
      Text("B").toolbar { Items(isEditing: isOn) }.toolbar { more }
      Text("C").toolbar { Button("Only") {} }
      Text("D").toolbar {
        Button("One") {}
        Button("Two") {}
      }
      Text("E").toolbar(id: "main") {
        ToolbarItem(id: "x", placement: .secondaryAction) { Text("X") }
        ToolbarItem(id: "y") { Text("Y") }
      }
    }
  }
}

// row: Looks of toolbars, status bar
struct Sample_toolbarLooks: View {
  var body: some View {
    Text("A")
      .toolbar(.hidden, for: .navigationBar)
      .toolbar(.hidden)
      .toolbar(.hidden, for: .tabBar)
      .toolbar(.visible, for: .navigationBar, .tabBar)
      .toolbarVisibility(.hidden, for: .tabBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.blue, for: .navigationBar, .tabBar)
      .toolbarBackground(.ultraThinMaterial, for: .tabBar)
      .toolbarBackgroundVisibility(.visible, for: .tabBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
    Text("B")
      .toolbarRole(.editor)
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbarTitleMenu { Button("Rename") {} }
      .toolbar(removing: .sidebarToggle)
      .statusBarHidden()
      .statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: .all)
  }
}

// row: `TabView`, `tabItem`
struct Sample_tabView: View {
  enum Page: Hashable { case home, more }
  @State private var selection = 0
  @State private var page: Page = .home
  @State private var optional: Page? = .more
  var body: some View {
    TabView {
      Text("1").tabItem { Label("One", systemImage: "house") }
      Text("2").tabItem {
        Image(systemName: "gear")
        Text("Two")
      }
    }
    TabView(selection: $selection) {
      Text("1").tabItem { Text("One") }.tag(0)
      Text("2").tag(1).tabItem { Text("Two") }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    TabView(selection: $page) {
      Text("1").tabItem { Text("One") }.tag(Page.home)
      Text("2").tabItem { Text("Two") }.tag(Page.more)
    }
    TabView(selection: $optional) {
      Text("1").tag(Page.home)
      Text("2").tag(Page.more)
    }
  }
}

// row: `Tab`, `TabSection`, `TabContent`
struct Sample_tab: View {
  enum Page: Hashable { case home, more }
  @State private var page: Page = .home
  var isOn = true
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab("Received", systemImage: "tray") { Text("Received") }.badge(2)
      Tab(role: .search) { Text("Search") }
      Tab {
        Text("Own")
      } label: {
        Text("Label")
      }
    }
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      TabSection("Section") {
        Tab("More", systemImage: "gear", value: Page.more) { Text("More") }
      }
      if isOn {
        Tab(value: Page.more, role: .search) { Text("Search") }
        Tab.init(value: Page.more) { Text("No label") }
      }
      Tab("Asset", image: "asset", value: .more) { Text("More") }.customizationID("x")
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

// row: `tabViewStyle`, `indexViewStyle`
struct Sample_tabViewStyle: View {
  var body: some View {
    TabView {
      Text("1")
      Text("2")
      ForEach(0..<3) { Text("\($0)") }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView { Text("1") }.tabViewStyle(PageTabViewStyle())
    TabView { Text("1") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    TabView { Text("1") }.tabViewStyle(.page(indexDisplayMode: .always))
    TabView { Text("1") }.tabViewStyle(.automatic).tabViewStyle(.tabBarOnly)
  }
}
