import Foundation
import Testing

@testable import GalleyData

/// Tables as spreadsheets write them: delimiters, encodings, blanks, separators of numbers.
@Suite struct SheetTextTests {
  func table(
    _ data: Data, _ file: String = "t.csv", _ change: (inout TableReading) -> Void = { _ in }
  ) throws -> DataTable {
    var reading = TableReading()
    change(&reading)
    return try DataTable(data: data, file: file, reading: reading)
  }

  private func rows(
    _ text: String, _ file: String = "t.csv", _ change: (inout TableReading) -> Void = { _ in }
  ) throws -> [String] {
    let table = try table(Data(text.utf8), file, change)
    return try (0..<table.count).map { try table.row($0).canonicalText }
  }

  private func failure(
    _ data: Data, _ file: String = "t.csv", _ change: (inout TableReading) -> Void = { _ in }
  ) -> String {
    do {
      let table = try table(data, file, change)
      for index in 0..<table.count { _ = try table.row(index) }
      return "no error"
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    (",", [String]()), (";", ["semicolons"]), ("\t", ["tabs"]), ("|", ["pipes (|)"]),
  ])
  func delimitersAreFound(sign: String, words: [String]) throws {
    let text = ["id", "name"].joined(separator: sign) + "\n1\(sign)\"a,b;c\td|e\"\n2\(sign)x\n"
    let table = try table(Data(text.utf8))
    #expect(
      try rows(text)
        == [#"{"id":"1","name":"a,b;c\td|e"}"#, #"{"id":"2","name":"x"}"#])
    #expect(table.notes.count == words.count)
    for (note, word) in zip(table.notes, words) {
      #expect(
        note == "t.csv: columns are separated by \(word), as its first lines show; "
          + "--delimiter names another sign")
    }
  }

  @Test func theHeaderAndItsFirstLinesDecide() throws {
    #expect(try rows("name;price\nA;1,5\nB;2,5\n").count == 2)
    // A comma in every row is none in the header.
    #expect(try rows("note\na,b\n", "t.tsv") == [#"{"note":"a,b"}"#])
    #expect(try rows("tags\na;b\n") == [#"{"tags":"a;b"}"#])
    #expect(
      try rows("id,tags\n1,a;b\n2,c\n") == [#"{"id":"1","tags":"a;b"}"#, #"{"id":"2","tags":"c"}"#])
    #expect(try rows("\"a;b\",c\n1,2\n") == [#"{"a;b":"1","c":"2"}"#])
    // One line that is ragged does not change what separates the others.
    #expect(
      failure(Data("a;b;c\n1;2;3\n1;2\n1;2;3\n".utf8)).hasPrefix("t.csv:3:1: error: found 2 fields")
    )
    #expect(try rows("sep=;\r\na;b\r\n1,5;2\r\n") == [#"{"a":"1,5","b":"2"}"#])
  }

  /// Two delimiters that make as many columns, in the header and in the lines below it.
  @Test(arguments: [
    ("a,b;c\n1,2;3\n", "commas", "semicolons"), ("a;b|c\n1;2|3\n", "semicolons", "pipes (|)"),
    ("a\tb,c|d\n", "commas", "tabs"),
  ])
  func aTieOfDelimitersIsSaid(text: String, best: String, other: String) throws {
    let note =
      "t.csv: columns are separated by \(best), though \(other) would separate as many; "
      + "--delimiter names one of them"
    #expect(try table(Data(text.utf8)).notes.first == note)
    #expect(try table(Data(text.utf8)) { $0.delimiter = .semicolon }.notes.isEmpty)
  }

  @Test func whatDecidesIsNoTie() throws {
    for text in ["a,b;c\n1,2\n", "a, b;c\n1,2;3\n", "a\n1\n", "a,b,c;d\n1,2,3;4\n"] {
      let notes = try table(Data(text.utf8)).notes
      #expect(!notes.contains { $0.contains("as many") }, "\(notes)")
    }
  }

