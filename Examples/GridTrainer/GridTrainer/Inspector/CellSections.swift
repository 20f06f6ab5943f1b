import SwiftUI

/// What the selected cells ask of the grid.
struct CellSection: View {
  let model: TrainerModel

  var body: some View {
    Section {
      SharedPicker(
        title: "Column alignment", values: ColumnAlignment.allCases,
        value: model.common(\.layout.columnAlignment, "Column Alignment")
      ) {
        $0.title
      }
      SharedPicker(
        title: "Anchor", values: CellAnchor.allCases, value: model.common(\.layout.anchor, "Anchor")
      ) {
        $0.title
      }
      SharedPicker(
        title: "Span", values: Array(CellLayout.spans),
        value: model.common(\.layout.span, "Span")
      ) {
        "\($0)"
      }
      SharedPicker(
        title: "Unsized axes", values: UnsizedAxes.allCases,
        value: model.common(\.layout.unsizedAxes, "Unsized Axes")
      ) {
        $0.rawValue.capitalized
      }
    } header: {
      HelpHeader(
        title: "Selected cells",
        help: """
          One cell of a column says how the column is aligned. An anchor places one cell alone. A cell can span several \
          columns. On an unsized axis, a flexible cell takes what its column or row has and does not make the grid grow.
          """)
    }
  }
}

/// The frames of the selected cells.
struct FrameSection: View {
  let model: TrainerModel

  var body: some View {
    Section {
      SharedPicker(
        title: "Frame", values: CellFrame.allCases, value: model.common(\.layout.frame, "Frame")
      ) {
        $0.title
      }
      SliderRow(
        title: "Width", value: model.first(\.layout.width, "Width", default: 80),
        range: CellLayout.lengths, differs: widths.differs
      ) {
        model.endEdit()
      }
      .disabled(!frames.contains(where: \.fixesWidth))
      SliderRow(
        title: "Height", value: model.first(\.layout.height, "Height", default: 80),
        range: CellLayout.lengths, differs: heights.differs
      ) {
        model.endEdit()
      }
      .disabled(!frames.contains(where: \.fixesHeight))
    } header: {
      HelpHeader(
        title: "Frame",
        help: """
          A tile fills what it is offered on an axis that is flexible. Words have a size of their own there.
          """)
    }
  }

  private var frames: [CellFrame] {
    model.document.cells.filter { model.isSelected($0.id) }.map(\.layout.frame)
  }

  private var widths: Shared<Double> {
    model.document.shared(\.layout.width, in: model.selection)
  }

  private var heights: Shared<Double> {
    model.document.shared(\.layout.height, in: model.selection)
  }
}

/// What the selected cells show.
struct ContentSection: View {
  let model: TrainerModel

  var body: some View {
    Section("Content") {
      SharedPicker(
        title: "Colour", values: TileColor.allCases, value: model.common(\.look.color, "Colour")
      ) {
        $0.rawValue.capitalized
      }
      Toggle("Text", isOn: hasWords)
      if hasWords.wrappedValue {
        TextField(texts.differs ? "Mixed" : "Words", text: words, axis: .vertical)
          .accessibilityIdentifier("words")
        SliderRow(
          title: "Size", value: model.first(\.look.textSize, "Text Size", default: 20),
          range: CellLook.textSizes,
          differs: model.document.shared(\.look.textSize, in: model.selection).differs
        ) {
          model.endEdit()
        }
      }
    }
  }

  /// Whether all selected cells have words.
  private var hasWords: Binding<Bool> {
    Binding {
      model.document.cells.allSatisfy { !model.isSelected($0.id) || $0.look.text != nil }
    } set: { hasWords in
      model.edit("Words") { document in
        document.update(model.selection) { cell in
          cell.look.text = hasWords ? cell.look.text ?? "Words" : nil
        }
      }
    }
  }

  private var texts: Shared<String?> {
    model.document.shared(\.look.text, in: model.selection)
  }

  /// Nothing where the cells differ.
  private var words: Binding<String> {
    Binding {
      (texts.common ?? nil) ?? ""
    } set: { text in
      model.edit("Typing", isContinuous: true) { document in
        document.update(model.selection) { $0.look.text = text }
      }
    }
  }
}

extension CellFrame {
  fileprivate var title: String {
    switch self {
    case .fixed: "Fixed"
    case .flexibleWidth: "Flexible width"
    case .flexibleHeight: "Flexible height"
    case .flexible: "Flexible"
    }
  }
}
