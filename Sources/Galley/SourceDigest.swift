// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "7940d140ad6cfed9"
}
