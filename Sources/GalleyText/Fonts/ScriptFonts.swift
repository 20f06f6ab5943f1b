import CHarfBuzz
import GalleyGeometry
import GalleyStrings

/// What a character belongs to, in words for messages, and a font that has such characters.
struct CharacterKind: Hashable {
  /// A script, `Javanese`, or what is no script: `emoji`, `symbol`.
  var name: String
  /// Whether the name is that of a script.
  var isScript: Bool
  var counting = Counting.characters
  /// A free family that has such characters; nil where none is known.
  var family: String?
  /// The package of Debian 12 with that family; nil where it has none.
  var package: String?

  /// What stands behind a number of them.
  enum Counting {
    /// `4 Javanese characters`
    case characters
    /// `4 symbols`
    case plural
    /// `4 emoji`
    case unchanged
  }

  /// `4 Javanese characters`, `1 emoji`.
  func counted(_ count: Int) -> String {
    switch counting {
    case .characters: count.counted("\(name) character")
    case .plural: count.counted(name)
    case .unchanged: "\(count) \(name)"
    }
  }

  /// What to do about it: `add Noto Sans Runic (Debian package fonts-noto-core)`; nil where nothing helps.
  var advice: String? {
    family.map { family in
      "add \(family)" + (package.map { " (Debian package \($0))" } ?? "")
    }
  }
}

extension CharacterKind {
  private static let core = "fonts-noto-core"

