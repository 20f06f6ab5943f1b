import SwiftUI

/// What can be done with a cell, its row and its column.
struct CellMenu: View {
  let model: TrainerModel
  let id: GridDocument.CellID

  var body: some View {
    Section {
      Button(isSelected ? "Deselect Cell" : "Select Cell") { model.toggle(id) }
      Button("Select Row") { model.select(rowIDs) }
      Button("Deselect Row") { model.deselect(rowIDs) }
        .disabled(rowIDs.isDisjoint(with: model.selection))
      Button("Select Column") { model.select(model.document.column(of: id)) }
    }
    Section {
      Button("Add Cell Before", systemImage: "arrow.left.to.line") {
        model.edit("Add Cell") { $0.addCell(.before, cell: id) }
      }
      Button("Add Cell After", systemImage: "arrow.right.to.line") {
        model.edit("Add Cell") { $0.addCell(.after, cell: id) }
      }
      Button("Add Row Above", systemImage: "arrow.up.to.line") {
        model.edit("Add Row") { $0.addRow(.before, cell: id) }
      }
      Button("Add Row Below", systemImage: "arrow.down.to.line") {
        model.edit("Add Row") { $0.addRow(.after, cell: id) }
      }
    }
    Section {
      Button("Remove Cell", systemImage: "trash", role: .destructive) {
        model.edit("Remove Cell") { $0.remove([id]) }
      }
      Button("Remove Row", systemImage: "trash", role: .destructive) {
        model.edit("Remove Row") { $0.remove(rowIDs) }
      }
      RemoveSelectionButton(model: model)
    }
  }

  private var isSelected: Bool { model.isSelected(id) }

  private var rowIDs: Set<GridDocument.CellID> {
    Set(model.document.row(of: id)?.cells.map(\.id) ?? [])
  }
}

/// What can be done with the whole grid and with what is selected.
struct SelectionMenu: View {
  let model: TrainerModel

  var body: some View {
    Section {
      Button("Select All") { model.select(model.document.cellIDs) }
      Button("Select First Column") { model.select(model.document.firstColumn) }
      Button("Select Last Column") { model.select(model.document.lastColumn) }
      Button("Deselect All") { model.deselectAll() }
        .disabled(model.selection.isEmpty)
    }
    Section {
      Button("Add Row", systemImage: "plus") {
        model.edit("Add Row") { $0.addRow(TileColor.allCases.map { CellLook(color: $0) }) }
      }
    }
    Section {
      RemoveSelectionButton(model: model)
    }
  }
}

private struct RemoveSelectionButton: View {
  let model: TrainerModel

  var body: some View {
    Button("Remove Selected Cells", systemImage: "trash", role: .destructive) {
      model.edit("Remove Cells") { $0.remove(model.selection) }
    }
    .disabled(model.selection.isEmpty)
  }
}
