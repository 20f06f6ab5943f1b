import Galley

extension ImageRenderer {
  /// Where an element is seen at the moment of the renderer: the innermost one with a label. A layout tree has the places at
  /// which movements end.
  func seenFrame(_ label: String) throws -> CGRect? {
    try draw().elementTree?.elements.last { $0.label == label }?.frame
  }
}
