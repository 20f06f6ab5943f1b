import Galley
import GalleyData

/// What previews are drawn on as goldens: the file `previews.json` in the folder of goldens.
///
/// ```json
/// {
///   "matrix": {"scheme": ["light", "dark"], "type-size": ["large", "accessibility3"]},
///   "devices": ["iPhone 15", "iPad (A16)"],
///   "scale": 2,
///   "exclude": ["Card/Broken", "Legacy/*"]
/// }
/// ```
///
/// A list as `matrix` names options with their usual values. All keys may be missing.
public struct PreviewSuite: Hashable, Sendable {
  /// An option, and the values that it takes one after the other.
  public struct Axis: Hashable, Sendable {
    /// The option's name: `scheme`, `type-size`.
    public var name: String
    /// None are the option's usual ones.
    public var values: [String]

    /// - Parameter values: those that the option takes; none are its usual ones.
    package init(name: String, values: [String]) { (self.name, self.values) = (name, values) }

    package init(_ setting: PreviewConfiguration.Setting, values: [String]) {
      self.init(name: setting.rawValue, values: values)
    }

    /// What the option sets; nil for a name of no option.
    package var setting: PreviewConfiguration.Setting? {
      PreviewConfiguration.Setting(rawValue: name)
    }
  }

  /// What is combined, each option once.
  public var axes: [Axis] = []
  /// Whether the file says what is combined, be it nothing.
  public var statesAxes = false
  /// What all images are drawn on.
  package var configuration = PreviewConfiguration()
  /// Names of cases without their configuration, in which `*` is any text.
  public var excluded: [String] = []

  /// The name of the file in the folder of goldens.
  public static let fileName = "previews.json"

  /// A file without keys.
  package init() {}

  /// - Throws: `SceneError` for the first thing that is wrong with the file.
  public init(data: Data, file: String) throws {
    let document = try JSONDocument([UInt8](data), file: file)
    let value = SceneValue(document.root, literal: SceneDefinitions(empty: document).plainScope)
    self = try value.previewSuite()
  }
}

extension SceneValue {
  fileprivate func previewSuite() throws -> PreviewSuite {
    try check(keys: ["matrix", "devices", "scale", "exclude"], of: "the suite of previews")
    var suite = PreviewSuite()
    suite.axes = try previewAxes()
    suite.statesAxes = try member("matrix") != nil || member("devices") != nil
    if let scale = try member("scale") {
      if suite.axes.contains(where: { $0.setting == .scale }) {
        throw scale.error(
          found: "a scale together with that of the matrix", expected: "one of them")
      }
      try scale.set("scale", to: scale.displayText(), in: &suite.configuration)
    }
    suite.excluded = try member("exclude")?.list().map { try $0.string() } ?? []
    return suite
  }

  /// What the keys `matrix` and `devices` combine.
  func previewAxes() throws -> [PreviewSuite.Axis] {
    var axes = try member("matrix")?.axes() ?? []
    if let devices = try member("devices") {
      if let axis = axes.first(where: { $0.setting == .device || $0.setting == .size }) {
        throw devices.error(
          found: "devices together with the \"\(axis.name)\" of the matrix", expected: "one of them"
        )
      }
      axes.append(PreviewSuite.Axis(.device, values: try devices.values(of: "device")))
    }
    return axes
  }

  private func axes() throws -> [PreviewSuite.Axis] {
    if case .array = node.value {
      var names: Set<String> = []
      return try list().map { element in
        let name = try element.choice(
          PreviewConfiguration.names.map { ($0, $0) }, "the name of an option")
        guard names.insert(name).inserted else {
          throw element.error(found: "\"\(name)\" twice", expected: "each name once")
        }
        return PreviewSuite.Axis(name: name, values: [])
      }
    }
    try check(keys: PreviewConfiguration.names, of: "the matrix")
    return try members().map { member in
      let values = try self.member(member.key)?.values(of: member.key) ?? []
      return PreviewSuite.Axis(name: member.key, values: values)
    }
  }

  /// The values of an option, each of which it takes.
  private func values(of name: String) throws -> [String] {
    let values = try list().map { element in
      let text = try element.displayText()
      var configuration = PreviewConfiguration()
      try element.set(name, to: text, in: &configuration)
      return text
    }
    guard !values.isEmpty else { throw error(expected: "at least one value") }
    return values
  }

  private func set(
    _ name: String, to text: String, in configuration: inout PreviewConfiguration
  ) throws {
    do {
      try configuration.set(name, to: text)
    } catch let invalid as PreviewConfiguration.InvalidValue {
      throw error(expected: invalid.expected, suggestion: invalid.suggestion)
    }
  }
}
