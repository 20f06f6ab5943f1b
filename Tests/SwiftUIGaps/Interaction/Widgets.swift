import SwiftUI

// row: `widgetURL`, `widgetAccentable`, `widgetLabel`, `containerBackground`
struct Sample_widgetURL: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  var body: some View {
    VStack {
      Text("w").widgetURL(URL(string: "app://x")).widgetAccentable()
      Text("x").widgetAccentable(showsBackground).invalidatableContent()
      Image(systemName: "star").widgetLabel("Stars").widgetLabel { Text("Stars") }
    }
    .containerBackground(.fill.tertiary, for: .widget)
    .containerBackground(for: .navigation, alignment: .top) { Color.red }
  }
}

// row: `scenePadding`
struct Sample_scenePadding: View {
  var body: some View {
    Text("a").scenePadding().scenePadding(.horizontal).scenePadding(
      .minimum, edges: [.top, .leading])
  }
}
