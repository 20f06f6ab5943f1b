// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "5af3516a2231c335"
}
