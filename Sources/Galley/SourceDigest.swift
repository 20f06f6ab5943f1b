// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "53cb367a28c3ab01"
}
