import SwiftUI

// row: `GraphicsContext.withCGContext`
struct Sample_context: View {
  var body: some View {
    Canvas { context, size in
      context.withCGContext { inner in
        inner.saveGState()
        inner.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        inner.addRect(CGRect(origin: .zero, size: size))
        inner.drawPath(using: .fillStroke)
        inner.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
        inner.setBlendMode(.multiply)
        inner.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        inner.restoreGState()
      }
    }
  }
}
