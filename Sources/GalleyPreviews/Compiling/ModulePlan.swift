import Foundation
import GalleyBudget

/// How the sources of a module are compiled, whichever of them are needed.
struct ModulePlan {
  var name: String
  /// The folder whose compiled files lie together.
  var context: String
  /// 5 or 6.
  var swiftVersion = 5
  /// Words for the compiler besides: conditions, features.
  var arguments: [String] = []
  /// Folders of modules that were compiled before, and the fingerprint of what is in them.
  var moduleFolders: [String] = []
  var imported = Fingerprint()
  /// Those modules with their sources.
  var importedModules: [(name: String, sources: [String])] = []
  var importedSources: [String] { importedModules.flatMap(\.sources) }
  /// Folders of what those modules draw.
  var importedResources: [String] = []
  /// Of the packages that the module and those may belong to.
  var manifests: [String] = []
  /// Sources that are compiled with every other one: absolute paths.
  var generated: [String] = []
  /// Of a target with resources the folder that `Bundle.module` stands for.
  var bundle: String?
}

/// Calls the compiler for files of one module.
struct ModuleCompiler {
  let plan: ModulePlan
  let runtime: PreviewRuntime
  let folder: String
  let modules: CompilerModules
  let counter: CompileCounter
  let timeout: Duration
  let isCancelled: @Sendable () -> Bool
  /// How many calls run at once.
  var processors = ModuleCompiler.machineProcessors
  /// What is read in the place of files, by their paths.
  var rewritten: [String: [UInt8]] = [:]
  private let stopped = StoppedFiles()
  private let checked = CheckedFiles()

  /// What came of files.
  struct Outcome {
    /// Files whose objects are there.
    var compiled: Set<String> = []
    /// What was said of files that do not compile. Of files that were compiled in one call with those nothing is known.
    var failures: [String: [SourceDiagnostic]] = [:]
  }

  /// Files that are compiled by one call.
  private struct Call {
    var files: [(path: String, object: String)]
    /// What the type checker may take for an expression, in bytes, before it gives it up; nil is the compiler's own limit.
    var solverMemory: Int? = ModuleCompiler.solverMemory
    /// Whether its files may be put into fewer calls, once others of a list have failed.
    var mayJoin = false
  }

  /// What came of a call.
  private struct Answer {
    var call: Call
    var isDone = false
    var diagnostics: [SourceDiagnostic] = []
    /// Whether the compiler crashed, or took too long.
    var isStopped = false

    /// Files with an expression that was given up.
    var unfinished: Set<String> {
      Set(diagnostics.filter(CompilerMessages.isUnfinished).compactMap(\.path))
    }
    /// Whether all that was said is that expressions were given up.
    var isUnfinished: Bool {
      let errors = diagnostics.filter { $0.severity == .error }
      return !errors.isEmpty && errors.allSatisfy(CompilerMessages.isUnfinished)
    }
  }

  /// What the type checker may take for an expression at first, in bytes. Of 65 views of others the most expensive one
  /// takes between 4 and 10 million; one with a name that does not exist takes up to the compiler's own limit of
  /// 512 million, which is half a minute.
  private static let solverMemory = 16_000_000

  /// What it may take where other errors may follow from what it gave up: where that was the value of a property, nothing is
  /// known of the property's type. This takes up to two seconds.
  private static let secondSolverMemory = 64_000_000

  /// Files that one call compiles: each call reads the modules anew, which takes a tenth of a second. Where one file of a
  /// call fails, none of the call's is compiled.
  private static let mostInOneCall = 8
  /// Files of one call where that costs nothing: others have failed, and those that do will be found; or they compiled but
  /// for others of their calls.
  private static let mostTogether = 32
  /// Calls that fail before what is left goes into fewer.
  private static let enoughFailures = 2

