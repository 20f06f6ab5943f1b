import SwiftUI

/// A titled card in a scroll view, each marked, with their legend.
private struct CustomActions: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 32) {
        VStack(alignment: .leading, spacing: 8) {
          VStack(alignment: .leading, spacing: 2) {
            Text("Custom Actions")
              .font(.subheadline)
              .fontWeight(.semibold)
            Text("VoiceOver users swipe up/down to access these actions")
              .font(.caption2)
              .foregroundStyle(.secondary)
          }
          .marked(1)
          card.marked(2)
        }
      }
      .padding()
    }
  }

  private var card: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Important Email")
          .font(.headline)
        Text("Preview of email content...")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding()
    .background(Color(.secondarySystemBackground))
    .cornerRadius(12)
  }
}

private let legend = [
  LegendEntry(text: "Custom Actions, VoiceOver users swipe up/down to access these actions"),
  LegendEntry(
    text: "Important Email. Preview of email content",
    list: (
      title: "Actions Available",
      items: ["Delete", "Archive", "Forward", "Reply", "Add to favorites"], boldItems: []
    )),
]

#Preview {
  AnnotatedScreen(legend: legend) { CustomActions() }
}
