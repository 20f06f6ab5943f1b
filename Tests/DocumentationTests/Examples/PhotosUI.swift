import Foundation
import PhotosUI

enum PhotosUIExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .videos])
    print(configuration.selectionLimit)
    // end
  }
}
