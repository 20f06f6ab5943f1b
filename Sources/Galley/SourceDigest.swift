// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "e6c6bf6020aedcdc"
}
