import GalleyImages

/// The files of a workbook, between zeros: what is changed in them is read, which is seldom so of a packed archive, whose
/// checksums are wrong then.
enum WorkbookParts {
  private static let names = [
    "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels", "_rels/.rels",
  ]

  private static let texts = [
    """
    <worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row>\
    <row r="2"><c r="A2" s="1"><v>45000.5</v></c><c r="B2" t="b"><v>1</v></c></row>\
    <row r="4" hidden="1"><c r="A4" t="e"><v>#REF!</v></c><c r="C4"><f>A2</f><v>1e3</v></c></row></sheetData>\
    <mergeCells><mergeCell ref="A3:B3"/></mergeCells></worksheet>
    """,
    "<sst><si><t>a</t></si><si><r><t>b</t></r><rPh><t>c</t></rPh><r><t>_x000D_</t></r></si></sst>",
    """
    <styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/></numFmts><cellXfs><xf numFmtId="0"/>\
    <xf numFmtId="164"/><xf numFmtId="46"/></cellXfs></styleSheet>
    """,
    #"<workbook><workbookPr date1904="1"/><sheets><sheet name="Rows" sheetId="1" id="r1"/></sheets></workbook>"#,
    """
    <Relationships><Relationship Id="r1" Type="a/worksheet" Target="worksheets/sheet1.xml"/>\
    <Relationship Id="r2" Type="a/sharedStrings" Target="/xl/sharedStrings.xml"/>\
    <Relationship Id="r3" Type="a/styles" Target="styles.xml"/></Relationships>
    """,
    #"<Relationships><Relationship Id="r1" Type="a/officeDocument" Target="xl/workbook.xml"/></Relationships>"#,
  ]

  static let seed = texts.joined(separator: "\0")

  /// An archive as it is; of other bytes one is made, with files as every workbook has them where there are none.
  static func archive(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.starts(with: [0x50, 0x4B]) else { return bytes }
    let parts = bytes.split(
      separator: 0, maxSplits: names.count - 1, omittingEmptySubsequences: false)
    let files = zip(names, texts).enumerated().map { index, file in
      let part = index < parts.count ? Array(parts[index]) : []
      return (name: file.0, bytes: part.isEmpty ? Array(file.1.utf8) : part)
    }
    return stored(files)
  }

  /// A ZIP archive (PKWARE's APPNOTE) of files that are not packed.
  private static func stored(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var (result, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let offset = result.count
      let sizes = [Int(Inflate.crc32(file.bytes)), file.bytes.count, file.bytes.count]
      let shared =
        numbers([20, 0, 0], 2) + numbers([0] + sizes, 4) + numbers([file.name.utf8.count, 0], 2)
      result += numbers([0x0403_4B50], 4) + shared + file.name.utf8 + file.bytes
      directory += numbers([0x0201_4B50], 4) + numbers([20], 2) + shared
      directory += numbers([0, 0, 0], 2) + numbers([0, offset], 4) + file.name.utf8
    }
    let end = numbers([0x0605_4B50, 0], 4) + numbers([files.count, files.count], 2)
    return result + directory + end + numbers([directory.count, result.count], 4) + [0, 0]
  }

  /// Their lowest bytes first.
  private static func numbers(_ values: [Int], _ count: Int) -> [UInt8] {
    values.flatMap { value in (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
  }
}
