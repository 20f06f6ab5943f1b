// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "fbba57977ad0380b"
}
