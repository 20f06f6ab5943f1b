// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d7641b4075e11716"
}
