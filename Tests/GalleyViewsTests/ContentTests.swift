import Galley
import TestSupport
import Testing

@Suite struct ContentTests {
  private func names(_ view: some View) throws -> [String] {
    try layoutTree(view).texts
  }

  private var content: some View {
    Group {
      Text("a")
      Text("b").containerValue(\.isTested, true)
      ForEach(0..<2) { Text("f\($0)") }
    }
  }

  @Test func subviewsAreThoseThatAViewStandsFor() throws {
    let view = Group(subviews: content) { subviews in
      Text("\(subviews.count)")
      ForEach(subviews.reversed()) { $0 }
    }
    #expect(try names(view) == ["4", "f1", "f0", "b", "a"])
  }

  @Test func subviewsTellTheirValues() throws {
    let view = ForEach(subviews: content) { subview in
      if subview.containerValues.isTested { subview }
    }
    #expect(try names(view) == ["b"])
  }

  @Test func subviewsOfSubviews() throws {
    let view = Group(subviews: Group(subviews: content) { ForEach($0.dropLast()) { $0 } }) {
      Text("\($0.count)")
      $0
    }
    #expect(try names(view) == ["3", "a", "b", "f0"])
  }

  @Test func framesAreRelativeToTheWindow() throws {
    let view = ScrollView(.horizontal) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        .layoutName("part")
    }
    let graph = ViewGraph()
    _ = graph.settle(
      view, environment: EnvironmentValues(), in: ProposedViewSize(width: 320, height: 50))
    #expect(graph.layoutTree?.first(named: "part")?.frame.width == 210)
  }

  /// As photos of WWDC24's "Create custom visual effects with SwiftUI" are: between margins of 32 points they are seen
  /// whole, with the next one beside them.
  @Test func framesLeaveTheMarginsOfTheWindow() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<2) {
          Color.red.containerRelativeFrame([.horizontal, .vertical]).layoutName("\($0)")
        }
      }
    }
    .contentMargins(.horizontal, 30).contentMargins(.top, 8)
    let graph = ViewGraph()
    _ = graph.settle(
      view, environment: EnvironmentValues(), in: ProposedViewSize(width: 300, height: 60))
    let tree = try #require(graph.layoutTree)
    #expect(tree.first(named: "0")?.frame == CGRect(x: 30, y: 8, width: 240, height: 52))
    #expect(tree.first(named: "1")?.frame.minX == 280)
  }

  @Test func scrollViewsStandAtTheirAnchor() throws {
    let view = ScrollView { Color.red.frame(width: 10, height: 90).layoutName("content") }
      .defaultScrollAnchor(.bottom)
    let tree = try layoutTree(view, ProposedViewSize(width: 10, height: 50))
    #expect(tree.first(named: "content")?.frame.minY == -40)
  }

  /// Apple's documentation of `ScrollAnchorRole`: `alignment` is for content that is smaller than its window.
  @Test(
    arguments: [
      (.alignment, 90, 0), (.alignment, 30, 20), (.initialOffset, 90, -40),
      (.initialOffset, 30, 0), (.sizeChanges, 90, 0), (.sizeChanges, 30, 0),
    ] as [(ScrollAnchorRole, CGFloat, CGFloat)])
  func anAnchorHoldsForItsRoleAlone(
    _ role: ScrollAnchorRole, _ height: CGFloat, _ expected: CGFloat
  ) throws {
    let view = ScrollView { Color.red.frame(width: 10, height: height).layoutName("content") }
      .defaultScrollAnchor(.bottom, for: role)
    let tree = try layoutTree(view, ProposedViewSize(width: 10, height: 50))
    #expect(tree.first(named: "content")?.frame.minY == expected)
  }

  @Test func formatsAreThoseOfTheLocale() throws {
    let german = Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try names(german) == ["1.234,5"])
    #expect(try names(Text("\(0.25, format: .percent) of it")) == ["25% of it"])
  }

  @Test func datesAreWrittenForTheImage() throws {
    let day = Date(timeIntervalSince1970: 100_000)
    #expect(try names(Text(day, style: .date)) == ["January 2, 1970"])
    let timer = Text(timerInterval: day...day.addingTimeInterval(95), pauseTime: day)
    #expect(try names(timer) == ["1:35"])
  }

  @Test func textsInTextsKeepTheirLooks() throws {
    #expect(try names(Text("a \(Text("b").bold()) c **d**")) == ["a b c d"])
  }
}

extension ContainerValues {
  fileprivate var isTested: Bool {
    get { self[TestedValueKey.self] }
    set { self[TestedValueKey.self] = newValue }
  }
}

private struct TestedValueKey: ContainerValueKey {
  static let defaultValue = false
}
