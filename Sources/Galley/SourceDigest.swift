// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "fa06107f0527628e"
}
