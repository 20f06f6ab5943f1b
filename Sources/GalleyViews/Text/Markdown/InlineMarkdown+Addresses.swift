extension InlineMarkdown {
  /// An address or a tag in `<>` is no longer than this, or many characters would take long.
  private static let tagLimit = 2000

  /// `<https://example.com>`, `<name@example.com>`, or a tag of HTML, which stays as it is written.
  mutating func readPointedBracket() {
    guard place < lastPointedBracket else { return append("<", step: 1) }
    let limit = min(characters.count, place + Self.tagLimit)
    let isSign = { (code: UInt8) in code == UInt8(ascii: "<") || code == UInt8(ascii: ">") }
    // There is no `<` in an address.
    if place + 1 < limit, let end = codes[(place + 1)..<limit].firstIndex(where: isSign),
      codes[end] == UInt8(ascii: ">"), let link = Self.link(to: characters[(place + 1)..<end])
    {
      let text = String(characters[(place + 1)..<end])
      nodes.append(Node(text: text, style: isInLink ? Style() : Style(link: link)))
      place = end + 1
    } else if let end = endOfTag() {
      nodes.append(Node(text: String(characters[place..<end]), style: Style(isHTML: true)))
      place = end
    } else {
      append("<", step: 1)
    }
  }

  /// Where an address in `<>` leads to; nil for what is none.
  private static func link(to inside: ArraySlice<Character>) -> String? {
    let text = String(inside)
    let address = isAddress(inside) ? text : MailAddress(whole: text)?.link
    return address?.filter { $0 != Self.placeholder }
  }

  /// Whether a text begins with a scheme of 2 to 32 characters and holds neither spaces nor characters that end it.
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
    let (close, open) = (UInt8(ascii: ">"), UInt8(ascii: "<"))
    let rest = codes[Swift.min(place + 1, limit)..<limit]
    if stands("!--", at: place + 1) {
      return (place + 4..<max(place + 4, limit - 2)).first { stands("-->", at: $0) }.map { $0 + 3 }
    }
    if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") {
      return rest.firstIndex(of: close).map { $0 + 1 }
    }
    let name = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    guard name.first.map(Self.isLetter) == true,
      let end = name.firstIndex(where: {
        !(Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-"))
      }), characters[end].isWhitespace || codes[end] == UInt8(ascii: "/") || codes[end] == close
    else { return nil }
    var quote: UInt8?
    for index in end..<limit {
      let code = codes[index]
      if let quoted = quote {
        if code == quoted { quote = nil }
      } else if code == UInt8(ascii: "\"") || code == UInt8(ascii: "'") {
        quote = code
      } else if code == close {
        return index + 1
      } else if code == open {
        return nil
      }
    }
    return nil
  }

  private static func isLetter(_ code: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code | 0x20)
  }

  private static func isDigit(_ code: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(code)
  }

  // MARK: Addresses as they stand

  private static let schemes: Set<String> = ["http", "https", "ftp"]

  /// `https://…`, found at its colon.
  mutating func readAddress() {
    guard !isInLink, openBrackets == 0, stands("//", at: place + 1),
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
    guard !isInLink, openBrackets == 0, stands("www.", at: place),
      before.isWhitespace || (place > 0 && Self.isOneOf("*_~(", codes[place - 1]))
    else { return append("w", step: 1) }
    let host = endOfHost(from: place)
    guard host.hasDot else { return append("w", step: 1) }
    appendAddress(place..<endOfAddress(from: host.end, start: place), prefix: "http://")
  }

  private mutating func appendAddress(_ range: Range<Int>, prefix: String) {
    let text = String(characters[range])
    // Values of texts stand in the address, too, and are no text of a second one.
    let address = text.filter { $0 != Self.placeholder }
    nodes.append(Node(text: text, style: Style(link: prefix + address)))
    place = range.upperBound
  }

  /// Letters, digits, points, hyphens and low lines.
  private func endOfHost(from start: Int) -> (end: Int, hasDot: Bool) {
    var index = start
    var hasDot = false
    while index < characters.count {
      let code = codes[index]
      guard code == 0 ? characters[index].isPartOfHost : Self.isPartOfHost(code) else { break }
      hasDot = hasDot || code == UInt8(ascii: ".")
      index += 1
    }
    return (index, hasDot)
  }

  /// An address ends at white space, and what may be the sentence's own is not part of it.
  private func endOfAddress(from start: Int, start first: Int) -> Int {
    var end = start
    while end < characters.count, !characters[end].isWhitespace, codes[end] != UInt8(ascii: "<") {
      end += 1
    }
    // How many more parentheses close than open up to the end.
    var excess = codes[first..<end].reduce(0) {
      $0 + ($1 == UInt8(ascii: ")") ? 1 : $1 == UInt8(ascii: "(") ? -1 : 0)
    }
    while end > first + 1 {
      let last = codes[end - 1]
      if last == UInt8(ascii: ")") {
        if excess <= 0 { break }
        excess -= 1
        end -= 1
      } else if last == UInt8(ascii: ";") {
        let name = codes[first..<(end - 1)].reversed().prefix(while: Self.isLetter).count
        let sign = end - 2 - name
        let isEntity = name > 0 && sign >= first && codes[sign] == UInt8(ascii: "&")
        end = isEntity ? sign : end - 1
      } else if Self.isOneOf("?!.,:*_~'\"", last) {
        end -= 1
      } else {
        break
      }
    }
    return end
  }
}

extension InlineMarkdown {
  private static func isOneOf(_ signs: StaticString, _ code: UInt8) -> Bool {
    signs.withUTF8Buffer { $0.contains(code) }
  }

  /// Letters and digits of ASCII, points, hyphens and low lines.
  private static func isPartOfHost(_ code: UInt8) -> Bool {
    isLetter(code) || isDigit(code) || isOneOf(".-_", code)
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
