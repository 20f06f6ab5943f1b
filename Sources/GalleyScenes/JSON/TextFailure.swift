/// Why a text cannot be read, and where.
struct TextFailure: Error {
  /// In bytes from the start.
  var offset: Int
  var found: String
  var expected: String
}