  @Test func delimitersCanBeGiven() throws {
    let colon = try #require(Delimiter(":"))
    #expect(try rows("a:b,c\n1:2,3\n") { $0.delimiter = colon } == [#"{"a":"1","b,c":"2,3"}"#])
    #expect(
      try rows("a,b;c\n1,2;3\n") { $0.delimiter = Delimiter("semicolon") } == [
        #"{"a,b":"1,2","c":"3"}"#
      ])
    #expect(try table(Data("a;b\n1;2\n".utf8)) { $0.delimiter = Delimiter(";") }.notes.isEmpty)
    #expect(Delimiter("\\t") == Delimiter("tab") && Delimiter("\t") == Delimiter("tab"))
    for text in ["", "\"", "\n", "a", "5", "::", "§", "\u{0}", "semi"] {
      #expect(Delimiter(text) == nil, "\(text)")
    }
  }

  @Test func blanksAroundNamesAreRemovedAndSaid() throws {
    let table = try table(Data(" name ,\u{A0}price,ok\n1,2,3\n".utf8))
    #expect(
      table.notes == ["t.csv: blanks around the column names \"name\", \"price\" are removed"])
    #expect(try table.row(0).canonicalText == #"{"name":"1","price":"2","ok":"3"}"#)
    #expect(
      failure(Data("a,a \n1,2\n".utf8)).contains(
        "t.csv:1:3: error: found the column \"a\" a second time, once the blanks around it are removed"
      ))
    #expect(failure(Data("a, \n1,2\n".utf8)).contains("a column without a name"))
  }

  @Test func rowsOfNothingAreLeftOutAndSaid() throws {
    let table = try table(Data("a;b\n1;2\n;\n3;4\n ; \n".utf8))
    #expect(table.count == 2)
    #expect(table.notes.last == "t.csv: 2 rows have nothing in any column and are left out")
    #expect(try self.table(Data("a,b\n\"\",\"\"\n".utf8)).count == 1)
  }

  @Test func linesAboveTheHeaderAreSkipped() throws {
    let text = "Sales, \"draft\nof March\n\nname;price\nA;1\n"
    #expect(try rows(text) { $0.skippedLines = 3 } == [#"{"name":"A","price":"1"}"#])
    #expect(try rows(text) { $0.usualSkippedLines = 3 } == [#"{"name":"A","price":"1"}"#])
    #expect(try rows("a\n1\n") { ($0.skippedLines, $0.usualSkippedLines) = (0, 1) }.count == 1)
    // A mark of the encoding, Excel's line and carriage returns are lines like others.
    #expect(try rows("\u{FEFF}title\r\na,b\r\n1,2\r\n") { $0.skippedLines = 1 }.count == 1)
    let named = "sep=|\ntitle\na|b,c\n1|2\n"
    #expect(try rows(named) { $0.skippedLines = 2 } == [#"{"a":"1","b,c":"2"}"#])
    #expect(try rows("title\rname\rA\r") { $0.skippedLines = 1 } == [#"{"name":"A"}"#])
    // A first line in brackets is no list of JSON then.
    #expect(try rows("[draft]\nname\nA\n", "t") { $0.skippedLines = 1 } == [#"{"name":"A"}"#])
    let located = failure(Data("title\na,b\n1\n".utf8)) { $0.skippedLines = 1 }
    #expect(located.hasPrefix("t.csv:3:1: error: found 1 field, expected 2"), "\(located)")
    let empty = try table(Data("a\n1\n".utf8)) { $0.skippedLines = 7 }
    #expect(empty.emptyMessage == "t.csv: there is no row in it; its first 7 lines are skipped")
  }

  @Test func jsonHasNoLinesAboveAHeader() throws {
    for (text, file) in [("[{}]", "t.json"), ("{}\n{}\n", "t.jsonl")] {
      #expect(failure(Data(text.utf8), file) { $0.skippedLines = 1 }.contains("no --skip-lines"))
      #expect(try table(Data(text.utf8), file) { $0.usualSkippedLines = 1 }.count > 0)
      #expect(try table(Data(text.utf8), file) { $0.skippedLines = 0 }.count > 0)
    }
  }

  @Test func aLineAboveTheHeaderIsSuspected() throws {
    let advice = { (line: Int) in
      "if line \(line) has the names of the columns, --skip-lines \(line - 1) leaves out what is above"
    }
    for (text, line) in [
      ("Sales\nname,price\nA,1\nB,2\n", 2), ("Sales\n\n\nname,price,2025\nA,1,2\n", 4),
      ("Sales,,\n,,\nname,price,n\nA,1,2\nB,1,2\n", 3), (",,\nname,price,n\nA,1,2\n", 2),
      ("by me, in March, draft\nname,price\nA,1\n", 2),
    ] {
      let found = failure(Data(text.utf8))
      #expect(found.contains("; " + advice(line)), "\(text): \(found)")
      #expect(try rows(text) { $0.skippedLines = line - 1 }.count > 0)
    }
    // Another delimiter than the first line's is a note: nothing is wrong with the rows.
    let notes = try table(Data("Sales\nname;price\nA;1\nB;2\n".utf8)).notes
    #expect(notes == ["t.csv: line 2 has 2 fields separated by semicolons; " + advice(2)])
    for text in ["a,b\n1,2\n3,4,5\n", "a,b\nx,y\nx,y,z\n", "a\nb,c\n", "a,b\n1,2,3\n4,5,6\n"] {
      #expect(!failure(Data(text.utf8)).contains("--skip-lines"), "\(text)")
    }
    #expect(try table(Data("tags\na;b\nc\nd;e\n".utf8)).notes.isEmpty)
  }

  /// A line that has the name that a scene asks for, where nothing is wrong with the row.
  @Test func namesBelowTheHeaderAreLocated() throws {
    for (text, line) in [
      ("Report of 2026\n\na;b\n1;2\n3;4\n", 3),
      ("Report of 2026\tx\n\na\tb\n1\t2\n3\t4\n", 3),
      ("Report\na,b\n1,2\n", 2), ("Report,2026\nmade,by\n a ,b\n1,2\n", 3),
    ] {
      let table = try table(Data(text.utf8))
      // Rows of as many fields as the first line can be read.
      guard let row = (0..<table.count).lazy.compactMap({ try? table.row($0) }).first else {
        #expect(failure(Data(text.utf8)).contains("--skip-lines \(line - 1)"), "\(text)")
        continue
      }
      let advice = try #require(row.headerAdvice)
      #expect(
        advice("a")
          == "if line \(line) has the names of the columns, --skip-lines \(line - 1) leaves out what is above"
      )
      #expect(advice("c") == nil && advice("1") == nil, "\(text)")
    }
    let skipped = try table(Data("Report\na;b\n1;2\n".utf8)) { $0.skippedLines = 1 }
    #expect(try skipped.row(0).headerAdvice?("a") == nil)
    #expect(try table(Data("[{}]".utf8), "t.json").row(0).headerAdvice == nil)
  }

  @Test func rowsThatAreBrokenAreLocated() {
    #expect(
      failure(Data("a;b\n1\n".utf8))
        == "t.csv:2:1: error: found 1 field, expected 2, as the first line has them: "
        + "none is left for \"b\", in row 1")
    #expect(
      failure(Data("a;b\n\"x\ny;2\n".utf8)).hasPrefix(
        "t.csv:2:1: error: found an opening quotation mark, expected a closing one"))
    #expect(
      failure(Data("a;b\n1;\"2\"3\n".utf8)).contains("expected a semicolon or the end of the line"))
    #expect(
      failure(Data("a,b\n1,\u{0}2\n3,4\n".utf8)).hasPrefix("t.csv:2:3: error: found a NUL byte"))
  }

  @Test func blanksBesideQuotationMarksAreNamed() {
    for (text, message) in [
      (
        "a,b\n1, \"x, y\"\n",
        "t.csv:2:3: error: found a blank before a quotation mark, expected the quotation mark directly behind a "
          + "comma or at the start of the line"
      ),
      ("a;b\n  \"x\";2\n", "t.csv:2:1: error: found 2 blanks before a quotation mark"),
      ("a,b\n1,\t\"x\"\n", "t.csv:2:3: error: found a tab before"),
      ("name, \"town\"\n1,2\n", "t.csv:1:6: error: found a blank before a quotation mark"),
      // A field of two lines ends with its first one, and the blank is what is wrong.
      ("a,b\n1, \"x\ny\"\n", "t.csv:2:3: error: found a blank before a quotation mark"),
      ("a,b\n\"x\" ,2\n", "found a blank after a closing quotation mark, expected a comma"),
      ("a,b\n\"x\"y,2\n", "found text after a closing quotation mark"),
      ("a,b\nx \"y\",2\n", "found a quotation mark within a field"),
    ] {
      let found = failure(Data(text.utf8))
      #expect(found.contains(message), "\(text): \(found)")
    }
  }

  @Test func linesOfTheClassicMacAreLines() throws {
    #expect(try rows("a,b\r1,2\r3,4\r") == [#"{"a":"1","b":"2"}"#, #"{"a":"3","b":"4"}"#])
    #expect(failure(Data("a,b\r1,2\r3\r".utf8)).hasPrefix("t.csv:3:1: error: found 1 field"))
  }

  @Test(arguments: ["", "\u{FEFF}", "name,price\n", "name,price", "\n\n"])
  func aTableWithoutRowsHasNone(text: String) throws {
    for file in ["t.csv", "t.tsv"] {
      let table = try table(Data(text.utf8), file)
      #expect(table.count == 0 && table.emptyMessage == "\(file): there is no row in it")
    }
    if !text.contains("name") {
      for file in ["t.json", "t.jsonl"] { #expect(try table(Data(text.utf8), file).count == 0) }
    }
  }

  // MARK: Encodings

  private let sheet = "name;town\nZoë;Köln\nŽižka – €;Łódź\n"

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8], "UTF-16LE"),
    (.utf16BigEndian, [0xFE, 0xFF], "UTF-16BE"),
  ])
  func utf16WithAMarkIsRead(encoding: String.Encoding, mark: [UInt8], name: String) throws {
    let data = Data(mark) + (try #require((sheet + "😀;日本\n").data(using: encoding)))
    let table = try table(data)
    #expect(try table.row(1).canonicalText == #"{"name":"Žižka – €","town":"Łódź"}"#)
    #expect(try table.row(2).canonicalText == #"{"name":"😀","town":"日本"}"#)
    #expect(table.notes.first == "t.csv: read as \(name), as its byte order mark says")
    #expect(try self.table(data) { $0.encoding = .utf16 }.notes.count == 1)
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, "utf-16le"), (.utf16BigEndian, "utf-16be"),
  ])
  func utf16WithoutAMarkIsNamed(encoding: String.Encoding, name: String) throws {
    let data = try #require(sheet.data(using: encoding))
    #expect(
      failure(data)
        == "t.csv:1:1: error: found text in \(name.uppercased()) without a byte order mark, "
        + "expected UTF-8; --encoding \(name) converts it")
    let table = try table(data) { $0.encoding = TextEncoding(name: name) }
    #expect(try table.row(0).canonicalText == #"{"name":"Zoë","town":"Köln"}"#)
    #expect(try self.table(data) { $0.encoding = .utf16 }.count == 2)
    #expect(failure(data, "t.jsonl").contains("--encoding \(name) converts it"))
  }

  @Test func textsOfOneByteACharacterAreNamedAndConverted() throws {
    let latin = try #require("name;town\nZoë;Köln\n".data(using: .isoLatin1))
    #expect(
      failure(latin)
        == "t.csv:2:3: error: found the byte 0xeb, which is not UTF-8 but \"ë\" in "
        + "Latin-1 (ISO 8859-1), expected UTF-8; --encoding iso-8859-1 converts the file")
    for encoding in [TextEncoding.latin1, .windows1252, .latin9] {
      #expect(
        try table(latin) { $0.encoding = encoding }.row(0).canonicalText
          == #"{"name":"Zoë","town":"Köln"}"#)
    }
    let windows = Data("a\n\u{20}".utf8) + [0x80, 0x20, 0x96, 0x0A]
    #expect(
      failure(windows).contains("\"€\" in Windows-1252, expected UTF-8; --encoding windows-1252"))
    #expect(
      try table(windows) { $0.encoding = .windows1252 }.row(0).canonicalText == #"{"a":" € –"}"#)
    #expect(
      failure(Data("a\nxy".utf8) + [0x81]) { $0.encoding = .windows1252 }
        == "t.csv:2:3: error: found the byte 0x81, which is no character of Windows-1252, "
        + "expected text in Windows-1252")
    let known: [(TextEncoding, UInt8, String)] = [
      (.latin2, 0xA3, "Ł"), (.latin9, 0xA4, "€"), (.windows1250, 0x9F, "ź"),
      (.windows1251, 0xC6, "Ж"), (.macRoman, 0x8A, "ä"), (.latin1, 0xFF, "ÿ"),
    ]
    for (encoding, byte, letter) in known {
      #expect(
        try table(Data("a\n".utf8) + [byte]) { $0.encoding = encoding }.row(0).canonicalText
          == "{\"a\":\"\(letter)\"}")
    }
  }

  @Test func tablesOfEncodingsHaveAllCharacters() throws {
    for encoding in TextEncoding.allCases {
      let upper = ByteCharacters.upperHalf(of: encoding)
      #expect(upper == nil || upper?.count == 128, "\(encoding)")
      #expect(TextEncoding(name: encoding.rawValue) == encoding)
    }
    #expect(TextEncoding(name: "Latin-1") == .latin1 && TextEncoding(name: "UTF8") == .utf8)
    #expect(TextEncoding(name: "klingon") == nil)
  }

  @Test func aMarkThatSaysSomethingElseIsAnError() throws {
    #expect(
      failure(Data("\u{FEFF}a\n1\n".utf8)) { $0.encoding = .latin1 }
        == "t.csv:1:1: error: found the byte order mark of UTF-8, expected text in "
        + "Latin-1 (ISO 8859-1), as --encoding says")
    #expect(failure(Data([0xFF, 0xFE, 0, 0, 65, 0, 0, 0])).contains("found text in UTF-32"))
    #expect(failure(Data([0xFF, 0xFE, 65])).contains("half of a character at the end"))
    #expect(
      failure(Data([0xFF, 0xFE, 65, 0, 10, 0, 0x3D, 0xD8, 66, 0])).hasPrefix(
        "t.csv:2:1: error: found half of a surrogate pair"))
  }

  // MARK: Numbers

  @Test(
    arguments: [
      ("3.5", 3.5, 3.5, nil), (" 42 ", 42, 42, 42), ("1.234,56", nil, nil, 1234.56),
      ("1,234.56", nil, 1234.56, nil), ("1.234", 1.234, 1.234, 1234), ("1,5", nil, nil, 1.5),
      ("1,234", nil, 1234, 1.234), ("-3,5", nil, nil, -3.5), ("1 234", nil, 1234, 1234),
      ("1'234.5", nil, 1234.5, nil), ("1\u{202F}234,5", nil, nil, 1234.5),
      ("12.34.567", nil, nil, nil), ("1.234.567", nil, nil, 1_234_567), ("1.2345,6", nil, nil, nil),
      ("", nil, nil, nil), (".", nil, nil, nil), ("-", nil, nil, nil), ("1e5", nil, nil, nil),
      ("0x10", nil, nil, nil), ("nan", nil, nil, nil), ("٣", nil, nil, nil), ("--1", nil, nil, nil),
      ("1.234.567'000", nil, nil, nil), ("+5", 5, 5, 5), (".5", 0.5, 0.5, nil), ("5.", 5, 5, nil),
      ("\u{2212}5", nil, -5, -5),
    ] as [(String, Double?, Double?, Double?)])
  func numbersAreReadByTheSignThatIsNamed(
    text: String, plain: Double?, point: Double?, comma: Double?
  ) {
    #expect(JSONNode(cell: text, offset: 0, decimal: nil).number == plain)
    #expect(JSONNode(cell: text, offset: 0, decimal: .point).number == point)
    #expect(JSONNode(cell: text, offset: 0, decimal: .comma).number == comma)
    let node = JSONNode(cell: text, offset: 1 << 40, decimal: .comma)
    #expect(node.offset == 1 << 40 && node.isCell && !node.isLongInteger)
  }

  @Test func aNumberWithACommaSaysWhatReadsIt() {
    #expect(
      JSONNode(cell: "1.234,56", offset: 0, decimal: nil).kind
        == "the string \"1.234,56\" (a number with --decimal comma)")
    #expect(JSONNode(cell: "1,234.5", offset: 0, decimal: nil).kind.contains("--decimal point"))
    #expect(JSONNode(cell: "many", offset: 0, decimal: nil).kind == "the string \"many\"")
  }
}
