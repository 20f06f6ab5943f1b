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
          .files("Tests/Sheets", ["csv"]), .files("Examples", ["csv", "jsonl"]),
          .text("a,b\n1,\"x\"\"y\"\n"),
        ]
      ) { try read(table: $0, as: "rows.csv") },
      FuzzTarget(
        "workbook", "a workbook: a ZIP archive of XML", seeds: [.files("Tests/Sheets", ["xlsx"])]
      ) { try read(table: $0, as: "rows.xlsx") },
      FuzzTarget(
        "expression", "a text with placeholders, and the row that it is read with",
        seeds: [.text("\u{0}{{a + 1}} {{b | uppercase}} {{split(b, ';') | join(', ')}}")],
        expression),
      FuzzTarget(
        "scene-text", "a scene as it is written", seeds: [.files("Examples", ["json"])]
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
        seeds: svgSeeds, svg),
    ]
  }

  private static let svgSeeds: [Seeds] = [
    .text(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><linearGradient id="g"><stop offset="0.2" \
      stop-color="red"/><stop offset="1" stop-color="#00f8"/></linearGradient><clipPath id="c"><circle cx="9" cy="9" \
      r="8"/></clipPath></defs><style>.a{fill:url(#g);stroke:#000}</style><g clip-path="url(#c)" transform="rotate(9)">\
      <path class="a" d="M1,2 L20,3 C4,5 6,7 8,20 A4 6 30 1 0 3 3 Z" stroke-dasharray="3 1"/></g></svg>
      """),
    .text(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><filter id="f"><feGaussianBlur stdDeviation="2"/>\
      <feOffset dx="1"/></filter><mask id="m"><rect width="9" height="9" fill="white"/></mask><pattern id="p" width="4" \
      height="4" patternUnits="userSpaceOnUse"><circle r="2"/></pattern><text x="2" y="9" font-size="8" \
      filter="url(#f)">Ab</text><rect width="30" height="9" fill="url(#p)" mask="url(#m)"/><use href="#p"/></svg>
      """),
  ]

  /// What is written of a document that was read is read as the same.
  private static func json(_ bytes: [UInt8]) throws {
    let document = try JSONDocument(bytes, file: "a.json")
    let text = document.root.json
    let again = try? JSONDocument(Array(text.utf8), file: "b.json")
    try FuzzFinding.require(again != nil, "JSON that was written cannot be read: \(text)")
    try FuzzFinding.require(
      again?.root.json == text, "JSON changes where it is written twice: \(text)")
  }

  private static func read(table bytes: [UInt8], as file: String) throws {
    let table = try DataTable(data: Data(bytes), file: file)
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
