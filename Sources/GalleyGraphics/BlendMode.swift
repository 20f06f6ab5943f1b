/// How a group meets what lies below it: the separable and other blend modes of W3C's "Compositing and
/// Blending Level 1", over by Porter and Duff, and then their operators.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The group over what is there.
  case normal
  /// The product of both colours: never lighter than either.
  case multiply
  /// The inverse of the product of both inverses: never darker than either.
  case screen
  /// `multiply` where what lies below is dark, `screen` where it is light: `hardLight` with the two exchanged.
  case overlay
  /// The lesser of both, channel by channel.
  case darken
  /// The greater of both, channel by channel.
  case lighten
  /// What lies below, made lighter by the group: divided by the inverse of the group's colour.
  case colorDodge
  /// What lies below, made darker by the group: its inverse is divided by the group's colour, and inverted again.
  case colorBurn
  /// What lies below, gently darkened where the group is dark and lightened where it is light.
  case softLight
  /// `multiply` where the group is dark, `screen` where it is light.
  case hardLight
  /// The greater of both less the lesser, channel by channel.
  case difference
  /// As `difference`, with less contrast: the sum less twice the product.
  case exclusion
  /// The hue of the group, with the saturation and the luminosity of what lies below.
  case hue
  /// The saturation of the group, with the hue and the luminosity of what lies below.
  case saturation
  /// The hue and the saturation of the group, with the luminosity of what lies below.
  case color
  /// The luminosity of the group, with the hue and the saturation of what lies below.
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

  /// Nothing, neither the group nor what is there.
  case clear
  /// The group alone; what is there is gone.
  case copy
  /// What is there, the group not at all.
  case destination
  /// The group where something lies below; what is there is gone.
  case sourceIn
  /// The group where nothing lies below; what is there is gone.
  case sourceOut
  /// What is there where the group is.
  case destinationIn
  /// What is there where the group is, over the group.
  case destinationAtop
  /// The group where nothing lies below, and what is there where the group is not.
  case xor

  /// Whether pixels change where the group has none.
  package var reachesBeyondSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
