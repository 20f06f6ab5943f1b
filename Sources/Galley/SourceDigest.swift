// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "08310c7b4a43e85e"
}
