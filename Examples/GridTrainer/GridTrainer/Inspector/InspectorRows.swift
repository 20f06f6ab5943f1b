import SwiftUI

/// A picker for a value of several cells, with a sign where they differ.
struct SharedPicker<Value: Hashable>: View {
  let title: String
  let values: [Value]
  /// Nil where the cells differ.
  @Binding var value: Value?
  let name: (Value) -> String

  var body: some View {
    Picker(selection: $value) {
      if value == nil {
        Text("Mixed").tag(Value?.none)
      }
      ForEach(values, id: \.self) { value in
        Text(name(value)).tag(Optional(value))
      }
    } label: {
      DifferenceLabel(title: title, differs: value == nil)
    }
  }
}

/// A title, a slider of whole numbers, and its number.
struct SliderRow: View {
  let title: String
  @Binding var value: Double
  let range: ClosedRange<Double>
  var differs = false
  /// Runs when the slider is let go.
  let onEnd: () -> Void

  var body: some View {
    HStack(spacing: 10) {
      DifferenceLabel(title: title, differs: differs)
        .frame(width: 92, alignment: .leading)
      Slider(value: $value, in: range, step: 1) {
        Text(title)
      } onEditingChanged: { isEditing in
        if !isEditing { onEnd() }
      }
      .labelsHidden()
      Text(GridCode.number(value))
        .monospacedDigit()
        .foregroundStyle(.secondary)
        .frame(width: 32, alignment: .trailing)
    }
  }
}

/// A title, with a sign where the selected cells differ.
struct DifferenceLabel: View {
  let title: String
  let differs: Bool

  var body: some View {
    HStack(spacing: 4) {
      Text(title)
      if differs {
        Image(systemName: "exclamationmark.triangle.fill")
          .imageScale(.small)
          .foregroundStyle(.orange)
          .accessibilityLabel("The selected cells differ")
          .help("The selected cells differ")
      }
    }
  }
}

/// The title of a section, with a button that explains it.
struct HelpHeader: View {
  let title: String
  let help: String

  @State private var isShown = false

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("Help", systemImage: "questionmark.circle") { isShown = true }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .help(help)
        .popover(isPresented: $isShown) {
          Text(help)
            .font(.callout)
            .foregroundStyle(.primary)
            .textCase(nil)
            .padding()
            .frame(width: 300)
        }
    }
  }
}
