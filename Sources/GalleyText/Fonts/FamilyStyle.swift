import CFreeType
import GalleyGeometry

/// What the letters of a family look like, the plainest first: a fallback font should be inconspicuous.
enum FamilyStyle: Int, Comparable {
  /// A plain sans.
  case plain
  /// Nothing says what it is.
  case unknown
  /// A sans with a twist: looped, condensed, for user interfaces, or a supplement to another one.
  case variant
  case serif
  case monospaced
  /// Calligraphic, decorative, for headlines or for symbols.
  case special

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The style of a face, by its family's name and by what its tables say; the less plain one counts.
  init(_ face: FontFace, family: String) {
    let words = Self.words(of: family)
    // "Sans Serif" is a sans.
    let isSans = words.contains("sans") || words.contains("grotesk") || words.contains("gothic")
    let named = words.compactMap { word -> FamilyStyle? in
      let style = Self.stylesByWord[word]
      return isSans && style == .serif ? nil : style
    }.max()
    let stated = face.hasOneWidth ? .monospaced : face.statedStyle
    self = max(named ?? (isSans ? .plain : .unknown), stated ?? .plain)
    if self == .unknown, stated == .plain { self = .plain }
  }

  /// `noto`, `sans`, `tamil` of `Noto Sans Tamil` and of `NotoSansTamil`, in lower case.
  static func words(of family: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    var wasLowercase = false
    for character in family {
      guard character.isLetter || character.isNumber else {
        isInWord = false
        continue
      }
      if !isInWord || (wasLowercase && character.isUppercase) { words.append("") }
      words[words.count - 1] += character.lowercased()
      isInWord = true
      wasLowercase = character.isLowercase
    }
    return words
  }

  private static let stylesByWord: [String: FamilyStyle] = {
    let words: [FamilyStyle: [String]] = [
      .variant: [
        "ui", "looped", "unjoined", "supplement", "slanted", "condensed", "narrow", "compressed",
        "extended", "expanded", "wide", "thin", "light", "black", "heavy", "rounded", "estrangela",
        "eastern", "western",
      ],
      .serif: [
        "serif", "slab", "times", "mincho", "ming", "song", "sung", "batang", "myeongjo", "naskh",
        "traditional",
      ],
      .monospaced: ["mono", "monospace", "monospaced", "code", "terminal", "typewriter"],
      .special: [
        "rashi", "kufi", "nastaliq", "nastaleeq", "ruqaa", "diwani", "thuluth", "maghribi",
        "script", "hand", "handwriting", "handwritten", "brush", "calligraphy", "display",
        "decorative", "ornaments", "inline", "outline", "shadow", "stencil", "symbols", "symbols2",
        "dingbats", "math", "music", "emoji",
      ],
    ]
    return words.reduce(into: [:]) { result, entry in
      for word in entry.value { result[word] = entry.key }
    }
  }()
}

extension FontFace {
  /// What the table `OS/2` says of the letters, by its class or by PANOSE; nil where it says nothing.
  fileprivate var statedStyle: FamilyStyle? {
    guard let table = classTable else { return nil }
    switch table.sFamilyClass >> 8 {
    case 1, 2, 3, 4, 5, 7: return .serif
    case 8: return .plain
    case 9, 10, 12: return .special
    default: break
    }
    // Family kind, serif style, ..., proportion.
    let (kind, serif, proportion) = (table.panose.0, table.panose.1, table.panose.3)
    switch kind {
    case 3, 4, 5: return .special
    case 2 where proportion == 9: return .monospaced
    case 2 where (2...10).contains(serif): return .serif
    case 2 where (11...15).contains(serif): return .plain
    default: return nil
    }
  }

  /// Which of the ways of writing Han the face is made for, by its table `OS/2`; nil where it says none, or
  /// more than one.
  var statedHanStyle: HanStyle? {
    guard let table = classTable else { return nil }
    let stated = HanStyle.codePages.filter { UInt(table.ulCodePageRange1) >> UInt($0.bit) & 1 == 1 }
    return stated.count == 1 ? stated[0].style : nil
  }
}

/// How the characters that China, Japan and Korea share are drawn.
enum HanStyle: Hashable {
  case japanese
  case korean
  case simplified
  case traditional
  case hongKong

  /// OpenType's bits of code pages.
  fileprivate static let codePages: [(bit: Int, style: HanStyle)] = [
    (17, .japanese), (18, .simplified), (19, .korean), (20, .traditional),
  ]

  /// The style that a language is written in; nil for one that has none.
  /// - Parameter language: a BCP 47 tag.
  init?(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else if parts.contains("hant") || parts.contains("tw") {
        self = .traditional
      } else {
        self = parts[0] == "yue" && !parts.contains("hans") ? .hongKong : .simplified
      }
    default: return nil
    }
  }

  /// The language that is written in the style.
  var language: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh-Hans"
    case .traditional: "zh-Hant"
    case .hongKong: "zh-Hant-HK"
    }
  }

  /// The style that a family's name states: `Noto Sans CJK JP`.
  init?(family: String) {
    let names: [String: HanStyle] = [
      "jp": .japanese, "japanese": .japanese, "kr": .korean, "korean": .korean, "sc": .simplified,
      "cn": .simplified, "gb": .simplified, "tc": .traditional, "tw": .traditional,
      "hk": .hongKong, "mo": .hongKong,
    ]
    guard let style = FamilyStyle.words(of: family).lazy.compactMap({ names[$0] }).first else {
      return nil
    }
    self = style
  }
}
