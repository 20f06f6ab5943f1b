import Galley
import Testing

/// Views of lazy containers appear once their scroll view shows them, and disappear when it does not any more.
@MainActor @Suite struct LazyAppearanceTests {
  private final class Log {
    private var words: [String] = []
    func note(_ word: String) { words.append(word) }
    func take() -> [String] {
      defer { words = [] }
      return words.sorted()
    }
  }

  enum Kind: CaseIterable { case column, grid, sections, plain }

  private nonisolated struct Rows: View {
    let kind: Kind
    let log: Log

    var body: some View {
      switch kind {
      case .column: LazyVStack(spacing: 0) { rows(0..<20) }
      case .grid: LazyVGrid(columns: [GridItem()], spacing: 0) { rows(0..<20) }
      case .sections:
        LazyVStack(spacing: 0) {
          Section { rows(0..<2) }
          Section { rows(2..<20) }
        }
      case .plain: VStack(spacing: 0) { rows(0..<20) }
      }
    }

    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { number in
        Text("row \(number)").frame(width: 100, height: 30)
          .onAppear { log.note("+\(number)") }
          .onDisappear { log.note("-\(number)") }
      }
    }
  }

  /// Rows that only touch the edges of the window, as row 3 at first, are not in it.
  @Test(arguments: Kind.allCases) func rowsAppearWhereTheyAreShown(kind: Kind) throws {
    let log = Log()
    let view = ScrollView { Rows(kind: kind, log: log) }.frame(width: 100, height: 90)
    let renderer = ImageRenderer(content: view)
    _ = try renderer.draw()
    let all = (0..<20).map { "+\($0)" }.sorted()
    #expect(log.take() == (kind == .plain ? all : ["+0", "+1", "+2"]))
    // A text of 20 1/3 points lies in the middle of its row: the window begins at 295 1/6, in row 9.
    try renderer.scroll(to: "row 12")
    #expect(log.take() == (kind == .plain ? [] : ["+10", "+11", "+12", "+9", "-0", "-1", "-2"]))
    // It ends at 274 5/6, in row 9.
    try renderer.scroll(to: "row 6")
    #expect(log.take() == (kind == .plain ? [] : ["+6", "+7", "+8", "-10", "-11", "-12"]))
  }

  /// Nothing hides views where nothing scrolls, nor where the window is as long as its content.
  @Test func allRowsAppearWhereAllAreShown() throws {
    let log = Log()
    let all = (0..<20).map { "+\($0)" }.sorted()
    _ = try ImageRenderer(content: Rows(kind: .column, log: log).frame(height: 90)).draw()
    #expect(log.take() == all)
    _ = try ImageRenderer(content: ScrollView { Rows(kind: .column, log: log) }).draw()
    #expect(log.take() == all)
  }

  private nonisolated struct Feed: View {
    @State private var count = 10
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Text("row \(number)").frame(height: 30)
              .onAppear { if number == count - 1 { count += 10 } }
          }
        }
      }
      .frame(width: 100, height: 90)
    }
  }

  @Test func theLastRowLoadsMoreOnce() throws {
    let renderer = ImageRenderer(content: Feed())
    func length() throws -> CGFloat? {
      try renderer.draw().layoutTree?.first(named: "ScrollView content")?.frame.height
    }
    #expect(try length() == 300)
    try renderer.scroll(to: "row 9")
    #expect(try length() == 600)
  }

  /// A row without a height, which waits for the end.
  @Test func aRowWithoutAHeightIsShownWhereItLies() throws {
    for (count, isShown) in [(2, true), (3, false), (9, false)] {
      let log = Log()
      let view = ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 30) }
          Color.clear.frame(height: 0).onAppear { log.note("end") }
        }
      }
      _ = try ImageRenderer(content: view.frame(width: 100, height: 90)).draw()
      #expect(log.take() == (isShown ? ["end"] : []), "\(count)")
    }
  }
}
