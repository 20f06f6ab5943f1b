import Foundation

/// Targets of packages that others import: all that compiles of them is one module.
extension PreviewPass {
  /// What came of some of a target's files.
  private enum Attempt {
    case built(BuiltTarget)
    /// What was said of files that do not compile with the others.
    case failed([SourceDiagnostic])
  }

  /// Times that a target is compiled again with less files.
  private static let mostAttempts = 12

  /// Compiles a target that another one imports. Files that do not compile, as one that imports a framework that is not
  /// there, are left out with a warning, as long as the rest does.
  /// - Returns: nil where nothing of it compiles, which is said then.
  mutating func buildImported(
    _ index: Int, _ graph: PackageGraph, _ built: [Int: BuiltTarget?]
  ) throws -> BuiltTarget? {
    let node = graph.nodes[index]
    let parts = (graph.order(of: index) ?? []).compactMap { built[$0] ?? nil }
    let prepared = try prepare(
      plan(node, parts, graph), node.sources, all: node.sources, node.resources)
    for path in node.sources {
      if let problem = prepared.index.sources[path]?.problem { say(problem) }
    }
    let advisor = MissingAPIHint(prepared.index, unavailable: graph.unavailable)
    var work = GroupBuild(
      compiler: prepared.compiler, index: prepared.index, previewFiles: node.sources)
    var first: [SourceDiagnostic] = []
    var leftOut: [SourceDiagnostic] = []
    for _ in 1...Self.mostAttempts {
      switch try attempt(work, of: node) {
      case .built(let target):
        leftOut.forEach { say($0) }
        return target
      case .failed(let said):
        let advised = advisor.advised(said)
        if first.isEmpty { first = advised }
        let reasons = Self.firstErrors(advised, in: work.previewFiles)
        leftOut += work.previewFiles.compactMap { path in
          reasons[path].map { SourceDiagnostic.leftOut(path, $0) }
        }
        work.previewFiles.removeAll { reasons[$0] != nil }
        if reasons.isEmpty || work.previewFiles.isEmpty {
          first.forEach { say($0) }
          return nil
        }
      }
    }
    first.forEach { say($0) }
    return nil
  }

  /// The first error of each file that has one.
  private static func firstErrors(
    _ said: [SourceDiagnostic], in files: [String]
  ) -> [String: String] {
    var found: [String: String] = [:]
    for diagnostic in said where diagnostic.severity == .error {
      guard let path = diagnostic.path, files.contains(path) else { continue }
      found[path] = found[path] ?? diagnostic.message
    }
    return found
  }

  /// Writes the interface of a target's files and compiles them.
  private mutating func attempt(
    _ work: GroupBuild, of node: PackageGraph.Node
  ) throws -> Attempt {
    var work = work
    let (compiler, sources) = (work.compiler, work.previewFiles)
    let all = Set(sources + compiler.plan.generated)
    work.everything = all
    var sum = compiler.identity
    for path in all.sorted() {
      sum.combine(path)
      if let outline = work.index.source(path)?.outline { sum.combine(outline.interface) }
    }
    let folder = compiler.folder + "/" + sum.digits + ".module"
    let module = "\(folder)/\(node.target.module).swiftmodule"
    if !PreviewCache.isWholeBeside(module) {
      try PreviewCache.make(folder)
      let record = folder + ".failed"
      let said =
        try FailureRecord(record)?.diagnostics ?? compiler.emitModule(all.sorted(), to: module)
      if !said.isEmpty {
        try FailureRecord(said).write(record)
        return .failed(said)
      }
    }
    let compiled = try work.compile()
    compiledFiles += compiled.compiledFiles
    guard compiled.built.count == sources.count else { return .failed(compiled.diagnostics) }
    compiled.diagnostics.forEach { say($0) }
    return .built(
      BuiltTarget(
        module: node.target.module, folder: folder, fingerprint: sum,
        objects: work.objects(of: compiled), sources: node.sources, resources: node.resources))
  }
}
