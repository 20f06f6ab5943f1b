// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "630534fa0896610f"
}
