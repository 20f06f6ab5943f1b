/// What a line is the beginning of.
extension MarkdownBlocks {
  /// Columns of white space before a line; tabs lead to multiples of four.
  static func indent(_ line: Substring) -> Int {
    var columns = 0
    for character in line {
      if character == "\t" {
        columns += 4 - columns % 4
      } else if character.isBlank {
        columns += 1
      } else {
        break
      }
    }
    return columns
  }

  /// A line without a number of columns of white space, or of a marker and the white space around it.
  static func without(
    _ line: Substring, columns: Int, replacingMarker: Bool = false
  ) -> Substring {
    var rest = line
    var column = 0
    while column < columns, let first = rest.first, replacingMarker || first.isBlank {
      let next = first == "\t" ? column + 4 - column % 4 : column + 1
      rest.removeFirst()
      if next > columns { return String(repeating: " ", count: next - columns) + rest }
      column = next
    }
    return rest
  }

  /// Three or more `*`, `-` or `_` and nothing else.
  static func isRule(_ text: Substring) -> Bool {
    guard let first = text.first, "*-_".contains(first) else { return false }
    return text.allSatisfy { $0 == first || $0.isBlank } && text.count { $0 == first } >= 3
  }

  /// The line below a heading: `=` or `-` and nothing else.
  static func isUnderline(_ text: Substring) -> Bool {
    guard let first = text.first, first == "=" || first == "-" else { return false }
    return text.drop { $0 == first }.allSatisfy(\.isBlank)
  }

  /// The text behind one to six `#`, without those at its end.
  static func heading(_ text: Substring) -> String? {
    let signs = text.prefix { $0 == "#" }
    let rest = text[signs.endIndex...]
    guard (1...6).contains(signs.count), rest.first?.isBlank ?? true else { return nil }
    let title = trimmed(rest)
    let end = title.reversed().drop { $0 == "#" }
    let isClosed = end.isEmpty || end.first?.isBlank == true
    return String(isClosed ? trimmed(Substring(String(end.reversed()))) : title)
  }

  /// Three or more backticks or tildes; behind backticks there are no others.
  static func fence(_ text: Substring) -> Substring? {
    guard let first = text.first, first == "~" || (first == "`" && first.isASCII) else {
      return nil
    }
    let fence = text.prefix { $0 == first }
    guard fence.count >= 3, first == "~" || !text[fence.endIndex...].contains("`") else {
      return nil
    }
    return fence
  }

  /// How wide the marker of an item is with the white space behind it: `-`, `+`, `*`, or a number of up to nine digits
  /// with `.` or `)`. Code in an item, which is further in, leaves one space.
  /// - Parameter interrupts: whether it ends a paragraph; only items that are not empty and lists from 1 do.
  static func marker(_ text: Substring, interrupts: Bool) -> Int? {
    var end = text.startIndex
    if let first = text.first, "-+*".contains(first) {
      end = text.index(after: end)
    } else {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard (1...9).contains(digits.count), let sign = text[digits.endIndex...].first,
        sign == "." || sign == ")", !interrupts || Int(digits) == 1
      else { return nil }
      end = text.index(after: digits.endIndex)
    }
    let width = text.distance(from: text.startIndex, to: end)
    let rest = text[end...]
    guard rest.first?.isBlank ?? true else { return nil }
    if rest.allSatisfy(\.isBlank) { return interrupts ? nil : width + 1 }
    let spaces = indent(rest)
    return width + (spaces > 4 ? 1 : spaces)
  }

  /// The line below a table's header, which has as many cells: `| --- | :-: |`.
  static func isTableDivider(_ line: Substring, below header: Substring) -> Bool {
    let cells = cells(line)
    return line.contains("|") && !cells.isEmpty && cells.count == self.cells(header).count
      && cells.allSatisfy { cell in
        let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
        return !dashes.isEmpty && cell.allSatisfy { $0 == "-" || $0 == ":" }
      }
  }

  /// The cells of a table's row; what is escaped ends none.
  static func cells(_ line: Substring) -> [String] {
    var row = trimmed(line)
    if row.first == "|" { row = row.dropFirst() }
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in row {
      if character == "|", !isEscaped {
        cells.append(String(trimmed(Substring(cell))))
        cell = ""
      } else {
        // The backslash of an escape is read with the cell's markup, that of a line between cells here.
        if character == "|" { cell.removeLast() }
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    let last = String(trimmed(Substring(cell)))
    if !last.isEmpty { cells.append(last) }
    return cells
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isBlank)
    guard let end = start.lastIndex(where: { !$0.isBlank }) else { return "" }
    return start[...end]
  }
}

extension Character {
  /// Whether it is a space or a tab: white space that Markdown has a meaning for.
  var isBlank: Bool { self == " " || self == "\t" }
}
