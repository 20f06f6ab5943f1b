// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "78a162f4f44fec1c"
}
