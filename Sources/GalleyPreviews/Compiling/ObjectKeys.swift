import Foundation

/// The names of what a list of files is compiled to.
struct ObjectKeys {
  private let folder: String
  private var keys: [String: Fingerprint] = [:]
  /// Of what all files of the list say to each other.
  private var list = Fingerprint("list")

  init(_ build: GroupBuild, _ files: Set<String>) {
    folder = build.compiler.folder
    let identity = build.compiler.identity
    let generated = build.compiler.plan.generated
    for path in files.sorted() {
      list.combine(path)
      if let outline = build.index.source(path)?.outline { list.combine(outline.interface) }
      keys[path] = Self.key(path, files, generated, identity, build)
    }
  }

  /// By what a file says itself, and by what the files say that it depends on.
  private static func key(
    _ path: String, _ files: Set<String>, _ generated: [String], _ identity: Fingerprint,
    _ build: GroupBuild
  ) -> Fingerprint {
    var sum = identity
    sum.combine(path)
    if let content = build.index.source(path)?.content { sum.combine(content) }
    let needed = build.everything ?? build.index.deciding(path, in: files)
    for other in needed.union(generated).sorted() where other != path {
      sum.combine(other)
      if let outline = build.index.source(other)?.outline { sum.combine(outline.interface) }
    }
    return sum
  }

  func object(_ path: String) -> String { "\(folder)/\(keys[path, default: list].digits).o" }

  /// Of what is said of a file that does not compile: any file of the list may be the reason.
  func failure(_ path: String) -> String {
    var sum = keys[path, default: list]
    sum.combine(list)
    return "\(folder)/\(sum.digits).failed"
  }
}
