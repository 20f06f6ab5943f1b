import GalleyGeometry

/// A row of data: names with values.
public struct DataRow: Sendable {
  /// Where it comes from, for messages: `row 17 (cities.csv:18)`.
  public let label: String
  package let document: JSONDocument
  /// What it was before values were set by hand, and those.
  private let origin: JSONDocument
  private let settings: [DataSetting]
  /// Whether it is a row of data and not the scene's own sample.
  private let isOfData: Bool
  /// What an error says of a name that the row does not have, where another line of its file has it.
  package let headerAdvice: (@Sendable (String) -> String?)?

  package init(
    _ document: JSONDocument, label: String, isOfData: Bool = true,
    headerAdvice: (@Sendable (String) -> String?)? = nil
  ) {
    (self.document, self.label, origin, settings) = (document, label, document, [])
    self.isOfData = isOfData
    self.headerAdvice = headerAdvice
  }

  private init(_ row: DataRow, _ settings: [DataSetting]) {
    (origin, label, isOfData) = (row.origin, row.label, row.isOfData)
    headerAdvice = row.headerAdvice
    self.settings = settings
    let root = settings.reduce(origin.root) { $0.setting($1.path[...], to: $1.value) }
    document = JSONDocument(root: root, bytes: origin.bytes, file: origin.file)
  }

  /// The row with other values over its own.
  /// - Parameter settings: `--set` values; a dot in a name leads into an object.
  package func setting(_ settings: [DataSetting]) -> DataRow {
    settings.isEmpty ? self : DataRow(self, self.settings + settings)
  }

  /// Settings that are tried for what is wrong with a row.
  private static let blameLimit = 16

  /// Finds out which problems come from a value that was set by hand: they are gone without it.
  /// - Parameter read: does again what ended with the error, with another row.
  /// - Complexity: that of `read` for each setting, and nothing without any.
  package func attributing(_ error: SceneError, _ read: (DataRow) throws -> Void) -> SceneError {
    guard !settings.isEmpty, error.excess == nil else { return error }
    var blamed: [SceneError: String] = [:]
    for index in settings.indices.prefix(Self.blameLimit) {
      var others = settings
      let setting = others.remove(at: index)
      var remaining: Set<SceneError> = []
      do {
        try read(DataRow(self, others))
      } catch let error as SceneError {
        remaining = Set(error.all.map(\.withoutHints))
      } catch {}
      for problem in error.all.map(\.withoutHints)
      where blamed[problem] == nil && !remaining.contains(problem) {
        blamed[problem] = setting.name
      }
    }
    return error.mapped { $0.setting = blamed[$0.withoutHints] }
  }

  /// The error with this row in it; a value that was set by hand in the place of the scene's sample is in no row.
  package func label(_ error: SceneError) -> SceneError {
    error.mapped { problem in
      if isOfData || problem.setting == nil { problem.row = problem.row ?? label }
    }
  }

  /// A row of nothing, for settings alone.
  public static func empty(with settings: [DataSetting]) -> DataRow {
    DataRow(
      JSONDocument(root: .object([]), file: "--set"), label: "the values of --set", isOfData: false
    )
    .setting(settings)
  }

  /// All that is in the row, in an order of its own: two rows with the same text are the same.
  package var canonicalText: String { document.root.json }
}

/// A value that was set by hand: `title=Hello`.
public struct DataSetting: Hashable, Sendable {
  package let path: [String]
  package let value: String
  /// What stands before the sign: `price.value`.
  var name: String { path.joined(separator: ".") }
  /// Names with dots between them: as many as values of JSON may be in each other.
  package static let depthLimit = JSONParser.depthLimit

  /// - Returns: nil for a text without `=`, an empty name, or more names than `depthLimit`.
  public init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let names = text[..<sign].split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }), (1...Self.depthLimit).contains(names.count) else {
      return nil
    }
    path = names.map(String.init)
    value = String(text[text.index(after: sign)...])
  }
}

extension JSONNode {
  /// The object with one value changed or added. What is given by hand has no type, like a cell.
  fileprivate func setting(_ path: ArraySlice<String>, to text: String) -> JSONNode {
    guard let name = path.first else {
      return JSONNode(value: .string(text), offset: offset, isCell: true)
    }
    if case .array(var elements) = value, let index = Int(name), elements.indices.contains(index) {
      elements[index] = elements[index].setting(path.dropFirst(), to: text)
      return JSONNode(value: .array(elements), offset: offset)
    }
    var members: [Member] = []
    if case .object(let own) = value { members = own }
    let inner = members.first { $0.has(key: name) }?.value ?? .object([])
    let changed = inner.setting(path.dropFirst(), to: text)
    if let index = members.firstIndex(where: { $0.has(key: name) }) {
      members[index].value = changed
    } else {
      members.append(Member(key: name, keyOffset: 0, value: changed))
    }
    return JSONNode(value: .object(members), offset: offset)
  }
}