  init(of character: Character) {
    let scalar = character.unicodeScalars.first ?? " "
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN:
      self.init(withoutScript: scalar, of: character)
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO,
      HB_SCRIPT_HANGUL:
      self.init(
        name: Self.cjk[script.name] ?? script.name, isScript: true, family: "Noto Sans CJK",
        package: "fonts-noto-cjk")
    default:
      self = Self.scripts[script.name] ?? Self(name: script.name, isScript: true)
    }
  }

  private init(withoutScript scalar: Unicode.Scalar, of character: Character) {
    self.init(
      name: "symbol", isScript: false, counting: .plural, family: "Noto Sans Symbols 2",
      package: Self.core)
    let properties = scalar.properties
    switch properties.generalCategory {
    case .privateUse: self.init(name: "private-use", isScript: false)
    case .unassigned, .surrogate: self.init(name: "unassigned", isScript: false)
    case .format: self.init(name: "format", isScript: false)
    case .control: self.init(name: "control", isScript: false)
    case .nonspacingMark, .spacingMark, .enclosingMark:
      self.init(
        name: "combining", isScript: false, family: Self.family(ofMark: scalar), package: Self.core)
    case .mathSymbol: family = "Noto Sans Math"
    default:
      let isEmoji =
        properties.isEmojiPresentation
        || properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
      if isEmoji {
        self.init(
          name: "emoji", isScript: false, counting: .unchanged, family: "Noto Color Emoji",
          package: "fonts-noto-color-emoji")
      } else if (0x1D400...0x1D7FF).contains(scalar.value) {
        family = "Noto Sans Math"
      } else if (0x1D000...0x1D24F).contains(scalar.value) {
        family = "Noto Music"
      } else if (0x2600...0x26FF).contains(scalar.value) {
        family = "Noto Sans Symbols"
      }
    }
  }

  /// By the characters of the families in Debian's fonts-noto-core 20201225.
  private static func family(ofMark scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x20DD...0x20E0, 0x20E2...0x20E4: "Noto Sans Symbols"
    case 0x20D0...0x20EF: "Noto Sans Math"
    default: "Noto Sans"
    }
  }

  private static let cjk = [
    "Hani": "Han", "Hira": "Hiragana", "Kana": "Katakana", "Bopo": "Bopomofo", "Hang": "Hangul",
  ]

  /// By ISO 15924's codes.
  private static let scripts: [String: CharacterKind] = {
    var kinds: [String: CharacterKind] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      let words = parts[1].components(separatedBy: ": ")
      kinds[String(parts[0])] = CharacterKind(
        name: words[0], isScript: true,
        family: "Noto " + (words.count > 1 ? words[1] : "Sans \(words[0])"), package: core)
    }
    for line in later.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      let words = parts[1].components(separatedBy: ": ")
      kinds[String(parts[0])] = CharacterKind(
        name: words[0], isScript: true,
        family: "Noto " + (words.count > 1 ? words[1] : "Sans \(words[0])"))
    }
    return kinds
  }()

  /// Scripts whose fonts are in Debian's fonts-noto-core; a family that is not `Noto Sans` and the script's name
  /// follows a colon.
  private static let table = """
    Adlm Adlam
    Aghb Caucasian Albanian
    Ahom Ahom: Serif Ahom
    Arab Arabic
    Armi Imperial Aramaic
    Armn Armenian
    Avst Avestan
    Bali Balinese
    Bamu Bamum
    Bass Bassa Vah
    Batk Batak
    Beng Bengali
    Bhks Bhaiksuki
    Brah Brahmi
    Bugi Buginese
    Buhd Buhid
    Cakm Chakma
    Cans Canadian Aboriginal
    Cari Carian
    Cham Cham
    Cher Cherokee
    Copt Coptic
    Cprt Cypriot
    Cyrl Cyrillic: Sans
    Deva Devanagari
    Dogr Dogra: Serif Dogra
    Dsrt Deseret
    Dupl Duployan
    Egyp Egyptian Hieroglyphs
    Elba Elbasan
    Elym Elymaic
    Ethi Ethiopic
    Geor Georgian
    Glag Glagolitic
    Gong Gunjala Gondi
    Gonm Masaram Gondi
    Goth Gothic
    Gran Grantha
    Grek Greek: Sans
    Gujr Gujarati
    Guru Gurmukhi
    Hano Hanunoo
    Hatr Hatran
    Hebr Hebrew
    Hluw Anatolian Hieroglyphs
    Hmng Pahawh Hmong
    Hmnp Nyiakeng Puachue Hmong: Serif Nyiakeng Puachue Hmong
    Hung Old Hungarian
    Ital Old Italic
    Java Javanese
    Kali Kayah Li
    Khar Kharoshthi
    Khmr Khmer
    Khoj Khojki
    Knda Kannada
    Kthi Kaithi
    Lana Tai Tham
    Laoo Lao
    Latn Latin: Sans
    Lepc Lepcha
    Limb Limbu
    Lina Linear A
    Linb Linear B
    Lisu Lisu
    Lyci Lycian
    Lydi Lydian
    Mahj Mahajani
    Mand Mandaic
    Mani Manichaean
    Marc Marchen
    Medf Medefaidrin
    Mend Mende Kikakui
    Merc Meroitic Cursive: Sans Meroitic
    Mero Meroitic Hieroglyphs: Sans Meroitic
    Mlym Malayalam
    Modi Modi
    Mong Mongolian
    Mroo Mro
    Mtei Meetei Mayek
    Mult Multani
    Mymr Myanmar
    Narb Old North Arabian
    Nbat Nabataean
    Newa Newa
    Nkoo NKo
    Nshu Nushu
    Ogam Ogham
    Olck Ol Chiki
    Orkh Old Turkic
    Orya Odia: Sans Oriya
    Osge Osage
    Osma Osmanya
    Palm Palmyrene
    Pauc Pau Cin Hau
    Perm Old Permic
    Phag Phags-pa: Sans PhagsPa
    Phli Inscriptional Pahlavi
    Phlp Psalter Pahlavi
    Phnx Phoenician
    Plrd Miao
    Prti Inscriptional Parthian
    Rjng Rejang
    Rohg Hanifi Rohingya
    Runr Runic
    Samr Samaritan
    Sarb Old South Arabian
    Saur Saurashtra
    Sgnw SignWriting
    Shaw Shavian
    Shrd Sharada
    Sidd Siddham
    Sind Khudawadi
    Sinh Sinhala
    Sogd Sogdian
    Sogo Old Sogdian
    Sora Sora Sompeng
    Soyo Soyombo
    Sund Sundanese
    Sylo Syloti Nagri
    Syrc Syriac
    Tagb Tagbanwa
    Takr Takri
    Tale Tai Le
    Talu New Tai Lue
    Taml Tamil
    Tang Tangut: Serif Tangut
    Tavt Tai Viet
    Telu Telugu
    Tfng Tifinagh
    Tglg Tagalog
    Thaa Thaana
    Thai Thai
    Tibt Tibetan: Serif Tibetan
    Tirh Tirhuta
    Ugar Ugaritic
    Vaii Vai
    Wara Warang Citi
    Wcho Wancho
    Xpeo Old Persian
    Xsux Cuneiform
    Yezi Yezidi: Serif Yezidi
    Yiii Yi
    Zanb Zanabazar Square
    """

  /// Scripts whose fonts Debian 12 does not have.
  private static let later = """
    Chrs Chorasmian
    Cpmn Cypro-Minoan: Sans Cypro Minoan
    Diak Dives Akuru: Serif Dives Akuru
    Kawi Kawi
    Kits Khitan Small Script: Serif Khitan Small Script
    Maka Makasar: Serif Makasar
    Nagm Nag Mundari
    Nand Nandinagari
    Ougr Old Uyghur: Serif Old Uyghur
    Tnsa Tangsa
    Toto Toto: Serif Toto
    Vith Vithkuqi: Serif Vithkuqi
    """
}

extension hb_script_t {
  /// The code of ISO 15924: `Latn`.
  var name: String {
    let tag = rawValue
    return String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
  }
}
