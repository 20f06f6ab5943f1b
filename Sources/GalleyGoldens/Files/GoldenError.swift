/// Why goldens or results cannot be read, written or named, in one sentence.
package struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
}

extension GoldenID {
  @available(*, deprecated, renamed: "GoldenError")
  package typealias Failure = GoldenError
}
