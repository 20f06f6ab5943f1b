/// Why a picture could not be read or written.
public enum ImageError: Error, Hashable, Sendable {
  case encoding(String)
  case decoding(String)
}

extension ImageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .encoding(let reason), .decoding(let reason): reason
    }
  }
}
