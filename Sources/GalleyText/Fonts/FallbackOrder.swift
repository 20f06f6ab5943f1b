import CHarfBuzz
import GalleyGeometry

/// The faces of one family that may stand in for others.
struct FallbackFamily {
  /// Where its files come from. Files of one name from two places are two families.
  enum Origin {
    case bundled
    case folder
    /// The machine's own.
    case system
  }

  var name: String
  var origin: Origin
  /// Their places in the library.
  var files: [Int]
  var hasColors: Bool

  /// In the order of their first files.
  static func families(of files: [FontFile]) -> [FallbackFamily] {
    let lastBundled = files.lastIndex { $0.owner == nil } ?? -1
    var places: [String: [Origin: Int]] = [:]
    var families: [FallbackFamily] = []
    for (index, file) in files.enumerated() {
      let origin: Origin =
        file.owner == nil ? .bundled : (index < lastBundled ? .folder : .system)
      if let place = places[file.family]?[origin] {
        families[place].files.append(index)
        families[place].hasColors = families[place].hasColors || file.hasColors
      } else {
        places[file.family, default: [:]][origin] = families.count
        families.append(
          FallbackFamily(
            name: file.family, origin: origin, files: [index], hasColors: file.hasColors))
      }
    }
    return families
  }
}

/// What an order of faces depends on.
struct FallbackKey: Hashable {
  var script: UInt32
  var hanStyle: HanStyle?
  /// Weight, slant, width, variations, and the size where it makes a difference.
  var font: FontDescriptor

  /// - Parameters:
  ///   - hanStyle: it has a say for the characters of Han.
  ///   - hasSizes: whether a face may depend on the size.
  init(script: hb_script_t, hanStyle: HanStyle?, font: FontDescriptor, hasSizes: Bool) {
    self.script = script.rawValue
    self.hanStyle = script == HB_SCRIPT_HAN ? hanStyle : nil
    self.font = FontDescriptor(
      size: hasSizes ? font.size : 1, weight: font.weight, isItalic: font.isItalic,
      width: font.width, variations: font.variations)
  }
}

/// The faces that stand in for others in one script and style, the first choice first. Each is opened when those
/// before it were not enough.
final class FallbackOrder {
  struct Candidate {
    var face: FontFace
    /// Whether the face is inconspicuous as a fallback: a plain one that is made for the script.
    var isPlain: Bool
  }

  private let key: FallbackKey
  /// The library owns its orders.
  private unowned let library: FontLibrary
  private var found: [Candidate] = []
  /// Families that were not looked at, the next one last.
  private var waiting: [(family: FallbackFamily, isMadeForScript: Bool)]
  /// What comes behind those: families are put in an order when they are needed. The next ones last.
  private var stages: [[FallbackFamily]]

  init(_ key: FallbackKey, in library: FontLibrary) {
    (self.key, self.library) = (key, library)
    let families = library.fallbackFamilies
    let texts = families.filter { !$0.hasColors }
    // A bundled font for two scripts would be a mistake of ours.
    waiting = texts.filter { $0.origin == .bundled }.reversed().map { ($0, true) }
    // A text wants plain glyphs, and colours only where nothing else is.
    stages = [
      families.filter(\.hasColors), texts.filter { $0.origin == .system },
      texts.filter { $0.origin == .folder },
    ]
  }

  /// The first face that is accepted.
  /// - Complexity: O(n) in the faces; the first time, faces are opened, and those that are not bundled all
  ///   at once.
  func first(where isAccepted: (Candidate) -> Bool) -> FontFace? {
    for candidate in found where isAccepted(candidate) { return candidate.face }
    while let candidate = next() {
      found.append(candidate)
      if isAccepted(candidate) { return candidate.face }
    }
    return nil
  }

  private func next() -> Candidate? {
    while true {
      while waiting.isEmpty {
        guard let stage = stages.popLast() else { return nil }
        waiting = ranked(stage).reversed()
      }
      guard let (family, isMadeForScript) = waiting.popLast(),
        let face = library.face(among: family.files, for: key.font)
      else { continue }
      let style = FamilyStyle(face, family: family.name)
      return Candidate(face: face, isPlain: isMadeForScript && style <= .unknown)
    }
  }

  /// What makes one family a better choice than another; less is better, the first difference counts.
  private struct Rank {
    /// 0 for the script's own fonts, 1 for those that have some of it, 2 for all others.
    var coverage: Int
    /// 0 where Han is drawn as the language draws it, 1 where nothing says so, 2 otherwise.
    var language: Int
    var style: FamilyStyle
    /// 0 where most of the font's characters are of the script.
    var purpose: Int
    /// `Noto Sans Tifinagh` comes before `Noto Sans Tifinagh Adrar`.
    var words: Int

