import Foundation

/// Why there is no image of a preview, in one sentence that says where and what.
public struct PreviewError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// What kind of error it is; commands make exit codes of it.
  public enum Kind: String, Codable, Sendable {
    /// What the command line names is wrong: no such file, an unknown name.
    case usage
    /// The sources have no preview.
    case none
    /// A file or a folder cannot be read or written.
    case file
    /// The sources do not compile; the compiler's own messages stand beside it.
    case compile
    /// What is needed to compile is not there: no `swiftc`, no modules of Galley.
    case toolchain
    /// The code of a preview ended, hung, or took too much, or its view cannot become an image.
    case preview
    /// The user ended it.
    case interrupted
  }

  /// What kind of error it is.
  public var kind: Kind
  /// What is wrong and where, in one sentence.
  public var message: String

  package init(_ kind: Kind, _ message: String) {
    (self.kind, self.message) = (kind, message)
  }

  public var description: String { message }
}

/// The former name of `PreviewError`.
@available(*, deprecated, renamed: "PreviewError")
public typealias PreviewFailure = PreviewError
