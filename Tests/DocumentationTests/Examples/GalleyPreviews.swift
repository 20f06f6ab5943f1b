import Foundation
import GalleyPreviews

enum GalleyPreviewsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    try """
    import SwiftUI

    #Preview("Large") { Text("Harbour") }
    #Preview("Small") { Text("Quay") }
    """.write(to: file, atomically: true, encoding: .utf8)
    for source in try PreviewScan([file.path]).sources {
      for preview in source.previews { print("line \(preview.line): \(preview.names)") }
    }
    // end
  }
}
