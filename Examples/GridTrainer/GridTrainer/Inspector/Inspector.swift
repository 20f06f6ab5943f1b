import SwiftUI

/// The settings of the grid, and those of the selected cells.
struct Inspector: View {
  let model: TrainerModel

  var body: some View {
    Form {
      GridSection(model: model)
      if let honeycomb = model.document.settings.honeycomb {
        HoneycombSection(model: model, step: honeycomb.step)
      }
      if model.selection.isEmpty {
        Section("Cells") {
          Text("Click cells to select them, or use the menu Edit.")
            .foregroundStyle(.secondary)
        }
      } else {
        RowSection(model: model)
        CellSection(model: model)
        FrameSection(model: model)
        ContentSection(model: model)
      }
    }
    .formStyle(.grouped)
  }
}

/// What the whole grid has.
private struct GridSection: View {
  @Bindable var model: TrainerModel

  var body: some View {
    Section {
      Picker("Alignment", selection: model.binding(\.alignment, "Grid Alignment")) {
        ForEach(GridAlignment.allCases) { Text($0.title) }
      }
      row("Horizontal", \.horizontalSpacing, "Horizontal Spacing")
      row("Vertical", \.verticalSpacing, "Vertical Spacing")
      row("Padding", \.padding, "Padding")
      Toggle("Border", isOn: model.binding(\.showsBorder, "Border"))
      Toggle("Properties on cells", isOn: $model.showsProperties)
    } header: {
      HelpHeader(
        title: "Grid",
        help: """
          The alignment places all cells that are smaller than their place. Rows, columns and cells can go before it. \
          Horizontal and vertical spacing are the gaps between columns and rows.
          """)
    }
  }

  private func row(
    _ title: String, _ path: WritableKeyPath<GridSettings, Double> & Sendable, _ name: String
  ) -> some View {
    SliderRow(
      title: title, value: model.binding(path, name, isContinuous: true),
      range: GridSettings.spacings
    ) {
      model.endEdit()
    }
  }
}

/// The steps from squares to a honeycomb.
private struct HoneycombSection: View {
  let model: TrainerModel
  let step: Honeycomb.Step

  var body: some View {
    Section("Honeycomb") {
      Stepper(
        "Step \(step.rawValue) of \(Honeycomb.Step.allCases.count)",
        value: Binding {
          step.rawValue
        } set: { value in
          guard let step = Honeycomb.Step(rawValue: value) else { return }
          model.open(.honeycomb(step))
        }, in: 1...Honeycomb.Step.allCases.count)
    }
  }
}

/// What the rows of the selected cells have.
private struct RowSection: View {
  let model: TrainerModel

  var body: some View {
    Section {
      SharedPicker(title: "Alignment", values: RowAlignment.allCases, value: model.rowAlignment) {
        $0.title
      }
    } header: {
      HelpHeader(
        title: "Rows of the selected cells",
        help: """
          The vertical alignment of a row goes before the vertical side of the grid's alignment. Text baselines align \
          words of different sizes.
          """)
    }
  }
}

#Preview("Several cells", traits: .fixedLayout(width: 330, height: 900)) {
  let model = TrainerModel(Preset.anchors.document)
  model.select([2, 3, 6])
  return Inspector(model: model)
}
