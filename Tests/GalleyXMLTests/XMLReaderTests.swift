import GalleyBudget
import GalleyXML
import TestSupport
import Testing

@Suite struct XMLReaderTests {
  /// The events in short: `<a b="c">`, `</a>`, `"text"`.
  private func events(_ source: String, _ limits: XMLLimits = XMLLimits()) throws -> [String] {
    try events(bytes: Array(source.utf8), limits)
  }

  private func events(bytes: [UInt8], _ limits: XMLLimits = XMLLimits()) throws -> [String] {
    var result: [String] = []
    try XMLReader(limits: limits).read(bytes) { event, place in
      let at = "\(place.line):\(place.column)"
      switch event {
      case .start(let name, let attributes):
        let list = attributes.map { " \($0.name)=\($0.value)" }.joined()
        result.append("\(at) <\(name)\(list)>")
      case .end(let name): result.append("\(at) </\(name)>")
      case .text(let text): result.append("\(at) \"\(text)\"")
      case .instruction(let target, let data): result.append("\(at) ?\(target) \(data)")
      case .skippedEntity(let name): result.append("\(at) &\(name)")
      }
    }
    return result
  }

  private func error(_ source: String, _ limits: XMLLimits = XMLLimits()) -> String {
    do {
      return "no error: \(try events(source, limits))"
    } catch { return "\(error)" }
  }

  /// What brings a document may say what it is in, before its declaration does; a byte order mark counts more.
  @Test(arguments: [
    ("latin1", "<?xml version='1.0' encoding='utf-8'?><a>\u{E9}</a>", false),
    ("nonsense", "<a>\u{E9}</a>", true), ("utf-16", "\u{FEFF}<a>\u{E9}</a>", true),
  ])
  func theEncodingAroundADocumentCounts(name: String, source: String, isUTF8: Bool) throws {
    var reader = XMLReader()
    reader.encoding = name
    var text = ""
    let bytes = isUTF8 ? Array(source.utf8) : source.unicodeScalars.map { UInt8($0.value) }
    try reader.read(bytes) { event, _ in
      if case .text(let found) = event { text += found }
    }
    #expect(text == "\u{E9}")
    #expect(XMLReader.knows(encoding: name) == (name != "nonsense"))
  }

