/// How a language changes the rules of line breaks: the levels of CSS Text 3's `line-break`, as
/// Unicode's locale keys `lb` and `lw` name them.
struct LineBreakStyle: Hashable {
  enum Strictness: String {
    case strict
    case normal
    case loose
  }

  var strictness = Strictness.strict
  /// Whether punctuation of Chinese and Japanese is looser, too.
  var isChineseOrJapanese = false
  /// Whether ideographs and syllables stay together like letters, so that lines end at spaces.
  var keepsWords = false
  /// Whether a hyphen behind a space begins a word, as in Finnish and Swedish.
  var joinsLeadingHyphens = false

  /// As UAX #14 has it for no language.
  static let standard = LineBreakStyle()

  init() {}

  /// - Parameter language: a tag such as `ja`, `ja-JP-u-lb-strict`, or `ko@lw=keepall`.
  init(language: String) {
    let parts = language.lowercased().split { "-_@;=".contains($0) }
    switch parts.first {
    case "ja", "zh", "yue":
      strictness = .normal
      isChineseOrJapanese = true
    case "fi", "sv": joinsLeadingHyphens = true
    default: break
    }
    for (key, value) in zip(parts, parts.dropFirst()) {
      if key == "lb", let strictness = Strictness(rawValue: String(value)) {
        self.strictness = strictness
      }
      if key == "lw" { keepsWords = value == "keepall" }
    }
  }

  /// The class that a character has in the style.
  func adapted(_ kind: LineBreaker.Class, _ scalar: Unicode.Scalar) -> LineBreaker.Class {
    var kind = kind
    // Small kana and the mark that prolongs vowels.
    if kind == .cj { kind = strictness == .strict ? .ns : .id }
    if strictness != .strict, isLoose(scalar) { kind = .id }
    if keepsWords, kind.isIdeograph || kind.isHangul { return .al }
    return kind
  }

  /// Whether lines may break before a character that is forbidden to begin one otherwise, or behind one
  /// that is forbidden to end it.
  private func isLoose(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if isChineseOrJapanese, value == 0x301C || value == 0x30A0 { return true }
    guard strictness == .loose else { return false }
    // Iteration marks.
    if [0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE].contains(value) { return true }
    return isChineseOrJapanese && Self.looseCharacters.contains(value)
  }

  /// Hyphens, centred punctuation, wide suffixes and prefixes.
  private static let looseCharacters: Set<UInt32> = [
    0x2010, 0x2013, 0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047, 0x2048, 0x2049, 0xFF01, 0xFF1F,
    0x00B0, 0x2030, 0x2032, 0x2033, 0x2103, 0xFF05, 0xFFE0, 0x00B1, 0x20AC, 0x2116, 0xFF04, 0xFFE1,
    0xFFE5, 0xFFE6,
  ]
}
