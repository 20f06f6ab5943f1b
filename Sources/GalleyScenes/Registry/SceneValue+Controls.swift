import Galley
import GalleyData
import GalleyStrings

// The Swift values that keys of controls stand for.
extension SceneValue {
  /// Values of controls beyond this are refused.
  static let quantityLimit = 1e15
  static let quantities = -quantityLimit...quantityLimit

  /// A text, or a view.
  func title(_ decoder: ViewDecoder) throws -> AnyView {
    if case .object = node.value { return try decoder.view(self) }
    return AnyView(Text(verbatim: try titleText("a text or a view")))
  }

  private func titleText(_ what: String) throws -> String {
    switch node.value {
    case .string, .number, .bool: return try displayText()
    default: throw error(expected: what)
    }
  }

  /// Two numbers, the lesser one first: `[0, 100]`.
  func range() throws -> ClosedRange<Double> {
    let ends = try list()
    guard ends.count == 2 else { throw error(expected: "two numbers: the minimum and the maximum") }
    let least = try ends[0].number(Self.quantities, "a number")
    let greatest = try ends[1].number(Self.quantities, "a number")
    guard least < greatest else {
      throw error(
        found: "a range from \(JSONNode.text(least)) to \(JSONNode.text(greatest))",
        expected: "a minimum that is below the maximum")
    }
    return least...greatest
  }

  /// A moment, with the time zone that it was written for.
  func date() throws -> (date: Date, zone: TimeZone) {
    guard case .string(let text) = node.value, let read = DateText.read(text) else {
      throw error(expected: "a date such as 2026-03-14 or 2026-03-14T09:30:00+02:00")
    }
    return read
  }

  /// A web address with its scheme.
  func address() throws -> URL {
    guard case .string(let text) = node.value, let url = URL(string: text), url.scheme != nil else {
      throw error(expected: "a URL such as https://example.com")
    }
    return url
  }

  /// A way to choose: its tag, and what is shown for it.
  struct Option {
    var tag: String
    var title: String
    var systemImage: String?

    var label: AnyView {
      guard let systemImage else { return AnyView(Text(verbatim: title)) }
      return AnyView(Label(title, systemImage: systemImage))
    }
  }

  static let optionKeys: [KeyDefinition] = [
    .required("title", .text, "The text."),
    .optional("systemImage", .string, "none", "A symbol's name."),
    .optional("tag", .text, "the title", "What selection names."),
  ]

  /// Texts, or objects with a title, each with a tag of its own.
  func options() throws -> [Option] {
    var tags: Set<UTF8Key> = []
    return try list().map { value in
      let option = try value.option()
      guard tags.insert(UTF8Key(option.tag)).inserted else {
        throw value.error(
          found: "a second option \"\(option.tag)\"", expected: "a different tag for each option")
      }
      return option
    }
  }

  private func option() throws -> Option {
    guard case .object = node.value else {
      let text = try titleText("a text, or an object with a title")
      return Option(tag: text, title: text)
    }
    try check(keys: Self.optionKeys.map(\.name), of: "an option")
    guard let title = try member("title") else {
      throw missing("title", expected: "the option's title")
    }
    let text = try title.displayText()
    return Option(
      tag: try member("tag")?.displayText() ?? text, title: text,
      systemImage: try member("systemImage")?.string())
  }

  /// One of some tags.
  /// - Parameters:
  ///   - one: what has a tag, for messages: `an option`.
  ///   - all: several of them: `options`.
  func tag(among tags: [String], _ one: String, of all: String) throws -> String {
    let text = try displayText()
    guard tags.contains(where: { UTF8Key($0) == UTF8Key(text) }) else {
      throw error(
        expected: tags.isEmpty
          ? "none, because there are no \(all)" : "\(one): \(tags.joined(separator: ", "))",
        suggestion: SpellingSuggestion.of(text, among: tags))
    }
    return text
  }
}
