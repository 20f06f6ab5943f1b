import Foundation
import GalleySwiftSource

/// Says of a compiler's error whether it comes from a name that Galley does not have.
struct MissingAPIHint {
  private let index: SourceIndex
  /// Modules that cannot be had here, and why.
  private let unavailable: [String: String]

  init(_ index: SourceIndex, unavailable: [String: String] = [:]) {
    (self.index, self.unavailable) = (index, unavailable)
  }

  static let advice =
    "if this is a SwiftUI name, Galley does not support it: \(gaps)"
  private static let gaps = "see Guides/SwiftUIGaps.md"

  /// What comes with `import Galley` alone, of the names that views are written with.
  static let additions: Set = [
    "HFlow", "VFlow", "LineBreak", "Honeycomb", "Hexagon", "RegularPolygon", "Star", "FlexibleView",
    "WrappingHStack", "HFlowLayout", "VFlowLayout", "HoneycombLayout", "startInNewLine", "endLine",
    "flexibility", "axialCoordinate", "gridCellRows", "layoutName", "textFit", "textStroke",
    "textJustified", "textBalanced", "hyphenation", "Renderer",
    "feature", "variation",
  ]

  /// The messages with a sentence more, where they are about a gap, and without those that follow from others.
  func advised(_ diagnostics: [SourceDiagnostic]) -> [SourceDiagnostic] {
    var files: [(path: String?, said: [SourceDiagnostic])] = []
    for diagnostic in diagnostics {
      // Notes are about other files, too.
      let path = diagnostic.severity == .note ? files.last?.path : diagnostic.path
      if files.isEmpty || files[files.count - 1].path != path { files.append((path, [])) }
      files[files.count - 1].said.append(diagnostic)
    }
    return files.flatMap { ViewAdvisor.advised($0.said) }.map(advised)
  }

  /// The message with a sentence more, where it is about a gap.
  func advised(_ diagnostic: SourceDiagnostic) -> SourceDiagnostic {
    guard diagnostic.severity == .error, !ViewAdvisor.hasAdvised(diagnostic.message),
      let name = Self.missing(diagnostic.message)
    else { return diagnostic }
    if diagnostic.message.hasPrefix("no such module"), let reason = unavailable[name] {
      var diagnostic = diagnostic
      diagnostic.message += ": \(name) is not available: \(reason)"
      return diagnostic
    }
    if diagnostic.message.hasPrefix("no such module") {
      var diagnostic = diagnostic
      diagnostic.message += "; \(MissingModule.advice(name, gaps: Self.gaps))"
      return diagnostic
    }
    if let path = diagnostic.path, let imports = index.sources[path]?.outline.imports,
      imports.allSatisfy({ !Self.isOfViews($0) })
    {
      return foreign(diagnostic, name)
    }
    guard !isNearlyDeclared(name) else { return diagnostic }
    var diagnostic = diagnostic
    if let owner = Self.owner(diagnostic.message), Self.isOfUIKit(owner) {
      diagnostic.message += "; Galley's \(owner) has no \(name): \(Self.gaps)"
      return diagnostic
    }
    diagnostic.message +=
      Self.additions.contains(name)
      ? "; SwiftUI has no such name, Galley has: add `import Galley`" : "; \(Self.advice)"
    return diagnostic
  }

  /// Whether a module comes with names of SwiftUI: its own ones, and those that build on it.
  private static func isOfViews(_ module: String) -> Bool {
    ["UIKit", "AppKit", "Galley", "Charts", "SwiftData"].contains(module)
      || ["SwiftUI", "Kit", "UI"].contains { module.hasSuffix($0) }
  }

  /// In a file that imports none of SwiftUI, a name of SwiftUI's is missing for another reason.
  private func foreign(_ diagnostic: SourceDiagnostic, _ name: String) -> SourceDiagnostic {
    guard name.first?.isUppercase == true, index.known?.contains(WordHash.of(name.utf8)) == true,
      diagnostic.message.hasPrefix("cannot find ")
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.message += "; it comes with import SwiftUI"
    return diagnostic
  }

  /// The name that a message misses.
  static func missing(_ message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    func name(_ index: Int) -> String? {
      guard quoted.indices.contains(index) else { return nil }
      return String(quoted[index].prefix { $0 != "(" })
    }
    if message.hasPrefix("cannot find "), message.contains("in scope") { return name(1) }
    if message.hasPrefix("no such module") || message.hasPrefix("unknown attribute") {
      return name(1)
    }
    if message.contains(" is unavailable") { return name(1) }
    if message.hasPrefix("no type has a member '") { return name(1) }
    if message.contains(" has no member '") { return name(quoted.count - 2) }
    return nil
  }

  /// The type that a message misses a member of.
  static func owner(_ message: String) -> String? {
    guard message.hasPrefix("value of type '") || message.hasPrefix("type '"),
      message.contains("' has no member '")
    else { return nil }
    return message.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// Whether a type is one of UIKit's, by its name.
  private static func isOfUIKit(_ type: String) -> Bool {
    type.hasPrefix("UI") && type.dropFirst(2).first?.isUppercase == true
      && type.dropFirst(3).first?.isLowercase == true
  }

  /// Whether the project declares the name or one that differs by a slip of the fingers: then it is the author's.
  private func isNearlyDeclared(_ name: String) -> Bool {
    for path in index.paths {
      guard let ranges = index.sources[path]?.outline.declaredNames, !ranges.isEmpty,
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      for range in ranges where range.upperBound <= data.count {
        if abs(range.count - name.utf8.count) > 2 { continue }
        if Self.isNear(String(decoding: data[range], as: UTF8.self), name) { return true }
      }
    }
    return false
  }

  /// At most one letter in four, at least one and two at all, are others.
  static func isNear(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    let length = max(first.count, second.count)
    let allowed = length < 3 ? 0 : min(2, max(1, length / 4))
    guard abs(first.count - second.count) <= allowed else { return false }
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let changed = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, min(row[column], corner) + 1)
      }
    }
    return row[second.count] <= allowed
  }
}
