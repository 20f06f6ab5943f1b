import Galley
import GalleyData
import GalleyPreviews
import GalleyStrings

/// How previews are compiled and drawn in a session.
package struct SessionSettings: Sendable {
  package var runtime: PreviewRuntime
  package var process = PreviewProcessSettings()
  /// Compiles a Swift file, by its absolute path.
  /// - Throws: `PreviewError`.
  package var compile: @Sendable (String) throws -> PreviewBuild.Result
  /// Draws the numbers of elements over a bitmap of a scale, as a PNG.
  package var marks: @Sendable (Bitmap, ElementTree, CGFloat) throws -> Data

  package init(
    runtime: PreviewRuntime,
    compile: @escaping @Sendable (String) throws -> PreviewBuild.Result,
    marks: @escaping @Sendable (Bitmap, ElementTree, CGFloat) throws -> Data
  ) {
    (self.runtime, self.compile, self.marks) = (runtime, compile, marks)
  }
}

/// Previews that a program uses: it opens them, reads their elements and images, touches them, types, and lets time pass.
///
/// ```swift
/// let session = try ProgramSession(in: ".", settings)
/// let answer = try session.answer(.open, to: .object([("file", .string("Card.swift"))]))
/// ```
///
/// What a request reads and writes by name lies below one folder. The code of a preview runs in a drawing process of its own:
/// what ends it is an error of one request. A session belongs to one thread.
package final class ProgramSession {
  private let folder: SessionFolder
  private let settings: SessionSettings
  /// In the order in which they were used.
  private var opened: [OpenedPreview] = []
  /// How many previews were opened.
  private var count = 0

  /// Previews that are open together; each has a process.
  private static let limit = 8

  /// - Throws: `SessionFault` for what is no folder.
  package init(in folder: String, _ settings: SessionSettings) throws(SessionFault) {
    self.folder = try SessionFolder(folder)
    self.settings = settings
  }

  deinit { finish() }

  /// Of the folder, absolute and without links.
  package var folderPath: String { folder.path }

  /// Ends all previews.
  package func finish() {
    for preview in opened { preview.finish() }
    opened = []
  }

  /// Answers a request.
  /// - Parameters:
  ///   - arguments: an object with keys of the kind.
  ///   - others: keys of the object that are none of the request's.
  /// - Throws: `SessionFault`; all that was open stays open.
  package func answer(
    _ kind: SessionRequestKind, to arguments: JSONNode, besides others: [String] = []
  ) throws(SessionFault) -> SessionAnswer {
    let fields = try SessionFields(arguments, of: kind, besides: others)
    var answer = try answer(kind, fields)
    // It is the one that was opened or used just now; who closes one does not observe.
    if let preview = opened.last { try observe(preview, fields, &answer) }
    return answer
  }

  private func preview(_ fields: SessionFields) throws(SessionFault) -> OpenedPreview {
    guard let newest = opened.last else {
      throw SessionFault(
        .preview, "no preview is open, expected open first", expected: "a request to open one")
    }
    guard let handle = fields.text("handle") else { return newest }
    guard let place = opened.firstIndex(where: { $0.handle == handle }) else {
      let handles = opened.map(\.handle).joined(separator: ", ")
      throw SessionFault(
        .preview, "no open preview has the handle \"\(handle)\", expected one of \(handles)",
        key: "handle", expected: "one of \(handles)")
    }
    let preview = opened.remove(at: place)
    opened.append(preview)
    return preview
  }

  private func answer(
    _ kind: SessionRequestKind, _ fields: SessionFields
  ) throws(SessionFault) -> SessionAnswer {
    func used() throws(SessionFault) -> OpenedPreview { try preview(fields) }
    switch kind {
    case .open: return try open(fields)
    case .tree: return try used().tree(isJSON: fields.text("format") == "json")
    case .image: return try image(of: used(), fields)
    case .tap: return try tap(used(), fields)
    case .press:
      let seconds = fields.number("seconds") ?? 1
      return try used().touch(try fields.requiredTarget(), "press") { _ in
        [("seconds", .number(seconds))]
      }
    case .drag: return try drag(used(), fields)
    case .adjust:
      let count = Double(fields.whole("count") ?? 1)
      return try used().touch(
        try fields.requiredTarget(), fields.text("direction") ?? "increment"
      ) { _ in [("count", .number(count))] }
    case .perform:
      return try used().perform(fields.text("action") ?? "", on: try fields.requiredTarget())
    case .type:
      return try used().type(
        fields.text("text") ?? "", into: try fields.target(), replaces: fields.flag("replace"))
    case .key:
      return try used().key(fields.text("key") ?? "", modifiers: fields.node("modifiers"))
    case .scroll:
      return try used().scroll(
        try fields.target(), by: try fields.pair("dx", "dy", isOptional: true))
    case .advance: return try used().advance(by: fields.number("seconds") ?? 0)
    case .set: return try set(used(), fields)
    case .why: return try used().why(try fields.target(), view: fields.text("view"))
    case .close:
      let preview = try used()
      preview.finish()
      opened.removeAll { $0 === preview }
      var answer = SessionAnswer()
      answer.add("closed", .string(preview.handle))
      return answer
    }
  }

  /// Adds what a request wants to see afterwards.
  private func observe(
    _ preview: OpenedPreview, _ fields: SessionFields, _ answer: inout SessionAnswer
  ) throws(SessionFault) {
    let wish =
      fields.text("observe").flatMap { SessionKey.Observed(rawValue: $0) }
      ?? SessionKey.Observed.none
    if wish.hasTree { answer.add(try preview.tree(isJSON: false)) }
    if wish.hasImage { answer.add(try preview.image()) }
  }
}

