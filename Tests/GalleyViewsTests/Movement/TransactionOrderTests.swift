import Galley
import Testing

/// Several changes of one action, each with its own movement.
@Suite struct TransactionOrderTests {
  private final class PublishedModel: ObservableObject {
    @Published var first: CGFloat = 0
    @Published var second: CGFloat = 0
  }

  @Observable
  final class ObservedModel {
    var first: CGFloat = 0
    var second: CGFloat = 0
  }

  private final class Remote {
    var first: (CGFloat) -> Void = { _ in }
    var second: (CGFloat) -> Void = { _ in }
    var reactions: [String] = []
  }

  private nonisolated struct PublishedBars: View {
    @ObservedObject var model: PublishedModel
    var body: some View { Bars(first: model.first, second: model.second) }
  }

  private nonisolated struct ObservedBars: View {
    let model: ObservedModel
    var body: some View { Bars(first: model.first, second: model.second) }
  }

  private nonisolated struct StateBars: View {
    let remote: Remote
    @State private var first: CGFloat = 0
    @State private var second: CGFloat = 0
    var body: some View {
      Bars(first: first, second: second)
        .onAppear {
          remote.first = { first = $0 }
          remote.second = { second = $0 }
        }
        .onChange(of: first) { remote.reactions.append("first: \(Int(first)), \(Int(second))") }
    }
  }

  /// Two bars, one above the other.
  private nonisolated struct Bars: View {
    let first: CGFloat
    let second: CGFloat
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10 + first, height: 10)
        Color.blue.frame(width: 10 + second, height: 10)
      }
      .frame(width: 120, alignment: .leading)
    }
  }

  private func widths(_ renderer: ImageRenderer<some View>) throws -> [Int] {
    [Int(try renderer.box(of: .red).width), Int(try renderer.box(of: .blue).width)]
  }

  /// The widths at the start, at the middle and at the end of a movement of a second.
  private func strip(
    _ view: some View, _ change: (_ first: () -> Void, _ second: () -> Void) -> Void,
    first: @escaping () -> Void, second: @escaping () -> Void
  ) throws -> [[Int]] {
    let renderer = ImageRenderer(content: view)
    try renderer.advance(by: 0)
    try renderer.perform { change(first, second) }
    var result = [try widths(renderer)]
    try renderer.advance(by: 0.5)
    result.append(try widths(renderer))
    try renderer.advance(by: 0.5)
    result.append(try widths(renderer))
    return result
  }

  private func strips(
    _ change: (_ first: () -> Void, _ second: () -> Void) -> Void
  ) throws -> [[[Int]]] {
    let (published, observed, remote) = (PublishedModel(), ObservedModel(), Remote())
    return [
      try strip(
        PublishedBars(model: published), change, first: { published.first = 100 },
        second: { published.second = 100 }),
      try strip(
        ObservedBars(model: observed), change, first: { observed.first = 100 },
        second: { observed.second = 100 }),
      try strip(
        StateBars(remote: remote), change, first: { remote.first(100) },
        second: { remote.second(100) }),
    ]
  }

  @Test func eachChangeMovesAsItsOwnTransactionSays() throws {
    let moved = try strips { first, second in
      withAnimation(.linear(duration: 1)) { first() }
      withAnimation(.linear(duration: 0.5)) { second() }
    }
    for strip in moved { #expect(strip == [[10, 10], [60, 110], [110, 110]]) }
  }

  @Test func aPlainChangeBesideAMovementIsThereAtOnce() throws {
    let before = try strips { first, second in
      first()
      withAnimation(.linear(duration: 1)) { second() }
    }
    for strip in before { #expect(strip == [[110, 10], [110, 60], [110, 110]]) }
    let behind = try strips { first, second in
      withAnimation(.linear(duration: 1)) { first() }
      second()
    }
    for strip in behind { #expect(strip == [[10, 110], [60, 110], [110, 110]]) }
  }

  @Test func transactionsInEachOtherMoveEachTheirOwn() throws {
    let moved = try strips { first, second in
      withAnimation(.linear(duration: 1)) {
        first()
        withTransaction(Transaction(animation: nil)) { second() }
      }
    }
    for strip in moved { #expect(strip == [[10, 110], [60, 110], [110, 110]]) }
  }

  @Test func viewsReactOnceTheActionIsDone() throws {
    let remote = Remote()
    _ = try strip(
      StateBars(remote: remote),
      { first, second in
        withAnimation(.linear(duration: 1)) { first() }
        second()
      }, first: { remote.first(100) }, second: { remote.second(100) })
    #expect(remote.reactions == ["first: 100, 100"])
  }

  @Test func completionsOfBothAreCalledAtTheirTimes() throws {
    let published = PublishedModel()
    let renderer = ImageRenderer(content: PublishedBars(model: published))
    try renderer.advance(by: 0)
    var ends: [String] = []
    try renderer.perform {
      withAnimation(.linear(duration: 1)) {
        published.first = 100
      } completion: {
        ends.append("first")
      }
      withAnimation(.linear(duration: 0.5)) {
        published.second = 100
      } completion: {
        ends.append("second")
      }
    }
    try renderer.advance(by: 0.4)
    #expect(ends == [])
    try renderer.advance(by: 0.2)
    #expect(ends == ["second"])
    try renderer.advance(by: 0.5)
    #expect(ends == ["second", "first"])
  }
}
