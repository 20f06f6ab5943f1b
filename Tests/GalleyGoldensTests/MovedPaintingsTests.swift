import Galley
import Testing

@testable import GalleyGoldens

/// What a failure says of views that moved and are painted otherwise.
@Suite struct MovedPaintingsTests {
  private struct Card: View {
    var gap: CGFloat = 12
    var title = Color.black
    var area = Color.white
    var dot = Color.blue
    var end: CGFloat = 0

    var body: some View {
      VStack(spacing: gap) {
        Rectangle().fill(.orange).frame(width: 40, height: 20)
        Text("Poll").foregroundStyle(title)
        Rectangle().fill(dot).frame(width: 60, height: 20).layoutName("Dot")
      }
      .padding(.bottom, end).padding(20).background(area)
    }
  }

  private func sentences(_ old: Card, _ new: Card) throws -> [String] {
    let box = try GoldenBox()
    _ = try box.check(old, record: .missing, scale: 2)
    let result = try box.check(new, scale: 2)
    #expect(result.verdict == .size)
    return Array(result.explanation.prefix(result.viewSentences ?? 0))
  }

  @Test func colorsAreToldBesideGaps() throws {
    let found = try sentences(Card(), Card(gap: 18, title: .red, dot: .green))
    #expect(found.first == "gaps of VStack 12 became 18", "\(found)")
    #expect(found.contains("`Text \"Poll\"`: black became red"), "\(found)")
    #expect(found.contains("`Dot`: blue became green"), "\(found)")
    let same = try sentences(Card(), Card(gap: 18))
    #expect(!same.contains { $0.contains(": ") }, "\(same)")
  }

  /// A text that grew, moved by parts of a pixel, or is small, has other letters all over: what it was painted in is known.
  @Test(arguments: [1, 2] as [CGFloat])
  func aTextThatGrewSaysItsColor(scale: CGFloat) throws {
    let box = try GoldenBox()
    func card(_ size: CGFloat, _ color: Color) -> some View {
      Text("Poll").font(.system(size: size)).foregroundStyle(color).padding(8).background(.white)
    }
    _ = try box.check(card(11, .black), record: .missing, scale: scale)
    let found = try box.check(card(11.5, .red), scale: scale).explanation
    #expect(found.contains("`Text \"Poll\"`: black became red"), "\(found)")
    let same = try box.check(card(11.5, .black), scale: scale).explanation
    #expect(!same.contains { $0.contains("`: ") }, "\(same)")
    #expect(same.contains { $0.contains("font size") && $0.hasSuffix("11 became 11.5") }, "\(same)")
  }

  /// What lies behind a text changes the same pixels: it is told of what has the colour.
  @Test func anAreaBehindATextIsNoChangeOfTheText() throws {
    let found = try sentences(Card(), Card(area: .yellow, end: 10))
    #expect(found.count { $0.hasSuffix(": white became yellow") } == 1, "\(found)")
    #expect(!found.contains { $0.hasPrefix("`Text") && $0.contains("became") }, "\(found)")
    #expect(!found.contains { $0.hasPrefix("`Dot`: ") }, "\(found)")
  }

  /// The ground of the image is behind all views: what it shows between them has one colour.
  @Test func aViewThatMovesAwayPaintsNoGround() throws {
    func stack(_ gap: CGFloat, _ radius: CGFloat) -> some View {
      VStack(spacing: gap) {
        Text("A")
        RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 40, height: 40)
      }
    }
    let box = try GoldenBox()
    _ = try box.check(stack(12, 8), record: .missing, scale: 2)
    let found = try box.check(stack(18, 12), scale: 2)
    let views = found.explanation.prefix(found.viewSentences ?? 0)
    #expect(views.prefix(2) == ["gaps of VStack 12 became 18", "corner radius 8 became 12"])
    #expect(!views.contains { $0.contains("`: ") || $0.contains("`Rectangle`") }, "\(views)")
  }
}
