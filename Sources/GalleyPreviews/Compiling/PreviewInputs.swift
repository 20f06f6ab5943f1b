/// What the previews of one source are made of: where none of it differs, they are the same.
package struct PreviewInputs: Hashable, Sendable {
  /// Sources, the one with the previews among them, and manifests of packages.
  package var files: Set<String>
  /// Folders whose other files may be read: catalogues, tables of texts, images, fonts.
  package var folders: Set<String>

  package init(files: Set<String>, folders: Set<String>) {
    (self.files, self.folders) = (files, folders)
  }

  /// The same with what lies below a folder named from there; the folder itself is empty.
  package func named(from root: String) -> PreviewInputs {
    func name(_ path: String) -> String {
      path == root ? "" : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
    return PreviewInputs(files: Set(files.map(name)), folders: Set(folders.map(name)))
  }

  /// Whether a file lies below one of the folders; both named from one root.
  package static func holds(_ folders: Set<String>, _ file: String) -> Bool {
    folders.contains { $0.isEmpty || file.hasPrefix($0 + "/") }
  }
}
