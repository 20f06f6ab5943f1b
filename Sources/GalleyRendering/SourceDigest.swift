// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "07335edbb0ce9f33"
}
