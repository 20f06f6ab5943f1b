// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "409feae09d930b18"
}
