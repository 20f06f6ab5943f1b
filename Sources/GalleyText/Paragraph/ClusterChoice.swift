import GalleyGraphics

/// A part of a grapheme cluster in one face.
struct ClusterPart {
  /// In bytes of UTF-8.
  var length: Int
  var face: FontFace
  /// Where the part's marks lie; nil for a base and for what stands behind it.
  var place: MarkPlace?
}

/// The faces of a cluster that no face has all of: one for its base, and the first that has them for its marks.
struct ClusterChoice {
  private(set) var parts: [ClusterPart] = []
  /// The whole character where no face has its base, else each mark that none has.
  private(set) var missing: [Character] = []

  /// - Parameters:
  ///   - own: the face of the character's run.
  ///   - order: the faces that stand in.
  /// - Complexity: O(n) in the character.
  init(_ character: Character, own: FontFace, order: FallbackOrder) {
    guard let (count, base) = Self.base(of: character, own: own, order: order) else {
      parts = [ClusterPart(length: character.utf8.count, face: own)]
      missing = [character]
      return
    }
    let scalars = character.unicodeScalars
    let length = scalars.prefix(count).reduce(0) { $0 + UTF8.width($1) }
    var part = ClusterPart(length: length, face: base)
    var known: [Unicode.Scalar: FontFace?] = [:]
    for scalar in scalars.dropFirst(count) {
      let found = known[scalar] ?? Self.face(of: scalar, [part.face, base, own], order)
      if known.updateValue(found, forKey: scalar) == nil, found == nil {
        missing.append(Character(scalar))
      }
      // What has no face, or is not seen, goes with what stands before it.
      let face = found ?? part.face
      let place = face === base && parts.isEmpty ? nil : MarkPlace(scalar)
      let isAlike = face === part.face && (scalar.isUnseen || place == part.place)
      if found == nil || isAlike {
        part.length += UTF8.width(scalar)
      } else {
        parts.append(part)
        part = ClusterPart(length: UTF8.width(scalar), face: face, place: place)
      }
    }
    parts.append(part)
  }

  /// The face of the first scalar, or of what it composes with those behind it; and how many scalars that is.
  private static func base(
    of character: Character, own: FontFace, order: FallbackOrder
  ) -> (count: Int, face: FontFace)? {
    func face(of scalar: Unicode.Scalar) -> FontFace? {
      own.has(scalar) ? own : order.first { $0.face.has(scalar) }
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    let plain = face(of: first)
    // A face with all parts needs no composed form.
    if let plain, scalars.dropFirst().allSatisfy({ plain.has($0) }) {
      return (1, plain)
    }
    guard let composed = character.composedParts, let base = composed.first,
      scalars.suffix(composed.count - 1).elementsEqual(composed.dropFirst()),
      let face = face(of: base)
    else { return plain.map { (1, $0) } }
    return (scalars.count - composed.count + 1, face)
  }

  /// The first of some faces that has a character, else the first that stands in; marks are not taken from fonts in
  /// colours, which would cover their bases.
  private static func face(
    of scalar: Unicode.Scalar, _ faces: [FontFace], _ order: FallbackOrder
  ) -> FontFace? {
    if scalar.isUnseen { return faces.first }
    if let face = faces.first(where: { $0.has(scalar) }) { return face }
    return order.first { $0.face.has(scalar) && !(scalar.isMark && $0.face.hasColors) }
  }
}
