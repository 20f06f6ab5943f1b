import Galley
import GalleyData
import GalleyStrings

/// Writes the views of a scene as Swift source that draws the same.
///
/// The scene was decoded before, so nothing in it is wrong. Data is written out: repetitions, conditions and
/// components as what they come to for the row.
final class SwiftWriter {
  /// Views that are written at most: the source is for people.
  static let viewLimit = 5000
  /// Views and components within each other that are written at most: each takes as much of the stack as several
  /// views do where a scene is read.
  static let depthLimit = 187
  /// Steps of the depth that a scene may have, for each of them. Some stay for tokens, styles and indicators.
  private static let stepsPerView = 6
  /// Lines of a view above which it becomes a property of its own.
  private static let propertyLines = 40

  let decoder: ViewDecoder
  /// Views that are properties of the screen's struct, in the order in which they were met.
  private(set) var properties: [(name: String, lines: SwiftLines)] = []
  /// Of the properties.
  private var propertyBytes = 0
  private(set) var warnings: [SceneSwift.Warning] = []
  /// Names of Galley's own that the source uses.
  private(set) var additions: Set<String> = []
  private var views = 0
  private var depth = 0
  /// Whether what is being written is only looked at.
  private(set) var isTried = false
  /// Whether a name is known that the struct's properties do not know.
  private var isInIndicator = false

  init(_ decoder: ViewDecoder) { self.decoder = decoder }

  // MARK: Notes

  func warn(_ message: String, at value: SceneValue) {
    warnings.append(SceneSwift.Warning(message: message, source: value.source))
  }

  /// Notes a name that SwiftUI does not have, once.
  func noteAddition(_ name: String, at value: SceneValue) {
    guard additions.insert(name).inserted else { return }
    warn("\(name) is an addition of Galley; SwiftUI has no such name", at: value)
  }

  /// A comment for what Swift cannot say, with its warning.
  func comment(_ what: String, at value: SceneValue) -> SwiftLines {
    warn("\(what); the Swift source leaves it out", at: value)
    return SwiftLines("// Not in the source: \(ControlCharacters.escaped(what)).")
  }

  /// A view for one that Swift cannot say: the comment, and nothing to be seen.
  func missing(_ what: String, at value: SceneValue) -> SwiftLines {
    var lines = comment(what, at: value)
    lines.append("EmptyView()")
    return lines
  }

  // MARK: Views

  /// An element with its modifiers, or a component.
  func view(_ value: SceneValue) throws -> SwiftLines {
    let context = value.scope.context
    views += 1
    guard views <= Self.viewLimit else {
      throw value.error(
        found: "more than \(Self.viewLimit) views",
        expected: "at most \(Self.viewLimit) for Swift source")
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw value.error(
        found: "views nested more than \(Self.depthLimit) deep",
        expected: "at most \(Self.depthLimit) for Swift source")
    }
    try context.step(at: value)
    var modifiers: [SceneValue] = []
    if let list = try value.member("modifiers") { try decoder.flatten(list, into: &modifiers) }
    return try context.deeper(by: Self.stepsPerView, at: value) {
      let before = context.sourceBytes - propertyBytes
      var lines = try plainView(value)
      try context.noteSource(before + propertyBytes + lines.bytes, at: value)
      for modifier in modifiers {
        try apply(modifier, to: &lines)
        try context.noteSource(before + propertyBytes + lines.bytes, at: modifier)
      }
      return lines
    }
  }

  /// An element or a component without its modifiers.
  private func plainView(_ value: SceneValue) throws -> SwiftLines {
    if let name = try value.member(SceneDefinitions.componentKey) {
      return try view(name.component().instance(value))
    }
    let type = try decoder.type(of: value, what: "an element").name
    let arguments = Arguments(try value.members(), in: value.scope, owner: value, decoder: decoder)
    if let element = SwiftElement.named[type], let definition = SceneRegistry.elementsByName[type] {
      if element.isAddition { noteAddition(type, at: value) }
      return try element.write(SwiftCall(type, definition.keys, arguments, self))
    }
    if SceneRegistry.shapesByName[type] != nil { return try shapeView(type, arguments) }
    guard SceneRegistry.stylesByName[type] != nil else {
      return missing("the element \(type)", at: value)
    }
    return SwiftLines("Rectangle().fill(\(try style(type, arguments)))")
  }

