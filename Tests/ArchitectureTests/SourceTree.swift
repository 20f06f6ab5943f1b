import Foundation
import Testing

/// The package's folder, and what the tests of its architecture read of its files.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func swiftFiles(below folder: String) throws -> [URL] {
    try files(below: folder, ["swift"])
  }

  /// The files of these extensions in a folder, but hidden ones and those of hidden folders.
  static func files(below folder: String, _ extensions: Set<String>) throws -> [URL] {
    let start = root.appendingPathComponent(folder)
    let walker = try #require(
      FileManager.default.enumerator(
        at: start, includingPropertiesForKeys: nil, options: .skipsHiddenFiles))
    return walker.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension) }
  }

  /// The scripts in a folder: files without an extension that name the program which runs them.
  static func scripts(below folder: String) throws -> [URL] {
    try files(below: folder, [""]).filter { file in
      (try? Data(contentsOf: file))?.starts(with: "#!".utf8) == true
    }
  }

  /// The path of a file from the root.
  static func path(of file: URL) -> String { String(file.path.dropFirst(root.path.count + 1)) }

  /// The folder below `Sources` that a file is in.
  static func module(of file: URL) -> String { String(path(of: file).split(separator: "/")[1]) }

  /// What a script of `Scripts` prints, on either stream, and its code.
  /// - Parameter folder: where it runs; nil is where the tests do.
  static func run(
    _ script: String, _ arguments: [String] = [], in folder: URL? = nil
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = root.appendingPathComponent("Scripts/\(script)")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The modules that a source imports.
  static func imports(of source: String) -> [String] {
    let modifiers = ["public", "internal", "package", "private", "fileprivate"]
    // `import struct Module.Name` names the module behind the kind.
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
      else { return nil }
      let isKind = kinds.contains(String(words[place + 1])) && place + 2 < words.count
      let path = words[isKind ? place + 2 : place + 1]
      return String(path.prefix { $0 != "." })
    }
  }

  /// What the files of each module import. The one name that is not a module's folder is `os`, which the module map of
  /// `COS` declares, in the module of that name.
  static func importsByModule() throws -> [String: Set<String>] {
    try swiftFiles(below: "Sources").reduce(into: [:]) { modules, file in
      let module = module(of: file)
      let names = imports(of: try String(contentsOf: file, encoding: .utf8))
      modules[module, default: []].formUnion(
        names.map { $0 == module ? "C\($0.uppercased())" : $0 })
    }
  }

  /// The tests of all suites as `Suite.test`.
  static func tests() throws -> Set<String> {
    try swiftFiles(below: "Tests").reduce(into: []) { found, file in
      guard file.lastPathComponent.hasSuffix("Tests.swift") else { return }
      found.formUnion(tests(in: try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// The tests of a file. Suites are at the start of a line; types inside of them are not.
  private static func tests(in text: String) -> Set<String> {
    var found: Set<String> = []
    var suite = ""
    var isTest = false
    for line in text.split(separator: "\n") {
      if line.first != " ", let name = name(after: "struct ", in: line) { suite = name }
      isTest = isTest || line.contains("@Test")
      guard isTest, let name = name(after: "func ", in: line) else { continue }
      found.insert("\(suite).\(name)")
      isTest = false
    }
    return found
  }

  private static func name(after word: String, in line: Substring) -> String? {
    let parts = String(line).components(separatedBy: word)
    guard parts.count > 1 else { return nil }
    return String(parts[1].prefix { $0.isLetter || $0.isNumber })
  }
}
