// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "4339f512d7704746"
}
