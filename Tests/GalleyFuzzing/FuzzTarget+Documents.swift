import Foundation
import Galley
import GalleyBudget
import GalleyData
import GalleyGraphics
import GalleyRaster
import GalleySVG
import GalleyScenes
import GalleyText
import GalleyXML

extension FuzzTarget {
  static var documents: [FuzzTarget] {
    [
      FuzzTarget("json", "a document of JSON", seeds: [.files("Examples", ["json"])], json),
      FuzzTarget(
        "table", "rows: separated values, JSON Lines, or a list of JSON",
        seeds: [
          .files("Documentation/Tutorials", ["csv"], prefix: [0, 0]),
          .files("Tests/Requests", ["jsonl"], prefix: [2, 0]),
          .text("\0\0a,b\n1,\"x\"\"y\"\n"),
          .text("\u{1}\u{f}\0\u{1}\u{1}\u{1}About\na;b\n1,5;2\n"),
          .text("\u{3}\0[{\"a\": 1, \"b\": {\"c\": [true, null]}}, {\"a\": \"x\"}]"),
        ], table),
      FuzzTarget(
        "workbook", "a workbook: a ZIP archive of XML, or the files of one",
        seeds: [.files("Tests/Sheets", ["xlsx"]), .text(WorkbookParts.seed)],
        words: ["Sources/GalleyData/Sheets"]
      ) { bytes in
        try rows(of: WorkbookParts.archive(bytes), file: "rows.xlsx")
      },
      FuzzTarget(
        "expression", "a text with placeholders, and the row that it is read with",
        seeds: [
          .text("\u{0}{{a + 1}} {{b | uppercase}} {{split(b, ';') | join(', ')}}"),
          .text(
            """
            \u{0}{{a | number(2)}}{{0.3 | percent(1)}}{{a | currency('EUR')}}{{'2026-03-29' | date('long')}}\
            {{a | plural(one: '# tree', other: '# trees')}}{{b | slug}}{{b | replace('-', ' ') | capitalized}}
            """),
          .text(
            """
            \u{0}{{if(f and a > 2, c | first, d.e ?? 'x')}}{{c | slice(0, -1) | sorted | count}}{{round(a / 7, 2)}}\
            {{c | min}}{{b | startsWith('M') | not}}{{'05.06.26 07:08' | date('EEEE', from: 'dd.MM.yy HH:mm')}}
            """),
        ],
        words: ["Sources/GalleyScenes/Expressions"], expression),
      FuzzTarget(
        "scene-text", "a scene as it is written", seeds: [.files("Examples", ["json"])],
        words: ["Guides/Reference/scene.schema.json"]
      ) { bytes in
        let scene = try SceneTemplate(data: Data(bytes), file: "scene.json").scene()
        _ = try scene.render(with: .kept)
      },
      FuzzTarget(
        "xml", "a document of XML",
        seeds: [
          .text(
            #"<?xml version="1.0"?><a b="c&amp;d"><!-- e --><f xmlns="g"/>&#65;<![CDATA[h]]></a>"#)
        ], xml),
      FuzzTarget(
        "svg", "an SVG file, also one that gzip has packed",
        seeds: SVGSeeds.all, words: ["Sources/GalleySVG"], svg),
    ]
  }

  /// What is written of a document that was read is read as the same.
  private static func json(_ bytes: [UInt8]) throws {
    let document = try JSONDocument(bytes, file: "a.json")
    let text = document.root.json
    let again = try? JSONDocument(Array(text.utf8), file: "b.json")
    try FuzzFinding.require(again != nil, "JSON that was written cannot be read: \(text)")
    try FuzzFinding.require(
      again?.root.json == text, "JSON changes where it is written twice: \(text)")
  }

  /// The first bytes choose the file's name and what counts over what it says.
  private static func table(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let file = source.choice(["rows.csv", "rows.tsv", "rows.jsonl", "rows.json", "rows"])
    let choices = source.byte()
    var reading = TableReading()
    if choices & 1 != 0 { reading.encoding = source.choice(TextEncoding.allCases) }
    if choices & 2 != 0 {
      reading.delimiter = source.choice([";", "|", "\\t", ","].map { Delimiter($0) })
    }
    if choices & 4 != 0 { reading.decimal = source.choice(DecimalSign.allCases) }
    if choices & 8 != 0 { reading.skippedLines = source.below(4) }
    try rows(of: source.rest(), file: file, reading)
  }

  private static func rows(
    of bytes: [UInt8], file: String, _ reading: TableReading = TableReading()
  ) throws {
    let table = try DataTable(data: Data(bytes), file: file, reading: reading)
    for index in 0..<min(table.count, 50) { _ = try? table.row(index).canonicalText }
    _ = table.emptyMessage
  }

  private static func expression(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let row = source.part()
    let text = String(decoding: source.rest(), as: UTF8.self)
    let known = Array(
      #"{"a": 3, "b": "Maple;Birch", "c": [1, 2], "d": {"e": null}, "f": true}"#.utf8)
    let given = try? JSONDocument(row, file: "row")
    let document = try given ?? JSONDocument(known, file: "row")
    let template = try TextTemplate(text, source: "--name")
    let empty = Data(#"{"galley": 1, "view": {"type": "EmptyView"}}"#.utf8)
    var canvas = try Scene(data: empty, file: "scene.json").canvas
    canvas.locale = Locale(identifier: source.flag() ? "de" : "ar")
    _ = try template.text(row: DataRow(document, label: "row 1"), number: 1, canvas: canvas)
  }

  /// Elements end in the opposite order in which they start.
  private static func xml(_ bytes: [UInt8]) throws {
    var open: [XMLName] = []
    try XMLReader(budget: RenderBudget(.fuzzing)).read(bytes) { event, _ in
      switch event {
      case .start(let name, _): open.append(name)
      case .end(let name):
        let last = open.popLast()
        try FuzzFinding.require(
          last == name, "\(name) ends what \(last.map { "\($0)" } ?? "nothing") starts")
      default: break
      }
    }
    try FuzzFinding.require(open.isEmpty, "a document ends within \(open)")
  }

  private static func svg(_ bytes: [UInt8]) throws {
    let budget = RenderBudget(.fuzzing)
    let document = try SVGDocument(bytes, budget: budget)
    let engine = TextEngine()
    let drawing = document.drawing(
      in: PixelRect(x: 0, y: 0, width: 60, height: 40), engine: engine, budget: budget)
    try draw(DisplayList(items: drawing.items), glyphs: engine, budget: budget)
  }
}

extension Renderer {
  /// The thread's own: to read the fonts anew for each input would take most of the time.
  static var kept: Renderer {
    let memory = Thread.current.threadDictionary
    if let known = memory["galley-fuzzing"] as? Renderer { return known }
    let renderer = Renderer(limits: .fuzzing)
    memory["galley-fuzzing"] = renderer
    return renderer
  }
}

extension RenderLimits {
  /// Small images only.
  static var fuzzing: RenderLimits {
    var limits = RenderLimits()
    (limits.side, limits.pixels, limits.image) = (2000, 1_000_000, .fuzzing)
    (limits.pendingWork, limits.mainThreadWait) = (.milliseconds(10), .milliseconds(10))
    return limits
  }
}
