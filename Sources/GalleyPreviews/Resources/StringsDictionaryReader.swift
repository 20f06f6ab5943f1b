import Foundation
import GalleyStrings
import GalleyViews

/// Reads `Name.stringsdict`: a property list of texts whose parts have plural forms.
struct StringsDictionaryReader {
  private static let problemLimit = 20

  static func read(
    _ file: ResourceFile, _ data: Data
  ) -> ResourceReading<[UTF8Key: StringEntry]> {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      return ResourceReading(
        [:], problems: [file.problem("is not a property list: \(reason ?? "\(error)")")])
    }
    guard let texts = list as? [String: Any] else {
      return ResourceReading([:], problems: [file.problem("must be a dictionary of texts")])
    }
    var reading = ResourceReading<[UTF8Key: StringEntry]>([:])
    for (key, value) in texts.sorted(by: { UTF8Key($0.key) < UTF8Key($1.key) }) {
      do throws(FormatError) {
        reading.value[UTF8Key(key)] = try entry(value)
      } catch {
        // For each the file is searched.
        guard reading.problems.count < problemLimit else { continue }
        reading.problems.append(
          file.problem("\"\(key)\" \(error.message)", line: line(of: key, in: data)))
      }
    }
    return reading
  }

  private struct FormatError: Error {
    var message: String
  }

  private static func line(of key: String, in data: Data) -> Int? {
    data.range(of: Data("<key>\(key)</key>".utf8)).map {
      ResourceFile.line(of: $0.lowerBound, in: data)
    }
  }

  private static func entry(_ value: Any) throws(FormatError) -> StringEntry {
    if let text = value as? String { return StringEntry(.text(text)) }
    guard let fields = value as? [String: Any] else {
      throw FormatError(message: "must be a dictionary")
    }
    if let devices = fields["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      var forms: [String: StringForms] = [:]
      for (device, value) in devices {
        guard let text = value as? String else {
          throw FormatError(message: "must have a text for the device \"\(device)\"")
        }
        forms[device] = .text(text)
      }
      return StringEntry(.device(forms))
    }
    if let widths = fields["NSStringVariableWidthRuleType"] as? [String: String] {
      // As wide as there is room for; where text is cut that is another matter.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      if let widest { return StringEntry(.text(widest.value)) }
    }
    guard let format = fields["NSStringLocalizedFormatKey"] as? String else {
      throw FormatError(message: "has no NSStringLocalizedFormatKey")
    }
    var variables: [String: StringEntry.Variable] = [:]
    for (name, value) in fields where name != "NSStringLocalizedFormatKey" {
      guard let rule = value as? [String: Any] else {
        throw FormatError(message: "must have a dictionary for \"\(name)\"")
      }
      variables[name] = try variable(name, rule)
    }
    return StringEntry(.text(format), variables: variables)
  }

  private static func variable(
    _ name: String, _ rule: [String: Any]
  ) throws(FormatError) -> StringEntry.Variable {
    guard rule["NSStringFormatSpecTypeKey"] as? String ?? "" == "NSStringPluralRuleType" else {
      throw FormatError(message: "must have NSStringPluralRuleType for \"\(name)\"")
    }
    var forms: [String: StringForms] = [:]
    for category in ["zero", "one", "two", "few", "many", "other"] {
      if let text = rule[category] as? String { forms[category] = .text(text) }
    }
    guard forms["other"] != nil else {
      throw FormatError(message: "has no \"other\" form for \"\(name)\"")
    }
    return StringEntry.Variable(
      specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", forms: .plural(forms))
  }
}
