// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "b12d8a3cccfd465f"
}
