import SwiftUI

/// The trainer: a grid over its own code, beside an inspector. Where there is no room for both, one of them is shown.
struct TrainerView: View {
  @State private var model: TrainerModel
  @State private var pane = Pane.inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  private enum Pane: String, CaseIterable, Identifiable {
    case inspector = "Inspector"
    case code = "Code"

    var id: Self { self }
  }

  init() { self.init(model: TrainerModel()) }

  /// - Parameter model: what is shown at first.
  init(model: TrainerModel) {
    _model = State(initialValue: model)
  }

  var body: some View {
    if sizeClass == .compact {
      narrow
    } else {
      wide
    }
  }

  private var wide: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        TrainerBar(model: model)
        Divider()
        GridStage(model: model)
        Divider()
        CurrentCode(model: model)
          .frame(maxHeight: 300)
      }
      Divider()
      Inspector(model: model)
        .frame(width: 350)
    }
  }

  private var narrow: some View {
    VStack(spacing: 0) {
      TrainerBar(model: model)
      GridStage(model: model, zoom: 0.65)
        .frame(height: 280)
      Picker("Pane", selection: $pane) {
        ForEach(Pane.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .padding(12)
      Divider()
      switch pane {
      case .inspector: Inspector(model: model)
      case .code: CurrentCode(model: model)
      }
    }
  }
}

/// The code of what the model shows.
private struct CurrentCode: View {
  let model: TrainerModel

  var body: some View {
    CodePane(code: model.code)
  }
}

#Preview("Start", traits: .fixedLayout(width: 1100, height: 700)) {
  TrainerView()
    .environment(\.horizontalSizeClass, .regular)
}

#Preview("Selection", traits: .fixedLayout(width: 1100, height: 700)) {
  let model = TrainerModel(Preset.alignments.document)
  model.select(model.document.firstColumn)
  return TrainerView(model: model)
    .environment(\.horizontalSizeClass, .regular)
}

#Preview("Phone") {
  TrainerView(model: TrainerModel(Preset.tieBreaker.document))
}
