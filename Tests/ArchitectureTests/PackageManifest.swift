import Foundation

/// The targets of Package.swift.
struct PackageManifest {
  struct Target: Equatable {
    /// As it is written: `target`, `executableTarget`, `macro`, `systemLibrary`, `testTarget`.
    var kind: String
    var dependencies: [String]
    /// Whether the sources are below `Tests`.
    var isOfTests = false
  }

  /// By name.
  private(set) var targets: [String: Target] = [:]
  /// How many targets the file has, counted apart from what was read of them.
  let count: Int

  /// - Parameter text: a manifest whose names and dependencies are texts in quotation marks.
  init(_ text: String) throws {
    let start = /\.(target|executableTarget|macro|systemLibrary|testTarget)\(/
    let starts = text.matches(of: start)
    count = starts.count
    for (index, match) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
      let declaration = text[match.range.upperBound..<end]
      guard let name = declaration.prefixMatch(of: /\s*name: "([^"]+)"/)?.1 else { continue }
      let list = declaration.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      let dependencies = list.matches(of: /"([^"]+)"/).map { String($0.1) }
      targets[String(name)] = Target(
        kind: String(match.1), dependencies: dependencies,
        isOfTests: match.1 == "testTarget" || declaration.contains(/path: "Tests\//))
    }
  }

  /// Targets that are neither tests nor what tests share.
  var modules: [String: Target] { targets.filter { !$0.value.isOfTests } }
}