    static func < (one: Self, other: Self) -> Bool {
      (one.coverage, one.language, one.style.rawValue, one.purpose, one.words)
        < (other.coverage, other.language, other.style.rawValue, other.purpose, other.words)
    }
  }

  /// The families in the order of their ranks, equal ones in the order of their files.
  private func ranked(
    _ families: [FallbackFamily]
  ) -> [(family: FallbackFamily, isMadeForScript: Bool)] {
    if families.allSatisfy(\.hasColors) { return families.map { ($0, false) } }
    let faces = families.map { library.face(among: $0.files, for: key.font) }
    let counts = faces.map { $0.map(library.characterCounts) ?? [:] }
    let most = counts.map { $0[key.script] ?? 0 }.max() ?? 0
    let ranks = families.indices.map { index in
      let count = counts[index][key.script] ?? 0
      let others = counts[index].filter {
        $0.key != HB_SCRIPT_LATIN.rawValue || key.script == $0.key
      }
      return Rank(
        coverage: count == 0 ? 2 : (count * 2 >= most ? 0 : 1),
        language: language(of: families[index], faces[index]),
        style: faces[index].map { FamilyStyle($0, family: families[index].name) } ?? .special,
        purpose: count > 0 && count == others.values.max() ? 0 : 1,
        words: FamilyStyle.words(of: families[index].name).count)
    }
    return families.indices.sorted { one, other in
      if ranks[one] < ranks[other] { return true }
      return !(ranks[other] < ranks[one]) && one < other
    }.map { (families[$0], ranks[$0].coverage == 0) }
  }

  private func language(of family: FallbackFamily, _ face: FontFace?) -> Int {
    guard let wanted = key.hanStyle else { return 0 }
    guard let own = HanStyle(family: family.name) ?? face?.statedHanStyle else { return 1 }
    if own == wanted { return 0 }
    // What is made for Taiwan is nearest to Hong Kong's.
    return wanted == .hongKong && own == .traditional ? 1 : 2
  }
}

extension FontLibrary {
  /// The faces that stand in where a font has no character, for a script and a style.
  func fallbackOrder(
    script: hb_script_t, hanStyle: HanStyle?, font: FontDescriptor
  ) -> FallbackOrder {
    let key = FallbackKey(
      script: script, hanStyle: hanStyle, font: font, hasSizes: hasOpticalSizes)
    return fallbackOrders.value(for: key) { FallbackOrder(key, in: self) }
  }

  /// The faces with glyphs in colours, in which emoji are looked up: those that were added first, or an emoji
  /// font could not be chosen by adding it.
  func emojiFaces(for font: FontDescriptor) -> [FontFace] {
    fallbackFamilies.lazy.filter(\.hasColors).compactMap { self.face(among: $0.files, for: font) }
  }

  /// How many characters of each script a face has; what belongs to no script is left out.
  /// - Complexity: O(n) in the face's characters the first time.
  fileprivate func characterCounts(of face: FontFace) -> [UInt32: Int] {
    let file = fileIndex(of: face.id)
    if let known = scriptCounts[file] { return known }
    let functions = hb_unicode_funcs_get_default()
    var counts: [UInt32: Int] = [:]
    face.forEachCharacter { character in
      let script = hb_unicode_script(functions, character)
      guard script.isWritten else { return }
      counts[script.joiningKana.rawValue, default: 0] += 1
    }
    scriptCounts[file] = counts
    return counts
  }
}

extension hb_script_t {
  /// Whether it is a script, and not what characters have that belong to none or to many.
  var isWritten: Bool {
    self != HB_SCRIPT_COMMON && self != HB_SCRIPT_INHERITED && self != HB_SCRIPT_UNKNOWN
      && self != HB_SCRIPT_INVALID
  }

  /// Han for what is written together with it: one face is chosen for all.
  var joiningKana: hb_script_t {
    switch self {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO: HB_SCRIPT_HAN
    default: self
    }
  }

  /// Whether words are written without spaces, so that one has no ends to be seen: each character is looked
  /// up by itself.
  var hasNoSpaces: Bool {
    switch self {
    case HB_SCRIPT_HAN, HB_SCRIPT_THAI, HB_SCRIPT_LAO, HB_SCRIPT_KHMER, HB_SCRIPT_MYANMAR,
      HB_SCRIPT_TIBETAN, HB_SCRIPT_YI, HB_SCRIPT_JAVANESE, HB_SCRIPT_BALINESE:
      true
    default: false
    }
  }
}
