import Foundation

/// What the compiler made of sources: a library that a drawing process opens.
public struct PreviewLibrary: Hashable, Codable, Sendable {
  /// A source that has previews.
  public struct Source: Hashable, Codable, Sendable {
    /// As messages call it: relative to the folder in which the command was given.
    public var path: String
    /// The module that it was compiled in.
    public var module: String
    /// In the order of the source.
    public var previews: [ScannedPreview]

    package init(path: String, module: String, previews: [ScannedPreview]) {
      (self.path, self.module, self.previews) = (path, module, previews)
    }
  }

  /// Of the library's file.
  public var path: String
  /// Those whose previews were asked for, in the order in which they are drawn.
  public var sources: [Source]
  /// Where asset catalogues, string tables, fonts and images are looked for.
  public var resourceFolders: [String]

  package init(path: String, sources: [Source], resourceFolders: [String]) {
    (self.path, self.sources, self.resourceFolders) = (path, sources, resourceFolders)
  }
}
