import SwiftUI

/// The trainer: a grid over its own code, beside an inspector, or above it where there is no room.
struct TrainerView: View {
  @State private var model: TrainerModel
  @Environment(\.horizontalSizeClass) private var sizeClass

  init() { self.init(model: TrainerModel()) }

  /// - Parameter model: what is shown at first.
  init(model: TrainerModel) {
    _model = State(initialValue: model)
  }

  var body: some View {
    if sizeClass == .compact {
      VStack(spacing: 0) {
        TrainerBar(model: model)
        GridStage(model: model)
          .frame(height: 330)
        Divider()
        Inspector(model: model)
      }
    } else {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          TrainerBar(model: model)
          Divider()
          GridStage(model: model)
          Divider()
          CodePane(code: model.code)
            .frame(maxHeight: 300)
        }
        Divider()
        Inspector(model: model)
          .frame(width: 330)
      }
    }
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
