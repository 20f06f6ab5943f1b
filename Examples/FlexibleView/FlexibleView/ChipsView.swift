import SwiftUI

/// Chips in rows, and a panel that changes how they lie.
struct ChipsView: View {
  @State private var model: ChipsModel

  init() { self.init(model: ChipsModel()) }

  /// - Parameter model: what is shown at first.
  init(model: ChipsModel) {
    _model = State(initialValue: model)
  }

  var body: some View {
    ScrollView {
      FlexibleRows(alignment: model.alignment.value, spacing: model.spacing) {
        ForEach(model.shown) { ChipView(word: $0.word) }
      }
      .padding(.horizontal, model.padding)
      .padding(.vertical, 8)
    }
    .safeAreaInset(edge: .bottom) {
      ChipsPanel(model: model)
        .padding()
    }
  }
}

private struct ChipView: View {
  let word: String

  var body: some View {
    Text(word)
      .padding(8)
      .background(.gray.opacity(0.2), in: .rect(cornerRadius: 8))
  }
}

/// How many chips there are, and how they lie.
private struct ChipsPanel: View {
  @Bindable var model: ChipsModel

  var body: some View {
    VStack(spacing: 12) {
      Stepper("\(model.count) words", value: $model.count, in: 0...model.all.count)
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
        GridRow {
          Text("Padding")
          Slider(value: $model.padding, in: 0...60) { Text("Padding") }
            .labelsHidden()
        }
        GridRow {
          Text("Spacing")
          Slider(value: $model.spacing, in: 0...40) { Text("Spacing") }
            .labelsHidden()
        }
        GridRow {
          Text("Alignment")
          Picker("Alignment", selection: $model.alignment) {
            ForEach(ChipsModel.Alignment.allCases) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
      }
      Button("Shuffle", systemImage: "shuffle") {
        withAnimation(.spring) { model.shuffle() }
      }
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 20)
        .fill(.background)
        .shadow(color: .black.opacity(0.15), radius: 12, y: 4)
    }
    .overlay {
      RoundedRectangle(cornerRadius: 20).strokeBorder(.separator)
    }
  }
}

#Preview("Chips") {
  ChipsView()
}

#Preview("Few, centred") {
  let model = ChipsModel()
  model.count = 24
  model.alignment = .center
  model.padding = 40
  model.spacing = 16
  return ChipsView(model: model)
}
