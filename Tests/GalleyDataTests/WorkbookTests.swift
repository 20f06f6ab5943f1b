import Foundation
import Testing

@testable import GalleyData
@testable import GalleyImages

/// Workbooks (`.xlsx`) as spreadsheet programs and libraries write them, and as nobody should.
@Suite struct WorkbookTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sheets")

  func table(
    _ data: Data, _ change: (inout TableReading) -> Void = { _ in }
  ) throws -> DataTable {
    var reading = TableReading()
    change(&reading)
    return try DataTable(data: data, file: "t.xlsx", reading: reading)
  }

  func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: Self.folder.appendingPathComponent(name))
  }

  private func rows(_ table: DataTable) throws -> [String] {
    try (0..<table.count).map { try table.row($0).canonicalText }
  }

  func failure(
    _ data: Data, _ change: (inout TableReading) -> Void = { _ in }
  ) -> String {
    do {
      let table = try table(data, change)
      for index in 0..<table.count { _ = try table.row(index) }
      return "no error"
    } catch { return "\(error)" }
  }

  /// An archive with its files stored.
  func archive(_ files: [(name: String, text: String)]) -> Data {
    var writer = ZipWriter()
    for file in files { writer.add(file.name, Array(file.text.utf8)) }
    return writer.data()
  }

  /// A workbook of one sheet.
  func workbook(
    _ rows: String, styles: String = "", texts: String = "", sheets: String? = nil
  ) -> Data {
    let main = sheets ?? #"<sheet name="Rows" sheetId="1" r:id="r1"/>"#
    let type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return archive([
      (
        "xl/workbook.xml",
        #"<workbook xmlns:r="\#(type)"><sheets>\#(main)</sheets></workbook>"#
      ),
      (
        "xl/_rels/workbook.xml.rels",
        """
        <Relationships>
        <Relationship Id="r1" Type="\(type)/worksheet" Target="worksheets/sheet1.xml"/>
        <Relationship Id="r2" Type="\(type)/styles" Target="/xl/styles.xml"/>
        <Relationship Id="r3" Type="\(type)/sharedStrings" Target="./sharedStrings.xml"/>
        </Relationships>
        """
      ),
      ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(rows)</sheetData></worksheet>"),
      ("xl/styles.xml", "<styleSheet>\(styles)</styleSheet>"),
      ("xl/sharedStrings.xml", "<sst>\(texts)</sst>"),
    ])
  }

  // MARK: Files of others

  @Test func aWorkbookOfOpenpyxlIsRead() throws {
    let table = try table(fixture("openpyxl.xlsx"))
    #expect(
      table.notes == [
        "t.xlsx: rows are those of the sheet \"Städte\"; --sheet names another: \"Other\"",
        "t.xlsx: blanks around the column name \"name\" are removed",
      ])
    #expect(table.count == 4 && table.format == .xlsx)
    #expect(
      try (0..<3).map { try table.row($0).canonicalText } == [
        #"{"name":"Köln","price":"1234.56","when":"2026-03-14","moment":"2026-03-14T09:30:00","#
          + #""ok":"true","tags":"swift;linux","note":"line\nbreak"}"#,
        #"{"name":"القاهرة","price":"-3","when":"1900-01-01","moment":"1999-12-31T23:59:59","#
          + #""ok":"false","tags":"","note":"x"}"#,
        #"{"name":"東京 😀","price":"0.1","when":"1900-03-01","moment":"2024-02-29T00:00:00","#
          + #""ok":"true","tags":"a","note":"b"}"#,
      ])
    #expect(throws: SceneError.self) { try table.row(3) }
    do { _ = try table.row(3) } catch {
      #expect(
        "\(error)"
          == "t.xlsx: error: found a formula without its value in the cell G6, expected its value: "
          + "open the workbook in a spreadsheet program and save it, in row 4")
    }
    #expect(
      try rows(self.table(fixture("openpyxl.xlsx")) { $0.sheet = "Other" }) == [#"{"a":"1"}"#])
    #expect(
      failure(try fixture("openpyxl.xlsx")) { $0.sheet = "Othr" }
        == "t.xlsx: error: found no sheet \"Othr\", expected one of \"Städte\", \"Other\"; "
        + "did you mean \"Other\"?")
  }

  @Test func aWorkbookOfXlsxWriterIsRead() throws {
    #expect(
      try rows(table(fixture("xlsxwriter.xlsx"))) == [
        #"{"id":"01","day":"2026-03-01","time":"09:30:00","length":"36:00:00","pct":"0.25","big":"100000000000000000000"}"#,
        #"{"id":"02","day":"2026-03-02","time":"09:30:00","length":"36:00:00","pct":"0.25","big":"100000000000000000000"}"#,
        #"{"id":"03","day":"2026-03-03","time":"09:30:00","length":"36:00:00","pct":"0.25","big":"100000000000000000000"}"#,
        #"{"id":"a bold c","day":"","time":"","length":"","pct":"2","big":"1.234,5"}"#,
      ])
    #expect(try rows(table(fixture("date1904.xlsx"))) == [#"{"day":"2026-03-14"}"#])
  }

  @Test func textsThatLookLikeNumbersFollowTheSign() throws {
    let table = try table(fixture("xlsxwriter.xlsx")) { $0.decimal = .comma }
    func number(_ row: Int, _ key: String) throws -> Double? {
      try table.row(row).document.root.member(key)?.value.number
    }
    // A number of the sheet is one whatever the separator; a text is read by it.
    #expect(try number(0, "pct") == 0.25 && number(0, "big") == 1e20)
    #expect(try number(3, "big") == 1234.5)
  }

  // MARK: Cells

  @Test func cellsOfAllTypesAreRead() throws {
    let data = workbook(
      """
      <row r="3"><c r="B3" t="inlineStr"><is><t>a</t></is></c><c r="C3" t="s"><v>0</v></c>
        <c r="E3" t="str"><v>c</v></c></row>
      <row r="5"/>
      <row r="7"><c r="B7" t="b"><v>1</v></c><c r="C7" s="1"><v>45000.5</v></c>
        <c r="E7"><v>1.0000000000000001E-1</v></c></row>
      <row><c/><c><v>2</v></c><c t="d"><v>2026-03-14</v></c></row>
      <row r="9"><c r="E9" t="s"><v>1</v></c></row>
      """,
      styles: """
        <numFmts><numFmt numFmtId="170" formatCode="[$-407]d. mmm yy&quot;h&quot;;@"/></numFmts>
        <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>
        """,
      texts: "<si><t>b</t></si><si><r><t>x </t></r><r><t>y_x0041_</t></r><rPh><t>z</t></rPh></si>")
    #expect(
      try rows(table(data)) == [
        #"{"a":"true","b":"2023-03-15","c":"0.1"}"#, #"{"a":"2","b":"2026-03-14","c":""}"#,
        #"{"a":"","b":"","c":"x yA"}"#,
      ])
  }

  /// As `Guides/Batches.md` says.
  @Test func hiddenRowsAndMergedCellsAreReadAsTheyWereSaved() throws {
    func cell(_ place: String, _ text: String) -> String {
      "<c r=\"\(place)\" t=\"str\"><v>\(text)</v></c>"
    }
    let data = workbook(
      """
      <row r="1">\(cell("A1", "a"))\(cell("B1", "b"))</row>
      <row r="2">\(cell("A2", "1"))\(cell("B2", "x"))</row>
      <row r="3" hidden="1">\(cell("A3", "2"))<c r="B3"/></row>
      <row r="4" hidden="0">\(cell("A4", "3"))\(cell("B4", "kept"))</row>
      <row r="5" hidden="true"><c r="A5"/></row>
      </sheetData><mergeCells count="1"><mergeCell ref="B2:B4"/><mergeCell ref="A1:A1"/></mergeCells><sheetData>
      """)
    let table = try table(data)
    #expect(
      try rows(table) == [
        #"{"a":"1","b":"x"}"#, #"{"a":"2","b":""}"#, #"{"a":"3","b":"kept"}"#,
      ])
    #expect(
      table.notes == [
        "t.xlsx: 1 row is hidden in the sheet, and is read like the others",
        "t.xlsx: 1 cell of the sheet is merged: its first row and column have the value, the others have none",
      ])
  }

  @Test(arguments: [
    ("_x000D_", "\r"), ("_x005F_x0041_", "_x0041_"), ("a_x00e4__x4E2D_b", "aä中b"),
    ("_x0041", "_x0041"),
    ("__x0041_x0042_", "_Ax0042_"), ("_x00G1_", "_x00G1_"), ("_xD83D__xDE00_", "_xD83D__xDE00_"),
    ("_xＦＦＦＦ_", "_xＦＦＦＦ_"), ("_", "_"), ("", ""), ("中_x0042_", "中B"),
  ])
  func escapesAreCharacters(text: String, expected: String) {
    #expect(RichText.unescaped(text) == expected)
  }

  @Test(arguments: [
    ("General", CellStyles.Kind.number), ("0.00", .number), ("#,##0\\ \"d\"", .number),
    ("dd.mm.yyyy", .day), ("mmm yy", .day), ("yyyy\\-mm\\-dd\\ hh:mm", .moment), ("h:mm", .time),
    ("mm:ss.0", .time), ("[h]:mm", .duration), ("[Red]0.0", .number), ("[$-409]d/m/yy", .day),
    ("[$€-407]0.00", .number), ("@", .number), ("", .number), ("0;[Red]d", .number),
    ("\"", .number), ("[", .number), ("yyyy年m月d日", .day),
  ])
  func formatsTellDates(code: String, kind: CellStyles.Kind) {
    #expect(CellStyles.kind(ofCode: code) == kind)
  }

  @Test func serialNumbersAreDays() {
    func text(_ value: String, _ kind: CellStyles.Kind) -> String? {
      CellStyles.text(value, kind, from1904: false)
    }
    #expect(text("1", .day) == "1900-01-01" && text("59", .day) == "1900-02-28")
    #expect(text("61", .day) == "1900-03-01" && text("2958465", .day) == "9999-12-31")
    #expect(text("2958466", .day) == "2958466" && text("-1", .day) == "-1")
    #expect(text("45000.999999999", .moment) == "2023-03-16T00:00:00")
    #expect(text("0.5", .time) == "12:00:00" && text("1.5", .time) == "1900-01-01T12:00:00")
    #expect(text("1e-7", .number) == "0.0000001" && text("x", .number) == nil)
    #expect(text("1e308", .number) != nil && text("nan", .day) == nil)
  }

  @Test(arguments: [
    ("9007199254740993", "9007199254740993"), ("-9007199254740993", "-9007199254740993"),
    ("123456789012345678", "123456789012345678"), ("9007199254740993.0", "9007199254740993"),
    ("9.007199254740993E+15", "9007199254740993"), ("9007199254740992", "9007199254740992"),
    ("1.2345678901234568E+17", "123456789012345680"), ("0.1000000000000000055", "0.1"),
  ])
  func longNumbersKeepTheirDigits(value: String, expected: String) {
    #expect(CellStyles.text(value, .number, from1904: false) == expected)
  }

  /// As spreadsheet programs save them.
  @Test(arguments: ["<v></v>", "<v/>", ""])
  func aFormulaWithAnEmptyTextIsAnEmptyCell(value: String) throws {
    let data = workbook(
      #"<row r="1"><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>"#
        + #"<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="str"><f>IF(A2=1,"","x")</f>\#(value)</c></row>"#
    )
    #expect(try rows(table(data)) == [#"{"a":"1","b":""}"#])
  }

  @Test func brokenCellsFailTheirRowAndNameThemselves() throws {
    let head = #"<row r="1"><c t="str"><v>a</v></c></row>"#
    for (cell, message) in [
      (#"<c r="A2" t="e"><v>#N/A</v></c>"#, "found the error #N/A in the cell A2"),
      (#"<c r="A2" t="s"><v>7</v></c>"#, "found text 7 of the workbook, which is not there"),
      (#"<c r="A2"><v>abc</v></c>"#, "found \"abc\" in the cell A2, expected a number"),
      (#"<c r="C2"><v>1</v></c>"#, "found a value in the cell C2, whose column has no name"),
      (#"<c r="A2"><f>1+1</f></c>"#, "found a formula without its value in the cell A2"),
      // As openpyxl writes one that was never calculated.
      (#"<c r="A2"><f>1+1</f><v></v></c>"#, "found a formula without its value in the cell A2"),
    ] {
      let data = workbook(
        head + #"<row r="2">\#(cell)</row><row r="3"><c r="A3"><v>1</v></c></row>"#)
      let text = failure(data)
      #expect(text.hasPrefix("t.xlsx: error: ") && text.contains(message), "\(text)")
      #expect(text.hasSuffix("in row 1"))
      #expect(try table(data).row(1).canonicalText == #"{"a":"1"}"#)
    }
    for (rows, message) in [
      (#"<row r="x"/>"#, "a row with the number \"x\""),
      (#"<row r="0"/>"#, "row 0 out of its order"),
      (#"<row r="2"/><row r="2"><c><v>1</v></c></row><row r="1"/>"#, "row 1 out of its order"),
      (#"<row r="99999999"/>"#, "out of its order"),
      (#"<row><c r="7"/></row>"#, "a cell with the name \"7\""),
      (#"<row><c r="XFE1"><v>1</v></c></row>"#, "at most 16384 columns"),
      (#"<row><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>"#, "cell A1 out of its order"),
      (
        #"<row><c t="str"><v>a</v></c><c t="str"><v> a</v></c></row>"#,
        "found the column \"a\" a second time, once the blanks around it are removed in the cell B1"
      ),
    ] {
      let text = failure(workbook(rows))
      #expect(text.contains(message), "\(text)")
    }
  }

  @Test func rowsAboveTheHeaderAreSkippedByTheirNumbers() throws {
    let data = workbook(
      #"<row r="1"><c t="str"><v>Sales</v></c></row>"#
        + #"<row r="3"><c t="str"><v>name</v></c><c t="str"><v>price</v></c></row>"#
        + #"<row r="4"><c t="str"><v>A</v></c><c><v>1</v></c></row>"#)
    #expect(
      failure(data).contains(
        "found a value in the cell B3, whose column has no name, expected a name for each column in the first row "
          + "that has anything; if row 3 has the names of the columns, --skip-lines 2 leaves out what is above"
      ))
    for count in 1...2 {
      #expect(
        try rows(table(data) { $0.skippedLines = count }) == [#"{"name":"A","price":"1"}"#])
      #expect(try table(data) { $0.usualSkippedLines = count }.count == 1)
    }
    #expect(try table(data) { $0.skippedLines = 4 }.count == 0)
  }

  @Test func anEmptySheetHasNoRows() throws {
    for rows in ["", #"<row r="1"/>"#, #"<row><c t="str"><v>a</v></c></row>"#] {
      let table = try table(workbook(rows))
      #expect(table.count == 0 && table.emptyMessage == "t.xlsx: there is no row in it")
    }
    #expect(failure(workbook("", sheets: "")).contains("a workbook without a sheet"))
  }

  @Test func hiddenSheetsAreNotTheFirst() throws {
    let data = workbook(
      #"<row><c t="str"><v>a</v></c></row>"#,
      sheets: #"<sheet name="Old" state="hidden" r:id="none"/><sheet name="Rows" r:id="r1"/>"#)
    #expect(try table(data).count == 0)
  }

  // MARK: What is no workbook

  @Test func otherFilesAreNamed() throws {
    #expect(
      failure(Data([0xD0, 0xCF, 0x11, 0xE0, 1, 2])).contains("an old one (.xls), expected .xlsx"))
    #expect(
      failure(archive([("mimetype", "x"), ("content.xml", "<a/>")])).contains(
        "found an OpenDocument file (.ods), expected .xlsx or CSV"))
    #expect(failure(archive([("a.txt", "x")])).contains("a ZIP archive without a workbook"))
    #expect(failure(Data("PK\u{3}\u{4}".utf8)).contains("without the directory of a ZIP archive"))
    #expect(failure(Data("a,b\n1,2\n".utf8)).contains("found no workbook, expected a .xlsx file"))
    let csv = { (change: (inout TableReading) -> Void) -> String in
      var reading = TableReading()
      change(&reading)
      do {
        _ = try DataTable(data: Data("a\n1\n".utf8), file: "t.csv", reading: reading)
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(csv { $0.sheet = "A" }.contains("expected a workbook (.xlsx) for --sheet"))
    let data = workbook("")
    #expect(failure(data) { $0.delimiter = Delimiter(";") }.contains("no --delimiter"))
    #expect(failure(data) { $0.encoding = .latin1 }.contains("no --encoding"))
    // What a file is counts more than what it is called.
    #expect(try DataTable(data: data, file: "t.csv").format == .xlsx)
  }

  @Test func bombsAreRefusedBeforeMemoryIsTaken() throws {
    var huge = ZipWriter()
    huge.add("xl/workbook.xml", [1, 2, 3], method: 8, unpacked: 0xFFFF_FFF0)
    #expect(failure(huge.data()).contains("with 4294967280 bytes, expected at most 268435456"))
    // A stream that unpacks to more than it says.
    let zeros = try Deflate.smallZlib([UInt8](repeating: 0x20, count: 50_000_000), level: 9)
    var bomb = ZipWriter()
    bomb.add("xl/workbook.xml", Array(zeros.dropFirst(2).dropLast(4)), method: 8, unpacked: 1000)
    #expect(failure(bomb.data()).contains("xl/workbook.xml in it, which is broken"))
    // Entities within entities.
    let laughs = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let lol = archive([
      ("xl/workbook.xml", "<!DOCTYPE a [<!ENTITY e0 \"lol\">\(laughs)]><a>&e20;</a>")
    ])
    #expect(failure(lol).contains("xl/workbook.xml in it: line 1"), "\(failure(lol))")
    let outside = archive([
      ("xl/workbook.xml", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a>&x;</a>")
    ])
    #expect(failure(outside).contains("a workbook without a sheet"), "\(failure(outside))")
    // One text in very many cells, and a cell at the end of very many rows.
    let many = (1...2000).map { #"<row r="\#($0)"><c r="XFD\#($0)"><v>1</v></c></row>"# }.joined()
    #expect(try table(workbook(many)).count == 1999)
  }
}