  /// Views in a container, one below the other; long ones by the names of properties.
  func children(_ value: SceneValue?) throws -> SwiftLines {
    var result = SwiftLines()
    for child in try value?.list() ?? [] { result.append(try named(view(child))) }
    return result
  }

  /// The view, or the name of a new property where it is long.
  private func named(_ lines: SwiftLines) -> SwiftLines {
    guard lines.count > Self.propertyLines, !isInIndicator else { return lines }
    let name = "part\(properties.count + 1)"
    properties.append((name, lines))
    propertyBytes += lines.bytes
    return SwiftLines(name)
  }

  /// A text, or a view.
  func title(_ value: SceneValue) throws -> SwiftLines {
    if case .object = value.node.value { return try view(value) }
    return SwiftLines("Text(verbatim: \(SwiftLiteral.string(try value.displayText())))")
  }

  /// A colour by its string, a style that fills, or an element.
  func content(_ value: SceneValue) throws -> SwiftLines {
    if case .string(let name) = value.node.value {
      let isColor =
        !(name.hasSuffix(ViewDecoder.gradientSuffix) || SwiftWriter.plainStyles.keys.contains(name))
      return SwiftLines(
        isColor ? try value.swiftColor() : "Rectangle().fill(\(try style(value)))")
    }
    return value.isColorObject ? SwiftLines(try value.swiftColor()) : try view(value)
  }

  /// The value of a key that is written in one line.
  func value(_ value: SceneValue, _ kind: ValueKind) throws -> String {
    try value.counted {
      switch kind {
      case .font: return try font(value)
      case .nullable(.font): return try value.ifNotNull { try font($0) } ?? "nil"
      case .style: return try style(value)
      case .shape: return try shape(value)
      default:
        guard let text = try value.swift(kind) else {
          throw value.error(expected: "a value that Swift source can say")
        }
        return text
      }
    }
  }

  // MARK: Indicators

  /// Writes what knows the number of hidden views.
  func inIndicator(_ write: () throws -> SwiftLines) rethrows -> SwiftLines {
    let wasInIndicator = isInIndicator
    isInIndicator = true
    defer { isInIndicator = wasInIndicator }
    return try write()
  }

  /// Writes what is looked at and then forgotten.
  func tried(at value: SceneValue, _ write: () throws -> SwiftLines) rethrows -> SwiftLines {
    let context = value.scope.context
    let (wasTried, bytes) = (isTried, context.sourceBytes)
    let known = (warnings, additions, views)
    isTried = true
    defer {
      isTried = wasTried
      (warnings, additions, views) = known
      context.forgetSource(behind: bytes)
    }
    return try write()
  }

  // MARK: Modifiers

  /// Puts a modifier behind a view.
  private func apply(_ value: SceneValue, to lines: inout SwiftLines) throws {
    let members = try value.members()
    guard let (place, definition) = decoder.modifier(among: members) else { return }
    guard let own = try SceneValue.resolve(members[place].value, in: value.scope) else { return }
    let arguments = try decoder.arguments(of: definition, value, members, own)
    let keys = (definition.argument.map { [$0] } ?? []) + definition.keys
    let call = SwiftCall(definition.name, keys, arguments, self)
    let modifier = SwiftModifier.named[definition.name] ?? .call
    if modifier.isAddition { noteAddition(definition.name, at: own) }
    for line in try modifier.write(call, hasArgument: definition.argument != nil) {
      lines.call(line)
    }
  }
}
