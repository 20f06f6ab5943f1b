import GalleyGeometry
import GalleyLayout
import Testing

/// `LayoutSubviews` is counted from 0 whatever part of the views it is (LP6), and a wrong number is a
/// problem that names the container.
@Suite struct SubviewSliceTests {
  /// Runs `body` with the subviews of a container of `count` leaves 1, 2, 3 … points wide.
  private final class Probe: Layout {
    let body: (LayoutSubviews) -> Void
    init(_ body: @escaping (LayoutSubviews) -> Void) { self.body = body }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      body(subviews)
      return .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  private func probe(_ count: Int, _ body: @escaping (LayoutSubviews) -> Void) -> [String] {
    let statistics = LayoutStatistics()
    let node = LayoutNode(
      name: "Shelf", behavior: ContainerBehavior(Probe(body)), statistics: statistics)
    node.setChildren(
      (0..<count).map {
        LayoutNode(
          name: "leaf", behavior: FakeLeaf(CGFloat($0 + 1), 1), statistics: statistics)
      })
    _ = node.sizeThatFits(.unspecified)
    return statistics.problems.map(\.description)
  }

  private func widths(_ subviews: some Sequence<LayoutSubview>) -> [Int] {
    subviews.map { Int($0.sizeThatFits(.unspecified).width) }
  }

  /// What published layouts do with slices, beside the same with an array.
  @Test func slicesAreIndexedFromZero() {
    var checked = 0
    for count in 0..<6 {
      let all = Array(1..<(count + 1))
      let problems = probe(count) { subviews in
        for start in 0...count {
          for end in start...count {
            let slice = subviews[start..<end]
            #expect(slice.startIndex == 0 && slice.endIndex == end - start)
            #expect(slice.indices == 0..<(end - start))
            #expect(slice.indices.map { self.widths([slice[$0]])[0] } == Array(all[start..<end]))
            #expect(self.widths(slice) == Array(all[start..<end]))
            #expect(self.widths(slice.reversed()) == all[start..<end].reversed())
            #expect(self.widths(slice.dropFirst()) == Array(all[start..<end].dropFirst()))
            for inner in 0..<slice.dropFirst().count {
              #expect(self.widths([slice.dropFirst()[inner]]) == [all[start + 1 + inner]])
            }
            checked += 1
          }
          #expect(self.widths(subviews[start...]) == Array(all[start...]))
          #expect(self.widths(subviews.prefix(start)) == Array(all.prefix(start)))
          #expect(self.widths(subviews.suffix(start)) == Array(all.suffix(start)))
        }
        for (index, subview) in zip(subviews.indices, subviews) {
          #expect(self.widths([subview]) == [index + 1])
        }
        if count > 0 { #expect(self.widths(subviews[0...(count - 1)]) == all) }
        let odd = stride(from: 0, to: count, by: 2)
        #expect(self.widths(subviews[odd]) == odd.map { $0 + 1 })
        var rest = subviews
        while let first = rest.popFirst() {
          #expect(self.widths([first]) == [count - rest.count])
        }
      }
      #expect(problems.isEmpty)
    }
    #expect(checked == 56)
  }

  @Test func wrongIndicesSayWhatIsWrongAndEndNothing() {
    for count in 0..<4 {
      for index in [-7, -1, count, count + 1, Int.max, Int.min] {
        let problems = probe(count) { subviews in
          let missing = subviews[index]
          #expect(missing.sizeThatFits(.infinity) == .zero)
          #expect(missing.priority == 0)
          missing.place(at: .zero, proposal: .unspecified)
        }
        #expect(problems.count == 1)
        #expect(problems.first?.contains("Shelf asks for subview \(index);") == true)
      }
      let problems = probe(count) { subviews in
        #expect(self.widths(subviews[-2..<(count + 3)]) == Array(1..<(count + 1)))
        #expect(subviews[(count + 1)...].isEmpty)
      }
      #expect(problems.count == 3, "\(problems)")
    }
  }

  /// Kept answers bring their problems along; changed ones do not.
  @Test func problemsHoldAsLongAsTheAnswersThatHaveThem() {
    struct Greedy: Layout {
      let index: Int
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { subviews[index].sizeThatFits(proposal) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let statistics = LayoutStatistics()
    let behavior = ContainerBehavior(Greedy(index: 3))
    let node = LayoutNode(name: "Greedy", behavior: behavior, statistics: statistics)
    let outer = LayoutNode(
      name: "outer", behavior: ContainerBehavior(ZStackLayout()), statistics: statistics)
    outer.setChildren([
      node, LayoutNode(name: "leaf", behavior: FakeLeaf(1, 1), statistics: statistics),
    ])
    for _ in 0..<3 {
      statistics.forgetOldProblems()
      outer.place(at: .zero, proposal: ProposedViewSize(width: 10, height: 10))
      #expect(statistics.problems.count == 1)
    }
    outer.invalidate()
    outer.place(at: .zero, proposal: ProposedViewSize(width: 10, height: 10))
    #expect(statistics.problems.count == 1)
    behavior.update(Greedy(index: 0))
    node.setChildren([LayoutNode(name: "leaf", behavior: FakeLeaf(1, 1), statistics: statistics)])
    outer.place(at: .zero, proposal: ProposedViewSize(width: 10, height: 10))
    #expect(statistics.problems.isEmpty)
  }
}
