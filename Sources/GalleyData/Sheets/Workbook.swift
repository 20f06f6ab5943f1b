import GalleyImages
import GalleyXML

/// A workbook of Office Open XML (ECMA-376): its sheets, its texts, and which cells are dates.
struct Workbook {
  struct Sheet: Equatable {
    var name: String
    /// The file in the archive.
    var path: String
    var isHidden: Bool
  }

  private let archive: ZipArchive
  private(set) var sheets: [Sheet] = []
  private(set) var texts: [String] = []
  private(set) var styles = CellStyles()
  /// Whether days are counted from 1904.
  private(set) var countsFrom1904 = false

  /// Whether bytes begin as a workbook does, or as an older one that is not read.
  static func isWorkbook(_ bytes: [UInt8]) -> Bool {
    FileKind.zip.matches(bytes) || FileKind.compound.matches(bytes)
  }

  /// - Throws: `SheetError`.
  init(_ bytes: [UInt8]) throws {
    guard !FileKind.compound.matches(bytes) else {
      throw SheetError(
        found: "a workbook with a password, or an old one (.xls)",
        expected: ".xlsx without a password, or CSV")
    }
    archive = try ZipArchive(bytes)
    let main = try relationships(of: "").first { $0.kind == "officeDocument" }?.target
    let path = main ?? "xl/workbook.xml"
    guard archive.contains(path) else { throw foreign }
    guard !path.hasSuffix(".bin") else {
      throw SheetError(found: "a binary workbook (.xlsb)", expected: ".xlsx or CSV")
    }
    let parts = try relationships(of: path)
    try readSheets(path, parts)
    if let styles = parts.first(where: { $0.kind == "styles" })?.target {
      self.styles = try readStyles(styles)
    }
    if let strings = parts.first(where: { $0.kind == "sharedStrings" })?.target {
      texts = try readTexts(strings)
    }
  }

  private var foreign: SheetError {
    let isOpenDocument = archive.contains("content.xml") && archive.contains("mimetype")
    return SheetError(
      found: isOpenDocument ? "an OpenDocument file (.ods)" : "a ZIP archive without a workbook",
      expected: ".xlsx or CSV")
  }

  // MARK: Parts

  private struct Relationship {
    var id: String
    /// The last word of its type.
    var kind: String
    var target: String
  }

  /// What a part of the archive refers to; nothing for a part that refers to none.
  private func relationships(of path: String) throws -> [Relationship] {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let folder = slash.map { String(path[..<$0]) } ?? ""
    let file = slash.map { String(path[$0...]) } ?? path
    var result: [Relationship] = []
    try read("\(folder)_rels/\(file).rels") { event in
      guard case .start(let name, let attributes) = event, name.local == "Relationship",
        let id = attributes.value("Id"), let type = attributes.value("Type"),
        let target = attributes.value("Target"), attributes.value("TargetMode") != "External"
      else { return }
      let kind = type.split(separator: "/").last.map(String.init) ?? ""
      result.append(
        Relationship(id: id, kind: kind, target: Self.resolve(target, in: folder)))
    }
    return result
  }

