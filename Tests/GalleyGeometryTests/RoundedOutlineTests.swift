import GalleyGeometry
import TestSupport
import Testing

/// Rounded rectangles, which are kept as such, and the same written out element by element.
@Suite struct RoundedOutlineTests {
  private struct Case {
    var rect: CGRect
    var corner: CGSize
    var style: RoundedCornerStyle
    var transform: CGAffineTransform

    init(_ random: inout SeededRandom) {
      func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      rect = CGRect(
        x: length(-500...500), y: length(-500...500), width: length(0.1...400),
        height: length(0.1...400))
      corner = CGSize(width: length(0.1...300), height: length(0.1...300))
      if Bool.random(using: &random) { corner.height = corner.width }
      style = Bool.random(using: &random) ? .continuous : .circular
      transform = CGAffineTransform(
        a: length(-3...3), b: 0, c: 0, d: length(-3...3), tx: length(-900...900),
        ty: length(-900...900))
      if Int.random(in: 0..<4, using: &random) == 0 {
        (transform.b, transform.c) = (length(-1...1), length(-1...1))
      }
    }

    var kept: Path { Path(roundedRect: rect, cornerSize: corner, style: style) }

    /// What is added to other elements is written out.
    var written: Path {
      var path = Path()
      path.move(to: CGPoint(x: 7, y: 7))
      path.addRoundedRect(in: rect, cornerSize: corner, style: style)
      var result = Path()
      for element in path.elements.dropFirst() {
        switch element {
        case .move(let to): result.move(to: to)
        case .line(let to): result.addLine(to: to)
        case .quadCurve(let to, let control): result.addQuadCurve(to: to, control: control)
        case .curve(let to, let one, let other):
          result.addCurve(to: to, control1: one, control2: other)
        case .closeSubpath: result.closeSubpath()
        }
      }
      return result
    }
  }

  @Test(arguments: SeededRandom.freshSeeds()) func theyAreTheSamePathAsWrittenOut(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      let one = Case(&random)
      let steps: [(Path) -> Path] = [
        { $0 }, { $0.applying(one.transform) },
        { $0.applying(one.transform).applying(one.transform) },
        { $0.applying(one.transform).offsetBy(dx: 3, dy: 0.1) },
        { path in Path { $0.addPath(path, transform: one.transform) } },
        { path in
          Path {
            $0.addPath(path)
            $0.addPath(path, transform: one.transform)
          }
        },
        { path in
          var path = path
          path.addLine(to: CGPoint(x: 1, y: 2))
          return path
        },
      ]
      for (index, step) in steps.enumerated() {
        let (kept, written) = (step(one.kept), step(one.written))
        #expect(kept.elements == written.elements, "step \(index) of \(one)")
        #expect(kept.controlBounds == written.controlBounds, "step \(index) of \(one)")
        #expect(kept.currentPoint == written.currentPoint)
        #expect(kept == written && written == kept && kept.hashValue == written.hashValue)
        #expect(!kept.isEmpty)
      }
    }
  }

  @Test func otherOutlinesAreOtherPaths() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = Path(roundedRect: rect, cornerRadius: 5)
    #expect(path == Path(roundedRect: rect, cornerRadius: 5))
    #expect(path != Path(roundedRect: rect, cornerRadius: 6))
    #expect(path != Path(roundedRect: rect, cornerRadius: 5, style: .circular))
    #expect(path != path.offsetBy(dx: 1, dy: 0))
    #expect(path != Path(rect))
    #expect(!path.isOutline(of: rect) && Path(rect).isOutline(of: rect))
    #expect(Path(roundedRect: rect, cornerRadius: 0).isOutline(of: rect))
  }

  /// What is nowhere is not kept: its elements are what they are.
  @Test(arguments: [CGFloat.infinity, .nan, 1e200, -.infinity])
  func lengthsThatAreNoneEndNothing(length: CGFloat) {
    let rects = [
      CGRect(x: 0, y: 0, width: length, height: 10), CGRect(x: length, y: 0, width: 10, height: 10),
    ]
    for rect in rects {
      for path in [
        Path(roundedRect: rect, cornerRadius: 4),
        Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2).applying(
          CGAffineTransform(translationX: length, y: 0)),
      ] {
        _ = (path.controlBounds, path.currentPoint, path.elements, path.isEmpty)
      }
    }
    let radius = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: length)
    #expect(!radius.isEmpty)
  }
}
