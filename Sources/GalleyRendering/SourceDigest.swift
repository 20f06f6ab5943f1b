// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "25b3cbe5319700eb"
}
