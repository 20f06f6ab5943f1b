/// How a group meets what lies below it: the separable and other blend modes of W3C's "Compositing and
/// Blending Level 1", over by Porter and Duff, and then their operators.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity

  /// The group where something lies below, over it.
  case sourceAtop
  /// The group below what is there.
  case destinationOver
  /// What is there where the group is not.
  case destinationOut
  /// The sum less one, not below nothing.
  case plusDarker
  /// The sum, not above white.
  case plusLighter

  // SwiftUI has no names for the following ones; Core Graphics and fonts have them.

  case clear
  case copy
  /// What is there, the group not at all.
  case destination
  case sourceIn
  case sourceOut
  case destinationIn
  case destinationAtop
  case xor

  /// Whether pixels change where the group has none.
  package var reachesBeyondSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
