import SwiftUI

/// A file as it would stand in an app: nothing in it says that it runs on Linux.
final class Trip: ObservableObject {
  @Published var stops = ["Harbour", "Old mill", "Bridge", "Lantern quay"]
}

nonisolated struct TripView: View {
  @StateObject private var trip = Trip()
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(trip.stops.count) stops, \(Int(width)) points wide").font(.headline)
      ForEach(trip.stops, id: \.self) { stop in
        Text(stop)
          .padding(8)
          .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
      }
    }
    .background(
      GeometryReader { proxy in
        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
    )
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .padding()
    .background(Color(UIColor.systemBackground))
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

nonisolated struct TripView_Previews: PreviewProvider {
  static var previews: some View { TripView() }
}

let path = CommandLine.arguments.dropFirst().first ?? "trip.png"
let renderer = ImageRenderer(content: TripView())
renderer.scale = 2
renderer.proposedSize = ProposedViewSize(width: 280, height: nil)
try renderer.write(to: URL(fileURLWithPath: path))
print("\(path): written by a file that imports SwiftUI")
