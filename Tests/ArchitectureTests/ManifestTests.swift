import Testing

/// Swift 6.2 builds the same package: it asks for a manifest of its own, as the other one needs Swift 6.3.
@Suite struct ManifestTests {
  /// `sed '1s/6\.3/6.2/' Package.swift > Package@swift-6.2.swift` writes it again.
  @Test func theManifestForSwift62IsTheSameButForItsFirstLine() throws {
    let manifest = try SourceTree.text("Package.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let older = try SourceTree.text("Package@swift-6.2.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(manifest.first == "// swift-tools-version: 6.3")
    #expect(older.first == "// swift-tools-version: 6.2")
    #expect(manifest.count > 100)
    #expect(manifest.dropFirst() == older.dropFirst())
  }
}
