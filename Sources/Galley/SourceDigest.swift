// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "a19b05443d2189d0"
}
