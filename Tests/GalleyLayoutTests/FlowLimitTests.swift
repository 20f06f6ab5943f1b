import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A flow with a limit of lines against a search through all that it could do.
@Suite struct FlowLimitTests {
  private struct Limited {
    var widths: [CGFloat]
    var gap: CGFloat
    var room: CGFloat
    var maxLines: Int
    /// The indicator's width for one hidden item, for two and so on; it may fall.
    var indicators: [CGFloat]
    var isEven = false

    /// The items' frames, and the indicator's with its number; nil for those that are left out.
    func frames(
      withIndicator: Bool = true
    ) -> (items: [CGRect?], indicator: (hidden: Int, frame: CGRect)?) {
      let leaves = widths.map { leaf($0, 10) }
      let layout = HFlowLayout(itemSpacing: gap, rowSpacing: 0, distributeItemsEvenly: isEven)
      let flow = container(layout.withMaxLines(maxLines), leaves)
      if withIndicator {
        flow.supply = LazyChildren { hidden in
          let role = AttributeBehavior.Attribute.value(
            key: ObjectIdentifier(FlowValues.RoleKey.self), value: FlowValues.Role.indicator)
          let node = LayoutNode(name: "\(hidden)", behavior: AttributeBehavior(role))
          node.setChildren([leaf(indicators[hidden - 1], 10)])
          return node
        }
      }
      flow.place(at: .zero, proposal: ProposedViewSize(width: room, height: nil))
      let shown = flow.placedChildren.first { $0.place == leaves.count }
      return (
        leaves.map { $0.isAbsent ? nil : $0.frame },
        shown.map { (Int($0.node.name) ?? 0, $0.node.frame) }
      )
    }

    /// The lines without a limit.
    var lines: [Range<Int>] {
      var lines: [Range<Int>] = []
      var start = 0
      var length: CGFloat = 0
      for index in widths.indices {
        length = index == start ? widths[index] : length + gap + widths[index]
        if index > start, length > room {
          lines.append(start..<index)
          start = index
          length = widths[index]
        }
      }
      return lines + [start..<widths.count]
    }

    /// The most items that leave room for the indicator on the last line; nil where all are shown.
    var expected: (line: Range<Int>, shown: Int)? {
      let lines = lines
      guard lines.count > maxLines else { return nil }
      let line = lines[maxLines - 1]
      let fitting = (line.lowerBound...line.upperBound).filter { shown in
        let kept = widths[line.lowerBound..<shown]
        let length = kept.reduce(0) { $0 + $1 + gap } + indicators[widths.count - shown - 1]
        return shown == line.lowerBound || length <= room
      }
      return (line, fitting.max() ?? line.lowerBound)
    }
  }

  private static func random(_ seed: UInt64) -> Limited {
    var random = SeededRandom(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let room = length(30...120)
    let count = Int.random(in: 1...14, using: &random)
    return Limited(
      widths: (0..<count).map { _ in length(3...60) }, gap: length(0...6), room: room,
      maxLines: Int.random(in: 1...4, using: &random),
      indicators: (0..<count).map { _ in length(1...50) })
  }

  private static let seeds = Array(UInt64(1)...300)

  @Test(arguments: seeds) func onlyTheLastLineIsTrimmedAndNoMoreThanItMustBe(seed: UInt64) {
    let flow = Self.random(seed)
    let (items, indicator) = flow.frames()
    guard let (line, shown) = flow.expected else {
      #expect(items.allSatisfy { $0 != nil } && indicator == nil)
      return
    }
    #expect(items.firstIndex(of: nil) == shown && items[shown...].allSatisfy { $0 == nil })
    // What is shown lies where it lies without the indicator.
    #expect(items[..<shown] == flow.frames(withIndicator: false).items[..<shown])
    let start = flow.widths[line.lowerBound..<shown].reduce(0) { $0 + $1 + flow.gap }
    #expect(indicator?.hidden == flow.widths.count - shown)
    #expect(indicator?.frame.minX == start)
    #expect(indicator?.frame.minY == CGFloat(flow.maxLines - 1) * 10)
  }

  @Test(arguments: seeds) func evenFlowsShowAsManyOnAsManyLines(seed: UInt64) {
    var flow = Self.random(seed)
    flow.isEven = true
    let (items, indicator) = flow.frames()
    let shown = flow.expected?.shown ?? flow.widths.count
    #expect(items.count { $0 != nil } == shown)
    guard flow.expected != nil else { return #expect(indicator == nil) }
    let last = CGFloat(flow.maxLines - 1) * 10
    #expect(indicator?.frame.minY == last)
    #expect(items.compactMap { $0?.minY }.allSatisfy { $0 <= last })
  }

  /// Chips of 39 with gaps of 4 in 40 points: one stands on the first line, and the indicator alone on
  /// the second.
  @Test func aLineMayBeTheIndicatorsAlone() {
    let flow = Limited(
      widths: [39, 39, 39], gap: 4, room: 40, maxLines: 2, indicators: [17, 17, 17])
    let (items, indicator) = flow.frames()
    #expect(items == [CGRect(x: 0, y: 0, width: 39, height: 10), nil, nil])
    #expect(indicator?.frame == CGRect(x: 0, y: 10, width: 17, height: 10))
    #expect(indicator?.hidden == 2)
  }

  /// Where "+11" is narrower than "+10", one that is measured for more may fit and is not missed; no
  /// more are tried than are left out.
  @Test func aNumberIsTriedOnlyWhereFewerDoNotFit() {
    var tried: [Int] = []
    let leaves = (0..<40).map { _ in leaf(10, 10) }
    let flow = container(HFlowLayout(itemSpacing: 0, rowSpacing: 0).withMaxLines(1), leaves)
    flow.supply = LazyChildren { hidden in
      tried.append(hidden)
      let role = AttributeBehavior.Attribute.value(
        key: ObjectIdentifier(FlowValues.RoleKey.self), value: FlowValues.Role.indicator)
      let node = LayoutNode(name: "\(hidden)", behavior: AttributeBehavior(role))
      node.setChildren([leaf(25, 10)])
      return node
    }
    flow.place(at: .zero, proposal: ProposedViewSize(width: 100, height: nil))
    #expect(tried == [30, 31, 32, 33])
    flow.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 50))
    #expect(tried.count == 4)
    flow.place(at: .zero, proposal: ProposedViewSize(width: 90, height: nil))
    #expect(tried == [30, 31, 32, 33, 34])
  }
}
