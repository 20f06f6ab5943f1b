import SwiftUI

/// The grid of a document, as its code draws it. The decoration of a cell is drawn on it and takes no part in the layout.
struct DocumentGrid<Decoration: ViewModifier>: View {
  let document: GridDocument
  let decoration: (GridDocument.Cell) -> Decoration

  var body: some View {
    grid
      .padding(settings.padding)
      .border(settings.showsBorder ? Color.gray : Color.clear)
  }

  private var settings: GridSettings { document.settings }

  @ViewBuilder private var grid: some View {
    if settings.honeycomb?.has(.clip) == true {
      rows.clipped()
    } else {
      rows
    }
  }

  private var rows: some View {
    Grid(
      alignment: settings.alignment.value, horizontalSpacing: settings.horizontalSpacing,
      verticalSpacing: settings.verticalSpacing
    ) {
      ForEach(Array(document.rows.enumerated()), id: \.element.id) { index, row in
        GridRow(alignment: row.alignment.value) {
          ForEach(row.cells) { cell in
            CellView(
              look: cell.look, layout: cell.layout, honeycomb: settings.honeycomb, row: index,
              decoration: decoration(cell)
            )
            .modifier(CellPlacement(layout: cell.layout))
          }
        }
      }
    }
  }
}

extension DocumentGrid where Decoration == EmptyModifier {
  init(document: GridDocument) {
    self.init(document: document) { _ in EmptyModifier() }
  }
}

/// What a cell asks of the grid.
private struct CellPlacement: ViewModifier {
  let layout: CellLayout

  func body(content: Content) -> some View {
    aligned(content.gridCellColumns(layout.span))
      .gridCellUnsizedAxes(layout.unsizedAxes.value)
  }

  @ViewBuilder private func aligned(_ cell: some View) -> some View {
    switch (layout.columnAlignment.value, layout.anchor.value) {
    case (nil, nil): cell
    case (let column?, nil): cell.gridColumnAlignment(column)
    case (nil, let anchor?): cell.gridCellAnchor(anchor)
    case (let column?, let anchor?): cell.gridColumnAlignment(column).gridCellAnchor(anchor)
    }
  }
}

#Preview("Text baselines", traits: .sizeThatFitsLayout) {
  DocumentGrid(document: Preset.baselines.document)
}

#Preview("Ambiguous spans", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    DocumentGrid(document: Preset.ambiguousSpans.document)
    DocumentGrid(document: Preset.tieBreaker.document)
  }
}
