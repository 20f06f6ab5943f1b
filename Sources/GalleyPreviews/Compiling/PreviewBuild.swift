import Foundation

/// A message of the compiler's, or of ours about a source.
public struct SourceDiagnostic: Hashable, Codable, Sendable {
  public enum Severity: String, Codable, Sendable { case error, warning, note }

  public var severity: Severity
  /// As messages call the file; nil where it is about none.
  public var path: String?
  /// From 1.
  public var line: Int?
  public var column: Int?
  public var message: String

  /// `Card.swift:3:5: error: cannot find 'Foo' in scope`
  public var text: String { "" }
}

/// Compiles what the operands of a command name, and compiles again what has changed.
public final class PreviewBuild {
  public struct Settings: Sendable {
    /// 5 or 6.
    public var swiftVersion = 5
    /// Where compiled files are kept from run to run; nil is the user's cache folder.
    public var cacheFolder: String?

    public init() {}
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
  }

  /// - Parameter operands: Swift files, folders, or folders of packages.
  /// - Throws: `PreviewFailure` for an operand that is none of those.
  public init(
    _ operands: [String], runtime: PreviewRuntime, settings: Settings = Settings()
  ) throws {}

  /// Compiles what has changed since the last call; the first time everything that is not in the cache.
  /// - Throws: `PreviewFailure` where there is no preview at all, or nothing can be compiled.
  public func build() throws -> Result {
    throw PreviewFailure(.usage, "")
  }

  /// Files and folders whose change asks for another pass: sources, catalogues, tables, pictures.
  public var watchedPaths: [String] { [] }
}
