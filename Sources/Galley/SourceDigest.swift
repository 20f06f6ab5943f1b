// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "63da5345cbc3deb7"
}
