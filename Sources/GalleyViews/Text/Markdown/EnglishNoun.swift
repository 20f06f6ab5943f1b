/// Plural and singular forms of English nouns.
enum EnglishNoun {
  private static let irregular: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen",
    "die": "dice", "leaf": "leaves", "loaf": "loaves", "thief": "thieves", "half": "halves",
    "calf": "calves", "shelf": "shelves", "elf": "elves", "self": "selves", "wolf": "wolves",
    "knife": "knives", "life": "lives", "wife": "wives", "scarf": "scarves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes",
    "torpedo": "torpedoes", "quiz": "quizzes", "crisis": "crises", "analysis": "analyses",
    "basis": "bases", "thesis": "theses", "diagnosis": "diagnoses", "criterion": "criteria",
    "bus": "buses", "status": "statuses", "virus": "viruses", "bonus": "bonuses",
    "phenomenon": "phenomena", "vertex": "vertices", "index": "indices", "matrix": "matrices",
    "this": "these", "that": "those",
  ]
  private static let singulars = Dictionary(
    irregular.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  /// The same for one and for many.
  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "information", "equipment",
    "money", "rice", "news", "luggage", "hardware", "software", "feedback", "furniture", "advice",
    "traffic", "music", "data", "offspring", "salmon", "trout", "shrimp", "swine", "means",
  ]
  /// Nouns for one that end as others for many do.
  private static let endingWithS: Set<String> = [
    "gas", "lens", "atlas", "canvas", "bias", "alias", "iris", "cosmos", "chaos", "christmas",
    "pancreas", "yes", "plus", "minus",
  ]
  /// Words with which a noun phrase ends: behind them something else is counted, or nothing.
  private static let boundaries: Set<String> = [
    "of", "in", "on", "at", "for", "with", "without", "from", "to", "by", "per", "and", "or", "but",
    "ago", "left", "remaining", "more", "later", "away", "old", "is", "are", "was", "were", "has",
    "have", "each", "every", "total", "until", "since", "than", "as", "about", "over", "under",
    "selected", "completed", "done", "found", "available", "due", "ready",
  ]

  /// Whether a word is no noun, and one before it is the last of its phrase.
  static func isBoundary(_ word: String) -> Bool { boundaries.contains(word.lowercased()) }

  /// The form for numbers other than 1; of a noun that has it already the noun.
  static func plural(of noun: String) -> String {
    changed(noun) { word in
      if let plural = irregular[word] { return plural }
      if isPlural(word) || unchanging.contains(word) { return word }
      if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
        return word.dropLast() + "ies"
      }
      if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
      return word + "s"
    }
  }

  /// The form for 1.
  static func singular(of noun: String) -> String {
    changed(noun) { word in
      if let singular = singulars[word] { return singular }
      guard isPlural(word), !unchanging.contains(word) else { return word }
      if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
      if ["sses", "xes", "zzes", "ches", "shes"].contains(where: word.hasSuffix) {
        return String(word.dropLast(2))
      }
      return String(word.dropLast())
    }
  }

  private static func isPlural(_ word: String) -> Bool {
    if singulars[word] != nil { return true }
    return word.hasSuffix("s") && word.count > 2 && !endingWithS.contains(word)
      && !["ss", "us", "is"].contains(where: word.hasSuffix)
  }

  /// A change of a word in small letters, with the first letter of the noun. A noun in capitals is an abbreviation.
  private static func changed(_ noun: String, _ change: (String) -> String) -> String {
    let small = noun.lowercased()
    let form = change(small)
    if form == small { return noun }
    if form.hasPrefix(small) { return noun + form.dropFirst(small.count) }
    if small.hasPrefix(form) { return String(noun.prefix(form.count)) }
    guard let first = noun.first, first.isUppercase else { return form }
    return form.prefix(1).uppercased() + form.dropFirst()
  }
}
