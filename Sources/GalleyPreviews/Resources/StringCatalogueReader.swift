import Foundation
import GalleyStrings
import GalleyViews

/// A string catalogue, `Name.xcstrings`: texts in all languages.
struct StringCatalogue: Sendable {
  var sourceLanguage = "en"
  /// By language, then by key.
  var tables: [String: [UTF8Key: StringEntry]] = [:]
}

/// Reads string catalogues.
struct StringCatalogueReader {
  private static let byteLimit = 64 << 20
  private static let problemLimit = 20
  private let file: ResourceFile
  private let data: Data
  private var result = StringCatalogue()
  private var problems: [ResourceError] = []

  /// - Complexity: O(n) in the bytes.
  static func read(_ file: ResourceFile) -> ResourceReading<StringCatalogue> {
    do throws(ResourceError) {
      let (object, data) = try file.json(limit: byteLimit)
      var reader = StringCatalogueReader(file: file, data: data)
      try reader.read(object)
      return ResourceReading(reader.result, problems: reader.problems)
    } catch {
      return ResourceReading(StringCatalogue(), problems: [error])
    }
  }

  private init(file: ResourceFile, data: Data) {
    self.file = file
    self.data = data
  }

  private struct FormatError: Error {
    var message: String
  }

  private mutating func read(_ object: [String: Any]) throws(ResourceError) {
    guard let strings = object["strings"] as? [String: Any] else {
      throw file.problem("must have an object as \"strings\"")
    }
    let source = object["sourceLanguage"] as? String ?? "en"
    result.sourceLanguage = source
    // What is written in the source is a text, too.
    result.tables[source] = [:]
    for (key, value) in strings.sorted(by: { UTF8Key($0.key) < UTF8Key($1.key) }) {
      result.tables[source]?[UTF8Key(key)] = StringEntry(.text(key))
      guard let fields = value as? [String: Any] else {
        note(key, "must be an object")
        continue
      }
      guard let localizations = fields["localizations"] else { continue }
      guard let localizations = localizations as? [String: Any] else {
        note(key, "must have an object as \"localizations\"")
        continue
      }
      for (language, value) in localizations.sorted(by: { $0.key < $1.key }) {
        do throws(FormatError) {
          guard let entry = try Self.entry(value) else { continue }
          result.tables[language, default: [:]][UTF8Key(key)] = entry
        } catch {
          note(key, "in \"\(language)\" \(error.message)")
        }
      }
    }
  }

  private mutating func note(_ key: String, _ message: String) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      file.problem("\"\(key)\" \(message)", line: ResourceFile.line(of: key, in: data)))
  }

  /// Nil for a text that is not translated yet.
  private static func entry(_ value: Any) throws(FormatError) -> StringEntry? {
    guard let fields = value as? [String: Any] else {
      throw FormatError(message: "must be an object")
    }
    guard let forms = try forms(fields, depth: 0) else { return nil }
    var entry = StringEntry(forms)
    for (name, value) in fields["substitutions"] as? [String: Any] ?? [:] {
      guard let rule = value as? [String: Any], let forms = try Self.forms(rule, depth: 0) else {
        throw FormatError(message: "has no forms for \"\(name)\"")
      }
      entry.variables[name] = StringEntry.Variable(
        // From 1; what is before the first one is no value.
        argument: (rule["argNum"] as? Int).map { max($0, 0) },
        specifier: rule["formatSpecifier"] as? String ?? "lld",
        forms: forms)
    }
    return entry
  }

  private static func forms(_ fields: [String: Any], depth: Int) throws(FormatError) -> StringForms?
  {
    if let unit = fields["stringUnit"] {
      guard let unit = unit as? [String: Any], let text = unit["value"] as? String else {
        throw FormatError(message: "must have a \"stringUnit\" with a \"value\"")
      }
      return text.isEmpty && unit["state"] as? String == "new" ? nil : .text(text)
    }
    guard depth < 8, let variations = fields["variations"] as? [String: Any] else {
      throw FormatError(message: "must have a \"stringUnit\" or \"variations\"")
    }
    for (kind, make) in [
      ("device", StringForms.device), ("plural", StringForms.plural),
    ] as [(String, ([String: StringForms]) -> StringForms)] {
      guard let choices = variations[kind] else { continue }
      guard let choices = choices as? [String: [String: Any]] else {
        throw FormatError(message: "must have objects as \"\(kind)\" variations")
      }
      var result: [String: StringForms] = [:]
      for (name, value) in choices { result[name] = try forms(value, depth: depth + 1) }
      guard result["other"] != nil else {
        if result.isEmpty { return nil }
        throw FormatError(message: "has no \"other\" form")
      }
      return make(result)
    }
    throw FormatError(message: "must have \"plural\" or \"device\" variations")
  }
}
