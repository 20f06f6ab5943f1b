import Galley

// example
struct Ticket: View {
  var stops: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label("Evening ferry", systemImage: "ferry.fill").font(.headline)
      WrappingHStack(horizontalSpacing: 6, verticalSpacing: 6) {
        ForEach(stops, id: \.self) { stop in
          Text(stop)
            .font(.caption)
            .padding(6)
            .background(.teal.opacity(0.2), in: .capsule)
        }
      }
    }
    .padding()
    .background(.white)
  }
}
// end

enum GalleyExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let ticket = Ticket(
      stops: ["Harbour", "Lantern Quay", "Heron Rock", "Maple Bay"])
    let renderer = ImageRenderer(content: ticket)
    renderer.scale = 2
    renderer.proposedSize = ProposedViewSize(width: 250, height: nil)
    try renderer.write(to: file)
    // end
  }
}
