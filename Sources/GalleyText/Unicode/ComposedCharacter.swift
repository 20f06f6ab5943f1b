import GalleyGeometry

extension Character {
  /// The parts of the canonically equivalent character in Unicode's form C (UAX #15), of which fonts may have a glyph where
  /// they have none for each part: `한` of three jamo, `Å` of a letter and a ring. HarfBuzz composes them itself.
  ///
  /// Nil where the base is composed with nothing, and for more than 32 parts, which no language has. A vowel sign of two
  /// parts is none: HarfBuzz leaves those apart.
  /// - Complexity: O(n) in at most 32 parts.
  var composedParts: [Unicode.Scalar]? {
    let parts = Array(unicodeScalars.prefix(33))
    guard parts.count <= 32, parts.dropFirst().contains(where: \.mayBeComposed) else { return nil }
    // Foundation composes no syllable with a final consonant, unless all of it is in parts.
    let apart = String(self).decomposedStringWithCanonicalMapping
    let composed = Array(apart.precomposedStringWithCanonicalMapping.unicodeScalars)
    guard composed.count < parts.count,
      composed.dropFirst().allSatisfy({ parts.contains($0) })
    else { return nil }
    return composed
  }
}

extension Unicode.Scalar {
  /// A mark, or a vowel or a final consonant of Hangul.
  fileprivate var mayBeComposed: Bool {
    switch value {
    case ..<0x300: false
    case 0x1161...0x1175, 0x11A8...0x11C2: true
    default: isMark && !properties.isVariationSelector
    }
  }
}
