import SwiftUI

/// Seven titled samples of plain views, each marked, with their legend.
private struct BasicElements: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Sample(number: 1, title: "Label", description: "Text description for an element") {
        Image(systemName: "star.fill")
          .font(.title2)
          .foregroundStyle(.yellow)
          .marked(2)
      }
      Sample(number: 3, title: "Value", description: "Current state or content") {
        HStack {
          Text("Progress")
          Spacer()
          Text("75%")
            .foregroundStyle(.secondary)
        }
        .marked(4)
      }
      Sample(number: 5, title: "Hint", description: "What happens when activated") {
        Button("Delete") {}
          .buttonStyle(.bordered)
          .tint(.red)
          .marked(6)
      }
      Sample(number: 7, title: "Traits", description: "Element type and behavior") {
        Text("Section Header")
          .font(.headline)
          .marked(8)
      }
      Sample(number: 9, title: "Input Labels", description: "Voice Control phrases") {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered)
        .marked(10)
      }
      target
      grouping
      Spacer()
    }
    .padding()
  }

  private var target: some View {
    Sample(number: 11, title: "Activation Point", description: "Custom tap target") {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.blue)
        .frame(width: 60, height: 40)
        .overlay(
          Circle()
            .fill(Color.white)
            .frame(width: 8, height: 8)
            .offset(x: 20, y: 10)
        )
        .marked(12)
    }
  }

  private var grouping: some View {
    Sample(number: 13, title: "Element Grouping", description: "Combine children") {
      HStack {
        Image(systemName: "person.circle.fill")
          .font(.title2)
        VStack(alignment: .leading, spacing: 2) {
          Text("John Doe")
            .font(.subheadline)
            .fontWeight(.medium)
          Text("Online")
            .font(.caption2)
            .foregroundStyle(.green)
        }
      }
      .padding(8)
      .background(Color(.secondarySystemBackground))
      .cornerRadius(8)
      .marked(14)
    }
  }
}

private struct Sample<Content: View>: View {
  let number: Int
  let title: String
  let description: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.subheadline)
          .fontWeight(.semibold)
        Text(description)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .marked(number)
      content
    }
  }
}

private let legend = [
  LegendEntry(text: "Label, Text description for an element"),
  LegendEntry(text: "Favorite. Image."),
  LegendEntry(text: "Value, Current state or content"),
  LegendEntry(text: "Progress, 75%: 75 percent complete"),
  LegendEntry(text: "Hint, What happens when activated"),
  LegendEntry(text: "Delete. Button.", hint: "Removes this item permanently"),
  LegendEntry(text: "Traits, Element type and behavior"),
  LegendEntry(text: "Section Header. Heading."),
  LegendEntry(text: "Input Labels, Voice Control phrases"),
  LegendEntry(text: "Microphone. Button.", inputLabels: ["Microphone", "Mic", "Record", "Voice"]),
  LegendEntry(text: "Activation Point, Custom tap target"),
  LegendEntry(text: "Custom tap target"),
  LegendEntry(text: "Element Grouping, Combine children"),
  LegendEntry(text: "John Doe, Online"),
]

#Preview {
  AnnotatedScreen(legend: legend) { BasicElements() }
}
