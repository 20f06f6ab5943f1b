import Foundation
import Galley
import GalleyImages
import TestSupport
import Testing

@testable import GalleyCommand

/// Numbered boxes on an image.
@Suite struct ElementMarksTests {
  private func element(
    _ number: Int, _ frame: CGRect, _ change: (inout ElementTree.Element) -> Void = { _ in }
  ) -> ElementTree.Element {
    var element = ElementTree.Element(type: .text, frame: frame)
    element.number = number
    change(&element)
    return element
  }

  private func badges(_ elements: [ElementTree.Element]) -> [CGRect] {
    let size = CGSize(width: 100, height: 60)
    return BadgePlaces(of: ElementTree(size: size, elements: elements)).badges.map(\.frame)
  }

  /// A digit takes 6 points, and there are 2 at both sides; a number is 11 points high.
  @Test func numbersStandOutsideOfTheirBoxes() {
    let box = CGRect(x: 20, y: 20, width: 40, height: 20)
    #expect(badges([element(1, box)]) == [CGRect(x: 50, y: 9, width: 10, height: 11)])
    #expect(badges([element(12, box)]) == [CGRect(x: 44, y: 9, width: 16, height: 11)])
    // At the upper edge it is beside the box.
    let top = CGRect(x: 20, y: 0, width: 40, height: 20)
    #expect(badges([element(1, top)]) == [CGRect(x: 60, y: 0, width: 10, height: 11)])
    // Where there is no room around the box it is in its corner.
    let all = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(badges([element(1, all)]) == [CGRect(x: 90, y: 0, width: 10, height: 11)])
  }

