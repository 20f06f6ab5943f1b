// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "b4ebe2d42b78d94e"
}
