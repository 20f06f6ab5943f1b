import SwiftUI

/// What is drawn on a cell that can be selected, and what a click on it does.
struct CellDecoration: ViewModifier {
  let cell: GridDocument.Cell
  let isSelected: Bool
  let showsProperties: Bool
  let isHexagon: Bool
  let model: TrainerModel

  func body(content: Content) -> some View {
    content
      .overlay {
        if showsProperties { CellProperties(layout: cell.layout) }
      }
      .overlay {
        if isSelected { SelectionFrame(shape: shape) }
      }
      .contentShape(shape)
      .onTapGesture { model.toggle(cell.id) }
      .contextMenu { CellMenu(model: model, id: cell.id) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(cell.look.text ?? "\(cell.look.color.rawValue) cell")
      .accessibilityIdentifier("cell \(cell.id)")
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  private var shape: AnyShape {
    isHexagon ? AnyShape(Hexagon()) : AnyShape(RoundedRectangle(cornerRadius: 5))
  }
}

/// Black dashes on a white line, which are seen on every colour.
private struct SelectionFrame: View {
  let shape: AnyShape

  var body: some View {
    shape.stroke(.white, lineWidth: 6)
      .overlay {
        shape.stroke(.black, style: StrokeStyle(lineWidth: 4, dash: [7, 5]))
      }
      .clipShape(shape)
      .allowsHitTesting(false)
  }
}

/// What a cell asks of the grid, in small words.
private struct CellProperties: View {
  let layout: CellLayout

  var body: some View {
    VStack(spacing: 1) {
      ForEach(words, id: \.self) { Text($0) }
    }
    .font(.system(size: 9, weight: .medium))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .multilineTextAlignment(.center)
    .foregroundStyle(.white)
    .padding(.horizontal, 4)
    .padding(.vertical, 3)
    .background(.black.opacity(0.55), in: .rect(cornerRadius: 4))
    .padding(4)
    .allowsHitTesting(false)
  }

  private var words: [String] {
    let width = layout.fixedWidth.map(GridCode.number) ?? "any"
    let height = layout.fixedHeight.map(GridCode.number) ?? "any"
    var words = ["\(width) × \(height)"]
    if layout.span > 1 { words.append("\(layout.span) columns") }
    if layout.columnAlignment != .unspecified { words.append("column \(layout.columnAlignment)") }
    if layout.anchor != .unspecified { words.append(layout.anchor.title) }
    if layout.unsizedAxes != .none { words.append("unsized \(layout.unsizedAxes)") }
    return words
  }
}
