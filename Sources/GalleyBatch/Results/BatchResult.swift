import Galley
import GalleyData

/// What became of one image: a line of the manifest.
public struct BatchResult: Hashable, Sendable {
  /// What became of an image, by its word in the manifest.
  public enum Status: String, Hashable, Sendable {
    /// It was drawn.
    case drawn
    /// It was there as it would be drawn, and was left.
    case unchanged
    /// It was not drawn: `BatchResult.error` says why.
    case failed
  }

  /// From 1.
  public var row: Int
  /// The canvas by its name; nil for the only one of a scene that names none.
  public var canvas: String?
  /// Nil where the row names none.
  public var path: String?
  /// Whether there is an image, and whether it was drawn now.
  public var status: Status
  /// In pixels; 0 where the row failed.
  public var width = 0
  /// In pixels; 0 where the row failed.
  public var height = 0
  /// Bytes of the file; 0 where the row failed.
  public var bytes = 0
  /// `Bitmap.pixelHash` in hexadecimal digits.
  public var pixels = ""
  /// How long reading, drawing and writing took, without what was done for other images meanwhile. An unchanged image has
  /// the time of its drawing.
  public var milliseconds = 0.0
  /// What is not as it was asked for, each behind its place where that is known: `card.json:3:59: …`.
  public var warnings: [String] = []
  /// Worth knowing: texts that were cut, for example.
  public var notes: [String] = []
  /// The first thing that is wrong with the row, in one line; nil unless it failed.
  public var error: String?
  /// All that is wrong with the row where that is more than `error` says.
  public var errors: [String] = []
  /// The same with its places; not part of the line.
  public var problems: [RowProblem] = []

  /// The row has failed.
  mutating func fail(_ error: any Error) {
    status = .failed
    self.error = "\(error)"
    let texts = RowErrors.texts(of: error)
    errors = texts.count > 1 ? texts : []
    problems = RowProblem.list(of: error)
  }

  /// As JSON on one line.
  public var json: String { JSONNode.object(members).json }

  /// The same behind the name of an event.
  public func json(event: String) -> String {
    JSONNode.object([("event", .string(event))] + members).json
  }

  private var members: [(String, JSONNode.Value)] { members(hasTime: true) }

  /// - Parameter hasTime: whether how long it took is among them, which is another number each time.
  func members(hasTime: Bool) -> [(String, JSONNode.Value)] {
    var members: [(String, JSONNode.Value)] = [("row", .number(Double(row)))]
    if let canvas { members.append(("canvas", .string(canvas))) }
    members.append(("path", path.map { .string($0) } ?? .null))
    members.append(("status", .string(status.rawValue)))
    if status != .failed {
      members += [
        ("width", .number(Double(width))), ("height", .number(Double(height))),
        ("bytes", .number(Double(bytes))), ("pixels", .string(pixels)),
      ]
    }
    if hasTime { members.append(("milliseconds", .hundredths(milliseconds))) }
    if !warnings.isEmpty { members.append(("warnings", .strings(warnings))) }
    if !notes.isEmpty { members.append(("notes", .strings(notes))) }
    if let error { members.append(("error", .string(error))) }
    if !errors.isEmpty { members.append(("errors", .strings(errors))) }
    return members
  }
}

extension BatchResult {
  /// Reads a line of a journal; nil for what is none.
  init?(_ node: JSONNode) {
    func text(_ key: String) -> String? {
      guard case .string(let text)? = node.member(key)?.value.value else { return nil }
      return text
    }
    func count(_ key: String, limit: Int = .max) -> Int? {
      guard let member = node.member(key) else { return 0 }
      return member.value.number.flatMap { Int(exactly: $0) }
        .flatMap { (0...limit).contains($0) ? $0 : nil }
    }
    func texts(_ key: String) -> [String] {
      guard case .array(let elements)? = node.member(key)?.value.value else { return [] }
      return elements.compactMap {
        if case .string(let text) = $0.value { return text }
        return nil
      }
    }
    // What is worked out of them, pixels and shares of times, stays a number.
    let side = Int(Int32.max)
    let milliseconds = node.member("milliseconds")?.value.number ?? 0
    guard (0...1e15).contains(milliseconds), let status = text("status").flatMap(Status.init),
      let row = count("row"),
      let width = count("width", limit: side), let height = count("height", limit: side),
      let bytes = count("bytes")
    else { return nil }
    self.init(
      row: row, canvas: text("canvas"), path: text("path"), status: status, width: width,
      height: height, bytes: bytes, pixels: text("pixels") ?? "",
      milliseconds: milliseconds,
      warnings: texts("warnings"), notes: texts("notes"), error: text("error"),
      errors: texts("errors"))
  }
}

extension JSONNode.Value {
  /// A number rounded to two decimals.
  static func hundredths(_ number: Double) -> JSONNode.Value {
    .number((number * 100).rounded() / 100)
  }
}