// Requests.
extension ProgramSession {
  private func open(_ fields: SessionFields) throws(SessionFault) -> SessionAnswer {
    let source = try folder.source(fields.text("file") ?? "")
    let result = try compiled(source)
    var found: [(process: PreviewProcess, description: PreviewDescription)] = []
    for library in result.libraries {
      let process = PreviewProcess(library, runtime: settings.runtime, settings: settings.process)
      found += try descriptions(of: process).map { (process, $0) }
    }
    let titles = Self.titles(of: found.map(\.description), file: source.name)
    guard let index = try Self.place(of: fields.text("preview"), among: titles) else {
      throw Self.failure(of: result, source)
    }
    let (process, description) = found[index]
    if let failure = description.failure { throw SessionFault(failure) }
    let preview = try OpenedPreview(
      OpenedPreview.Source(
        process: process, index: description.index, file: source.name, title: titles[index]),
      handle: "p\(count + 1)", marks: settings.marks)
    count += 1
    var closed: String?
    if opened.count >= Self.limit {
      let oldest = opened.removeFirst()
      oldest.finish()
      closed = oldest.handle
    }
    opened.append(preview)
    var answer = preview.state
    answer.add("file", .string(source.name))
    answer.add("preview", .string(preview.title))
    answer.add("previews", titles)
    answer.add("scale", .number(preview.scale))
    let notes = result.diagnostics.map { Self.text(of: $0, source) }
    if !notes.isEmpty { answer.add("diagnostics", notes) }
    if let closed { answer.add("closed", .string(closed)) }
    return answer
  }

  private func compiled(
    _ source: (name: String, path: String)
  ) throws(SessionFault) -> PreviewBuild.Result {
    do {
      return try settings.compile(source.path)
    } catch let error as PreviewError {
      throw SessionFault(error)
    } catch {
      throw SessionFault(.file, "\(error)")
    }
  }

  private func descriptions(
    of process: PreviewProcess
  ) throws(SessionFault) -> [PreviewDescription] {
    do {
      return try process.previews()
    } catch let error as PreviewError {
      throw SessionFault(error)
    } catch {
      throw SessionFault(.preview, "\(error)")
    }
  }

  /// The names of previews: those that their author gave, or that of the file with a number if there are several.
  private static func titles(of previews: [PreviewDescription], file: String) -> [String] {
    let stem = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    return previews.enumerated().map { index, preview in
      let name = preview.displayName.flatMap { $0.isEmpty ? nil : $0 }
      return name ?? (previews.count == 1 ? stem : "\(stem) \(index + 1)")
    }
  }

  /// The place of a preview by its name, or by its number from 1; nil where there is none at all.
  private static func place(of name: String?, among titles: [String]) throws(SessionFault) -> Int? {
    guard !titles.isEmpty else { return nil }
    guard let name else { return 0 }
    if let index = titles.firstIndex(of: name) { return index }
    if let number = Int(name), (1...titles.count).contains(number) { return number - 1 }
    let nearest = SpellingSuggestion.of(name, among: titles)
    let advice = SpellingSuggestion.question(nearest)
    let expected = "one of " + titles.prefix(20).joined(separator: ", ")
    throw SessionFault(
      .preview, "no preview is called \"\(name)\", expected \(expected)\(advice)", key: "preview",
      expected: expected, nearest: nearest.map { [$0] } ?? [])
  }

