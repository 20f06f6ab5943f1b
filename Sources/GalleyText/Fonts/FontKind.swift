/// What the letters of a font look like, as far as one of the bundled designs can stand for it.
enum FontKind: Hashable, Sendable {
  case sans
  case serif
  case monospaced
  case rounded
  /// Letters of a pen, joined or slanted: Snell Roundhand.
  case script
  /// Letters of a marker or of chalk: Noteworthy.
  case handwriting

  /// The bundled design that is nearest. None is written by hand: a pen's letters are nearest to a slanted serif, a
  /// marker's to rounded ones.
  var design: FontDesign {
    switch self {
    case .sans: .default
    case .serif, .script: .serif
    case .monospaced: .monospaced
    case .rounded, .handwriting: .rounded
    }
  }

  /// The kind that a word of a font's name states, in lower case; nil for other words.
  init?(word: String) {
    switch word {
    case "mono", "monospace", "monospaced", "code", "console", "terminal", "typewriter", "courier",
      "consolas", "menlo", "monaco":
      self = .monospaced
    case "serif", "slab", "antiqua", "mincho", "ming", "song", "sung", "batang", "myeongjo",
      "times", "georgia", "garamond", "palatino", "bodoni", "baskerville", "cambria", "didot",
      "century", "bookman", "caslon", "minion", "iowan", "clarendon", "superclarendon":
      self = .serif
    case "rounded", "round", "maru": self = .rounded
    case "script", "calligraphy", "cursive": self = .script
    case "hand", "handwriting", "handwritten", "brush", "marker", "chalk": self = .handwriting
    case "sans", "grotesk", "grotesque", "gothic": self = .sans
    default: return nil
    }
  }

  /// Whether the word for it says more than the one before: a sans serif is a sans, a sans mono is monospaced.
  func isMore(than other: FontKind?) -> Bool {
    switch other {
    case nil: true
    case .serif: true
    case .sans: self != .serif
    default: false
    }
  }
}
