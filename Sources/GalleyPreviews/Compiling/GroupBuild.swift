import Foundation

/// Compiles files with previews, and those that they need, into one library.
struct GroupBuild {
  var compiler: ModuleCompiler
  let index: SourceIndex
  /// Files with previews, in the order in which they are drawn.
  var previewFiles: [String]
  /// Files that every one of them needs, whatever they name: those of the module's whole folder once names were not
  /// found.
  var everything: Set<String>?
  /// Objects of modules that were compiled before.
  var objects: [String] = []

  struct Outcome {
    /// Objects by their sources.
    var objects: [String: String] = [:]
    /// The library and those of the files whose previews are in it; nil where none compiles.
    var library: String?
    var built: [String] = []
    var diagnostics: [SourceDiagnostic] = []
    var compiledFiles = 0
  }

  /// Times that files are compiled again without those that failed.
  private static let mostRounds = 4

  /// Compiles and links.
  func build() throws -> Outcome {
    var outcome = try compile()
    let own = objects(of: outcome)
    if !own.isEmpty { outcome.library = try link(own) }
    return outcome
  }

  /// The objects of what was built, in the order of their sources.
  func objects(of outcome: Outcome) -> [String] {
    let files = sorted(outcome.built.reduce(into: []) { $0.formUnion(closure($1)) })
    return files.compactMap { outcome.objects[$0] }
  }

  func compile() throws -> Outcome {
    let identity = compiler.identity
    var outcome = Outcome()
    var bad: Set<String> = []
    var said: Set<SourceDiagnostic> = []
    var objects: [String: String] = [:]
    for round in 0..<Self.mostRounds {
      outcome.built = previewFiles.filter { closure($0).isDisjoint(with: bad) }
      let files = sorted(outcome.built.reduce(into: []) { $0.formUnion(closure($1)) })
      for path in files where objects[path] == nil {
        let object = compiler.folder + "/" + key(path, identity) + ".o"
        if PreviewCache.isWhole(object) { objects[path] = object }
      }
      let missing = files.filter { objects[$0] == nil }
      if missing.isEmpty { break }
      let isLast = round == Self.mostRounds - 1
      let calls = missing.map {
        (path: $0, object: compiler.folder + "/" + key($0, identity) + ".o")
      }
      let answer = try compiler.compile(
        calls, in: files, isScript: isScript(files))
      outcome.compiledFiles += answer.compiled.count
      for call in calls where answer.compiled.contains(call.path) {
        objects[call.path] = call.object
      }
      for message in answer.diagnostics where said.insert(message).inserted {
        outcome.diagnostics.append(message)
      }
      let failed = missing.filter { objects[$0] == nil }
      let named = Set(answer.diagnostics.compactMap { $0.severity == .error ? $0.path : nil })
        .intersection(files)
      // Where no file is named that is not known already, the failed ones themselves are.
      if named.isSubset(of: bad) || isLast { bad.formUnion(failed) }
      bad.formUnion(named)
    }
    outcome.built = previewFiles.filter {
      closure($0).isDisjoint(with: bad) && closure($0).allSatisfy { objects[$0] != nil }
    }
    outcome.objects = objects
    for path in outcome.built where index.sources[path]?.outline.hasTopLevelCode == true {
      outcome.diagnostics.append(
        SourceDiagnostic(
          .warning, path: path,
          "its top-level statements do not run for previews: the variables that they set are empty")
      )
    }
    return outcome
  }

  private func closure(_ path: String) -> Set<String> {
    everything?.union([path]) ?? index.needed(by: path).union(compiler.plan.generated)
  }

  /// In the order of the paths; generated ones are part of it.
  private func sorted(_ files: Set<String>) -> [String] { files.sorted() }

  /// A `main.swift`, or a file alone that has statements, is compiled as a program.
  private func isScript(_ files: [String]) -> Bool {
    if files.contains(where: { $0.hasSuffix("/main.swift") }) { return true }
    return files.count == 1 && compiler.plan.generated.isEmpty
      && index.sources[files[0]]?.outline.hasTopLevelCode == true
  }

  /// Names the object of a file: by what it says itself, and by what the files say that it depends on.
  private func key(_ path: String, _ identity: Fingerprint) -> String {
    var sum = identity
    sum.combine(path)
    if let content = index.source(path)?.content { sum.combine(content) }
    let needed = everything ?? index.needed(by: path, isWhole: false)
    for other in needed.union(compiler.plan.generated).sorted() where other != path {
      sum.combine(other)
      if let outline = index.source(other)?.outline { sum.combine(outline.interface) }
    }
    return sum.digits
  }

  private func link(_ own: [String]) throws -> String {
    let all = own + objects + compiler.runtime.linkedObjects
    var sum = Fingerprint("library")
    for object in all { sum.combine(object) }
    let path = compiler.folder + "/" + sum.digits + ".so"
    if PreviewCache.isWhole(path) { return path }
    let draft = PreviewCache.draft(path)
    let list = PreviewCache.draft(compiler.folder + "/objects")
    defer { for path in [draft, list] { unlink(path) } }
    let words = all.map { "\"\($0)\"" }.joined(separator: "\n")
    guard FileManager.default.createFile(atPath: list, contents: Data(words.utf8)) else {
      throw PreviewFailure(.file, "\(list): it cannot be written")
    }
    let run = try ToolRun.run(
      compiler.runtime.linker, ["-shared", "-o", draft, "@" + list], timeout: compiler.timeout,
      isCancelled: compiler.isCancelled)
    if case .cancelled = run.end { throw PreviewFailure(.interrupted, "interrupted") }
    guard run.succeeded else {
      // An object that a fault of the disk has changed is made again the next time.
      own.forEach { unlink($0) }
      let text = run.text.split(whereSeparator: \.isNewline).prefix(4).joined(separator: "; ")
      throw PreviewFailure(.compile, "the library cannot be linked: \(text)")
    }
    try PreviewCache.seal(draft, as: path)
    return path
  }
}
