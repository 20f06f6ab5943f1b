import Galley
import GalleyBudget
import GalleyData
import GalleyStrings

/// A scene that was read and is filled with data: once, or once for each of many rows.
///
/// ```swift
/// let template = try SceneTemplate(data: Data(contentsOf: url), file: url.path)
/// for row in rows { try template.scene(for: row).draw(with: renderer) }
/// ```
///
/// A template belongs to one task; it keeps the views that are the same for all rows.
public final class SceneTemplate {
  /// The file's name, for messages.
  public let file: String
  /// The canvases that the scene names, in their order; empty for a scene with one.
  public let canvasNames: [String]
  /// How the scene wants to be compared with its golden.
  public let golden: SceneGolden
  private let document: JSONDocument
  let definitions: SceneDefinitions
  private let decoder = ViewDecoder()
  private let view: JSONNode
  private let fonts: (lock: FontLock, source: SourceLocation)?
  /// Is told the names of the images that scenes read: of those that all rows have, with the first one.
  package var noteImage: ((String) -> Void)?

  private let doubts: [PlaceholderCheck.Doubt]

  static let keys = [
    "$schema", "galley", "canvas", "canvases", "data", "sample", "fonts", "tokens", "styles",
    "components", "golden", "view",
  ]

  /// Reads a scene and checks what can be checked without data.
  /// - Parameter file: the file's name, for messages.
  /// - Throws: `SceneError` for what is wrong, with what else is in `further`.
  /// - Complexity: O(n) in the bytes.
  public init(data: Data, file: String) throws {
    self.file = file
    let document = try JSONDocument([UInt8](data), file: file)
    self.document = document
    let definitions = try SceneDefinitions(document) { SceneRegistry.modifiersByName[$0] != nil }
    self.definitions = definitions
    let root = SceneValue(document.root, literal: definitions.plainScope)
    let problems = SceneProblems()
    _ = try problems.attempt { try root.check(keys: Self.keys, of: "a scene") }
    _ = try problems.attempt { try Self.checkVersion(root) }
    fonts =
      try problems.attempt {
        try root.member("fonts").map { (try $0.fontLock(), $0.source) }
      } ?? nil
    golden =
      try problems.attempt { try root.member("golden")?.golden() ?? SceneGolden() }
      ?? SceneGolden()
    canvasNames = try root.member("canvases")?.members().map(\.key) ?? []
    for key in ["data", "sample"] {
      _ = try problems.attempt { try root.member(key)?.members() }
    }
    let view = try problems.attempt {
      guard let view = document.root.member("view") else {
        throw root.error(
          found: "no \"view\"", expected: "the key \"view\" with the scene's view")
      }
      return view.value
    }
    self.view = view ?? document.root
    var placeholders = PlaceholderCheck(definitions, problems, root: document.root)
    try placeholders.check(document.root)
    doubts = placeholders.doubts
    try StructureCheck(definitions, problems).check(document.root)
    try problems.throwIfAny()
  }

  private static func checkVersion(_ root: SceneValue) throws {
    guard let version = try root.member("galley") else {
      throw root.error(
        found: "no \"galley\"",
        expected: "the key \"galley\" with the version of the scene language, "
          + "\(Scene.languageVersion)")
    }
    guard case .number(Double(Scene.languageVersion)) = version.node.value else {
      throw version.error(
        expected: "the version of the scene language, \(Scene.languageVersion)")
    }
  }

  /// The scene filled with a row.
  /// - Parameters:
  ///   - row: nil takes the scene's own sample.
  ///   - canvas: one of `canvasNames`; nil takes the first, or the only canvas.
  ///   - changes: what counts over the canvas's own values.
  ///   - time: the moment of the scene's animations, in seconds from their start; nil is where they end.
  ///   - budget: what is left for the image; one of the standard limits begins by default.
  /// - Throws: `SceneError` for the first problem of the scene with this row, with the row in it; the others are its
  ///   `further` ones.
  /// - Complexity: O(n) in the views that depend on data or on the time, in all views the first time.
  public func scene(
    for row: DataRow? = nil, canvas: String? = nil, changes: CanvasChanges = CanvasChanges(),
    at time: Double? = nil, budget: RenderBudget = RenderBudget()
  ) throws -> Scene {
    do {
      return try filled(row, canvas ?? canvasNames.first, changes, time, budget)
    } catch let error as SceneError {
      guard let row else { throw error }
      let blamed = row.attributing(error) { row in
        _ = try filled(row, canvas ?? canvasNames.first, changes, time, RenderBudget())
      }
      throw row.label(blamed)
    }
  }

  private func filled(
    _ row: DataRow?, _ canvasName: String?, _ changes: CanvasChanges, _ time: Double?,
    _ budget: RenderBudget
  ) throws -> Scene {
    let reading = try reading(row, canvasName, changes, time, budget)
    defer { decoder.keepsViews = true }
    do {
      let value = try SceneValue(view, scope: reading.context.rootScope)
      let view = try decoder.view(value)
      try reading.problems.throwIfAny()
      return Scene(
        file: file, canvas: reading.canvas, view: view, fontLock: fonts?.lock,
        fontLockSource: fonts?.source, source: value.source,
        movement: SceneMovement.both(reading.movement, reading.context.movement))
    } catch let error as SceneError {
      throw reading.problems.error(error) ?? error
    }
  }

  /// What a scene's view is read among: its canvas, its row and its own data.
  private struct Reading {
    var canvas: Scene.Canvas
    /// As it is written.
    var canvasValue: SceneValue
    var context: SceneContext
    var problems: SceneProblems
    /// Of the canvas's values.
    var movement: SceneMovement?
  }

