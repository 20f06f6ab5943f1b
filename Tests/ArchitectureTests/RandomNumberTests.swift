import Foundation
import Testing

/// Tests with random numbers can be repeated: the numbers come from `SeededRandom`, and a failure prints its seed.
@Suite struct RandomNumberTests {
  /// Programs that Galley draws, and the generator itself.
  private static let others = [
    "Tests/TestSupport/", "Tests/SwiftUIFilesTests/Files/", "Tests/SwiftUIGaps/",
  ]

  /// Sources that stand in the strings of these files are no tests.
  private static let withSources = ["PreviewMachineTests.swift", "MacroTests.swift"]

  /// What makes numbers that nobody can make again.
  private static func hasNumbersWithoutASeed(_ text: String) -> Bool {
    text.contains(#/System(?:Random)NumberGenerator|: RandomNumber(?:Generator) \{/#)
      || text.contains(#/\.shuffled\(\)|\.shuffle\(\)|\.randomElement\(\)|Bool\.random\(\)/#)
      || text.contains(#/\.random\(in: (?:(?!using:)[^()])*\)/#)
  }

  @Test func allRandomNumbersOfTestsHaveASeed() throws {
    var count = 0
    for file in try SourceTree.swiftFiles(below: "Tests") {
      let name = SourceTree.path(of: file)
      guard !Self.others.contains(where: name.hasPrefix),
        !Self.withSources.contains(file.lastPathComponent)
      else { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!Self.hasNumbersWithoutASeed(text), "\(name): take SeededRandom of TestSupport")
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    "var random = System" + "RandomNumberGenerator()", "list.shuffled" + "()",
    "list.shuffle" + "()", "list.randomElement" + "() ?? 0", "if Bool.random" + "() {",
    "Int.random" + "(in: 0..<9)",
    "struct Own: RandomNumber" + "Generator {",
  ])
  func numbersWithoutASeedAreFound(text: String) {
    #expect(Self.hasNumbersWithoutASeed(text))
  }

  @Test(arguments: [
    "list.shuffled(using: &random)", "list.randomElement(using: &random)",
    "Bool.random(using: &random)", "func row(_ random: inout SeededRandom)",
  ])
  func numbersWithASeedAreNotFound(text: String) {
    #expect(!Self.hasNumbersWithoutASeed(text))
  }
}
