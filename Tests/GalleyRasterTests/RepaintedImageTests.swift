import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// An image that is repainted where its list has changed has the pixels of one that is painted anew.
@Suite struct RepaintedImageTests {
  private static let (width, height) = (RandomScene.width, RandomScene.height)

  private func whole(_ list: DisplayList) -> Bitmap {
    var bitmap = Bitmap(width: Self.width, height: Self.height)
    Rasterizer().draw(list, into: &bitmap, glyphs: NoGlyphs())
    return bitmap
  }

  private func square(_ y: CGFloat, _ color: ResolvedColor = .black) -> DisplayItem {
    .fillRect(PixelRect(x: 4, y: y, width: 6, height: 6), paint: .solid(color))
  }

  private func changed(_ old: [DisplayItem], _ new: [DisplayItem]) -> [Range<Int>] {
    ChangedRows(from: old, to: new, height: 200).rows.ranges
  }

  /// Items of random scenes come, go, change and change places, at the top and in groups.
  @Test func pixelsAreThoseOfANewImage() {
    for seed in UInt64(1)...20 {
      var scene = RandomScene(seed: seed)
      var random = SeededRandom(seed: seed &+ 2000)
      let rasterizer = Rasterizer()
      var image = RepaintedImage()
      var list = DisplayList()
      for step in 1...12 {
        let other = scene.list().items
        list.items = RandomChange(random.next(in: 0...5)).applied(to: list.items, other, &random)
        let before = image.paintedRows
        let rows = image.show(
          list, width: Self.width, height: Self.height, with: rasterizer, glyphs: NoGlyphs()
        ).rows
        #expect(image.bitmap == whole(list), "seed \(seed), step \(step), rows \(rows)")
        #expect(image.paintedRows - before == rows.reduce(0) { $0 + $1.count })
      }
    }
  }

  @Test func anEqualListPaintsNothing() {
    let list = DisplayList(items: [square(3), square(30)])
    var image = RepaintedImage()
    let rasterizer = Rasterizer()
    let first = image.show(list, width: 40, height: 60, with: rasterizer, glyphs: NoGlyphs())
    #expect(first.rows == [0..<60])
    let second = image.show(list, width: 40, height: 60, with: rasterizer, glyphs: NoGlyphs())
    #expect(second.rows.isEmpty)
    #expect(image.paintedRows == 60)
    // Of another size nothing is known.
    let third = image.show(list, width: 40, height: 50, with: rasterizer, glyphs: NoGlyphs())
    #expect(third.rows == [0..<50])
  }

  @Test func rowsOfWhatWasAndOfWhatIsAreChanged() {
    let rest = [square(150), square(180)]
    #expect(changed([square(20)] + rest, [square(60)] + rest) == [20..<26, 60..<66])
    #expect(changed([square(20)] + rest, rest) == [20..<26])
    #expect(changed(rest, [rest[0], square(20), rest[1]]) == [20..<26])
    // Neither what is beyond the image counts nor what paints nothing.
    #expect(changed([square(-20)] + rest, [square(400)] + rest).isEmpty)
    // Rows that are close together are painted at once.
    #expect(changed([square(20)] + rest, [square(30)] + rest) == [20..<36])
  }

  @Test func groupsAreLookedInto() {
    let moved = CGAffineTransform(translationX: 0, y: 100)
    func group(_ y: CGFloat, _ effects: [Effect] = []) -> [DisplayItem] {
      [.group(DisplayGroup(items: [square(0), square(y)], transform: moved, effects: effects))]
    }
    #expect(changed(group(40), group(60)) == [140..<146, 160..<166])
    // What is done to all pixels of a group together makes it one thing.
    #expect(changed(group(40, [.opacity(0.5)]), group(60, [.opacity(0.5)])) == [100..<166])
  }

  @Test func backdropsSpreadChanges() {
    let backdrop = DisplayItem.fillRect(
      PixelRect(x: 0, y: 40, width: 40, height: 100),
      paint: .backdrop(BackdropPaint(sigma: 4, saturation: 1, tint: .clear)))
    let reach = backdrop.backdropReach(.identity)
    let white = ResolvedColor(bytes: 255, 255, 255)
    #expect(
      changed([square(60), backdrop], [square(60, white), backdrop])
        == [max(40, 60 - reach)..<66 + reach])
    // What lies far from it does not show through.
    #expect(changed([square(190), backdrop], [square(190, white), backdrop]) == [190..<196])
  }

  /// What was painted when the budget was exceeded is no image: the next list is painted whole.
  @Test func anExceededBudgetIsForgotten() {
    let rasterizer = Rasterizer()
    var image = RepaintedImage()
    var list = DisplayList(items: [square(3)])
    _ = image.show(list, width: 40, height: 60, with: rasterizer, glyphs: NoGlyphs())
    rasterizer.budget = RenderBudget(RenderBudget.Limits(bytes: 1))
    list.append(
      .group(DisplayGroup(items: [square(20), square(22)], effects: [.blur(sigma: 3)])))
    _ = image.show(list, width: 40, height: 60, with: rasterizer, glyphs: NoGlyphs())
    #expect(rasterizer.budget.isExhausted)
    rasterizer.budget = RenderBudget(.unlimited)
    let again = image.show(list, width: 40, height: 60, with: rasterizer, glyphs: NoGlyphs())
    #expect(again.rows == [0..<60])
  }
}

/// How one list of items becomes another one.
private enum RandomChange {
  case insertion
  case removal
  case replacement
  case exchange
  case wrapping
  case insideGroups

  init(_ number: Int) {
    let all: [Self] = [
      .insertion, .removal, .replacement, .exchange, .wrapping, .insideGroups,
    ]
    self = all[number % all.count]
  }

  func applied(
    to items: [DisplayItem], _ other: [DisplayItem], _ random: inout SeededRandom
  ) -> [DisplayItem] {
    guard !items.isEmpty, items.count < 12 else { return other }
    var items = items
    let place = random.next(in: 0...items.count - 1)
    switch self {
    case .insertion: items.insert(contentsOf: other, at: place)
    case .removal: items.remove(at: place)
    case .replacement: items[place] = other[0]
    case .exchange: items.swapAt(place, random.next(in: 0...items.count - 1))
    case .wrapping:
      let clip =
        random.next(in: 0...1) == 0
        ? nil : Path(ellipseIn: CGRect(x: 2, y: 5, width: 40, height: 40))
      items[place] = .group(
        DisplayGroup(
          items: [items[place]] + other, clip: clip, isIsolated: random.next(in: 0...1) == 0))
    case .insideGroups:
      for index in items.indices {
        guard case .group(var group) = items[index] else { continue }
        group.items = Self.replacement.applied(to: group.items, other, &random)
        items[index] = .group(group)
      }
    }
    return items
  }
}