  static let machineProcessors = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 16))

  /// Modules that every file imports: Foundation re-exports both on Apple's systems, so that files which import it
  /// alone have observable objects and the macro `@Observable`. A module of such a name does not import itself.
  private static let implicitImports = ["Combine", "Observation"]

  var common: [String] {
    var words = ["-module-name", plan.name, "-swift-version", "\(plan.swiftVersion)", "-Onone"]
    words += ["-D", "DEBUG", "-module-cache-path", modules.folder, "-suppress-warnings"]
    // Providers of one name that are private to their files are told apart by it.
    words += ["-diagnostic-style", "llvm", "-enable-anonymous-context-mangled-names"]
    words += plan.moduleFolders.flatMap { ["-I", $0] } + plan.arguments
    words += Self.implicitImports.filter { $0 != plan.name }.flatMap { ["-import-module", $0] }
    return words + runtime.moduleArguments
  }

  /// Names what is the same for all files.
  var identity: Fingerprint {
    var sum = Fingerprint(PreviewCache.format)
    for word in common + [runtime.identity, runtime.compiler] { sum.combine(word) }
    sum.combine(plan.imported)
    return sum
  }

  /// Compiles files to objects.
  /// - Parameters:
  ///   - files: Those that are compiled, with the paths of their objects.
  ///   - list: All files of the module, those among them.
  ///   - unknown: Errors for the names in a file that do not exist: such a file is not worth more time.
  /// - Throws: `PreviewError` where the compiler cannot be called.
  func compile(
    _ files: [(path: String, object: String)], in list: [String], isScript: Bool,
    unknown: (String) -> [SourceDiagnostic] = { _ in [] }
  ) throws -> Outcome {
    var outcome = Outcome()
    for file in files where stopped.isGivenUp(file.path) {
      outcome.failures[file.path] = [
        CompilerMessages.timeout(min(timeout, StoppedFiles.secondTry), at: file.path)
      ]
    }
    let files = files.filter { outcome.failures[$0.path] == nil }
    let overlay = try overlay(list)
    defer { overlay?.remove() }
    var waiting = calls(for: files)
    counter.begin(files.count)
    while !waiting.isEmpty {
      let answers = answers(to: waiting) {
        try call($0, in: list, isScript: isScript, overlay)
      }
      var next: [Call] = []
      var joined: [(path: String, object: String)] = []
      for (call, answer) in zip(waiting, answers) {
        guard let answer = try answer.get() else {
          joined += call.files
          continue
        }
        let again = again(after: answer, unknown)
        if again.isEmpty { note(answer, in: Set(list), unknown, &outcome) }
        for call in again { counter.begin(call.files.count) }
        next += again
      }
      waiting = next + together(joined)
    }
    return outcome
  }

  /// Runs calls side by side.
  /// - Returns: nil for those that were not begun, as others have failed.
  private func answers(
    to calls: [Call], _ run: @Sendable (Call) throws -> Answer
  ) -> [Swift.Result<Answer?, any Error>] {
    let failures = Locked(0)
    return concurrentMap(calls, threads: processors) { call in
      if call.mayJoin, failures.withLock({ $0 >= Self.enoughFailures }) { return .success(nil) }
      return Swift.Result {
        let answer = try run(call)
        if !answer.isDone, !answer.isStopped { failures.withLock { $0 += 1 } }
        return answer
      }
    }
  }

  /// The calls that say what an answer does not.
  private func again(
    after answer: Answer, _ unknown: (String) -> [SourceDiagnostic]
  ) -> [Call] {
    let memory = answer.call.solverMemory
    if answer.isStopped, answer.call.files.count > 1 {
      // Which of them stops the compiler shows each by itself.
      return answer.call.files.map { Call(files: [$0], solverMemory: memory) }
    }
    guard let memory, !answer.unfinished.isEmpty,
      answer.isUnfinished || memory < Self.secondSolverMemory,
      answer.unfinished.allSatisfy({ unknown($0).isEmpty })
    else { return [] }
    let next = answer.isUnfinished ? nil : Self.secondSolverMemory
    return [Call(files: answer.call.files, solverMemory: next)]
  }

  /// The first calls for files. Each call reads all sources of the module: of many files more are compiled by one.
  private func calls(for files: [(path: String, object: String)]) -> [Call] {
    let sure = files.filter { checked.contains($0.path) }
    let files = files.filter { !checked.contains($0.path) }
    let share = (files.count + processors - 1) / processors
    let size = max(1, min(max(Self.mostInOneCall, share / 4), share))
    return together(sure) + chunks(files, of: size).map { Call(files: $0, mayJoin: true) }
  }

  /// As few calls as there are processors, or as hold the files.
  private func together(_ files: [(path: String, object: String)]) -> [Call] {
    let share = (files.count + processors - 1) / processors
    return chunks(files, of: max(1, min(share, Self.mostTogether))).map { Call(files: $0) }
  }

  private func chunks<Element>(_ list: [Element], of size: Int) -> [[Element]] {
    stride(from: 0, to: list.count, by: size).map { Array(list[$0..<min($0 + size, list.count)]) }
  }

  private func overlay(_ list: [String]) throws -> SourceOverlay? {
    try SourceOverlay(
      list.compactMap { path in rewritten[path].map { (path: path, text: $0) } }, in: folder)
  }

  private func call(
    _ call: Call, in list: [String], isScript: Bool, _ overlay: SourceOverlay?
  ) throws -> Answer {
    let drafts = call.files.map { PreviewCache.draft($0.object) }
    defer {
      drafts.forEach { unlink($0) }
      counter.end(call.files.count)
    }
    let primaries = Set(call.files.map(\.path))
    var words = (overlay?.arguments ?? []) + (isScript ? [] : ["-parse-as-library"])
    for path in list where !primaries.contains(path) { words.append(path) }
    for (file, draft) in zip(call.files, drafts) {
      words += ["-primary-file", file.path, "-o", draft]
    }
    if let memory = call.solverMemory { words.append("-solver-memory-threshold=\(memory)") }
    let paths = call.files.map(\.path)
    let limit = stopped.limit(of: paths, timeout)
    let run = try frontend(["-c"] + common + words, limit: limit)
    guard run.succeeded else {
      if run.end == .timedOut { stopped.note(paths) }
      let said = try explain(run, call.files.map(\.path), limit: limit)
      return Answer(call: call, diagnostics: said, isStopped: run.isStopped)
    }
    for (file, draft) in zip(call.files, drafts) { try PreviewCache.seal(draft, as: file.object) }
    return Answer(call: call, isDone: true)
  }

  private func note(
    _ answer: Answer, in list: Set<String>, _ unknown: (String) -> [SourceDiagnostic],
    _ outcome: inout Outcome
  ) {
    let files = answer.call.files.map(\.path)
    guard !answer.isDone else { return outcome.compiled.formUnion(files) }
    var found: [String: [SourceDiagnostic]] = [:]
    var current: String?
    for diagnostic in answer.diagnostics {
      if diagnostic.severity == .error {
        current = diagnostic.path.flatMap { list.contains($0) ? $0 : nil }
      }
      if let current { found[current, default: []].append(diagnostic) }
    }
    // Where no file of the module is named, it is one of these.
    if found.isEmpty { for path in files { found[path] = answer.diagnostics } }
    if !answer.isStopped { checked.note(files.filter { found[$0] == nil }) }
    if answer.call.solverMemory != nil {
      // What was given up for its names, or may be right once the other errors are mended, is not said.
      for path in answer.unfinished {
        let rest = found[path]?.filter { !CompilerMessages.isUnfinished($0) } ?? []
        let names = unknown(path).filter { name in
          !rest.contains { $0.line == name.line && $0.column == name.column }
        }
        found[path] = names.isEmpty && rest.isEmpty ? nil : names + rest
      }
    }
    outcome.failures.merge(found) { first, _ in first }
  }

  /// Writes the module's interface for modules that import it.
  /// - Returns: what was said of files that do not compile; nothing where it was written.
  func emitModule(_ list: [String], to path: String) throws -> [SourceDiagnostic] {
    let draft = PreviewCache.draft(path)
    let overlay = try overlay(list)
    defer {
      unlink(draft)
      overlay?.remove()
    }
    let run = try frontend(
      ["-emit-module", "-parse-as-library"] + (overlay?.arguments ?? []) + common + list + [
        "-experimental-skip-non-inlinable-function-bodies", "-o", draft,
      ])
    guard run.succeeded else { return try explain(run, list) }
    guard rename(draft, path) == 0 else {
      throw PreviewError(
        .file, "\(path): it cannot be written: \(String(cString: strerror(errno)))")
    }
    try PreviewCache.sealBeside(path)
    return []
  }

  func frontend(_ words: [String], limit: Duration? = nil) throws -> ToolRun {
    if isCancelled() { throw PreviewError(.interrupted, "interrupted") }
    try modules.use()
    var words = words
    var response: String?
    defer { if let response { unlink(response) } }
    if words.reduce(0, { $0 + $1.utf8.count + 1 }) > 60_000 {
      let path = PreviewCache.draft(folder + "/arguments")
      let text = words.map(Self.quoted).joined(separator: "\n")
      guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
        throw PreviewError(.file, "\(path): it cannot be written")
      }
      response = path
      words = ["@" + path]
    }
    func call() throws -> ToolRun {
      try ToolRun.run(
        runtime.compiler, ["-frontend"] + words, timeout: limit ?? timeout,
        isCancelled: isCancelled)
    }
    let run = try call()
    return try !run.succeeded && modules.clear(after: run.text) ? call() : run
  }

  private static func quoted(_ word: String) -> String {
    "\"" + word.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  /// - Parameter limit: the time that it had; nil for that of a first try.
  private func explain(
    _ run: ToolRun, _ files: [String], limit: Duration? = nil
  ) throws -> [SourceDiagnostic] {
    try run.checkDisk(folder)
    switch run.end {
    case .cancelled: throw PreviewError(.interrupted, "interrupted")
    case .timedOut:
      return files.map { CompilerMessages.timeout(limit ?? timeout, at: $0) }
    case .signal(let number):
      return files.map { CompilerMessages.crash(number, at: $0) }
    case .exit(let code):
      let found = CompilerMessages.read(run.text)
      if found.contains(where: { $0.severity == .error }) { return found }
      let text = run.text.split(whereSeparator: \.isNewline).prefix(3).joined(separator: " ")
      return [
        SourceDiagnostic(.error, path: files.first, "the compiler ended with code \(code): \(text)")
      ]
    }
  }
}
