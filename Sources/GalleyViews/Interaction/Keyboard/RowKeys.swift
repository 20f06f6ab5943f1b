import GalleyGeometry

nonisolated extension View {
  /// Gives the view the focus by a tap on a row of the container in it, and calls `action` for an arrow key up or down that
  /// nothing else has used while the view has the focus.
  package func onRowMove(
    _ action: @escaping (_ rows: [TouchedRow], _ forward: Bool, EventModifiers) -> Bool
  ) -> some View {
    PlacedView(content: self) {
      FocusableContent(
        place: $0, isFocusable: true, takesTaps: false, takesRowTaps: true, onFocusChange: { _ in })
    }
    .modified(
      by: KeyContent(
        name: "onRowMove", stage: .afterEditing, phases: .down, action: { _ in .ignored },
        rowAction: { press, rows in
          guard press.key == .upArrow || press.key == .downArrow,
            press.modifiers.isSubset(of: [.shift, .numericPad, .capsLock])
          else { return .ignored }
          return action(rows, press.key == .downArrow, press.modifiers) ? .handled : .ignored
        }))
  }
}

extension ViewNode {
  /// The nearest view around, or the view itself, that a tap on a row in it gives the focus.
  package var rowFocusAround: ViewNode? {
    var node: ViewNode? = self
    while let current = node {
      if let focusable = current.content as? FocusableContent, focusable.takesRowTaps {
        return current.isEnabled ? current : nil
      }
      node = current.parent
    }
    return nil
  }

  /// The views of the container in the modifiers, each of which is a row.
  var rowsInside: [TouchedRow] {
    var node = self
    while node.isWrapper, let inner = node.children.first { node = inner }
    return node.touchedRows
  }
}
