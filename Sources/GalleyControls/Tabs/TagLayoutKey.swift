import GalleyGeometry
import GalleyLayout

/// The tag of a view in a layout.
package enum TagLayoutKey: LayoutValueKey {
  package static var defaultValue: AnyHashable? { nil }
}
