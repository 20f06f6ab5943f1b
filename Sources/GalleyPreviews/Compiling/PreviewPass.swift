import Foundation
import GalleyCanvas

/// One reading and compiling of all that is asked for.
struct PreviewPass {
  let build: PreviewBuild
  var libraries: [PreviewLibrary] = []
  /// Of each library, by its path.
  private(set) var types: [String: TypePlaces] = [:]
  /// Of each source with previews, by its path as messages call it; empty unless requested.
  private(set) var inputs: [String: PreviewInputs] = [:]
  /// What was said, each once, with paths as the user wrote them.
  private(set) var said: [SourceDiagnostic] = []
  var compiledFiles = 0
  var watched: Set<String> = []
  private var seen: Set<SourceDiagnostic> = []
  private let counter: CompileCounter
  private var sources: [String: SourceStore.Source] = [:]

  init(_ build: PreviewBuild) {
    self.build = build
    counter = CompileCounter(build.settings.progress)
  }

  mutating func say(_ diagnostic: SourceDiagnostic) {
    var diagnostic = diagnostic
    diagnostic.path = diagnostic.path.map(build.operands.label)
    if seen.insert(diagnostic).inserted { said.append(diagnostic) }
  }

  // MARK: Finding

  /// The files that have previews, in their order.
  /// - Throws: `PreviewError` where none has.
  mutating func findPreviews(_ files: [PreviewOperands.File], cut: [String]) throws
    -> [PreviewOperands.File]
  {
    let scan = try PreviewScan(files, cut: cut, build.operands, build.store)
    sources = scan.outlines
    watched.formUnion(files.map(\.path))
    scan.diagnostics.forEach { say($0) }
    return scan.files
  }

  /// Files by the context that they are compiled in, in the order of the files.
  func contexts(of files: [PreviewOperands.File]) -> [(PreviewContext, [String])] {
    var finder = ContextFinder()
    var order: [PreviewContext] = []
    var found: [PreviewContext: [String]] = [:]
    for file in files {
      let context = finder.context(of: file.path, operand: file.folder)
      if found[context] == nil { order.append(context) }
      found[context, default: []].append(file.path)
    }
    return order.map { ($0, found[$0] ?? []) }
  }

  // MARK: Compiling

  mutating func build(_ context: PreviewContext, _ files: [String]) throws {
    switch context {
    case .folder(let folder): try buildFolder(folder, files)
    case .package(let folder): try buildPackage(folder, files)
    }
  }

  /// Reads the sources of a module, and writes those that are made for it.
  /// - Parameter files: those whose previews are compiled: what they do not name is not made.
  mutating func prepare(
    _ plan: ModulePlan, _ files: [String], all: [String], _ resources: [String]
  ) throws -> (compiler: ModuleCompiler, index: SourceIndex) {
    var plan = plan
    let folder = try build.cache.folder(of: plan.context)
    let index = SourceIndex(
      all, build.store, known: build.known, imported: plan.importedSources)
    plan.generated = try generate(
      resources, plan.bundle, symbols(of: resources, for: files, index), in: folder)
    watched.formUnion(all)
    var compiler = compiler(plan, folder)
    compiler.rewritten = index.sources.compactMapValues(\.rewritten)
    return (compiler, index)
  }

  /// The names of a catalogue's images and colours that the files use.
  private mutating func symbols(
    of resources: [String], for files: [String], _ index: SourceIndex
  ) -> [(name: String, text: String)] {
    let folders = ProjectIndex(reading: resources.map { URL(fileURLWithPath: $0) })
    let symbols = folders.assetSymbols(
      isDeclared: index.adds, isUsed: { index.hasWord($0, in: files) })
    for problem in symbols.problems {
      say(SourceDiagnostic(.warning, path: nil, problem))
    }
    return symbols.source.isEmpty ? [] : [("GeneratedAssetSymbols.swift", symbols.source)]
  }

  /// Compiles the files with previews of one module, and links as many libraries as its names need.
  mutating func buildModule(
    _ plan: ModulePlan, _ files: [String], all: [String], resources: [String],
    objects: [String] = [], unavailable: [String: String] = [:]
  ) throws {
    let (compiler, index) = try prepare(plan, files, all: all, resources)
    var groups = self.groups(files, index)
    var next = 0
    while next < groups.count {
      let group = groups[next]
      next += 1
      let work = GroupBuild(compiler: compiler, index: index, previewFiles: group, objects: objects)
      let outcome = try work.build()
      compiledFiles += outcome.compiledFiles
      groups += outcome.alone.map { [$0] }
      let advisor = MissingAPIHint(index, unavailable: unavailable)
      advisor.advised(outcome.diagnostics).forEach { say($0) }
      let named = Set(outcome.diagnostics.compactMap { $0.severity == .error ? $0.path : nil })
      let missing = Set(group).subtracting(outcome.built).subtracting(outcome.alone)
      for path in group where missing.contains(path) && !named.contains(path) {
        say(
          SourceDiagnostic(
            .error, path: path,
            "its previews are not drawn because a file that they need does not compile"))
      }
      try keep(outcome, plan, resources, index)
    }
  }

