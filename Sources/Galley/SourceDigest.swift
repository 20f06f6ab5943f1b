// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "671f8392d0bf5828"
}
