extension InlineMarkdown {
  /// An address or a tag in `<>` is no longer than this, or many signs would take long.
  private static let tagLimit = 2000

  /// `<https://example.com>`, `<name@example.com>`, or a tag of HTML, which stays as it is written.
  mutating func readPointedBracket() {
    let limit = min(characters.count, place + Self.tagLimit)
    guard place + 1 < limit, let end = characters[(place + 1)..<limit].firstIndex(of: ">") else {
      return append("<", step: 1)
    }
    let inside = characters[(place + 1)..<end]
    let text = String(inside)
    if let address = Self.isAddress(inside) ? text : MailAddress(whole: text)?.link {
      let link = address.filter { $0 != LocalizedStringKey.placeholder }
      nodes.append(Node(text: text, style: isInLink ? Style() : Style(link: link)))
      place = end + 1
    } else if let end = endOfTag() {
      nodes.append(Node(text: String(characters[place..<end]), style: Style(isHTML: true)))
      place = end
    } else {
      append("<", step: 1)
    }
  }

  /// Whether a text begins with a scheme of 2 to 32 characters and holds neither spaces nor signs that end it.
  private static func isAddress(_ text: ArraySlice<Character>) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let scheme = text[..<colon]
    return (2...32).contains(scheme.count) && scheme.first?.isASCIILetter == true
      && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) }
      && text.allSatisfy { !$0.isWhitespace && $0 != "<" && !$0.isControl }
  }

  /// Where a tag, a comment or a declaration ends that begins at the place; nil where there is none.
  private func endOfTag() -> Int? {
    let limit = min(characters.count, place + Self.tagLimit)
    let rest = characters[(place + 1)..<limit]
    if rest.starts(with: "!--") {
      var index = place + 4
      while index + 2 < limit {
        if characters[index...].starts(with: "-->") { return index + 3 }
        index += 1
      }
      return nil
    }
    if rest.first == "!" || rest.first == "?" {
      return rest.firstIndex(of: ">").map { $0 + 1 }
    }
    let name = rest.first == "/" ? rest.dropFirst() : rest
    guard name.first?.isASCIILetter == true,
      let end = name.firstIndex(where: {
        !($0.isASCIILetter || $0.isASCIIDigit || $0 == "-")
      }), characters[end].isWhitespace || "/>".contains(characters[end])
    else { return nil }
    var quote: Character?
    for index in end..<limit {
      let character = characters[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index + 1
      } else if character == "<" {
        return nil
      }
    }
    return nil
  }

  // MARK: Addresses as they stand

  private static let schemes: Set<String> = ["http", "https", "ftp"]

  /// `https://…`, found at its colon.
  mutating func readAddress() {
    guard !isInLink, openBrackets == 0, characters[(place + 1)...].starts(with: "//"),
      place + 3 < characters.count, characters[place + 3].isPartOfHost,
      let last = nodes.indices.last, nodes[last].delimiter == nil, nodes[last].style == Style()
    else { return append(":", step: 1) }
    let scheme = String(nodes[last].text.reversed().prefix { $0.isASCIILetter }.reversed())
    guard Self.schemes.contains(scheme.lowercased()) else { return append(":", step: 1) }
    let start = place - scheme.count
    let end = endOfAddress(from: endOfHost(from: place + 3).end, start: start)
    nodes[last].text.removeLast(scheme.count)
    appendAddress(start..<end, prefix: "")
  }

  /// `www.…` at the start of a word.
  mutating func readWebAddress() {
    let before = place > 0 ? characters[place - 1] : " "
    guard !isInLink, openBrackets == 0, characters[place...].starts(with: "www."),
      before.isWhitespace || "*_~(".contains(before)
    else { return append("w", step: 1) }
    let host = endOfHost(from: place)
    guard host.hasDot else { return append("w", step: 1) }
    appendAddress(place..<endOfAddress(from: host.end, start: place), prefix: "http://")
  }

  private mutating func appendAddress(_ range: Range<Int>, prefix: String) {
    let text = String(characters[range])
    // Values of texts stand in the address, too, and are no text of a second one.
    let address = text.filter { $0 != LocalizedStringKey.placeholder }
    nodes.append(Node(text: text, style: Style(link: prefix + address)))
    place = range.upperBound
  }

  /// Letters, digits, points, hyphens and low lines.
  private func endOfHost(from start: Int) -> (end: Int, hasDot: Bool) {
    var index = start
    var hasDot = false
    while index < characters.count {
      let character = characters[index]
      guard character.isPartOfHost || ".-_".contains(character) else { break }
      hasDot = hasDot || character == "."
      index += 1
    }
    return (index, hasDot)
  }

  /// An address ends at white space, and what may be the sentence's own is not part of it.
  private func endOfAddress(from start: Int, start first: Int) -> Int {
    var end = start
    while end < characters.count, !characters[end].isWhitespace, characters[end] != "<" { end += 1 }
    while end > first + 1 {
      let last = characters[end - 1]
      if last == ")" {
        let inside = characters[first..<end]
        if inside.count(where: { $0 == ")" }) <= inside.count(where: { $0 == "(" }) { break }
        end -= 1
      } else if last == ";" {
        let name = characters[first..<(end - 1)].reversed().prefix { $0.isASCIILetter }.count
        let sign = end - 2 - name
        end = name > 0 && sign >= first && characters[sign] == "&" ? sign : end - 1
      } else if "?!.,:*_~'\"".contains(last) {
        end -= 1
      } else {
        break
      }
    }
    return end
  }
}