  /// The Encoding Standard, 4.2: a dash of Windows-1252 is a control character in Latin-1.
  @Test(arguments: ["latin1", "l1", "ISO_8859-1:1987", "us-ascii", "x-cp1252", "utf-16"])
  func labelsMeanWhatBrowsersTakeThemFor(label: String) throws {
    var reader = XMLReader()
    reader.encoding = label
    var text = ""
    let latin = Array("<a>".utf8) + [0x97] + Array("</a>".utf8)
    let wide = "<a>\u{2014}</a>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try reader.read(label == "utf-16" ? wide : latin) { event, _ in
      if case .text(let found) = event { text += found }
    }
    #expect(text == "\u{2014}" && XMLReader.knows(encoding: label))
  }

  @Test func eventsComeInOrderWithTheirPlaces() throws {
    #expect(
      try events("<a b='1' c=\"x &amp; y\">\n  <d/>t<![CDATA[<e>]]><!-- no -->u\n</a>") == [
        "1:1 <a b=1 c=x & y>", "1:24 \"\n  \"", "2:3 <d>", "2:7 </d>", "2:7 \"t<e>u\n\"",
        "3:1 </a>",
      ])
  }

  @Test func prefixesBecomeNamespaces() throws {
    let source = "<s:a xmlns:s='urn:s' xmlns='urn:d' s:k='1' k='2'><b/></s:a>"
    #expect(
      try events(source) == [
        "1:1 <{urn:s}a {urn:s}k=1 k=2>", "1:50 <{urn:d}b>", "1:54 </{urn:d}b>",
        "1:54 </{urn:s}a>",
      ])
    #expect(error("<a x:b='1'/>") == "line 1, column 1: unbound prefix")
  }

  @Test func encodingsAreFoundOrRefused() throws {
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xFC] + Array("</a>".utf8)
    #expect(try events(bytes: latin).contains { $0.hasSuffix("\"ü\"") })
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in "<a>日本</a>".utf16 { wide += [UInt8(unit & 255), UInt8(unit >> 8)] }
    #expect(try events(bytes: wide).contains { $0.hasSuffix("\"日本\"") })
    #expect(
      error("<?xml version='1.0' encoding='x-foo'?><a/>")
        == "line 1, column 31: the encoding x-foo is not known")
    #expect(throws: XMLError.self) { try events(bytes: Array("<a>".utf8) + [0xC3, 0x28, 0x3C]) }
  }

  /// The text of an element in bytes of an encoding.
  private func text(_ bytes: [UInt8], in encoding: String, mark: [UInt8] = []) -> String {
    let start = "<?xml version='1.0' encoding='\(encoding)'?>\n<a>"
    do {
      let all = mark + Array(start.utf8) + bytes + Array("</a>".utf8)
      return try events(bytes: all).dropFirst().first ?? "nothing"
    } catch { return "\(error)" }
  }

  @Test func encodingsThatICUKnowsAreRead() {
    #expect(text([0xE9, 0x20, 0x80], in: "windows-1252") == "2:4 \"é €\"")
    #expect(text([0xE9], in: "cp1252") == "2:4 \"é\"")
    #expect(text([0xA4], in: "ISO-8859-15") == "2:4 \"€\"")
    #expect(text([0xF0, 0xD2, 0xC9], in: "KOI8-R") == "2:4 \"При\"")
    // The second byte of the second character is that of a backslash.
    #expect(text([0x93, 0xFA, 0x95, 0x5C], in: "Shift_JIS") == "2:4 \"日表\"")
    #expect(text([0xD6, 0xD0], in: "gb18030") == "2:4 \"中\"")
    #expect(text(Array("é".utf8), in: "utf8") == "2:4 \"é\"")
    #expect(
      text([0x93], in: "Shift_JIS")
        == "line 2, column 1: bytes that are no characters of Shift_JIS")
    #expect(
      text([0x41], in: "ebcdic-cp-us")
        == "line 1, column 31: the document is not in ebcdic-cp-us, as it says")
  }

  /// As browsers decode: a byte order mark, and the bytes of a declaration, tell more than its words.
  @Test func bytesWinOverWhatTheDeclarationSays() throws {
    #expect(text(Array("é".utf8), in: "UTF-16") == "2:4 \"é\"")
    #expect(
      text(Array("é".utf8), in: "ISO-8859-1", mark: [0xEF, 0xBB, 0xBF]).hasSuffix("\"é\""))
    for name in ["UTF-8", "UCS-2", "windows-1252"] {
      let units = Array("<?xml version='1.0' encoding='\(name)'?><a>é日</a>".utf16)
      let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      for bytes in [[0xFF, 0xFE] + little, little, [0xFE, 0xFF] + big, big] {
        #expect(try events(bytes: bytes).contains { $0.hasSuffix("\"é日\"") }, "\(name)")
      }
    }
  }

  @Test func entitiesOfTheDocumentAreWorkedOutAndOthersAreNot() throws {
    let own = "<!DOCTYPE a [<!ENTITY n 'v<b/>w'>]><a k='&lt;'>&n;</a>"
    #expect(
      try events(own).map { $0.split(separator: " ", maxSplits: 1)[1] } == [
        "<a k=<>", "\"v\"", "<b>", "</b>", "\"w\"", "</a>",
      ])
    let outside = "<!DOCTYPE a [<!ENTITY n SYSTEM '/etc/passwd'>]><a>x&n;y</a>"
    #expect(!(try events(outside).joined().contains("root")))
    let skipped = "<!DOCTYPE a SYSTEM 'a.dtd'><a>&n;</a>"
    #expect(try events(skipped).contains { $0.hasSuffix("&n") })
    #expect(error("<a>&n;</a>") == "line 1, column 4: undefined entity")
  }

  @Test func entitiesThatGrowWithoutEndAreRefused() {
    var laughs = "<!DOCTYPE a [<!ENTITY l0 'lol'>"
    for level in 1...9 {
      let parts = String(repeating: "&l\(level - 1);", count: 10)
      laughs += "<!ENTITY l\(level) '\(parts)'>"
    }
    for use in ["<a>&l9;</a>", "<a k='&l9;'/>"] {
      #expect(error(laughs + "]>" + use).contains("entities make the document more than 20 times"))
    }
    #expect(
      error("<!DOCTYPE a [<!ENTITY b '&c;'><!ENTITY c '&b;'>]><a>&b;</a>")
        == "line 1, column 53: recursive entity reference")
    let long = String(repeating: "x", count: 100_000)
    let squared =
      "<!DOCTYPE a [<!ENTITY l '\(long)'>]><a>\(String(repeating: "&l;", count: 10_000))</a>"
    #expect(error(squared).contains("entities make the document more than 20 times"))
  }

  @Test func limitsAreHeld() {
    var limits = XMLLimits()
    limits.depth = 3
    limits.elements = 5
    limits.attributes = 2
    limits.text = 100
    limits.bytes = 400
    #expect(error("<a><a><a><a/></a></a></a>", limits).contains("nested more than 3 deep"))
    #expect(error("<a><a/><a/><a/><a/><a/></a>", limits).contains("more than 5 elements"))
    #expect(error("<a b='' c='' d=''/>", limits).contains("more than 2 attributes"))
    let text = String(repeating: "t", count: 101)
    #expect(error("<a>\(text)</a>", limits).contains("more than 100 bytes of text"))
    #expect(error("<a b='\(text)'/>", limits).contains("more than 100 bytes of text"))
    #expect(error("<\(text)/>", limits).contains("more than 100 bytes of text"))
    let whole = "<a>" + String(repeating: " ", count: 400) + "</a>"
    #expect(error(whole, limits).contains("the document has 407 bytes, and may have 400"))
  }

  @Test func whatIsNotWellFormedHasItsPlace() {
    #expect(error("") == "line 1, column 1: the document is empty")
    #expect(error("<a>\n<b></a>") == "line 2, column 6: mismatched tag")
    #expect(error("<a") == "line 1, column 1: unclosed token")
    #expect(error("text") == "line 1, column 1: syntax error")
    #expect(error("<a/><b/>") == "line 1, column 5: junk after document element")
    #expect(error("<a b='1' b='2'/>") == "line 1, column 10: duplicate attribute")
    #expect(error("<a>\u{1}</a>").contains("not well-formed"))
  }

  @Test func whatAHandlerThrowsEndsTheReading() {
    struct Enough: Error {}
    var count = 0
    #expect(throws: Enough.self) {
      try XMLReader().read("<a><b/><c/></a>".utf8) { _, _ in
        count += 1
        if count == 2 { throw Enough() }
      }
    }
    #expect(count == 2)
  }

  @Test func aBudgetEndsTheReading() {
    let source = "<a>" + String(repeating: "<b/>", count: 10_000) + "</a>"
    let poor = XMLReader(budget: RenderBudget(RenderBudget.Limits(bytes: 1000)))
    #expect(throws: LimitError.self) { try poor.read(source.utf8) { _, _ in } }
    let late = XMLReader(budget: RenderBudget(RenderBudget.Limits(duration: .zero)))
    #expect(throws: LimitError.self) { try late.read(source.utf8) { _, _ in } }
    let rich = RenderBudget()
    #expect(throws: Never.self) { try XMLReader(budget: rich).read(source.utf8) { _, _ in } }
    #expect(rich.heldBytes == 0)
  }

  @Test func changedDocumentsEndInEventsOrErrors() {
    let seed = Array(
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'f'>]><a b='&e;'>t&e;<![CDATA[x]]><?p i?></a>"
        .utf8)
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<3 {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place..<min(place + 9, bytes.count)], at: place)
        default: bytes.removeSubrange(place..<bytes.count)
        }
        if bytes.isEmpty { bytes = [60] }
      }
      _ = try? events(bytes: bytes)
    }
  }
}
