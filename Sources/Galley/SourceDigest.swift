// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "562813123b5dcd80"
}
