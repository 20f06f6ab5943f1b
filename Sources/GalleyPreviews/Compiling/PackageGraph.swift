import Foundation

/// The targets of a package, and of those that it names by a path, with what they need.
struct PackageGraph {
  /// A target of a package that lies on this machine.
  struct Node {
    var package: String
    var manifest: PackageManifest
    var target: PackageManifest.Target
    /// Absolute.
    var folder: String
    /// Its Swift files, absolute, in their order.
    var sources: [String]
    /// Places in `nodes` of targets that it imports.
    var needs: [Int] = []

    /// Folders of what it draws: its own and its declared ones.
    var resources: [String] {
      [folder] + target.resources.map { PreviewOperands.absolute($0.path, folder) }
    }
  }

  private(set) var nodes: [Node] = []
  /// Modules that cannot be had here, and why, by their names.
  private(set) var unavailable: [String: String] = [:]
  /// Why manifests cannot be read.
  private(set) var problems: [String] = []
  /// Folders that were looked at.
  private(set) var folders: [String] = []
  private var packages: [String: PackageManifest] = [:]
  /// A package may depend on Galley itself.
  private let provided: Set<String>

  /// - Parameter isOptional: Whether a manifest that cannot be read is a problem and no error.
  /// - Throws: `PreviewError` where a manifest cannot be read.
  init(_ packages: [String], isOptional: Bool = false, _ build: PreviewBuild) throws {
    provided = Self.provided(by: build.runtime)
    for folder in packages {
      do {
        try add(folder, build)
      } catch let error as PreviewError where isOptional {
        // A package that lies in a folder may be one that nothing imports.
        problems.append(error.message)
      }
    }
    for index in nodes.indices { connect(index) }
  }

  /// Modules that Galley has compiled already.
  static func provided(by runtime: PreviewRuntime) -> Set<String> {
    let folder = runtime.folder + "/modules"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(files.map { ($0 as NSString).deletingPathExtension })
  }

  private mutating func add(_ folder: String, _ build: PreviewBuild) throws {
    guard packages[folder] == nil, packages.count < 100 else { return }
    let manifest = try PackageManifest.read(folder, build)
    packages[folder] = manifest
    for target in manifest.targets { addTarget(target, manifest, folder) }
    for local in manifest.dependencies.flatMap({ $0.fileSystem ?? [] }) {
      guard access(local.path + "/Package.swift", F_OK) == 0 else {
        unavailable[local.identity] = "it is not at \(local.path)"
        continue
      }
      try add(PreviewOperands.absolute(local.path, "/"), build)
    }
  }

  private mutating func addTarget(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ package: String
  ) {
    // A package of the user's may have a module by a name of Galley's; in its own package that is Galley's.
    let isGalley = manifest.targets.contains { $0.name == "Galley" }
    if target.type == "test" || isGalley && provided.contains(target.module) { return }
    guard ["regular", "executable"].contains(target.type) else {
      unavailable[target.module] = "it is a \(target.type) target"
      return
    }
    guard let folder = Self.folder(target, manifest, package) else {
      unavailable[target.module] = "its folder is not in the package"
      return
    }
    let found = SourceFolder.sources(below: folder, withTests: true)
    folders += found.folders
    let excluded = target.exclude.map { PreviewOperands.absolute($0, folder) }
    let chosen = target.sources?.map { PreviewOperands.absolute($0, folder) }
    func isBelow(_ path: String, _ places: [String]) -> Bool {
      places.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let sources = found.paths.filter { path in
      !isBelow(path, excluded) && chosen.map { isBelow(path, $0) } ?? true
    }
    if sources.isEmpty {
      unavailable[target.module] = "it has no Swift files (C and C++ targets are not built)"
    }
    nodes.append(
      Node(package: package, manifest: manifest, target: target, folder: folder, sources: sources))
  }

  private static func folder(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ package: String
  ) -> String? {
    if let path = target.path { return PreviewOperands.absolute(path, package) }
    for parent in ["Sources", "Source", "src", "srcs"] {
      let folder = "\(package)/\(parent)/\(target.name)"
      if access(folder, F_OK) == 0 { return folder }
    }
    let isAlone = manifest.targets.filter { $0.type != "test" }.count == 1
    let sources = package + "/Sources"
    return isAlone && access(sources, F_OK) == 0 ? sources : nil
  }

  private mutating func connect(_ index: Int) {
    let node = nodes[index]
    for dependency in node.target.dependencies {
      let name = dependency.name
      let own = nodes.indices.filter {
        nodes[$0].package == node.package && nodes[$0].target.name == name
      }
      if dependency.product == nil, !own.isEmpty {
        nodes[index].needs += own
        continue
      }
      if let (folder, product) = product(named: name) {
        nodes[index].needs += nodes.indices.filter {
          nodes[$0].package == folder && product.targets.contains(nodes[$0].target.name)
        }
      } else if !node.manifest.targets.contains(where: { $0.name == name }) {
        unavailable[name] =
          "it is a product of the package \(dependency.package ?? name), which is not on this machine: only packages that "
          + "the manifest refers to by a path are built"
      }
    }
  }

  /// The product of a name, and the folder of its package; of several packages the one whose folder comes first.
  private func product(named name: String) -> (folder: String, product: PackageManifest.Product)? {
    for (folder, manifest) in packages.sorted(by: { $0.key < $1.key }) {
      if let product = manifest.products.first(where: { $0.name == name }) {
        return (folder, product)
      }
    }
    return nil
  }

  /// Of the packages with targets.
  var manifests: [String] { Set(nodes.map { $0.package + "/Package.swift" }).sorted() }

  /// The target that a file belongs to.
  func node(of file: String) -> Int? { nodes.firstIndex { $0.sources.contains(file) } }

  /// Targets that one needs, those first that need nothing; nil where they need each other.
  func order(of index: Int) -> [Int]? {
    guard let order = order(of: [index]) else { return nil }
    return order.dropLast()
  }

  /// Targets and what they need, those first that need nothing; nil where they need each other.
  func order(of indices: [Int]) -> [Int]? {
    var order: [Int] = []
    var open: Set<Int> = []
    func visit(_ node: Int) -> Bool {
      if order.contains(node) { return true }
      guard open.insert(node).inserted else { return false }
      for need in nodes[node].needs where !visit(need) { return false }
      order.append(node)
      return true
    }
    for index in indices where !visit(index) { return nil }
    return order
  }
}