/// An address of mail in a text.
struct MailAddress {
  let range: Range<String.Index>
  let link: String

  /// A text that is one address and nothing else.
  init?(whole text: String) {
    guard let at = text.firstIndex(of: "@"), let found = MailAddress(in: text, at: at),
      found.range == text.startIndex..<text.endIndex
    else { return nil }
    self = found
  }

  /// The address around an `@`: letters, digits and `.+-_`, and behind it a name with a point in it that ends with a
  /// letter.
  init?(in text: String, at: String.Index) {
    func isWord(_ character: Character) -> Bool {
      character.isASCIILetter || character.isASCIIDigit
    }
    var start = at
    while start > text.startIndex {
      let before = text.index(before: start)
      guard isWord(text[before]) || ".+-_".contains(text[before]) else { break }
      start = before
    }
    var end = text.index(after: at)
    var hasDot = false
    while end < text.endIndex {
      let character = text[end]
      if character == "." {
        let next = text.index(after: end)
        guard next < text.endIndex, isWord(text[next]) else { break }
        hasDot = true
      } else if !isWord(character), character != "-", character != "_" {
        break
      }
      end = text.index(after: end)
    }
    guard start < at, hasDot, text[text.index(before: end)].isASCIILetter else { return nil }
    range = start..<end
    link = "mailto:" + text[range]
  }
}

extension InlineMarkdown.Part {
  /// The part in pieces, those that are addresses of mail being links.
  var withMailAddresses: [InlineMarkdown.Part] {
    guard style.link == nil, !style.isCode, !style.isHTML, text.contains("@") else { return [self] }
    var parts: [InlineMarkdown.Part] = []
    var start = text.startIndex
    var index = start
    while let at = text[index...].firstIndex(of: "@") {
      index = text.index(after: at)
      guard let address = MailAddress(in: text, at: at), address.range.lowerBound >= start else {
        continue
      }
      if start < address.range.lowerBound {
        parts.append(
          InlineMarkdown.Part(text: String(text[start..<address.range.lowerBound]), style: style))
      }
      var link = style
      link.link = address.link
      parts.append(InlineMarkdown.Part(text: String(text[address.range]), style: link))
      start = address.range.upperBound
      index = max(index, start)
    }
    if start < text.endIndex {
      parts.append(InlineMarkdown.Part(text: String(text[start...]), style: style))
    }
    return parts
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
  fileprivate var isControl: Bool { asciiValue.map { $0 < 32 || $0 == 127 } ?? false }
  /// Whether a name of a host may hold it: all but white space and punctuation, which symbols of ASCII count as.
  fileprivate var isPartOfHost: Bool {
    !isWhitespace && !isPunctuation && !(isASCII && isSymbol) && !isControl
  }
}