  /// A number hides neither another text nor another number where it can stand elsewhere.
  @Test func numbersHideNothingThatTheyNeedNot() {
    let (upper, lower) = (
      CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20)
    )
    #expect(
      badges([element(1, upper), element(2, lower)]) == [
        CGRect(x: 40, y: 0, width: 10, height: 11), CGRect(x: 40, y: 20, width: 10, height: 11),
      ])
    // What others lie in is nothing to be read by itself.
    let outer = element(1, CGRect(x: 0, y: 0, width: 100, height: 60))
    let inner = element(2, CGRect(x: 20, y: 20, width: 40, height: 20)) { $0.depth = 1 }
    #expect(badges([outer, inner])[1] == CGRect(x: 50, y: 9, width: 10, height: 11))
  }

  @Test func whatIsOutOfSightHasNoNumberAndPartsHaveTheirs() {
    let away = element(1, CGRect(x: 0, y: 200, width: 40, height: 20)) { $0.isOutOfSight = true }
    let part = element(2, CGRect(x: 20, y: 20, width: 400, height: 20)) {
      $0.seen = CGRect(x: 20, y: 20, width: 40, height: 20)
    }
    #expect(badges([away, part]) == [CGRect(x: 50, y: 9, width: 10, height: 11)])
  }

  /// Where badges stand if each is compared with all contents and all badges.
  private func simpleBadges(_ elements: [ElementTree.Element], in size: CGSize) -> [CGRect] {
    let image = CGRect(origin: .zero, size: size)
    let contents = elements.indices.filter { index in
      let next = elements.indices.contains(index + 1) ? elements[index + 1].depth : 0
      return next <= elements[index].depth
    }.map { elements[$0].frame }
    var badges: [CGRect] = []
    for element in elements {
      let (box, width) = (element.frame, CGFloat(String(element.number).count) * 6 + 4)
      func area(_ one: CGRect, _ other: CGRect) -> CGFloat {
        let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
        let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return width > 0 && height > 0 ? width * height : 0
      }
      let right = box.maxX - width
      let corners = [
        CGPoint(x: right, y: box.minY - 11), CGPoint(x: box.minX, y: box.minY - 11),
        CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX - width, y: box.minY),
        CGPoint(x: right, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
        CGPoint(x: right, y: box.minY),
      ]
      var best: (frame: CGRect, hidden: CGFloat)?
      for corner in corners {
        let frame = CGRect(origin: corner, size: CGSize(width: width, height: 11))
        guard image.contains(frame) else { continue }
        let ofContents = contents.reduce(0) { $0 + area(frame, $1) }
        let hidden = ofContents + badges.reduce(0) { $0 + area(frame, $1) }
        if hidden < best?.hidden ?? .infinity { best = (frame, hidden) }
        if hidden == 0 { break }
      }
      let inside = CGRect(x: right, y: box.minY, width: width, height: 11)
      badges.append(best?.frame ?? inside)
    }
    return badges
  }

  /// Boxes of all sizes, also beyond the image and without an area: all badges stand where they stand if each is compared
  /// with all others.
  @Test(arguments: 1...20) func allBadgesStandWhereTheyHideLeast(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = CGSize(width: 400, height: 300)
    var elements: [ElementTree.Element] = []
    for number in 1...80 {
      let side: CGFloat = [8, 30, 120, 900].randomElement(using: &random) ?? 30
      let place = CGPoint(
        x: CGFloat.random(in: -40...420, using: &random),
        y: CGFloat.random(in: -40...320, using: &random))
      let box = CGSize(
        width: CGFloat.random(in: 0...side, using: &random).rounded(),
        height: CGFloat.random(in: 0...side, using: &random))
      let depth = Int.random(in: 0...2, using: &random)
      elements.append(
        element(number, CGRect(origin: place, size: box)) { $0.depth = depth })
    }
    let places = BadgePlaces(of: ElementTree(size: size, elements: elements))
    #expect(places.badges.map(\.frame) == simpleBadges(elements, in: size))
  }

  /// The work grows as the elements do: a badge is compared with those around it.
  @Test func manyElementsAreComparedWithThoseAround() {
    func comparisons(_ rows: Int) -> Int {
      let elements = (0..<rows * 50).map { index in
        element(
          index + 1,
          CGRect(x: CGFloat(index % 50) * 60, y: CGFloat(index / 50) * 24, width: 50, height: 20))
      }
      let size = CGSize(width: 3000, height: CGFloat(rows) * 24)
      return BadgePlaces(of: ElementTree(size: size, elements: elements)).comparisons
    }
    let (few, many) = (comparisons(50), comparisons(200))
    #expect(many < 5 * few)
    // 10,000 elements at seven places, with some around each.
    #expect(many < 10_000 * 7 * 40)
  }

  /// Nothing is drawn below a scroll view for what is scrolled away.
  @Test func marksOfWhatIsScrolledAwayAreNotDrawn() throws {
    let rows = ["A", "B", "C"].map {
      #"{"type": "Text", "text": "\#($0)", "modifiers": [{"frame": {"height": 30}}]}"#
    }.joined(separator: ", ")
    let scene = """
      {"galley": 1, "canvas": {"width": 100, "height": 120, "background": "white"},
        "view": {"type": "VStack", "spacing": 0, "children": [
          {"type": "ScrollView", "modifiers": [{"frame": {"width": 100, "height": 60}}], "children": [
            {"type": "VStack", "spacing": 0, "children": [\(rows)]}]},
          {"type": "Spacer"}]}}
      """
    try Program.withFolder { folder in
      try Data(scene.utf8).write(to: folder.appendingPathComponent("a.json"))
      let result = try Program.run(
        ["inspect", "a.json", "--marks", "marks.png", "--reading-order"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(
        String(decoding: result.output, as: UTF8.self) == """
          1 Text "A" traits isStaticText
          2 Text "B" traits isStaticText
          3 Text "C" traits isStaticText out of sight

          """)
      let marks = try PNGDecoder().decode(
        Data(contentsOf: folder.appendingPathComponent("marks.png")))
      let scale = marks.width / 100
      try #require(scale >= 1 && marks.height == 120 * scale)
      let below = (60 * scale..<marks.height).flatMap { y in (0..<marks.width).map { marks[$0, y] }
      }
      #expect(Set(below).count == 1)
      let window = (0..<60 * scale).flatMap { y in (0..<marks.width).map { marks[$0, y] } }
      #expect(Set(window).count > 2)
    }
  }
}