  /// A way in the archive, from a folder or, with a slash in front, from its root.
  private static func resolve(_ target: String, in folder: String) -> String {
    var parts = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// - Returns: false where there is no such part.
  /// - Throws: `SheetError` for XML that is broken or over a limit, and what `handle` throws.
  @discardableResult
  private func read(_ path: String, _ handle: (XMLEvent) throws -> Void) throws -> Bool {
    guard let bytes = try archive.file(path) else { return false }
    var limits = XMLLimits()
    limits.bytes = ZipArchive.unpackedLimit
    limits.elements = 50_000_000
    limits.depth = 64
    limits.text = 2 * ZipArchive.unpackedLimit
    // Workbooks declare no entities.
    limits.expansion = 2
    limits.expansionStart = 1 << 16
    do {
      try XMLReader(limits: limits).read(bytes) { event, _ in try handle(event) }
    } catch let error as XMLError {
      throw SheetError(
        found: "\(path) in it: \(error)", expected: "a whole .xlsx file")
    }
    return true
  }

  private mutating func readSheets(_ path: String, _ parts: [Relationship]) throws {
    let targets = Dictionary(
      parts.filter { $0.kind == "worksheet" }.map { ($0.id, $0.target) },
      uniquingKeysWith: { first, _ in first })
    var found: [Sheet] = []
    var is1904 = false
    try read(path) { event in
      guard case .start(let name, let attributes) = event else { return }
      if name.local == "workbookPr" {
        is1904 = ["1", "true"].contains(attributes.value("date1904") ?? "")
      }
      // A sheet that is a chart alone has no rows.
      guard name.local == "sheet", let title = attributes.value("name"),
        let target = targets[attributes.value("id") ?? ""]
      else { return }
      let state = attributes.value("state") ?? "visible"
      found.append(Sheet(name: title, path: target, isHidden: state != "visible"))
    }
    (sheets, countsFrom1904) = (found, is1904)
  }

  private func readStyles(_ path: String) throws -> CellStyles {
    var styles = CellStyles()
    var isInCells = false
    try read(path) { event in
      switch event {
      case .start(let name, let attributes) where name.local == "numFmt":
        if let id = attributes.value("numFmtId").flatMap({ Int($0) }) {
          styles.codes[id] = attributes.value("formatCode") ?? ""
        }
      case .start(let name, let attributes) where name.local == "xf" && isInCells:
        styles.formats.append(attributes.value("numFmtId").flatMap { Int($0) } ?? 0)
      case .start(let name, _) where name.local == "cellXfs": isInCells = true
      case .end(let name) where name.local == "cellXfs": isInCells = false
      default: break
      }
    }
    return styles
  }

  private func readTexts(_ path: String) throws -> [String] {
    var texts: [String] = []
    var text = RichText()
    try read(path) { event in
      if text.take(event, item: "si") { texts.append(text.finish()) }
    }
    return texts
  }

  /// Calls `handle` with what a sheet's file has.
  func readSheet(_ sheet: Sheet, _ handle: (XMLEvent) throws -> Void) throws {
    guard try read(sheet.path, handle) else {
      throw SheetError(
        found: "no \(sheet.path) for the sheet \"\(sheet.name)\"", expected: "a whole .xlsx file")
    }
  }
}

extension [XMLAttribute] {
  /// The value of an attribute, whatever namespace it is in.
  func value(_ name: String) -> String? { first { $0.name.local == name }?.value }
}

/// A text of several runs, as cells and the table of shared texts have them. How Japanese is pronounced is no part.
struct RichText {
  private var text = ""
  private var isText = false
  private var isPhonetic = false

  /// - Returns: true at the end of an item.
  mutating func take(_ event: XMLEvent, item: String) -> Bool {
    switch event {
    case .start(let name, _):
      if name.local == item { text = "" }
      if name.local == "rPh" { isPhonetic = true }
      isText = name.local == "t" && !isPhonetic
    case .text(let piece): if isText { text += piece }
    case .end(let name):
      isText = false
      if name.local == "rPh" { isPhonetic = false }
      return name.local == item
    default: break
    }
    return false
  }

  /// The text, what XML has no characters for worked out: `_x000D_`.
  func finish() -> String { Self.unescaped(text) }

  /// One walk through the bytes: a regular expression keeps all its matches until the last one, hundreds of bytes for
  /// each.
  /// - Complexity: O(n) in the bytes, in time and in memory.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    // Up to where the bytes are in the result.
    var done = 0
    var index = 0
    while index + escapeLength <= bytes.count {
      guard let character = escape(bytes, at: index) else {
        index += 1
        continue
      }
      result += bytes[done..<index]
      result += character.utf8
      index += escapeLength
      done = index
    }
    guard done > 0 else { return text }
    result += bytes[done...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Bytes of `_x0041_`.
  private static let escapeLength = 7

  /// The character of an escape at a place (ECMA-376 part 1, 22.9.2.19: `ST_Xstring`); nil where there is none, and for
  /// half of a surrogate pair.
  private static func escape(_ bytes: [UInt8], at start: Int) -> String? {
    let line = UInt8(ascii: "_")
    guard bytes[start] == line, bytes[start + 1] == UInt8(ascii: "x"), bytes[start + 6] == line
    else {
      return nil
    }
    var value: UInt32 = 0
    for byte in bytes[(start + 2)..<(start + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return Unicode.Scalar(value).map { String($0) }
  }
}
