import SwiftUI

/// Cases, undo and redo, and what can be done with a selection.
struct TrainerBar: View {
  let model: TrainerModel

  var body: some View {
    HStack(spacing: 20) {
      Menu("Cases") {
        ForEach(Preset.basics) { preset in
          Button(preset.title) { model.open(preset) }
        }
        Divider()
        Button("Honeycomb in seven steps") { model.open(.honeycomb(.squares)) }
      }
      .help("Begins with one of the cases")
      Menu("Edit") {
        SelectionMenu(model: model)
      }
      Spacer()
      Text(selected)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .monospacedDigit()
        .lineLimit(1)
      Spacer()
      Button("Undo", systemImage: "arrow.uturn.backward") { model.undo() }
        .labelStyle(.iconOnly)
        .accessibilityIdentifier("undo")
        .keyboardShortcut("z", modifiers: .command)
        .disabled(model.undoName == nil)
        .help(model.undoName.map { "Undo \($0)" } ?? "Nothing to undo")
      Button("Redo", systemImage: "arrow.uturn.forward") { model.redo() }
        .labelStyle(.iconOnly)
        .accessibilityIdentifier("redo")
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(model.redoName == nil)
        .help(model.redoName.map { "Redo \($0)" } ?? "Nothing to redo")
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
  }

  private var selected: String {
    switch model.selection.count {
    case 0: "No selection"
    case 1: "1 cell"
    case let count: "\(count) cells"
    }
  }
}
