import CoreGraphics

// row: `CoreGraphics`, `CoreFoundation`
func sampleOutline(_ size: CGSize) -> CGPath {
  let path = CGMutablePath()
  path.move(to: CGPoint(x: 0, y: size.height * cos(1)), transform: .identity)
  path.addLine(to: CGPointMake(size.width, 0), transform: CGAffineTransform(rotationAngle: .pi))
  return path
}
