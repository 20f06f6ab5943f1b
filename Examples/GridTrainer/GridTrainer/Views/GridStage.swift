import SwiftUI

/// The grid that is edited, with the note of its case.
struct GridStage: View {
  let model: TrainerModel
  /// How large the grid is drawn: at 0.5, it has twice the room.
  var zoom = 1.0

  var body: some View {
    VStack(spacing: 12) {
      if !model.document.note.isEmpty {
        Text(model.document.note)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
      }
      if model.document.rows.isEmpty {
        ContentUnavailableView(
          "No Cells", systemImage: "square.grid.3x3",
          description: Text("Add a row from the menu Edit."))
      } else {
        GeometryReader { room in
          grid
            .frame(width: room.size.width / zoom, height: room.size.height / zoom)
            .scaleEffect(zoom)
            .frame(width: room.size.width, height: room.size.height)
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      Color.gray.opacity(0.08)
        .onTapGesture { model.deselectAll() }
    }
    .clipped()
  }

  private var grid: some View {
    DocumentGrid(document: model.document) { cell in
      CellDecoration(
        cell: cell, isSelected: model.isSelected(cell.id),
        showsProperties: model.showsProperties,
        isHexagon: model.document.settings.honeycomb?.has(.hexagons) == true, model: model)
    }
  }
}

#Preview("Properties", traits: .fixedLayout(width: 640, height: 320)) {
  let model = TrainerModel()
  model.select(model.document.firstColumn)
  model.edit("Span") { document in
    document.update([2]) { $0.layout.span = 2 }
  }
  model.showsProperties = true
  return GridStage(model: model)
}

#Preview("Honeycomb", traits: .fixedLayout(width: 420, height: 360)) {
  GridStage(model: TrainerModel(Preset.honeycomb(.gaps).document))
}
