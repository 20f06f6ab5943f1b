// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "8347bdd4f6d010c9"
}
