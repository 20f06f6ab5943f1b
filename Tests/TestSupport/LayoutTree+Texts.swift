import GalleyLayout

extension LayoutTree {
  /// The texts of all views of the tree, parents before children.
  package var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }
}
