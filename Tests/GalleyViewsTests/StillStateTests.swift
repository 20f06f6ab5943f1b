import Combine
import Foundation
import Galley
import GalleyBudget
import Testing

/// Images without a clock: views that change what they are made of settle, and movements without an end are shown as they
/// begin.
@Suite struct StillStateTests {
  private final class Counts: @unchecked Sendable { var calls: [String: Int] = [:] }

  private func draw(_ view: some View) throws -> RenderReport {
    try ImageRenderer(content: view.frame(width: 100, height: 60)).render()
  }

  nonisolated private struct Row: Identifiable {
    let id = UUID()
    var title = "Row"
  }

  nonisolated private struct Cell: View {
    let row: Row
    let counts: Counts
    @State private var isShown = false
    var body: some View {
      counts.calls["cell", default: 0] += 1
      return Color.red.frame(width: isShown ? 20 : 10, height: 10)
        .onAppear {
          counts.calls["appear", default: 0] += 1
          withAnimation { isShown = true }
        }
        .task { [counts] in
          counts.calls["task", default: 0] += 1
          try? await Task.sleep(for: .milliseconds(10))
          counts.calls["slept", default: 0] += 1
        }
    }
  }

  /// Rows whose ids are made with the view.
  nonisolated private struct Rows: View {
    let rows = [Row(), Row()]
    let counts: Counts
    var body: some View { VStack { ForEach(rows) { Cell(row: $0, counts: counts) } } }
  }

  nonisolated private struct Outer: View {
    let counts: Counts
    var body: some View {
      counts.calls["outer", default: 0] += 1
      return Rows(counts: counts).padding(2)
    }
  }

  /// A view is made again when what it was made of, or what it has read, has changed: ids that are made with a view stay.
  @Test func idsThatAreMadeWithAViewStay() throws {
    let counts = Counts()
    let report = try ImageRenderer(
      content: Outer(counts: counts).frame(width: 100, height: 60),
      renderer: Renderer(limits: .patient)
    ).render()
    #expect(report.warnings.isEmpty, "\(report.warnings)")
    #expect(counts.calls["appear"] == 2 && counts.calls["task"] == 2, "\(counts.calls)")
    #expect(counts.calls["slept"] == 2)
    let red = report.bitmap.pixels.filter { $0 & 0xFF > 200 && $0 >> 24 == 255 }
    #expect(!red.isEmpty)
  }

  /// A preview's view is made once for its image.
  @Test func thePreviewsViewIsMadeOnce() throws {
    let drawing = try Preview(PreviewedRows.self, index: 0).draw()
    #expect(drawing.problems.isEmpty, "\(drawing.problems)")
    #expect(PreviewedRows.made.withLock { $0 } == 1)
  }

  private final class Model: ObservableObject { @Published var count = 0 }

  nonisolated private struct Observer: View {
    @ObservedObject var model: Model
    let counts: Counts
    var body: some View {
      counts.calls["observer", default: 0] += 1
      return Color.red.frame(width: CGFloat(model.count * 10), height: 5)
        .onAppear { model.count = 3 }
    }
  }

  @Test func bodiesThatHaveReadAChangeAreEvaluatedAlone() throws {
    nonisolated struct Counted<Content: View>: View {
      let name: String
      let counts: Counts
      let content: Content
      var body: some View {
        counts.calls[name, default: 0] += 1
        return content
      }
    }
    nonisolated struct Leaf: View {
      let counts: Counts
      @State private var width = 10.0
      var body: some View {
        counts.calls["leaf", default: 0] += 1
        return Color.red.frame(width: width, height: 5)
          .onAppear { if width < 13 { width += 1 } }
          .onChange(of: width) { if width < 15 { width += 1 } }
      }
    }
    let counts = Counts()
    let view = Counted(
      name: "around", counts: counts,
      content: VStack {
        Leaf(counts: counts)
        Counted(name: "beside", counts: counts, content: Color.blue)
        Observer(model: Model(), counts: counts)
      })
    _ = try draw(view)
    // Once to see whether something reacts, once to remember what it read.
    #expect(counts.calls["around"] == 2 && counts.calls["beside"] == 2, "\(counts.calls)")
    #expect(counts.calls["observer"] == 3)
    #expect((counts.calls["leaf"] ?? 0) > 4)
  }

  /// Where nothing reacts a body is evaluated once.
  @Test func viewsWithoutReactionsAreMadeOnce() throws {
    let counts = Counts()
    nonisolated struct Plain: View {
      let counts: Counts
      var body: some View {
        counts.calls["plain", default: 0] += 1
        return Color.red
      }
    }
    _ = try draw(Plain(counts: counts))
    #expect(counts.calls["plain"] == 1)
  }

