// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "9b70f9d61b634f03"
}
