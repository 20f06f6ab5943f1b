/// Numbers of views that no frame shows, by the words that layout trees and messages call them.
package enum LayoutMeasure: String, CaseIterable, Sendable {
  case columnGaps = "column gaps"
  case cornerRadii = "corner radii"
  case fontSize = "font size"
  case lineWidth = "line width"
  case rowGaps = "row gaps"
  case trim

  /// Whether it is of a container, between its views.
  package var isGap: Bool {
    switch self {
    case .columnGaps, .rowGaps: true
    case .cornerRadii, .fontSize, .lineWidth, .trim: false
    }
  }
}
