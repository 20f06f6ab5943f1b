import SwiftUI

// row: `NavigationPath.codable`, `NavigationPath.CodableRepresentation`
struct Sample_savedPath: View {
  @State private var path = NavigationPath()
  @SceneStorage("path") private var saved: Data?
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
    }
    .onAppear {
      guard let saved,
        let decoded = try? JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: saved)
      else { return }
      path = NavigationPath(decoded)
    }
    .onChange(of: path) { _, new in saved = new.codable.flatMap { try? JSONEncoder().encode($0) } }
  }
}
