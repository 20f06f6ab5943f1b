import Galley
import Testing

/// Texts that take the largest size at which they fit.
@Suite struct TextFitTests {
  private func size(
    _ text: some View, _ width: CGFloat?, _ height: CGFloat?, _ sizes: (CGFloat, CGFloat) = (8, 60)
  ) throws -> CGSize {
    try report(text, width, height, sizes).layoutTree?.frame.size ?? .zero
  }

  private func report(
    _ text: some View, _ width: CGFloat?, _ height: CGFloat?, _ sizes: (CGFloat, CGFloat) = (8, 60)
  ) throws -> RenderReport {
    let renderer = ImageRenderer(content: text.textFit(smallest: sizes.0, largest: sizes.1))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.render()
  }

  private let words = Text(verbatim: "Seven words that shall fill a box")

  @Test func itIsTheLargestSizeOfAllThatFit() throws {
    for (width, height) in [(200, 60), (90, 120), (320, 30), (60, 200)] as [(CGFloat, CGFloat)] {
      var best = CGSize.zero
      for step in 0...208 {
        let size = 8 + CGFloat(step) / 4
        let report = try report(words, width, height, (size, size))
        let answer = try #require(report.layoutTree?.frame.size)
        let longest = try self.size(Text(verbatim: "Seven"), nil, nil, (size, size)).width
        if report.problems.isEmpty, answer.height <= height, longest <= width { best = answer }
      }
      #expect(try self.size(words, width, height) == best, "\(width) x \(height)")
    }
  }

  @Test func largerBoxesNeverMakeTextsSmaller() throws {
    var last: CGFloat = 0
    for width in stride(from: CGFloat(40), through: 400, by: 8) {
      // One line's height grows with the size.
      let line = try report(words.lineLimit(1), width, 80)
      let height = try #require(line.layoutTree?.frame.height)
      #expect(height >= last, "\(width)")
      last = height
    }
    last = 0
    for height in stride(from: CGFloat(20), through: 300, by: 7) {
      let tree = try report(words, 120, height).layoutTree
      let lines = try #require(tree?.frame.height)
      #expect(lines <= height)
      last = max(last, lines)
    }
    #expect(last > 150)
  }

  @Test func withoutALimitTheLargestSizeFits() throws {
    let one = try size(Text(verbatim: "Title"), nil, nil)
    #expect(try one == size(Text(verbatim: "Title"), nil, nil, (60, 60)))
    #expect(try size(Text(verbatim: "Title"), 1000, 1000) == one)
  }

  @Test func atTheSmallestSizeTextsAreCutAndReported() throws {
    let report = try report(words.lineLimit(1), 50, nil)
    #expect("\(report.problems)".contains("Seven words"))
    #expect(report.layoutTree?.frame.width ?? 99 <= 50)
  }

  @Test func numbersThatAreNoSizes() throws {
    for sizes in [(CGFloat.nan, CGFloat.nan), (-3, -1), (20, 10), (1, .infinity)] {
      let size = try size(Text(verbatim: "ab").padding(2), 30, 30, sizes)
      #expect(size.width <= 30 && size.width > 4, "\(sizes)")
    }
    #expect(try size(Text(verbatim: "").padding(2), 30, 30).width <= 5)
  }

  @Test func lettersWithoutEnd() throws {
    let text = Text("Harbour").font(.system(size: .greatestFiniteMagnitude))
    _ = try Renderer().render(text.frame(width: 40, height: 20))
    _ = try Renderer().render(text.minimumScaleFactor(0.1).frame(width: 40, height: 20))
  }
}
