import Foundation
import OSLog

enum OSLogExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let signposter = OSSignposter(subsystem: "ferry", category: .pointsOfInterest)
    let id = signposter.makeSignpostID()
    print(signposter.withIntervalSignpost("boarding", id: id) { 2 + 1 })
    // end
  }
}
