import Foundation

/// The previews of sources as the sources tell of them: nothing is compiled, and no compiler is needed.
public struct PreviewScan {
  /// Sources with previews, in their order, with paths as messages call them.
  public private(set) var sources: [(path: String, previews: [ScannedPreview])] = []
  /// What was wrong with files.
  public private(set) var diagnostics: [SourceDiagnostic] = []

  private(set) var files: [PreviewOperands.File] = []
  private(set) var outlines: [String: SourceStore.Source] = [:]

  /// - Parameter operands: Swift files, folders, or folders of packages.
  /// - Throws: `PreviewError` for an operand that is none of those, and where there is no preview.
  public init(_ operands: [String]) throws {
    let operands = try PreviewOperands(operands)
    let found = operands.files()
    try self.init(found.files, cut: found.cut, operands, SourceStore())
    sources = files.map { (operands.label($0.path), outlines[$0.path]?.outline.previews ?? []) }
    for place in diagnostics.indices {
      diagnostics[place].path = diagnostics[place].path.map(operands.label)
    }
  }

  /// - Parameter cut: folders that were too large to read whole, as the user wrote them.
  init(
    _ all: [PreviewOperands.File], cut: [String], _ operands: PreviewOperands, _ store: SourceStore
  ) throws {
    diagnostics = cut.map {
      SourceDiagnostic(
        .warning, "\($0): more than \(SourceFolder.mostEntries) entries: the rest was not read")
    }
    outlines = store.load(all.map(\.path), isWhole: false)
    diagnostics += all.compactMap { outlines[$0.path]?.problem }
    files = all.filter { outlines[$0.path]?.outline.previews.isEmpty == false }
    guard !files.isEmpty else { throw failure(all, operands) }
    // A file that was named and has none is told, where others have some.
    for file in all where file.folder == nil && outlines[file.path]?.problem == nil {
      guard outlines[file.path]?.outline.previews.isEmpty == true else { continue }
      diagnostics.append(
        SourceDiagnostic(
          .warning, path: file.path,
          "no previews found; expected #Preview { … } or a PreviewProvider"))
    }
  }

  private func failure(
    _ all: [PreviewOperands.File], _ operands: PreviewOperands
  ) -> PreviewError {
    if var problem = diagnostics.first(where: { $0.severity == .error }) {
      problem.path = problem.path.map(operands.label)
      return PreviewError(.compile, problem.text)
    }
    return PreviewError(
      .none,
      "\(operands.words.joined(separator: ", ")): no previews found"
        + (all.count == 1 ? "" : " in \(all.count) Swift files")
        + "; expected #Preview { … } or a PreviewProvider")
  }
}
