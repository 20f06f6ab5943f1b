import Foundation
import Galley
import GalleyText
import Testing

@testable import GalleyCommand

/// What `galley doctor` draws and says; `GoldenTests` has the versions of the libraries.
@Suite struct DoctorTests {
  private func output(_ arguments: [String], by folder: String) throws -> String {
    let program = Program.root.appendingPathComponent("\(folder)/galley")
    let result = try Program.run(arguments, by: program)
    #expect(result.code == 0, "\(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  /// By unoptimised code and by optimised code: what differs is named in the error.
  @Test(arguments: [".build/debug", ".build/release"])
  func allImagesHaveTheHashesOfTheProgram(folder: String) throws {
    let lines = try output(["doctor", "--all"], by: folder).split(separator: "\n")
    let groups = lines.filter { $0.hasSuffix(" same") && $0.contains(" of ") }
    #expect(
      groups.map { $0.prefix { $0 != ":" } }.starts(with: ["elements", "modifiers", "styles"]))
    let total = groups.compactMap { Int($0.split(separator: " ")[1]) }.reduce(0, +)
    #expect(total > 500)
    #expect(lines.contains { $0.hasPrefix("all \(total + DoctorImage.all.count) images: ") })
  }

  @Test func theFileOfHashesIsWhatTheProgramDraws() throws {
    let file = Program.root.appendingPathComponent("Sources/CDoctorHashes/hashes.txt")
    let hashes = try output(["doctor", "--hashes"], by: ".build/release")
    #expect(try hashes == String(contentsOf: file, encoding: .utf8), "run Scripts/doctor-hashes")
    let lines = hashes.split(separator: "\n", omittingEmptySubsequences: true)
    for line in lines {
      #expect(line.prefix(16).allSatisfy(\.isHexDigit) && line.dropFirst(16).hasPrefix("  "))
    }
    // The last one is over the others.
    let others = lines.dropLast().map { $0 + "\n" }.joined()
    let digest = ContentDigest.sha256(of: Array(others.utf8)).prefix(16)
    #expect(lines.last.map(String.init) == "\(digest)  all")
  }

  @Test func aReportForAFaultIsOneObject() throws {
    let text = try output(["doctor", "--json"], by: ".build/release")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["images"] as? Int == DoctorImage.all.count)
    #expect((object["differing"] as? [Any])?.isEmpty == true)
    #expect((object["libraries"] as? [String: String])?.keys.contains("HarfBuzz") == true)
    for key in ["version", "engine", "build", "system", "processor"] {
      #expect((object[key] as? String)?.isEmpty == false, "\(key)")
    }
    #expect(try Program.run(["doctor", "--json", "--hashes"]).code == 2)
  }

  /// An image with another hash, one that is not drawn, and one of the scene language's.
  @Test func whatDiffersIsNamed() {
    struct Refused: Error, CustomStringConvertible { let description = "nothing to draw" }
    let image = DoctorImage.all[0]
    var other = image
    (other.name, other.hash) = ("other", "0000000000000001")
    let none = DoctorImage(
      name: "none", libraries: ["ICU"], draw: { _ in throw Refused() }, hash: "0000000000000002")
    var specimen = other
    specimen.name = "elements/Moon 1"
    let report = DoctorReport(of: [image, other, none, specimen])
    #expect(report.differing.map(\.name) == ["other", "none", "elements/Moon 1"])
    let text = report.text(isAll: true)
    #expect(text.hasPrefix("\(image.name): same\n"))
    #expect(text.contains("\nother: differs: \(image.hash) is not 0000000000000001\n"))
    #expect(
      text.contains(
        "\nnone (ICU): differs: no image is not 0000000000000002: nothing to draw\n"))
    #expect(text.contains("\nelements/Moon 1: differs: "))
    #expect(text.contains("\nelements: 0 of 1 same\n"))
    #expect(report.hashes.hasPrefix("\(image.hash)  \(image.name)\n"))
    #expect(report.hashes.contains("\n0000000000000000  none\n"))
  }
}
