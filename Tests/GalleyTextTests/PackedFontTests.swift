import Foundation
import Testing

@testable import GalleyText

/// Packed fonts that say that they have gigabytes.
@Suite struct PackedFontTests {
  private func font(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test func whatAFontUnpacksToIsRead() throws {
    #expect(WebFont.unpackedSize(Data(try font("Packed.woff"))) == 820)
    let size = WebFont.unpackedSize(Data(try font("Packed.woff2")))
    #expect((824..<4096).contains(size), "\(size)")
  }

  @Test func whatSaysThatItHasMoreThanTheLimitIsNotUnpacked() throws {
    let huge: [UInt8] = [0x70, 0, 0, 0]
    var files: [String: [UInt8]] = [:]
    for name in ["Packed.woff", "Packed.woff2"] {
      var whole = try font(name)
      whole.replaceSubrange(16..<20, with: huge)
      files["whole-\(name)"] = whole
    }
    var table = try font("Packed.woff")
    table.replaceSubrange(44 + 12..<44 + 16, with: huge)
    files["table.woff"] = table
    // The first table's length in groups of seven bits; what stands behind it does not matter any more.
    var group = try font("Packed.woff2")
    group.insert(contentsOf: [0x87, 0x80, 0x80, 0x80], at: 49)
    files["table.woff2"] = group
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    }
    let fonts = try FontCollection(folder: folder)
    for name in files.keys {
      #expect(
        fonts.problems.contains { $0.contains(name) && $0.contains("is packed and says") },
        "\(name): \(fonts.problems)")
    }
    #expect(fonts.files.count == FontCollection.bundled.files.count)
  }
}
