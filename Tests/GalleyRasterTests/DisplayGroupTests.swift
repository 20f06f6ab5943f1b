import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRaster

/// The four looks of a group, of which it has one.
@Suite struct DisplayGroupTests {
  private let item = DisplayItem.fillRect(
    PixelRect(x: 1, y: 2, width: 5, height: 4), paint: .solid(.black))
  private let projection = ProjectionTransform(CGAffineTransform(translationX: 3, y: 0))
  private let filter = FilterGraph(
    nodes: [FilterNode(.flood(.black), region: CGRect(x: 0, y: 0, width: 4, height: 4))],
    transform: .identity)

  @Test func aCompositingThatChangesNothingIsPlain() {
    let plain = DisplayGroup(items: [item])
    #expect(plain.look == .plain)
    #expect(DisplayGroup(items: [item], compositing: Compositing()) == plain)
    #expect(plain.composited { _ in } == plain)
    let back = DisplayGroup(items: [item], effects: [.opacity(0.5)]).composited {
      $0.effects = []
    }
    #expect(back == plain)
    // Each of these says something.
    #expect(DisplayGroup(items: [item], isIsolated: true) != plain)
    #expect(DisplayGroup(items: [item], mask: []) != plain)
    #expect(DisplayGroup(items: [item], clipRule: .evenOdd) != plain)
    #expect(DisplayGroup(items: [item], blendMode: .multiply) != plain)
  }

  @Test func projectedAndFilteredGroupsCannotBeComposited() {
    for group in [
      DisplayGroup(items: [item], projection: projection),
      DisplayGroup(items: [item], filter: filter),
    ] {
      #expect(group.compositing == Compositing())
      #expect(group.composited { $0.effects = [.opacity(0)] } == nil)
    }
  }

  @Test func whatACompositingChangesLeavesTheRest() throws {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    let bounds = PixelRect(x: 0, y: 0, width: 9, height: 9)
    let group = DisplayGroup(
      items: [item], transform: transform, clip: Path(bounds), effects: [.opacity(0.5)],
      bounds: bounds)
    let changed = try #require(group.composited { $0.blendMode = .screen })
    #expect(changed.transform == transform && changed.bounds == bounds && changed.items == [item])
    #expect(changed.compositing.effects == [.opacity(0.5)] && changed.compositing.clip != nil)
    #expect(changed.compositing.blendMode == .screen)
  }

  @Test func allItemsAreThoseOfTheLook() {
    let mask = DisplayItem.fillRect(.zero, paint: .solid(.white))
    #expect(DisplayGroup(items: [item]).allItems == [item])
    #expect(DisplayGroup(items: [item], mask: [mask]).allItems == [item, mask])
    #expect(DisplayGroup(items: [item], projection: projection).allItems == [item])
    #expect(DisplayGroup(items: [item], filter: filter).allItems == [item] + filter.items)
  }

  /// What blends in an isolated, changed or filtered group meets nothing below it.
  @Test func whatBlendsIsSeenThroughPlainGroupsAlone() {
    func blends(_ group: DisplayGroup) -> Bool { [DisplayItem.group(group)].blendsWithBackdrop }
    let blended = DisplayItem.group(DisplayGroup(items: [item], blendMode: .multiply))
    #expect(blends(DisplayGroup(items: [blended])))
    #expect(blends(DisplayGroup(items: [blended], clip: Path(CGRect.zero))))
    #expect(!blends(DisplayGroup(items: [blended], isIsolated: true)))
    #expect(!blends(DisplayGroup(items: [blended], effects: [.opacity(1)])))
    #expect(!blends(DisplayGroup(items: [blended], filter: filter)))
  }
}
