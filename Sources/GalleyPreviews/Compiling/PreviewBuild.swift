import Foundation
import GalleyCanvas

/// Compiles what the operands of a command name, and compiles again what has changed.
///
/// It belongs to one task.
public final class PreviewBuild {
  /// How sources are compiled.
  public struct Settings: Sendable {
    /// 5 or 6; of packages what their manifests say.
    public var swiftVersion = 5
    /// Where compiled files are kept from run to run; nil is the user's cache folder.
    public var cacheFolder: String?
    /// How long one call of the compiler may take.
    public var timeout = Duration.seconds(120)
    /// Polled while the compiler runs; return true to cancel.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Learns how far a pass is, on any thread.
    public var progress: @Sendable (Progress) -> Void = { _ in }
    /// Sources that are compiled with a module's own, made of its folders of resources.
    public var generatedSources:
      @Sendable (_ resourceFolders: [String]) -> [(name: String, text: String)] =
        { _ in [] }

    /// How many calls of the compiler run at once; nil is one for each of the machine's processors.
    package var processors: Int?

    /// Whether the result says what previews are made of.
    package var namesInputs = false

    /// The settings that the properties have by default.
    public init() {}
  }

  /// How far the compiler is in a pass.
  public struct Progress: Hashable, Sendable {
    /// Files that were compiled, or that do not compile.
    public var done = 0
    /// Files that are to be compiled, as far as it is known.
    public var files = 0

    package init(done: Int = 0, files: Int = 0) { (self.done, self.files) = (done, files) }
  }

  /// What a pass made.
  public struct Result: Sendable {
    /// In the order of the operands, of files in theirs. A package has one for each of its targets with previews.
    public var libraries: [PreviewLibrary]
    /// What did not compile, said once, and warnings about the project.
    public var diagnostics: [SourceDiagnostic]
    /// What reading and compiling took, linking counted.
    public var milliseconds: Double
    /// Files that were compiled in this pass.
    public var compiledFiles: Int
    /// Where the sources of each library declare their types, by the library's path.
    package var types: [String: TypePlaces]
    /// What the previews of each source are made of, by its path as messages call it; none unless
    /// `Settings.namesInputs` asks for it.
    package var inputs: [String: PreviewInputs] = [:]
  }

  let operands: PreviewOperands
  let runtime: PreviewRuntime
  let settings: Settings
  let cache: PreviewCache
  let modules: CompilerModules
  let store = SourceStore()
  let known: KnownNames?
  private var watched: Set<String> = []
  private var isTrimmed = false

  /// - Parameter operands: Swift files, folders, or folders of packages.
  /// - Throws: `PreviewError` for an operand that is none of those.
  public init(
    _ operands: [String], runtime: PreviewRuntime, settings: Settings = Settings()
  ) throws {
    self.operands = try PreviewOperands(operands)
    (self.runtime, self.settings) = (runtime, settings)
    cache = try PreviewCache(settings.cacheFolder)
    modules = CompilerModules(in: cache.folder)
    known = KnownNames(contentsOf: runtime.folder + "/names.txt")
  }

  /// Compiles what has changed since the last call; the first time everything that is not in the cache.
  /// Where nothing compiles there is no library, and diagnostics say why.
  /// - Throws: `PreviewError` where there is no preview at all, and where the compiler or the cache cannot be used.
  public func build() throws -> Result {
    let start = ContinuousClock.now
    var pass = PreviewPass(self)
    let asked = operands.files()
    watched = Set(asked.folders)
    let previewFiles = try pass.findPreviews(asked.files, cut: asked.cut)
    for (context, files) in pass.contexts(of: previewFiles) { try pass.build(context, files) }
    watched.formUnion(pass.watched)
    try modules.note()
    if !isTrimmed {
      isTrimmed = true
      cache.trim()
    }
    let spent = start.duration(to: .now) / .milliseconds(1)
    return Result(
      libraries: pass.libraries, diagnostics: pass.said, milliseconds: spent,
      compiledFiles: pass.compiledFiles, types: pass.types, inputs: pass.inputs)
  }

  /// Files and folders whose change asks for another pass: sources, catalogues, tables, images.
  public var watchedPaths: [String] { (watched.union(operands.words.map(absolute))).sorted() }

  private func absolute(_ word: String) -> String {
    PreviewOperands.absolute(word, FileManager.default.currentDirectoryPath)
  }
}