  private func reading(
    _ row: DataRow?, _ canvasName: String?, _ changes: CanvasChanges, _ time: Double?,
    _ budget: RenderBudget
  ) throws -> Reading {
    var sources: [SceneContext.Source] = []
    if let row {
      sources.append(
        SceneContext.Source(
          node: row.document.root, document: row.document, advice: row.headerAdvice))
    } else if let sample = document.root.member("sample") {
      sources.append(SceneContext.Source(node: sample.value, document: document))
    }
    if let data = document.root.member("data") {
      sources.append(SceneContext.Source(node: data.value, document: document))
    }
    let node = try canvasNode(canvasName)
    // A canvas may depend on the row; its locale then counts for all that is written.
    let plain = SceneContext(
      definitions: definitions, sources: sources, locale: nil, time: time)
    let problems = SceneProblems()
    let canvasValue = try SceneValue(node, scope: plain.rootScope)
    var canvas = try problems.attempt { try canvasValue.canvas() } ?? Scene.Canvas()
    canvas.name = canvasName
    changes.apply(to: &canvas, statesScale: node.member("scale") != nil)
    sources.append(SceneContext.Source(node: canvas.node, document: document))
    let context = SceneContext(
      definitions: definitions, sources: sources, locale: canvas.locale, budget: budget,
      problems: problems, time: time)
    context.noteImage = noteImage
    return Reading(
      canvas: canvas, canvasValue: canvasValue, context: context, problems: problems,
      movement: plain.movement)
  }

  /// Reads the scene, and hands its view to code that writes it in another language.
  /// - Parameter write: gets the view, the canvas, the canvas as it is written, and when what moves ends.
  /// - Throws: `SceneError`, also for a scene that cannot be drawn.
  func written<Result>(
    for row: DataRow?, canvas: String?, changes: CanvasChanges, budget: RenderBudget,
    _ write: (SceneValue, Scene, SceneValue, ViewDecoder) throws -> Result
  ) throws -> Result {
    let name = canvas ?? canvasNames.first
    // What is wrong with the scene is found by reading it as it is drawn.
    let scene = try scene(for: row, canvas: name, changes: changes, budget: budget)
    let reading = try reading(row, name, changes, nil, budget)
    reading.context.endAtFirstProblem()
    let value = try SceneValue(view, scope: reading.context.rootScope)
    let result = try write(value, scene, reading.canvasValue, decoder)
    try reading.problems.throwIfAny()
    return result
  }

  /// What is wrong with placeholders that are no expressions, unless a column is called so, in branches that no row takes, too: the
  /// first one in each text.
  /// - Parameter columns: the names of the data; asked for where there are such placeholders.
  package func misreadings(among columns: () throws -> Set<UTF8Key>) rethrows -> [SceneError] {
    guard !doubts.isEmpty else { return [] }
    let columns = try columns()
    var texts: Set<String> = []
    return doubts.filter { doubt in
      !doubt.names.contains { columns.contains(UTF8Key($0)) }
    }.map(\.error).filter { texts.insert($0.path).inserted }
  }

  /// The canvas alone, as a row makes it: for the name of an image whose scene cannot be read.
  package func canvas(for row: DataRow, named name: String?, changes: CanvasChanges) throws
    -> Scene.Canvas
  {
    let sources = [
      SceneContext.Source(node: row.document.root, document: row.document),
      document.root.member("data").map { SceneContext.Source(node: $0.value, document: document) },
    ].compactMap { $0 }
    let plain = SceneContext(
      definitions: definitions, sources: sources, locale: nil)
    let name = name ?? canvasNames.first
    let node = try canvasNode(name)
    var canvas = try SceneValue(node, scope: plain.rootScope).canvas()
    canvas.name = name
    changes.apply(to: &canvas, statesScale: node.member("scale") != nil)
    return canvas
  }

  /// The scene's own row with values over those in it; a row of nothing but those for a scene without one.
  public func sample(with settings: [DataSetting]) -> DataRow {
    guard let sample = document.root.member("sample")?.value else {
      return DataRow.empty(with: settings)
    }
    let own = JSONDocument(root: sample, bytes: document.bytes, file: file)
    return DataRow(own, label: "the scene's sample", isOfData: false).setting(settings)
  }

  /// - Throws: `SceneError` for a canvas that the scene does not have.
  package func checkCanvas(_ name: String) throws { _ = try canvasNode(name) }

  /// The members of a named canvas, and those of `canvas` that it does not have.
  private func canvasNode(_ name: String?) throws -> JSONNode {
    let base = document.root.member("canvas")?.value
    let empty = JSONNode(value: .object([]), offset: document.root.offset)
    guard let name else { return base ?? empty }
    let canvases = document.root.member("canvases")?.value
    guard let named = canvases?.member(name)?.value else {
      throw SceneValue(canvases ?? document.root, literal: definitions.plainScope).error(
        found: "no canvas \"\(name)\"",
        expected: canvasNames.isEmpty
          ? "no name, because the scene has only one canvas"
          : "one of \(canvasNames.joined(separator: ", "))",
        suggestion: SpellingSuggestion.of(name, among: canvasNames))
    }
    guard case .object(let own) = named.value, case .object(let others)? = base?.value else {
      return named
    }
    let inherited = others.filter { member in JSONNode.index(of: member.key, in: own) == nil }
    return JSONNode(value: .object(own + inherited), offset: named.offset)
  }

  /// The scene as JSON without comments, as every program reads it.
  public var plainJSON: String { document.root.json }
}
