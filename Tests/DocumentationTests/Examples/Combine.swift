import Combine
import Foundation

enum CombineExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let numbers = [3, 1, 2].publisher
    let line =
      numbers
      .map { $0 * 10 }
      .collect()
      .sink { print($0) }
    line.cancel()
    // end
  }
}
