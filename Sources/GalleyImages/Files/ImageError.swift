/// Why an image could not be read or written.
public enum ImageError: Error, Hashable, Sendable {
  /// An image cannot be written, and why.
  case encoding(String)
  /// A file cannot be read as an image, and why.
  case decoding(String)
  /// What is kept on disk meanwhile cannot be written or read: the disk is full, or there is no folder for it.
  case file(String)
}

extension ImageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .encoding(let reason), .decoding(let reason), .file(let reason): reason
    }
  }
}
