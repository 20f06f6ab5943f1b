import GalleyGeometry
import GalleyViews

// What fonts have beyond SwiftUI's modifiers.
extension Font {
  /// Switches an OpenType feature by its four characters: 0 is off, 1 on, other numbers choose.
  /// One that the font does not have changes nothing and is a warning.
  public func feature(_ tag: String, _ value: Int = 1) -> Font { _feature(tag, value) }

  /// A place on an axis of a variable font, by the axis's four characters; what is out of its range is
  /// its nearest end, and fonts without the axis are not changed. Each set of places is a face of its own that the
  /// renderer keeps.
  public func variation(_ tag: String, _ value: CGFloat) -> Font { _variation(tag, value) }
}
