import CFreeType
import GalleyGeometry

/// Turns FreeType's outlines into paths.
enum GlyphOutline {
  /// The outline in the units that it was loaded in, every contour closed.
  static func path(_ outline: inout FT_Outline) -> Path {
    var functions = FT_Outline_Funcs(
      move_to: { point, path in
        GlyphOutline.append(path) { path in
          path.closeSubpath()
          path.move(to: GlyphOutline.point(point))
        }
      },
      line_to: { point, path in
        GlyphOutline.append(path) { $0.addLine(to: GlyphOutline.point(point)) }
      },
      conic_to: { control, point, path in
        GlyphOutline.append(path) {
          $0.addQuadCurve(to: GlyphOutline.point(point), control: GlyphOutline.point(control))
        }
      },
      cubic_to: { control1, control2, point, path in
        GlyphOutline.append(path) {
          $0.addCurve(
            to: GlyphOutline.point(point), control1: GlyphOutline.point(control1),
            control2: GlyphOutline.point(control2))
        }
      },
      shift: 0, delta: 0)
    var path = Path()
    let failed = withUnsafeMutablePointer(to: &path) { pointer in
      FT_Outline_Decompose(&outline, &functions, pointer) != 0
    }
    if failed { return Path() }
    path.closeSubpath()
    return path
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector = vector?.pointee else { return .zero }
    return CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y))
  }

  /// Runs `body` on the path behind FreeType's user pointer; 0 tells FreeType to go on.
  private static func append(
    _ pointer: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void
  ) -> Int32 {
    guard let pointer else { return 1 }
    body(&pointer.assumingMemoryBound(to: Path.self).pointee)
    return 0
  }
}