  nonisolated private struct Dots: View {
    @State private var isOn = false
    let animation: Animation
    let isByValue: Bool
    var body: some View {
      HStack(spacing: 2) {
        if isByValue {
          Circle().fill(.red).frame(width: 16, height: 16).scaleEffect(isOn ? 0 : 1)
            .animation(animation, value: isOn).onAppear { isOn = true }
        } else {
          Circle().fill(.red).frame(width: 16, height: 16).scaleEffect(isOn ? 0 : 1)
            .onAppear { withAnimation(animation) { isOn = true } }
        }
      }
    }
  }

  private func hasInk(_ view: some View) throws -> Bool {
    try draw(view).bitmap.pixels.contains { $0 >> 24 > 0 }
  }

  @Test(arguments: [true, false])
  func movementsWithoutAnEndAreShownAsTheyBegin(isByValue: Bool) throws {
    let forever: [Animation] = [
      .linear(duration: 0.5).repeatForever(), .spring.repeatForever(autoreverses: false),
      .easeIn.delay(0.2).repeatForever(), .linear.repeatForever().delay(0.3),
      .linear.speed(2).repeatForever().speed(0.5),
    ]
    for animation in forever {
      #expect(try hasInk(Dots(animation: animation, isByValue: isByValue)), "\(animation)")
    }
    for animation in [Animation.linear, .spring, .linear.repeatCount(3), .easeOut.delay(1)] {
      #expect(try !hasInk(Dots(animation: animation, isByValue: isByValue)), "\(animation)")
    }
  }

  nonisolated private struct Comings: View {
    let kind: Int
    let animation: Animation
    @State private var isOn = false

    private func dot(_ color: Color) -> some View {
      Circle().fill(color).frame(width: 16, height: 16)
    }

    var body: some View {
      HStack(spacing: 2) {
        switch kind {
        case 0: if isOn { dot(.green) }
        case 1: if isOn { dot(.green).transition(.opacity) }
        case 2: if isOn { dot(.green).transition(.scale) }
        case 3: if isOn { dot(.green).transition(.scale) } else { dot(.red) }
        default: ForEach(0..<(isOn ? 4 : 2), id: \.self) { _ in dot(.red) }
        }
      }
      .frame(width: 80, height: 20)
      .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  /// What comes has not come yet, and what goes is still there, as at the moment 0 of a clock.
  @Test(arguments: 0..<5)
  func comingsWithoutAnEndAreShownAsTheyBegin(kind: Int) throws {
    let forever = Animation.linear(duration: 1).repeatForever()
    let moving = ImageRenderer(content: Comings(kind: kind, animation: forever))
    try moving.advance(by: 0)
    let still = ImageRenderer(content: Comings(kind: kind, animation: forever))
    let first = try still.render().bitmap
    #expect(try moving.render().bitmap == first)
    #expect(try still.render().bitmap == first)
    #expect(try hasInk(Comings(kind: kind, animation: forever)) == (kind > 2))
    // What has an end is at its end.
    let ended = try ImageRenderer(
      content: Comings(kind: kind, animation: .linear(duration: 1))
    ).render().bitmap
    #expect(ended != first)
  }

  /// A clock may begin behind an image without one.
  @Test func aClockBeginsWhereTheImageIs() throws {
    let renderer = ImageRenderer(
      content: Dots(animation: .linear(duration: 1).repeatForever(), isByValue: true)
        .frame(width: 20, height: 20))
    let still = try renderer.render().bitmap
    try renderer.advance(by: 0)
    #expect(try renderer.render().bitmap == still)
  }

  @Test func theNextImageHasTheNewContent() throws {
    let renderer = ImageRenderer(
      content: Cell(row: Row(), counts: Counts()).frame(width: 30, height: 20))
    let first = try renderer.render().bitmap
    renderer.content = Cell(row: Row(title: "Other"), counts: Counts()).frame(width: 30, height: 20)
    #expect(try renderer.render().bitmap == first)
  }
}

/// What `#Preview` writes for rows whose ids are made with their view, by hand.
private struct PreviewedRows: PreviewRegistry {
  nonisolated static let made = Locked(0)
  nonisolated static var __fileID: String { "App/Rows.swift" }
  nonisolated static var __line: Int { 3 }
  static var __displayName: String? { nil }
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [] }
  static func __makeView() -> any View {
    made.withLock { $0 += 1 }
    return Rows()
  }

  struct Rows: View {
    let ids = [UUID(), UUID()]
    var body: some View { VStack { ForEach(ids, id: \.self) { _ in Cell() } } }
  }

  struct Cell: View {
    @State private var isShown = false
    var body: some View {
      Color.red.frame(width: 20, height: 10).opacity(isShown ? 1 : 0)
        .onAppear { withAnimation { isShown = true } }
    }
  }
}
