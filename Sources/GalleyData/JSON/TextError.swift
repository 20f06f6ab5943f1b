/// Why a text cannot be read, and where.
package struct TextError: Error {
  /// In bytes from the start.
  package var offset: Int
  package var found: String
  package var expected: String
}
