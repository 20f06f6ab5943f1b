import Galley
import GalleyRendering
import Testing

/// Backgrounds of containers: behind a screen with its bars, a column, a split view, a widget.
@MainActor @Suite struct ContainerBackgroundTests {
  private func bitmap(_ view: some View, _ size: CGSize = CGSize(width: 200, height: 300)) throws
    -> Bitmap
  {
    let renderer = ImageRenderer(content: view.frame(width: size.width, height: size.height))
    return try renderer.draw().bitmap()
  }

  private func isRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = bitmap[x, y]
    return pixel.red == 255 && pixel.green == 0 && pixel.blue == 0
  }

  private let color = Color(red: 1, green: 0, blue: 0)

  @Test func aScreensBackgroundIsBehindItsBars() throws {
    let stack = NavigationStack {
      Text("x").navigationTitle("Title").containerBackground(color, for: .navigation)
    }
    let drawn = try bitmap(stack)
    for (x, y) in [(2, 2), (198, 2), (2, 298), (100, 250)] { #expect(isRed(drawn, x, y)) }
    let plain = try bitmap(NavigationStack { Text("x").navigationTitle("Title") })
    #expect(!isRed(plain, 100, 250))
  }

  @Test func theScreenOnTopHasItsOwn() throws {
    let stack = NavigationStack(path: .constant([1])) {
      Text("below").containerBackground(color, for: .navigation)
        .navigationDestination(for: Int.self) { _ in Text("above") }
    }
    #expect(try !isRed(bitmap(stack), 100, 250))
    let pushed = NavigationStack(path: .constant([1])) {
      Text("below")
        .navigationDestination(for: Int.self) { _ in
          Text("above").containerBackground(for: .navigation, alignment: .bottom) {
            color.frame(height: 40)
          }
        }
    }
    let drawn = try bitmap(pushed)
    #expect(isRed(drawn, 100, 298) && !isRed(drawn, 100, 200))
  }

  @Test func aColumnLetsTheSplitViewThrough() throws {
    func split(_ sidebar: some View) throws -> Bitmap {
      try bitmap(
        NavigationSplitView {
          sidebar
        } detail: {
          Text("detail")
        }
        .environment(\.horizontalSizeClass, .regular), CGSize(width: 1000, height: 300))
    }
    let plain = try split(Text("side"))
    let green = Color(red: 0, green: 1, blue: 0)
    let both = try split(
      Text("side").containerBackground(color.opacity(0), for: .navigation)
        .containerBackground(green, for: .navigationSplitView))
    #expect(plain[10, 290] != both[10, 290])
    #expect(both[10, 290].green == 255 && both[10, 290].red == 0)
    #expect(both[900, 290].green == 255)
    // An opaque column hides it.
    let opaque = try split(Text("side").containerBackground(green, for: .navigationSplitView))
    #expect(opaque[10, 290] == plain[10, 290] && opaque[900, 290].red == 0)
  }

  @Test func aWidgetsBackgroundFillsIt() throws {
    let drawing = try #require(Preview.all(of: WidgetPreviews.self).first).draw()
    let drawn = try drawing.bitmap()
    #expect(isRed(drawn, 2, 2) && isRed(drawn, drawn.width - 2, drawn.height - 2))
    #expect(drawing.problems.isEmpty)
    let without = try #require(Preview.all(of: PlainWidgetPreviews.self).first).draw()
    #expect(try !isRed(without.bitmap(), 2, 2))
  }

  @Test func withoutSuchAContainerItIsReported() throws {
    for (placement, name) in [
      (ContainerBackgroundPlacement.widget, "widget"), (.tabView, "tabView"), (.window, "window"),
    ] {
      let report = try Renderer().render(Text("w").containerBackground(.red, for: placement))
      #expect(
        report.problems.map(\.kind) == [.ignored("containerBackground(for: .\(name))")])
    }
    let lone = try Renderer().render(Text("w").containerBackground(.red, for: .navigation))
    #expect(try lone.bitmap == Renderer().render(Text("w")).bitmap && lone.problems.isEmpty)
  }
}

@MainActor private var widget: some View {
  Text("w").containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget)
}

private struct WidgetPreviews: PreviewProvider {
  static var previews: some View {
    widget.previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

private struct PlainWidgetPreviews: PreviewProvider {
  static var previews: some View {
    widget.environment(\.showsWidgetContainerBackground, false)
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
