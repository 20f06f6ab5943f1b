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
        let colors = [CGColor.black, CGColor.white] as CFArray
        let space = CGColorSpaceCreateDeviceRGB()
        if let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) {
          inner.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: size.width, y: 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
          inner.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 20,
            options: [])
        }
      }
    }
  }
}
