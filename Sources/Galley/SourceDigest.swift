// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "8d838cf902198ebc"
}
