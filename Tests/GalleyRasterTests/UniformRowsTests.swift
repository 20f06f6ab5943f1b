import GalleyGeometry
import Testing

@testable import GalleyRaster

/// Rows that are summed once for all of them.
@Suite struct UniformRowsTests {
  private func rows(_ path: Path, _ range: Range<Int> = 0..<100) -> Range<Int>? {
    var flattener = PathFlattener(clip: PixelBounds(left: 0, top: 0, right: 100, bottom: 100))
    flattener.add(path, transform: .identity)
    return UniformRows(flattener.edges, range)?.rows
  }

  @Test func betweenUprightEdges() {
    let box = CGRect(x: 10.3, y: 10.6, width: 50, height: 60)
    #expect(rows(Path(box)) == 11..<70)
    #expect(rows(Path(box), 20..<30) == 20..<30)
    let rounded = Path(roundedRect: box, cornerRadius: 12, style: .circular)
    #expect(rows(rounded) == 23..<58)
    #expect(rows(Path(ellipseIn: box)) == nil)
    #expect(rows(Path(box).applying(CGAffineTransform(rotationAngle: 0.1))) == nil)
    #expect(rows(Path(CGRect(x: 3, y: 3.5, width: 9, height: 4))) == nil)
  }

  /// The same pixels as without: every row of a shape, one after the other, against all at once.
  @Test func pixelsAreTheSame() {
    for inset in [0.0, 0.25, 0.61] {
      let box = CGRect(x: 5 + inset, y: 7 + inset * 2, width: 71.3, height: 80.2)
      for path in [
        Path(box), Path(roundedRect: box, cornerRadius: 14, style: .circular),
        Path(roundedRect: box, cornerRadius: 20, style: .continuous),
      ] {
        let rasterizer = Rasterizer()
        func coverage(_ rows: Range<Int>) -> [UInt8]? {
          rasterizer.coverage(
            of: path, rule: .nonZero, transform: .identity,
            bounds: PixelBounds(left: 0, top: rows.lowerBound, right: 100, bottom: rows.upperBound),
            for: "a path"
          )?.bytes
        }
        #expect(coverage(0..<100) == (0..<100).flatMap { coverage($0..<$0 + 1) ?? [] })
      }
    }
  }
}
