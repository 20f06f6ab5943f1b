import Foundation
import UniformTypeIdentifiers

enum UniformTypeIdentifiersExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    print(UTType.png.identifier)
    print(UTType.png.conforms(to: .image))
    print(UTType(filenameExtension: "json") == .json)
    // end
  }
}
