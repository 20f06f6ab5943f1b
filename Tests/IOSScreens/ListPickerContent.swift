import SwiftUI

/// Two sections of buttons under an inline title; the window's tint is #00AEF8.
private struct ChoicesScreen: View {
  private let sections = [
    ChoiceSection(title: "Section 1", choices: ["Abc", "aaaa", "bbbb", "ccccc"], chosen: "aaaa"),
    ChoiceSection(title: "Section 2", choices: ["Abc", "aaaa", "bbbb", "ccccc"], chosen: nil),
  ]

  var body: some View {
    List {
      ForEach(sections, id: \.title) { section in
        Section(section.title) {
          ForEach(section.choices, id: \.self) { choice in
            Button {
            } label: {
              HStack {
                Text(choice)
                  .frame(maxWidth: .infinity, alignment: .leading)
                if choice == section.chosen {
                  Image(systemName: "checkmark")
                    .foregroundStyle(.tint)
                }
              }
            }
          }
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .navigationTitle("Title 1")
  }
}

private struct ChoiceSection {
  let title: String
  let choices: [String]
  let chosen: String?
}

#Preview {
  NavigationView {
    ChoicesScreen()
  }
  .tint(Color(red: 0, green: 174 / 255, blue: 248 / 255))
  // The status bar of the test's simulator is 53.67 points high, the device's safe area 47.
  .safeAreaPadding(.top, 20.0 / 3)
}
