import SwiftUI

/// Texts in a scroll view below a large title, pushed onto a stack; the transcript is empty.
private struct MeetingScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Divider()
          .padding(.bottom)
        Text("Attendees")
          .font(.headline)
        ForEach(["Blob", "Blob Jr", "Blob Sr"], id: \.self) { name in
          Text(name)
        }
        Text("Transcript")
          .font(.headline)
          .padding(.top)
        Text("")
      }
    }
    .navigationTitle("February 7, 2024")
    .padding()
  }
}

#Preview {
  NavigationStack(path: .constant([1])) {
    Color.clear
      .navigationTitle("Point-Free morning sync")
      .navigationDestination(for: Int.self) { _ in MeetingScreen() }
  }
}
