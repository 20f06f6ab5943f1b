/// Whether a view has a line of a lazy grid for itself, as wide as the grid: the header or the footer of a section.
package struct WholeLineKey: LayoutValueKey {
  package static let defaultValue = false
}
