import Galley
import Testing

@testable import GalleyViews

/// `^[…](inflect: true)`: nouns of English agree with their numbers.
@Suite struct InflectionTests {
  private func words(_ text: Text, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text.words(in: environment)
  }

  @Test func nounsAgreeWithTheirNumbers() {
    for (count, expected) in [
      (0, "0 apples left"), (1, "1 apple left"), (2, "2 apples left"), (1234, "1,234 apples left"),
    ] {
      #expect(words(Text("^[\(count) apple](inflect: true) left")) == expected)
      #expect(words(Text("^[\(count) apple left](inflect: true)")) == expected)
    }
    #expect(words(Text("^[3 apple](inflect: true)")) == "3 apples")
    #expect(words(Text("^[\(1) apples](inflect: true)")) == "1 apple")
    #expect(words(Text("^[\(3) new **message**](inflect: true)")) == "3 new messages")
    #expect(words(Text("^[\(3) cup of tea](inflect: true)")) == "3 cups of tea")
    #expect(words(Text("^[\(2) more item](inflect: true)")) == "2 more items")
    #expect(words(Text("^[\(1) of 3 item](inflect: true)")) == "1 of 3 items")
    #expect(
      words(Text("^[\(2) table and \(1) chair](inflect: true), ^[\(2) box](inflect: true)"))
        == "2 tables and 1 chair, 2 boxes")
    let noun = "city"
    #expect(words(Text("^[\(5) \(noun)](inflect: true)")) == "5 cities")
    #expect(words(Text("^[\(1.0) hour](inflect: true)")) == "1.000000 hours")
  }

  @Test func whatAsksForNothingStays() {
    #expect(words(Text("^[\(3) apple](inflect: false)")) == "3 apple")
    #expect(words(Text("\(3) apple")) == "3 apple")
    #expect(words(Text("^[apple](inflect: true)")) == "apple")
    #expect(words(Text("^[\(3)](inflect: true) apple")) == "3 apple")
    #expect(words(Text("^[\(3) \(Text("apple"))](inflect: true)")) == "3 apple")
    // The words are English, whatever the numbers are.
    #expect(words(Text("^[\(3) apple](inflect: true)"), "de_DE") == "3 apples")
    #expect(words(Text("^[\(1) apple](inflect: true)"), "fa_IR") == "۱ apple")
  }

  @Test(arguments: [
    ("apple", "apples"), ("box", "boxes"), ("dish", "dishes"), ("church", "churches"),
    ("class", "classes"), ("bus", "buses"), ("city", "cities"), ("day", "days"), ("key", "keys"),
    ("person", "people"), ("child", "children"), ("woman", "women"), ("knife", "knives"),
    ("photo", "photos"), ("potato", "potatoes"), ("Person", "People"), ("PDF", "PDFs"),
    ("City", "Cities"), ("gas", "gases"), ("quiz", "quizzes"), ("mouse", "mice"),
  ])
  func nounsHaveTwoForms(one: String, many: String) {
    #expect(EnglishNoun.plural(of: one) == many)
    #expect(EnglishNoun.plural(of: many) == many)
    #expect(EnglishNoun.singular(of: one) == one)
  }

  @Test func someNounsNeverChange() {
    for noun in ["sheep", "fish", "series", "information", "Species"] {
      #expect(EnglishNoun.plural(of: noun) == noun && EnglishNoun.singular(of: noun) == noun)
    }
    for (many, one) in [
      ("apples", "apple"), ("boxes", "box"), ("cities", "city"), ("feet", "foot"),
    ] {
      #expect(EnglishNoun.singular(of: many) == one)
    }
  }
}
