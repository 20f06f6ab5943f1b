// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "2a91eee4d064e941"
}
