import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics

/// The colours in which a display list paints letters, by where the letters begin.
///
/// It reads nothing but the list, which is a value: what the graph knows may change beside it.
struct TextColors {
  private struct Run {
    var x: CGFloat
    var y: CGFloat
    /// `#RRGGBB`, or `#RRGGBBAA`; nil for what is no plain colour.
    var color: String?
  }

  /// Letters may begin a little outside of their text's frame, and baselines are rounded to pixels; in points.
  private static let reach: CGFloat = 1

  /// From top to bottom.
  private var runs: [Run] = []

  /// - Parameter scale: pixels to a point.
  /// - Complexity: O(n log n) in the items.
  init(_ list: DisplayList, scale: CGFloat) {
    guard scale > 0 else { return }
    collect(list.items, CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)) { $0 }
    runs.sort { $0.y < $1.y }
  }

  /// - Parameter seen: what becomes of a colour in the groups around; nil where that is not known.
  private mutating func collect(
    _ items: [DisplayItem], _ transform: CGAffineTransform,
    seen: (ResolvedColor) -> ResolvedColor?
  ) {
    for item in items {
      switch item {
      case .glyphs(_, let origin, _, let paint):
        let place = CGPoint(x: origin.x, y: origin.y).applying(transform)
        guard place.x.isFinite, place.y.isFinite else { continue }
        var color: ResolvedColor?
        if case .solid(let own) = paint { color = seen(own) }
        runs.append(Run(x: place.x, y: place.y, color: color.flatMap(Self.code)))
      case .group(let group):
        switch group.look {
        case .plain, .composited:
          let effects = group.compositing.effects
          collect(group.items, group.transform.concatenating(transform)) { color in
            Self.changed(color, by: effects).flatMap(seen)
          }
        case .projected, .filtered: break
        }
      case .fill, .fillRect, .glyphOutlines, .image: break
      }
    }
  }

  /// A colour after effects; nil where they change colours.
  private static func changed(_ color: ResolvedColor, by effects: [Effect]) -> ResolvedColor? {
    effects.reduce(color) { color, effect in
      switch effect {
      case .opacity(let opacity): color?.opacity(opacity)
      case .shadow, .dropShadow, .innerShadow, .blur: color
      case .color, .channels, .luminanceToAlpha: nil
      }
    }
  }

  private static func code(_ color: ResolvedColor) -> String? {
    ElementTree.Style(
      font: "", size: 0, color: [color.red, color.green, color.blue, color.alpha]
    ).colorCode
  }

  /// What the letters of a text have in common.
  struct Letters {
    /// The one colour of all of them; nil for several, and for what is no plain colour.
    var color: String?
  }

  /// What all letters that begin in a frame have in common; nil where there are none.
  /// - Complexity: O(log n) in the runs, and O(k) in those of the frame's height.
  func letters(in frame: CGRect) -> Letters? {
    let (top, bottom) = (frame.minY - Self.reach, frame.maxY + Self.reach)
    let (left, right) = (frame.minX - Self.reach, frame.maxX + Self.reach)
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].y < top { low = middle + 1 } else { high = middle }
    }
    var found: Letters?
    for run in runs[low...] {
      if run.y > bottom { break }
      guard run.x >= left, run.x <= right else { continue }
      guard var letters = found else {
        found = Letters(color: run.color)
        continue
      }
      if letters.color != run.color { letters.color = nil }
      found = letters
    }
    return found
  }
}

extension LayoutSnapshot {
  /// The layout of a drawing, with the colours that its texts are painted in; nil where it has none.
  package init?(
    _ drawing: Drawing, pixelHash: UInt64, fonts: [String: String]? = nil
  ) {
    guard let tree = drawing.layoutTree else { return nil }
    self.init(tree, pixelHash: pixelHash, fonts: fonts)
    let colors = TextColors(drawing.list, scale: drawing.scale)
    let origin = root.frame.origin
    root.setLetters { colors.letters(in: $0.offsetBy(dx: -origin.x, dy: -origin.y)) }
  }
}

extension LayoutSnapshot.View {
  fileprivate mutating func setLetters(_ letters: (CGRect) -> TextColors.Letters?) {
    if text != nil {
      textColor = letters(frame)?.color
    }
    for index in children.indices { children[index].setLetters(letters) }
  }
}
