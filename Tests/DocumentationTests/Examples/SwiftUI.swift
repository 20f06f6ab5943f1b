import Foundation
import SwiftUI

// example
private struct Badge: View {
  var title: String

  var body: some View {
    HStack(spacing: 8) {
      Circle().fill(.green).frame(width: 10, height: 10)
      Text(title).font(.headline)
    }
    .padding()
    .background(Capsule().fill(Color.gray.opacity(0.15)))
    .padding()
    .background(Color.white)
  }
}
// end

enum SwiftUIExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let renderer = ImageRenderer(content: Badge(title: "Ready to print"))
    renderer.scale = 2
    try renderer.write(to: file)
    // end
  }
}
