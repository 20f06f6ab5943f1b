// row: `GraphicsContext.withCGContext`
// expect: Galley has no Core Graphics: draw with the GraphicsContext itself
import SwiftUI
struct Sample: View {
  var body: some View { Canvas { context, _ in context.withCGContext { _ in } } }
}
