/// Why goldens or results cannot be read, written or named, in one sentence.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String
}

extension GoldenID {
  @available(*, deprecated, renamed: "GoldenError")
  public typealias Failure = GoldenError
}
