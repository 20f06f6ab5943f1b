import Galley

enum GalleyMotionExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for time in [0, 0.1, 0.2, 0.4, 0.8] {
      let value = spring.value(target: 100.0, time: time)
      print("\(time) s: \(value.rounded())")
    }
    // end
  }
}
