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
    /// Objects by their sources: of all files that are linked.
    var objects: [String: String] = [:]
    /// The library and those of the files whose previews are in it; nil where none compiles.
    var library: String?
    var built: [String] = []
    /// Of each of those the files that it was linked with, itself among them, without those that were made for it.
    var needed: [String: Set<String>] = [:]
    /// Files with previews that others of the group keep from compiling: they are compiled alone.
    var alone: [String] = []
    var diagnostics: [SourceDiagnostic] = []
    var compiledFiles = 0
    /// Files whose imports were looked at.
    fileprivate var probed: Set<String> = []
  }

  /// Compiles and links.
  func build() throws -> Outcome {
    var outcome = try compile()
    let own = objects(of: outcome)
    if !own.isEmpty { outcome.library = try link(own) }
    return outcome
  }

  /// The objects of what was built, in the order of their sources.
  func objects(of outcome: Outcome) -> [String] {
    outcome.objects.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Compiles again and again: without files that were guessed and do not compile, and with those that may have what
  /// was not found.
  func compile() throws -> Outcome {
    var outcome = Outcome()
    var trials = previewFiles.map { PreviewTrial($0) }
    for round in 1... {
      let files = trials.reduce(into: Set<String>()) { all, trial in
        if trial.state == .open { all.formUnion(closure(trial)) }
      }
      var found = try compile(files, &outcome)
      if round == Self.mostRounds { found.end(files) }
      var isChanged = false
      for place in trials.indices where trials[place].state == .open {
        let own = closure(trials[place])
        let bad = found.failed.filter { own.contains($0.key) }
        if bad.isEmpty { continue }
        isChanged = true
        if everything != nil || round == Self.mostRounds {
          trials[place].end(bad.sorted { $0.key < $1.key }.flatMap(\.value))
        } else {
          let others: PreviewTrial.Others =
            files == own ? .none : found.objects.isEmpty ? .failed : .compiled
          trials[place].advance(past: bad, index, others)
        }
      }
      outcome.objects = found.objects
      if !isChanged, files.allSatisfy({ found.objects[$0] != nil }) { break }
    }
    for trial in trials { report(trial, &outcome) }
    return outcome
  }

  /// Times that files are compiled again with other ones.
  private static let mostRounds = 12

  /// What came of the files of a list. A file may be in neither: it is compiled again.
  private struct Found {
    var objects: [String: String] = [:]
    var failed: [String: [SourceDiagnostic]] = [:]

    /// Nothing is compiled again: what is not there has failed.
    mutating func end(_ files: Set<String>) {
      for path in files where objects[path] == nil && failed[path] == nil {
        failed[path] = [
          SourceDiagnostic(.error, path: path, "it does not compile with the files that it needs")
        ]
      }
    }
  }

  /// Compiles what is not in the cache.
  private func compile(_ files: Set<String>, _ outcome: inout Outcome) throws -> Found {
    let keys = ObjectKeys(self, files)
    var found = Found()
    for path in files {
      if PreviewCache.isWhole(keys.object(path)) {
        found.objects[path] = keys.object(path)
      } else if let record = FailureRecord(keys.failure(path)) {
        found.failed[path] = record.diagnostics
      }
    }
    let list = files.sorted()
    let missing = list.filter { found.objects[$0] == nil }
    // Where something is known to fail the files will be others.
    guard !missing.isEmpty, found.failed.isEmpty else { return found }
    let fresh = missing.filter { outcome.probed.insert($0).inserted && mayMissAModule($0) }
    found.failed = try compiler.missingModules(in: fresh)
    guard found.failed.isEmpty else {
      try note(found.failed, keys)
      return found
    }
    let answer = try compiler.compile(
      missing.map { ($0, keys.object($0)) }, in: list, isScript: isScript(list)
    ) { UnknownNames(index)?.errors(in: $0) ?? [] }
    outcome.compiledFiles += answer.compiled.count
    for path in answer.compiled { found.objects[path] = keys.object(path) }
    found.failed = answer.failures
    try note(found.failed, keys)
    return found
  }

  private func note(_ failed: [String: [SourceDiagnostic]], _ keys: ObjectKeys) throws {
    for (path, said) in failed { try FailureRecord(said).write(keys.failure(path)) }
  }

  private func report(_ trial: PreviewTrial, _ outcome: inout Outcome) {
    switch trial.state {
    case .alone: outcome.alone.append(trial.root)
    case .over: outcome.diagnostics += trial.reasons
    case .open:
      outcome.built.append(trial.root)
      outcome.needed[trial.root] = closure(trial).subtracting(compiler.plan.generated)
      outcome.diagnostics += trial.leftOut
      guard index.sources[trial.root]?.outline.hasTopLevelCode == true else { return }
      outcome.diagnostics.append(
        SourceDiagnostic(
          .warning, path: trial.root,
          "its top-level statements do not run for previews: the variables that they set are empty")
      )
    }
  }

  private func closure(_ trial: PreviewTrial) -> Set<String> {
    everything?.union([trial.root])
      ?? index.needed(by: trial.root, trial.choice).files.union(compiler.plan.generated)
  }

  /// A `main.swift`, or a file alone that has statements, is compiled as a program.
  private func isScript(_ files: [String]) -> Bool {
    if files.contains(where: { $0.hasSuffix("/main.swift") }) { return true }
    return files.count == 1 && compiler.plan.generated.isEmpty
      && index.sources[files[0]]?.outline.hasTopLevelCode == true
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
      throw PreviewError(.file, "\(list): it cannot be written")
    }
    let run = try ToolRun.run(
      compiler.runtime.linker, ["-shared", "-o", draft, "@" + list], timeout: compiler.timeout,
      isCancelled: compiler.isCancelled)
    if case .cancelled = run.end { throw PreviewError(.interrupted, "interrupted") }
    try run.checkDisk(compiler.folder)
    guard run.succeeded else {
      // An object that a fault of the disk has changed is made again the next time.
      own.forEach { unlink($0) }
      let text = run.text.split(whereSeparator: \.isNewline).prefix(4).joined(separator: "; ")
      throw PreviewError(.compile, "the library cannot be linked: \(text)")
    }
    try PreviewCache.seal(draft, as: path)
    return path
  }
}
