import Galley

/// A view of one's own: what a program outside of Galley writes.
nonisolated struct Badge: View {
  var title: String

  var body: some View {
    HStack(spacing: 8) {
      Circle().fill(.green).frame(width: 10, height: 10)
      Text(title).font(.headline)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .background(Capsule().fill(Color.gray.opacity(0.15)))
    .padding()
    .background(.white)
  }
}

let path = CommandLine.arguments.dropFirst().first ?? "badge.png"
let renderer = ImageRenderer(content: Badge(title: "Ready to print"))
renderer.scale = 2
try renderer.write(to: URL(fileURLWithPath: path))
print("\(path): \(try renderer.render().bitmap.width) px wide")
