/// Which Debian package has the hyphenation dictionary of a language.
enum HyphenationPackage {
  /// The languages of Debian 12's packages `hyphen-…` (`apt-cache search '^hyphen-'`).
  private static let languages: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "no", "or", "pa", "pl", "ro",
    "ru", "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]

  /// The package of a language tag, `hyphen-de` of `de-CH`; nil where there is none.
  static func name(for language: String) -> String? {
    let candidates = Hyphenator.candidates(for: language)
    guard let plain = candidates.last else { return nil }
    switch plain {
    case "en":
      let isBritish = candidates.contains { ["en_GB", "en_IE", "en_AU", "en_NZ"].contains($0) }
      return isBritish ? "hyphen-en-gb" : "hyphen-en-us"
    case "pt": return candidates.contains("pt_BR") ? "hyphen-pt-br" : "hyphen-pt-pt"
    case "nb", "nn": return "hyphen-no"
    default: return languages.contains(plain) ? "hyphen-\(plain)" : nil
    }
  }
}
