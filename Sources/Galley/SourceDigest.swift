// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "badf71a7c1682082"
}
