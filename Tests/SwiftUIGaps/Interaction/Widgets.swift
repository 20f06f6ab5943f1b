import SwiftUI

// row: `widgetURL`, `widgetAccentable`, `widgetLabel`
struct Sample_widgetURL: View {
  var body: some View {
    VStack {
      Text("w").widgetURL(URL(string: "app://x")).widgetAccentable()
      Text("x").widgetAccentable(false).invalidatableContent()
      Image(systemName: "star").widgetLabel("Stars").widgetLabel { Text("Stars") }
    }
  }
}

// row: `containerBackground`
struct Sample_containerBackground: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  var body: some View {
    NavigationStack {
      Text(showsBackground ? "a" : "b")
        .containerBackground(.blue.gradient, for: .navigation)
    }
    NavigationSplitView {
      Text("a").containerBackground(.thinMaterial, for: .navigation)
        .containerBackground(Color.green, for: .navigationSplitView)
    } detail: {
      Text("b").containerBackground(for: .navigation, alignment: .top) { Color.red }
    }
    Text("c").containerBackground(.fill.tertiary, for: .widget)
  }
}

// row: `scenePadding`
struct Sample_scenePadding: View {
  var body: some View {
    Text("a").scenePadding().scenePadding(.horizontal).scenePadding(
      .minimum, edges: [.top, .leading])
  }
}
