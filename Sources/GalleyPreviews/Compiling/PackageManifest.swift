import Foundation

/// What `swift package dump-package` says of a package, as far as compiling its targets takes.
struct PackageManifest: Codable {
  struct Target: Codable {
    var name: String
    /// `regular`, `executable`, `test`, `system`, `binary`, `plugin` or `macro`.
    var type: String
    /// From the package's folder.
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [Dependency]
    var settings: [Setting]

    /// As sources import it.
    var module: String {
      String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
  }

  struct Resource: Codable { var path: String }

  struct Condition: Codable {
    var platformNames: [String]?
    var config: String?

    /// As in a debug build on Linux.
    var holds: Bool {
      (platformNames.map { $0.isEmpty || $0.contains("linux") } ?? true) && config != "release"
    }
  }

  /// A target, or a product, that a target needs: `{"byName": ["Kit", null]}`.
  struct Dependency: Codable {
    var target: [Word]?
    var byName: [Word]?
    var product: [Word]?

    /// A name, nothing, or a condition.
    enum Word: Codable {
      case name(String)
      case other

      init(from decoder: any Decoder) throws {
        let name = try? decoder.singleValueContainer().decode(String.self)
        self = name.map(Word.name) ?? .other
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .name(let name) = self {
          try container.encode(name)
        } else {
          try container.encodeNil()
        }
      }
    }

    var name: String {
      if case .name(let name)? = (target ?? byName ?? product)?.first { return name }
      return ""
    }

    /// The package of a product, where it is named.
    var package: String? {
      if let product, product.count > 1, case .name(let name) = product[1] { return name }
      return nil
    }
  }

  struct Setting: Codable {
    struct Value: Codable {
      var word: String?
      enum CodingKeys: String, CodingKey { case word = "_0" }

      init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: CodingKeys.self)
        word = try? container?.decode(String.self, forKey: .word)
      }
    }

    var tool: String
    var kind: [String: Value]
    var condition: Condition?
  }

  struct Product: Codable {
    var name: String
    var targets: [String]
  }

  struct Package: Codable {
    struct Local: Codable {
      var identity: String
      var path: String
    }
    struct Remote: Codable { var identity: String }

    var fileSystem: [Local]?
    var sourceControl: [Remote]?
    var registry: [Remote]?
  }

  struct ToolsVersion: Codable {
    var number: String
    enum CodingKeys: String, CodingKey { case number = "_version" }
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Package]
  var swiftLanguageVersions: [String]?
  var toolsVersion: ToolsVersion

  /// The mode that sources are compiled in: 5 or 6.
  func swiftVersion(of target: Target) -> Int {
    for setting in target.settings where setting.condition?.holds ?? true {
      if let word = setting.kind["swiftLanguageMode"]?.word { return word.hasPrefix("6") ? 6 : 5 }
    }
    if let versions = swiftLanguageVersions, !versions.isEmpty {
      return versions.contains { $0.hasPrefix("6") } ? 6 : 5
    }
    return toolsVersion.number.split(separator: ".").first.flatMap { Int($0) } ?? 5 >= 6 ? 6 : 5
  }

  /// Conditions and features, as words for the compiler.
  func arguments(of target: Target) -> [String] {
    var words = ["-package-name", name]
    for setting in target.settings where setting.tool == "swift" && setting.condition?.holds ?? true
    {
      if let word = setting.kind["define"]?.word { words += ["-D", word] }
      if let word = setting.kind["enableUpcomingFeature"]?.word {
        words += ["-enable-upcoming-feature", word]
      }
      if let word = setting.kind["enableExperimentalFeature"]?.word {
        words += ["-enable-experimental-feature", word]
      }
      if setting.kind["defaultIsolation"]?.word == "MainActor" {
        words += ["-default-isolation", "MainActor"]
      }
    }
    return words
  }
}

extension PackageManifest {
  /// Reads the manifest of a folder; what is known of the same bytes is not asked again. Nothing is fetched, and
  /// nothing is written into the package.
  /// - Throws: `PreviewError` with what the manifest's own errors are.
  static func read(_ folder: String, _ build: PreviewBuild) throws -> PackageManifest {
    let file = folder + "/Package.swift"
    guard let bytes = RegularFile.data(file) else {
      throw PreviewError(
        .file, "\(build.operands.label(file)): it cannot be read, or is not a file")
    }
    let cache = try build.cache.folder(of: folder)
    var sum = Fingerprint(build.runtime.identity)
    sum.combine(folder)
    bytes.withUnsafeBytes { sum.combine($0) }
    let kept = cache + "/" + sum.digits + ".package"
    if let data = PreviewCache.content(kept),
      let known = try? JSONDecoder().decode(PackageManifest.self, from: data)
    {
      return known
    }
    let scratch = cache + "/scratch-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let run = try ToolRun.run(
      build.runtime.swift,
      [
        "package", "dump-package", "--package-path", folder, "--scratch-path", scratch,
        "--cache-path", scratch + "/cache", "--manifest-cache", "none",
      ], timeout: build.settings.timeout, isCancelled: build.settings.isCancelled)
    try run.checkDisk(cache)
    guard run.succeeded, let start = run.output.firstIndex(of: UInt8(ascii: "{")) else {
      let reason = run.text.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
      throw PreviewError(
        .compile,
        "\(build.operands.label(file)): the manifest cannot be read: \(reason ?? "swift package ended with \(run.end)")"
      )
    }
    do {
      let manifest = try JSONDecoder().decode(PackageManifest.self, from: run.output[start...])
      try PreviewCache.write(run.output[start...], as: kept)
      return manifest
    } catch let error as DecodingError {
      throw PreviewError(
        .compile,
        "\(build.operands.label(file)): unexpected output of swift package dump-package: \(error)"
      )
    }
  }
}
