// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "658f82878c9ec717"
}
