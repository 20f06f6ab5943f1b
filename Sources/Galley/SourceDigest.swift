// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "cc0fbec50bdd74c4"
}
