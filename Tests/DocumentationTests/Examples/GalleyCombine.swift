import Galley

enum GalleyCombineExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let stops = PassthroughSubject<String, Never>()
    let line =
      stops
      .removeDuplicates()
      .scan("") { $0.isEmpty ? $1 : $0 + ", " + $1 }
      .sink { print($0) }
    for stop in ["Harbour", "Harbour", "Heron Rock"] { stops.send(stop) }
    line.cancel()
    // end
  }
}
