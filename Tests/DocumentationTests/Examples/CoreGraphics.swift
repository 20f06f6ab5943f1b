import CoreGraphics

enum CoreGraphicsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 60, y: 20))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.closeSubpath()
    print("\(path.boundingBox.width) x \(path.boundingBox.height)")
    print(path.contains(CGPoint(x: 50, y: 25)))
    // end
  }
}
