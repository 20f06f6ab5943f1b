import Galley
import GalleyText

/// The names of locales in scenes, in their data and on the command line.
public enum LocaleName {
  /// The locale of a language tag (`fi-FI`, `ar-u-nu-latn`) or of a name as Swift writes it (`de_CH`, `sr@latin`,
  /// `th_TH@numbers=thai`); nil for another name, and for unknown digits.
  public static func locale(_ name: String) -> Locale? {
    LanguageTag.locale(name, ofKnownLanguage: false)
  }

  /// The locale in ICU's spelling; nil where no date can be written for it.
  static func writable(_ locale: Locale) -> Locale? { LanguageTag.writable(locale) }
}
