import Testing

/// The tables of ARCHITECTURE.md and the targets of Package.swift are read, and what cannot be read is an error.
@Suite struct ModuleTableTests {
  private func table(_ rows: String, platform: String = "") throws -> ModuleTable {
    try ModuleTable(
      """
      | layer | module | one sentence | may import |
      |---|---|---|---|
      | 0 | `CPNG` `CZlib` | Libraries. | |
      | 1 | `GalleyGeometry` | Points. | CPNG |
      | 2 | `GalleyText`, `GalleyRaster` | Engines. | Geometry, CZlib |
      | 3 | `GalleyCombine` (product `other`) | Publishers. | layers 1 to 2 but Raster, CPNG |
      | 3 | `Combine` | A facade. | Combine |
      \(rows)

      Text | with | bars.

      | of the platform | imported by |
      |---|---|
      | `Foundation`, `Glibc` | Geometry, `Combine` |
      \(platform)
      """)
  }

  @Test func namesAndLayersAreRead() throws {
    let table = try table("| - | `Tool` | A tool. | `Combine`, layers 1 to 3 |")
    let geometry = ModuleTable.Row(layer: 1, named: ["CPNG"])
    #expect(table.rows["GalleyGeometry"] == geometry)
    #expect(table.rows["GalleyRaster"]?.allowed == ["GalleyGeometry", "CZlib"])
    #expect(table.rows["GalleyCombine"]?.ofLayers == ["GalleyGeometry", "GalleyText"])
    #expect(table.rows["GalleyCombine"]?.named == ["CPNG"])
    // A plain name is that of a module of Galley if there is one.
    #expect(table.rows["Combine"]?.named == ["GalleyCombine"])
    #expect(table.rows["Tool"]?.layer == nil)
    #expect(table.rows["Tool"]?.named == ["Combine"])
    #expect(table.rows["Tool"]?.ofLayers.count == 5)
    #expect(
      table.platform == [
        "GalleyGeometry": ["Foundation", "Glibc"], "Combine": ["Foundation", "Glibc"],
      ])
  }

  @Test(arguments: [
    // An unknown name, one that is written whole but plain, a module twice, a layer that has no such module, a cell less.
    "| 4 | `Tool` | A tool. | Shapes |",
    "| 4 | `Tool` | A tool. | `Text` |",
    "| 4 | `CPNG` | A tool. | |",
    "| 4 | `Tool` | A tool. | layers 2 to 3 but Geometry |",
    "| 4 | `Tool` | A tool. | layers 3 to 2 |",
    "| 4 | `Tool` | |",
  ])
  func unreadableRowsAreErrors(row: String) {
    #expect(throws: ModuleTable.Failure.self) { try table(row) }
  }

  @Test func unreadablePlatformsAreErrors() {
    #expect(throws: ModuleTable.Failure.self) { try table("", platform: "| `Dispatch` | Shapes |") }
    #expect(throws: ModuleTable.Failure.self) { try table("", platform: "| `Dispatch` |") }
  }

  @Test func targetsAreRead() throws {
    let manifest = try PackageManifest(
      """
      products: [.library(name: "A", targets: ["A"])],
      targets: [
        .systemLibrary(name: "CA", pkgConfig: "a", providers: [.apt(["liba-dev"])]),
        .target(
          name: "A",
          dependencies: [
            "CA",
            "B",
          ]),
        .target(name: "B", linkerSettings: [.linkedLibrary("b")]),
        .macro(name: "M", dependencies: ["B"]),
        .testTarget(name: "ATests", dependencies: ["A"]),
      ]
      """)
    #expect(manifest.count == 5)
    #expect(manifest.targets["A"] == .init(kind: "target", dependencies: ["CA", "B"]))
    #expect(manifest.targets["B"]?.dependencies == [])
    #expect(Set(manifest.modules.keys) == ["CA", "A", "B", "M"])
  }

  @Test func importLinesAreRead() {
    let imports = SourceTree.imports(
      of: """
        import A
        @testable import B
        @_exported public import struct C.Name
        #if canImport(D)
          import D.Sub
        #endif
        // import E
        let text = "import F"
        """)
    #expect(imports == ["A", "B", "C", "D"])
  }
}
