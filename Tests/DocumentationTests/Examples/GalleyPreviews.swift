import Foundation
import GalleyPreviews

enum GalleyPreviewsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let card = file.deletingLastPathComponent().appendingPathComponent("Card.swift")
    try """
    import SwiftUI

    #Preview("Large") { Text("Harbour") }
    #Preview("Small") { Text("Quay") }
    """.write(to: card, atomically: true, encoding: .utf8)
    for source in try PreviewScan([card.path]).sources {
      for preview in source.previews {
        print("line \(preview.line): \(preview.names)")
      }
    }
    // end
  }
}