  /// A message of the compiler's with the name of the source from the session's folder on.
  private static func text(
    of diagnostic: SourceDiagnostic, _ source: (name: String, path: String)
  ) -> String {
    named(diagnostic, source).text
  }

  private static func named(
    _ diagnostic: SourceDiagnostic, _ source: (name: String, path: String)
  ) -> SourceDiagnostic {
    var diagnostic = diagnostic
    if diagnostic.path == source.path { diagnostic.path = source.name }
    return diagnostic
  }

  private static func failure(
    of result: PreviewBuild.Result, _ source: (name: String, path: String)
  ) -> SessionFault {
    let errors = result.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else {
      return SessionFault(
        .preview, "\(source.name) has no preview, expected #Preview or a PreviewProvider",
        key: "file", expected: "a file with #Preview or a PreviewProvider")
    }
    let lines = errors.prefix(10).map { text(of: $0, source) }.joined(separator: "; ")
    var fault = SessionFault(.compile, "\(source.name) does not compile: \(lines)", key: "file")
    fault.diagnostics = errors.map { named($0, source) }
    return fault
  }

  private func image(
    of preview: OpenedPreview, _ fields: SessionFields
  ) throws(SessionFault) -> SessionAnswer {
    var answer = try preview.image(
      scale: fields.number("scale") ?? 1, limit: fields.whole("maxPixels"),
      isMarked: fields.flag("marks"))
    guard let name = fields.text("file"), let png = answer.image else { return answer }
    let (file, bytes) = try folder.write(png, to: name)
    answer.image = nil
    answer.add("file", .string(file))
    answer.add("bytes", .number(Double(bytes)))
    return answer
  }

  private func tap(
    _ preview: OpenedPreview, _ fields: SessionFields
  ) throws(SessionFault) -> SessionAnswer {
    let target = try fields.requiredTarget()
    guard !fields.flag("secondary") else { return try preview.touch(target, "secondaryClick") }
    let count = Double(fields.whole("count") ?? 1)
    return try preview.touch(target, "tap") { _ in [("count", .number(count))] }
  }

  private func drag(
    _ preview: OpenedPreview, _ fields: SessionFields
  ) throws(SessionFault) -> SessionAnswer {
    let target = try fields.requiredTarget()
    let way = try fields.pair("dx", "dy", isOptional: true)
    let end = try fields.pair("toX", "toY")
    let value = fields.number("value")
    guard [way != nil, end != nil, value != nil].count(where: { $0 }) == 1 else {
      throw SessionFault(
        .request, "drag needs one of dx and dy, toX and toY, or value", key: "dx",
        expected: "one of dx and dy, toX and toY, or value")
    }
    if let value { return try preview.touch(target, "slide") { _ in [("value", .number(value))] } }
    let seconds = fields.number("seconds") ?? 0.25
    return try preview.touch(target, "drag") { (place) throws(SessionFault) in
      let (dx, dy) = way ?? end.map { ($0.0 - place.x, $0.1 - place.y) } ?? (0, 0)
      if let end {
        try preview.check(CGPoint(x: end.0, y: end.1), keys: ("toX", "toY"))
      } else if CGRect(origin: .zero, size: preview.size).encloses(place) {
        // What is out of sight is said by the views.
        let last = CGPoint(x: place.x + dx, y: place.y + dy)
        try preview.check(last, keys: ("dx", "dy"), from: place)
      }
      return [("dx", .number(dx)), ("dy", .number(dy)), ("seconds", .number(seconds))]
    }
  }

  private func set(
    _ preview: OpenedPreview, _ fields: SessionFields
  ) throws(SessionFault) -> SessionAnswer {
    let keys = SessionRequestKind.set.keys.filter { $0.name != "observe" && $0.name != "handle" }
    let values = keys.compactMap { key in
      fields.node(key.name).map { (key: key.name, value: $0.value) }
    }
    guard !values.isEmpty else {
      let expected = "one of " + keys.map(\.name).joined(separator: ", ")
      throw SessionFault(
        .request, "set needs \(expected)", key: keys.first?.name, expected: expected)
    }
    return try preview.set(values)
  }
}