  func compiler(_ plan: ModulePlan, _ folder: String) -> ModuleCompiler {
    ModuleCompiler(
      plan: plan, runtime: build.runtime, folder: folder, modules: build.modules,
      counter: counter, timeout: build.settings.timeout,
      isCancelled: build.settings.isCancelled,
      processors: build.settings.processors ?? ModuleCompiler.machineProcessors)
  }

  /// Files whose needs declare a name twice do not go into one library.
  private func groups(_ files: [String], _ index: SourceIndex) -> [[String]] {
    var groups: [(files: [String], needed: Set<String>)] = []
    for file in files {
      let needed = index.needed(by: file).files
      if let place = groups.indices.first(where: { !index.conflicts(groups[$0].needed, needed) }) {
        groups[place].files.append(file)
        groups[place].needed.formUnion(needed)
      } else {
        groups.append(([file], needed))
      }
    }
    return groups.map(\.files)
  }

  private func generate(
    _ resources: [String], _ bundle: String?, _ symbols: [(name: String, text: String)],
    in folder: String
  ) throws -> [String] {
    var made = build.settings.generatedSources(resources) + symbols
    if let bundle { made.append(("Bundle_module.swift", Self.bundleSource(bundle))) }
    return try made.map { source in
      var sum = Fingerprint(source.text)
      sum.combine(source.name)
      let place = folder + "/generated-" + sum.digits
      let path = place + "/" + source.name
      if FileManager.default.contents(atPath: path) == Data(source.text.utf8) { return path }
      try PreviewCache.make(place)
      let draft = PreviewCache.draft(path)
      guard FileManager.default.createFile(atPath: draft, contents: Data(source.text.utf8)),
        rename(draft, path) == 0
      else { throw PreviewError(.file, "\(path): it cannot be written") }
      return path
    }
  }

  /// What SwiftPM makes for a target with resources.
  private static func bundleSource(_ folder: String) -> String {
    """
    import Foundation
    extension Foundation.Bundle {
      nonisolated static let module = Bundle(path: #"\(folder)"#) ?? .main
    }
    """
  }

  private mutating func keep(
    _ outcome: GroupBuild.Outcome, _ plan: ModulePlan, _ resources: [String], _ index: SourceIndex
  ) throws {
    guard let library = outcome.library else { return }
    types[library] = places(of: outcome, plan, index)
    if build.settings.namesInputs { noteInputs(outcome, plan, resources, index) }
    libraries.append(
      PreviewLibrary(
        path: library,
        sources: outcome.built.map {
          PreviewLibrary.Source(
            path: build.operands.label($0), module: plan.name,
            previews: sources[$0]?.outline.previews ?? [])
        },
        resourceFolders: resources))
  }

  private mutating func noteInputs(
    _ outcome: GroupBuild.Outcome, _ plan: ModulePlan, _ resources: [String], _ index: SourceIndex
  ) {
    let list = Set(outcome.objects.keys).subtracting(plan.generated)
    for path in outcome.built {
      let own = index.deciding(outcome.needed[path] ?? [], in: list)
      inputs[build.operands.label(path)] = PreviewInputs(
        files: own.union(plan.importedSources).union(plan.manifests),
        folders: Set(resources + plan.importedResources))
    }
  }

  /// Where the sources of a library declare their types.
  private func places(
    of outcome: GroupBuild.Outcome, _ plan: ModulePlan, _ index: SourceIndex
  ) -> TypePlaces {
    var places = TypePlaces()
    func add(_ path: String, _ source: SourceStore.Source?, in module: String) {
      for type in source?.outline.types ?? [] {
        places.add(
          type.name, in: module, at: .init(file: build.operands.label(path), line: type.line))
      }
    }
    for path in outcome.objects.keys.sorted() { add(path, index.sources[path], in: plan.name) }
    for module in plan.importedModules {
      for (path, source) in build.store.load(module.sources, isWhole: true) {
        add(path, source, in: module.name)
      }
    }
    return places
  }
}
