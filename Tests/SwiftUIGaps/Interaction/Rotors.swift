import SwiftUI

// row: `accessibilityRotor`, `AccessibilityRotorEntry`
struct Sample_rotors: View {
  struct Mark: Identifiable {
    var id = 1
    var name = "a"
    var isRed = true
  }
  @Namespace private var space
  let marks = [Mark()]
  let text = "Red and blue"

  var body: some View {
    List(marks) { Text($0.name).accessibilityRotorEntry(id: $0.id, in: space) }
      .accessibilityRotor("Red") {
        ForEach(marks) { mark in
          if mark.isRed { AccessibilityRotorEntry(mark.name, id: mark.id) }
        }
      }
      .accessibilityRotor(Text("All")) {
        AccessibilityRotorEntry("First", id: 1, in: space) { print("first") }
        ForEach(marks, id: \.name) {
          AccessibilityRotorEntry(Text($0.name), id: $0.name, in: space)
        }
      }
      .accessibilityRotor(.headings, entries: marks, entryLabel: \.name)
      .accessibilityRotor("Names", entries: marks, entryID: \.name, entryLabel: \.name)
      .accessibilityRotor("Words", textRanges: [text.startIndex..<text.endIndex])
      .accessibilityRotor(.links) {
        AccessibilityRotorEntry(textRange: text.startIndex..<text.endIndex)
      }
  }
}
