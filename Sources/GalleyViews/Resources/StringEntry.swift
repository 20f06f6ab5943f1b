import GalleyGeometry
import GalleyText

/// A text of a table: its words, or what they depend on.
package indirect enum StringForms: Hashable, Sendable {
  case text(String)
  /// By plural category: `one`, `few` … and `other`.
  case plural([String: StringForms])
  /// By device: `iphone`, `ipad`, `mac` … and `other`.
  case device([String: StringForms])
}

/// A text of a table, with the parts that `%#@name@` in it stands for.
package struct StringEntry: Hashable, Sendable {
  package struct Variable: Hashable, Sendable {
    /// The argument's number, from 1; nil is the next one.
    package var argument: Int?
    /// As in `%lld`, without the sign.
    package var specifier: String
    package var forms: StringForms

    package init(argument: Int? = nil, specifier: String, forms: StringForms) {
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }
  package var forms: StringForms
  package var variables: [String: Variable]

  package init(_ forms: StringForms, variables: [String: Variable] = [:]) {
    self.forms = forms
    self.variables = variables
  }
}

/// What forms of a text are chosen by.
struct StringChoice {
  var language: String
  var idiom: ResourceIdiom

  /// The words; nil where no form fits, not even `other`.
  /// - Parameter number: what plural forms count; nil counts as `other`.
  func words(_ forms: StringForms, number: LocalizedNumber?) -> String? {
    switch forms {
    case .text(let text): text
    case .plural(let forms):
      (category(of: number, in: forms).flatMap { forms[$0] } ?? forms["other"]).flatMap {
        words($0, number: number)
      }
    case .device(let forms):
      (forms[idiom.deviceName] ?? forms["other"]).flatMap { words($0, number: number) }
    }
  }

  /// Nothing is `zero` where a text has that form, in every language, as Foundation has it.
  private func category(of number: LocalizedNumber?, in forms: [String: StringForms]) -> String? {
    guard let number else { return nil }
    if number.double == 0, forms["zero"] != nil { return "zero" }
    return PluralRules.category(of: number.double, language: language)
  }
}
