import GalleyGeometry
import GalleyStrings

/// Which cells of a workbook are dates: their number formats say so.
struct CellStyles {
  /// What a number of a cell stands for.
  enum Kind: Equatable {
    case number
    case day
    case moment
    case time
    /// Hours that may be more than 24.
    case duration
  }

  /// The codes of the workbook's own formats by their numbers.
  var codes: [Int: String] = [:]
  /// The number of the format of each style of cells.
  var formats: [Int] = []

  func kind(ofStyle index: Int) -> Kind {
    guard formats.indices.contains(index) else { return .number }
    let format = formats[index]
    if let code = codes[format] { return Self.kind(ofCode: code) }
    // Formats that every workbook has; 27 to 58 are those of East Asia.
    switch format {
    case 14...17, 27...31, 34...36, 50...58: return .day
    case 22: return .moment
    case 18...21, 32, 33, 45, 47: return .time
    case 46: return .duration
    default: return .number
    }
  }

  /// The kind of a code such as `dd/mm/yyyy;@`: by its letters, what is quoted and in brackets left out.
  static func kind(ofCode code: String) -> Kind {
    var letters: Set<String> = []
    var rest = Array(code.prefix(256))[...]
    while let character = rest.popFirst() {
      switch character {
      case ";": rest = []
      case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\", "_", "*": rest = rest.dropFirst()
      case "[":
        let inside = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(inside.count + 1)
        let unit = Set(inside.map { $0.lowercased() })
        if !unit.isEmpty, unit.isSubset(of: ["h", "m", "s"]) { return .duration }
      case _ where character.isLetter: letters.insert(character.lowercased())
      default: break
      }
    }
    // "General" has letters of its own.
    if letters.contains("n") && letters.contains("g") { return .number }
    let hasTime = letters.contains("h") || letters.contains("s")
    let hasDay =
      letters.contains("y") || letters.contains("d") || (letters.contains("m") && !hasTime)
    switch (hasDay, hasTime) {
    case (true, true): return .moment
    case (true, false): return .day
    case (false, true): return .time
    case (false, false): return .number
    }
  }

  /// A number of a cell as a text: a number without an exponent, or a date of ISO 8601.
  /// - Returns: nil for what is no number.
  static func text(_ value: String, _ kind: Kind, from1904: Bool) -> String? {
    guard let number = Double(value), number.isFinite else { return nil }
    if kind != .number, let text = date(number, kind, from1904: from1904) { return text }
    if let digits = LongNumber.lostDigits(of: value, readAs: number) { return digits }
    let text = JSONNode.text(number)
    guard text.contains("e") else { return text }
    guard let exact = Decimal(string: text), exact.isFinite else { return text }
    return "\(exact)"
  }

  /// - Returns: nil for a number that is none of a date: the number itself counts.
  private static func date(_ number: Double, _ kind: Kind, from1904: Bool) -> String? {
    // Until the end of the year 9999.
    guard number >= 0, number < 2_958_466 else { return nil }
    let seconds = Int((number * 86400).rounded())
    let clock = seconds % 86400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func time(_ seconds: Int) -> String {
      "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
    switch kind {
    case .number: return nil
    case .duration: return time(seconds)
    case .time where seconds < 86400: return time(clock)
    default: break
    }
    var day = kind == .day ? Int(number) : seconds / 86400
    // Lotus 1-2-3 took 1900 for a leap year, and Excel has followed it.
    day += from1904 ? 1462 : day < 60 ? 1 : 0
    guard let text = dayText(day) else { return nil }
    return kind == .day ? text : "\(text)T\(time(clock))"
  }

  /// - Parameter day: from 30 December 1899.
  private static func dayText(_ day: Int) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 25,569 days are from then to 1970.
    let date = Date(timeIntervalSince1970: Double(day - 25569) * 86400)
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      (1...9999).contains(year)
    else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
