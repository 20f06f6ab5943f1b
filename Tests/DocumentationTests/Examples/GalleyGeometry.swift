import Galley

enum GalleyGeometryExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let card = CGRect(x: 20, y: 38, width: 74, height: 24)
    let turned = card.applying(CGAffineTransform(rotationAngle: .pi / 2))
    print("\(turned.width) x \(turned.height)")
    let corners = Path(roundedRect: card, cornerRadius: 6)
    print(corners.contains(CGPoint(x: 20, y: 38)))
    print(corners.contains(CGPoint(x: 26, y: 44)))
    // end
  }
}
