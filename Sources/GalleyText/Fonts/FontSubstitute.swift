import GalleyGeometry
import GalleyStrings

/// The face that a descriptor is set in; nil where no file can be opened.
struct FontMatch {
  var face: FontFace?
  /// What was taken for a name that no font has; nil for one that is known, or where none was asked for.
  var substitute: FontSubstitute?

  /// Whether the name is known as it is written.
  var isExactFamily: Bool { substitute == nil }
}

/// Names of fonts as they are found where no font has a name exactly.
struct CaselessNames {
  /// Families, PostScript names and full names by themselves in lower case.
  var fonts: [String: String] = [:]
  /// Families by the words of theirs that state no style.
  var families: [String: String] = [:]
}

/// What is taken for a font's name that is not known.
enum FontSubstitute: Hashable {
  /// A font whose name differs by capitals.
  case otherCase(String)
  /// A family that is there without the face that is named: `Poppins` for `Poppins-Bold`.
  case family(String, FontNameStyle, shown: String)
  /// A bundled design, by what the name says.
  case design(FontKind, FontNameStyle, shown: String)
}

extension FontLibrary {
  /// The face that stands in for a name that is not known: of the same name in other capitals, of the family that the
  /// name begins with, else of the bundled design of its kind; in the weight, width and slant that the name states
  /// where the descriptor asks for none.
  func substitute(for descriptor: FontDescriptor, named name: String) -> FontMatch {
    let key = UTF8Key(name)
    switch substitutes.value(for: key, make: { substitute(for: name) }) {
    case .otherCase(let used):
      return FontMatch(
        face: namedFace(used, for: descriptor)?.face, substitute: .otherCase(used))
    case .family(let family, let style, _):
      let wanted = descriptor.with(style)
      let face = face(of: family, for: wanted)
      let shown = shown(face, wanted: wanted)
      return FontMatch(face: face, substitute: .family(family, style, shown: shown))
    case .design(let kind, let style, _):
      var wanted = descriptor.with(style)
      if kind == .script, descriptor.design == .default { wanted.isItalic = true }
      let design = descriptor.design == .default ? kind.design : descriptor.design
      let face = face(of: FontFile.family(of: design), for: wanted)
      let shown = shown(face, wanted: wanted)
      return FontMatch(face: face, substitute: .design(kind, style, shown: shown))
    }
  }

  private func substitute(for name: String) -> FontSubstitute {
    let known = caselessNames()
    if let used = known.fonts[name.lowercased()] { return .otherCase(used) }
    let (style, kind) = AppleFonts.style(of: name)
    if !style.family.isEmpty, let family = known.families[style.family] {
      return .family(family, style, shown: "")
    }
    return .design(kind ?? .sans, style, shown: "")
  }

  private func caselessNames() -> CaselessNames {
    if let caseless { return caseless }
    var names = CaselessNames()
    for family in families.keys.sorted() {
      let base = FontNameStyle(family).family
      if names.fonts[family.lowercased()] == nil { names.fonts[family.lowercased()] = family }
      if names.families[base] == nil { names.families[base] = family }
    }
    for face in faceNames().keys.sorted() where names.fonts[face.lowercased()] == nil {
      names.fonts[face.lowercased()] = face
    }
    caseless = names
    return names
  }

  /// A face by its family and its style, as in `Inter bold italic`, with what it is asked for and is not.
  private func shown(_ face: FontFace?, wanted: FontDescriptor) -> String {
    guard let face else { return "no font" }
    let file = file(of: face.id)
    var words = [file.family]
    if let weight = weight(of: face.id).name, weight != "regular" { words.append(weight) }
    if wanted.isItalic, isItalic(face.id) { words.append("italic") }
    let shown = words.joined(separator: " ")
    if wanted.width < 95, file.width >= 95 { return "\(shown), which is not condensed" }
    if wanted.width > 105, file.width <= 105 { return "\(shown), which is not expanded" }
    return shown
  }
}

extension FontDescriptor {
  /// With what a font's name says where nothing else is asked for.
  fileprivate func with(_ style: FontNameStyle) -> FontDescriptor {
    var result = self
    if weight == .regular, let weight = style.weight { result.weight = weight }
    if width == 100, let width = style.width { result.width = width }
    result.isItalic = isItalic || style.isItalic
    return result
  }
}
