import QuartzCore

enum QuartzCoreExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(turned, 10, 0, 0)
    print([moved.m41, moved.m42].map { $0.rounded() })
    // end
  }
}
