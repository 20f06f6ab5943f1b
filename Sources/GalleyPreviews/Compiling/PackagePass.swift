import Foundation

extension PreviewPass {
  /// A target that others import, as it was compiled.
  struct BuiltTarget {
    var module: String
    /// The folder of its module.
    var folder: String
    var fingerprint: Fingerprint
    var objects: [String]
    var sources: [String]
    /// Folders of what it draws.
    var resources: [String]
  }

  /// The targets of a package that have previews, in the order of their files.
  mutating func buildPackage(_ folder: String, _ files: [String]) throws {
    let graph = try PackageGraph([folder], build)
    watched.formUnion(graph.folders)
    watched.formUnion(graph.manifests)
    var order: [Int] = []
    var asked: [Int: [String]] = [:]
    var loose: [String: [String]] = [:]
    for file in files {
      guard let node = graph.node(of: file) else {
        let own = ContextFinder.looseFolder(
          of: file, in: folder, operands: build.operands.folders)
        loose[own, default: []].append(file)
        continue
      }
      if asked[node] == nil { order.append(node) }
      asked[node, default: []].append(file)
    }
    var built: [Int: BuiltTarget?] = [:]
    for node in order { try buildTarget(node, asked[node] ?? [], graph, &built) }
    // What belongs to no target is an app's of its own.
    for (folder, files) in loose.sorted(by: { $0.key < $1.key }) { try buildFolder(folder, files) }
  }

  private mutating func buildTarget(
    _ index: Int, _ files: [String], _ graph: PackageGraph, _ built: inout [Int: BuiltTarget?]
  ) throws {
    let node = graph.nodes[index]
    guard let order = graph.order(of: index) else {
      say(
        SourceDiagnostic(.error, "\(node.target.name): its targets depend on each other in a cycle")
      )
      return
    }
    guard let parts = try parts(order, of: node.target.name, graph, &built) else { return }
    try buildModule(
      plan(node, parts, graph), files, all: node.sources, resources: node.resources,
      objects: parts.flatMap(\.objects), unavailable: graph.unavailable)
  }

  /// Compiles targets that something imports; nil where one does not compile, which is said then.
  private mutating func parts(
    _ order: [Int], of name: String, _ graph: PackageGraph, _ built: inout [Int: BuiltTarget?]
  ) throws -> [BuiltTarget]? {
    var parts: [BuiltTarget] = []
    for need in order where !graph.nodes[need].sources.isEmpty {
      if built[need] == nil { built[need] = .some(try buildImported(need, graph, built)) }
      guard let part = built[need] ?? nil else {
        let target = graph.nodes[need].target.name
        say(
          SourceDiagnostic(
            .error,
            "\(name): its previews are not drawn because the target \(target) does not compile")
        )
        return nil
      }
      parts.append(part)
    }
    return parts
  }

  /// The files of a folder are one module, as an app's target is; it imports the packages that lie in the folder, and the one
  /// that the folder lies in, as an example of a package does.
  mutating func buildFolder(_ folder: String, _ files: [String]) throws {
    let found = SourceFolder.sources(below: folder, stopsAtPackages: true)
    watched.formUnion(found.folders)
    var plan = ModulePlan(
      name: "Previewed", context: folder, swiftVersion: build.settings.swiftVersion)
    let all = Array(Set(found.paths).union(files)).sorted()
    var parts: [BuiltTarget] = []
    var unavailable: [String: String] = [:]
    let around = ContextFinder.package(around: folder)
    if !found.packages.isEmpty || around != nil {
      let index = SourceIndex(all, build.store, known: build.known)
      let needed = files.reduce(into: Set<String>()) { $0.formUnion(index.needed(by: $1).files) }
      let imports = Set(needed.flatMap { index.source($0)?.outline.imports ?? [] })
      let foreign = imports.subtracting(PackageGraph.provided(by: build.runtime))
      let outer = around.flatMap { Self.mayHave(foreign, $0) ? [$0] : nil } ?? []
      let graph = try PackageGraph(found.packages + outer, isOptional: true, build)
      for problem in graph.problems { say(SourceDiagnostic(.warning, problem)) }
      watched.formUnion(graph.folders)
      unavailable = graph.unavailable
      plan.manifests = graph.manifests
      let targets = graph.nodes.indices.filter { imports.contains(graph.nodes[$0].target.module) }
      var built: [Int: BuiltTarget?] = [:]
      guard let order = graph.order(of: targets),
        let found = try self.parts(
          order, of: build.operands.label(folder), graph, &built)
      else { return }
      parts = found
    }
    use(parts, &plan)
    for (folders, files) in AppFolders(all, in: folder).resources(of: files) {
      try buildModule(
        plan, files, all: all, resources: folders, objects: parts.flatMap(\.objects),
        unavailable: unavailable)
    }
  }

  /// Whether the manifest of a package has one of the modules' names: only then it is worth the time to read it.
  static func mayHave(_ modules: Set<String>, _ package: String) -> Bool {
    guard let manifest = RegularFile.data(package + "/Package.swift") else { return false }
    let text = String(decoding: manifest, as: UTF8.self)
    // A module's name has no hyphen where its target's has one.
    return modules.contains { module in
      let names = [module, module.replacingOccurrences(of: "_", with: "-")]
      return names.contains { text.contains("\"\($0)\"") }
    }
  }

  private func use(_ parts: [BuiltTarget], _ plan: inout ModulePlan) {
    plan.moduleFolders = parts.map(\.folder)
    plan.importedModules = parts.map { ($0.module, $0.sources) }
    plan.importedResources = parts.flatMap(\.resources)
    for part in parts { plan.imported.combine(part.fingerprint) }
  }

  func plan(
    _ node: PackageGraph.Node, _ parts: [BuiltTarget], _ graph: PackageGraph
  ) -> ModulePlan {
    var plan = ModulePlan(name: node.target.module, context: node.folder)
    plan.manifests = graph.manifests
    plan.swiftVersion = node.manifest.swiftVersion(of: node.target)
    plan.arguments = node.manifest.arguments(of: node.target)
    use(parts, &plan)
    if !node.target.resources.isEmpty { plan.bundle = node.folder }
    return plan
  }
}
