import SwiftUI

/// What the windows of the trainer show: a document with its history, and which cells are selected.
@MainActor @Observable final class TrainerModel {
  private var history: History<GridDocument>
  /// Cells of the document; a cell that is gone is not among them.
  private(set) var selection: Set<GridDocument.CellID> = []
  /// Whether cells say what they ask of the grid.
  var showsProperties = false

  init(_ document: GridDocument = Preset.tiles.document) {
    history = History(document)
  }

  var document: GridDocument { history.present }

  /// The code of the grid as it is shown.
  var code: String { GridCode(document: document).text }

  // MARK: Edits

  var undoName: String? { history.undoName }
  var redoName: String? { history.redoName }

  func undo() {
    history.undo()
    keepSelection()
  }

  func redo() {
    history.redo()
    keepSelection()
  }

  /// Changes the document by a step of the history.
  func edit(
    _ name: String, isContinuous: Bool = false, _ change: (inout GridDocument) -> Void
  ) {
    // The change may read the model, which is not being changed meanwhile.
    var document = document
    change(&document)
    history.change(name, to: document, isContinuous: isContinuous)
    keepSelection()
  }

  /// Says that a slider was let go: what follows is another step.
  func endEdit() { history.endRun() }

  /// Begins with a case; what was there can be had back by undo.
  func open(_ preset: Preset) {
    edit(preset.title) { $0 = preset.document }
    selection = []
  }

  // MARK: Selection

  func isSelected(_ id: GridDocument.CellID) -> Bool { selection.contains(id) }

  func toggle(_ id: GridDocument.CellID) { selection.formSymmetricDifference([id]) }

  /// Selects cells besides those that are selected; cells that are not there are passed over.
  func select(_ ids: Set<GridDocument.CellID>) {
    selection.formUnion(ids.intersection(document.cellIDs))
  }

  func deselect(_ ids: Set<GridDocument.CellID>) { selection.subtract(ids) }

  func deselectAll() { selection = [] }

  private func keepSelection() {
    let kept = selection.intersection(document.cellIDs)
    if kept != selection { selection = kept }
  }
}

// MARK: - Bindings

extension TrainerModel {
  /// A setting of the grid.
  func binding<Value: Equatable>(
    _ path: WritableKeyPath<GridSettings, Value> & Sendable, _ name: String,
    isContinuous: Bool = false
  ) -> Binding<Value> {
    Binding {
      self.document.settings[keyPath: path]
    } set: { value in
      self.edit(name, isContinuous: isContinuous) { $0.settings[keyPath: path] = value }
    }
  }

  /// A value of the selected cells: nil where they differ. Nil is not set.
  func common<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<GridDocument.Cell, Value> & Sendable, _ name: String
  ) -> Binding<Value?> {
    Binding {
      self.document.shared(path, in: self.selection).common
    } set: { value in
      guard let value else { return }
      self.edit(name) { $0.update(self.selection) { $0[keyPath: path] = value } }
    }
  }

  /// A number of the selected cells: the first one's where they differ, and of all when it is set.
  func first<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<GridDocument.Cell, Value> & Sendable, _ name: String,
    default other: Value
  ) -> Binding<Value> {
    Binding {
      self.document.shared(path, in: self.selection).first ?? other
    } set: { value in
      self.edit(name, isContinuous: true) { document in
        document.update(self.selection) { $0[keyPath: path] = value }
      }
    }
  }

  /// The alignment of the rows that hold selected cells: nil where they differ. Nil is not set.
  var rowAlignment: Binding<RowAlignment?> {
    Binding {
      self.document.sharedRows(\.alignment, of: self.selection).common
    } set: { value in
      guard let value else { return }
      self.edit("Row Alignment") { $0.updateRows(of: self.selection) { $0.alignment = value } }
    }
  }
}
