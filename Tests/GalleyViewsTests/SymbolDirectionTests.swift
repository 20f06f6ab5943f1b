import Foundation
import Galley
import GalleyGraphics
import Testing

@testable import GalleyViews

/// Symbols where views are read from right to left.
@Suite struct SymbolDirectionTests {
  private func ink(_ name: String, _ direction: LayoutDirection) -> [CGRect] {
    let library = SymbolLibrary()
    let layers = library.drawing(named: name, in: direction)?.layers ?? []
    return layers.map { $0.path.boundingRect }
  }

  private func mirrored(_ rects: [CGRect]) -> [CGRect] {
    rects.map { CGRect(x: 24 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  private func areNear(_ rects: [CGRect], _ others: [CGRect]) -> Bool {
    rects.count == others.count
      && zip(rects, others).allSatisfy { one, other in
        abs(one.minX - other.minX) < 1e-6 && abs(one.maxX - other.maxX) < 1e-6
          && abs(one.minY - other.minY) < 1e-6
      }
  }

  @Test func whatFollowsTheReadingDirectionIsMirrored() {
    for name in [
      "chevron.forward", "chevron.backward.circle.fill", "arrow.forward", "arrow.backward.square",
      "arrow.uturn.backward", "arrow.up.forward", "rectangle.portrait.and.arrow.forward",
      "list.bullet", "list.bullet.indent", "list.dash", "list.star", "sidebar.leading",
      "text.justify.leading", "text.append", "text.bubble.fill", "increase.indent",
      "speaker.wave.2.fill", "cart.fill", "battery.75percent", "message.fill", "video",
      "wave.3.forward", "star.leadinghalf.filled",
    ] {
      let (left, right) = (ink(name, .leftToRight), ink(name, .rightToLeft))
      #expect(!left.isEmpty && areNear(mirrored(left), right), "\(name)")
    }
  }

  @Test func otherSymbolsStay() {
    for name in [
      "chevron.left", "chevron.right.circle", "arrow.left", "arrow.uturn.left", "arrow.up.right",
      "forward.fill", "backward.end.fill", "play.fill", "magnifyingglass", "checkmark",
      "text.alignleft", "text.justify.left", "text.alignright", "sidebar.left",
      "bubble.left.and.bubble.right", "star", "person.crop.circle.badge.plus", "trash.slash",
    ] {
      let left = ink(name, .leftToRight)
      #expect(!left.isEmpty && areNear(left, ink(name, .rightToLeft)), "\(name)")
    }
  }

  /// Marks keep their side up in a mirrored symbol: the ticks of a list, the line through a cart, the plus of a badge.
  @Test func partsOfMirroredSymbolsStay() {
    let library = SymbolLibrary()
    for name in ["checklist", "list.number", "quote.bubble.fill", "battery.100percent.bolt"] {
      let own = ink(name + ".rtl", .leftToRight)
      #expect(!own.isEmpty && areNear(own, ink(name, .rightToLeft)), "\(name)")
    }
    #expect(areNear(ink("checklist.checked", .rightToLeft), ink("checklist", .rightToLeft)))
    let (left, right) = (ink("cart.slash", .leftToRight), ink("cart.slash", .rightToLeft))
    let cart = ink("cart", .leftToRight)
    #expect(areNear(mirrored(cart), Array(right.prefix(cart.count))))
    #expect(areNear(Array(left.suffix(2)), Array(right.suffix(2))))
    let badge = library.drawing(named: "cart.badge.plus", in: .rightToLeft)
    let disc = badge?.layers.last { $0.operation == .fill }?.path.boundingRect
    #expect(disc.map { abs($0.midX - 5.4) < 1e-6 } == true)
  }

  /// The ink of some symbols reaches beyond their left margin in SF Symbols, and in others beyond no margin or the right one.
  @Test(arguments: [
    ("doc.badge.plus", true), ("doc.fill.badge.plus", true),
    ("person.crop.circle.badge.plus", true),
    ("square.badge.plus", true), ("folder.badge.plus", false), ("calendar.badge.plus", false),
  ])
  func badgesLieWhereTheInkReaches(name: String, isAtLeft: Bool) throws {
    let library = SymbolLibrary()
    let discs = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let drawing = try #require(library.drawing(named: name, in: direction))
      let disc = try #require(drawing.layers.last { $0.operation == .fill })
      return disc.path.boundingRect.midX
    }
    #expect((discs[0] < 12) == isAtLeft, "\(discs)")
  }

  /// A drawing from right to left is not that from left to right under another key, and the other way round.
  @Test func bothDirectionsAreKept() {
    let library = SymbolLibrary()
    for _ in 0..<2 {
      let boxes = [LayoutDirection.leftToRight, .rightToLeft].map {
        library.drawing(named: "list.bullet", in: $0)?.layers.last?.path.boundingRect.midX ?? 0
      }
      #expect(boxes[0] < 6 && boxes[1] > 18, "\(boxes)")
    }
    #expect(library.drawing(named: "cart.rtl") == nil)
  }

  /// In a view: the environment's direction decides, and a chevron that points forward is the left one.
  @Test func viewsTurnTheirSymbols() throws {
    func bitmap(_ name: String, _ direction: LayoutDirection) throws -> Bitmap {
      let image = Image(systemName: name).font(.system(size: 40))
      return try Renderer().render(image.environment(\.layoutDirection, direction)).bitmap
    }
    let (forward, left) = (
      try bitmap("chevron.forward", .rightToLeft), try bitmap("chevron.left", .leftToRight)
    )
    #expect(forward.width == left.width && forward.height == left.height)
    let distances = zip(forward.pixels, left.pixels).map { one, other in
      abs(Int(one >> 24) - Int(other >> 24))
    }
    #expect(distances.max() ?? 255 <= 1)
    #expect(try bitmap("chevron.forward", .leftToRight) != forward)
    #expect(try bitmap("chevron.right", .rightToLeft) == bitmap("chevron.right", .leftToRight))
  }
}
