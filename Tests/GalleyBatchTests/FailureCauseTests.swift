import Foundation
import TestSupport
import Testing

@testable import GalleyBatch

/// What is wrong with the rows of a batch, by causes.
@Suite struct FailureCauseTests {
  @Test(arguments: [
    ("the string \"many\"", "the string \"…\""), ("the number -12.5", "the number -…"),
    ("3 fields", "… fields"), ("\"a\" and \"b\" of 2", "\"…\" of …"),
    ("U+4E2D and x2", "U+4E2D and x2"),
    ("", ""), ("\"", "\""), ("a list of 7", "a list of …"), ("{{a2}}: none", "{{a2}}: none"),
  ])
  func shapesHaveNoValues(_ text: String, expected: String) {
    #expect(MessageTemplate.of(text) == expected)
  }

  private func problem(_ found: String, _ expected: String = "a number", line: Int = 3)
    -> RowProblem
  {
    RowProblem(
      file: "s.json", line: line, column: 5, path: "$.view", found: found, expected: expected)
  }

  @Test func causesAreCountedByRows() {
    var causes = FailureCauses(dataFile: "d.csv")
    for row in (1...1002).reversed() {
      var unknown = problem("{{a}}, which names no data", "one of x\(row)")
      unknown.listsNames = true
      for _ in 0..<2 { causes.note(unknown, row: row) }
      if row % 27 == 12 { causes.note(problem("the string \"v\(row)\"", line: 4), row: row) }
    }
    let list = causes.list
    #expect(
      list.map { $0.text(total: 1002, dataFile: "d.csv") } == [
        "s.json:3:5: error at $.view: found {{a}}, which names no data, expected one of x1, in all "
          + "1,002 rows, first row 1",
        "s.json:4:5: error at $.view: found the string \"…\", expected a number, in 37 rows, first row "
          + "12 with the string \"v12\"",
      ])
    #expect(list[0].text(total: nil, dataFile: "d.csv").hasSuffix("in 1,002 rows, first row 1"))
  }

  /// What is wrong in the data has another place in each row, and is one cause.
  @Test func placesInTheDataAreNoCauses() throws {
    var causes = FailureCauses(dataFile: "d.csv")
    for row in 1...5 {
      var problem = problem("3 fields", "5, as the first line has them", line: row + 1)
      problem.file = "d.csv"
      causes.note(problem, row: row)
    }
    try #require(causes.list.count == 1 && causes.list[0].problem.line == 2)
  }

  @Test func causesHaveABound() {
    var causes = FailureCauses()
    for line in 1...FailureCauses.limit + 50 { causes.note(problem("x", line: line), row: line) }
    #expect(causes.list.count == FailureCauses.limit && causes.others.count == 50)
  }

  @Test func rowNumbersAreASet() {
    var numbers = RowNumbers()
    for row in [700, 3, 64, 63, 3, 128, 700] { numbers.insert(row) }
    #expect(numbers.count == 5 && numbers.first(9) == [3, 63, 64, 128, 700])
    #expect(numbers.first(2) == [3, 63])
    var other = RowNumbers()
    other.insert(3)
    other.insert(5)
    numbers.formUnion(other)
    #expect(numbers.count == 6)
  }

  @Test(arguments: SeededRandom.freshSeeds()) func rowNumbersAreThoseOfASet(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      var (sets, numbers) = ([Set<Int>(), []], [RowNumbers(), RowNumbers()])
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let index = Int.random(in: 0...1, using: &random)
        let first = Int.random(in: 1...90, using: &random)
        let rows = first...first + Int.random(in: 0...3, using: &random)
        sets[index].formUnion(rows)
        numbers[index].insert(rows)
      }
      numbers[0].formUnion(numbers[1])
      let all = sets[0].union(sets[1])
      #expect(
        numbers[0].count == all.count && numbers[0].first(.max) == all.sorted(), "seed \(seed)")
      #expect((0...100).allSatisfy { numbers[0].contains($0) == all.contains($0) }, "seed \(seed)")
      var again = RowNumbers()
      for row in all.shuffled(using: &random) { again.insert(row) }
      #expect(again == numbers[0], "seed \(seed)")
    }
  }

  /// What stands between two values says more than a message without it.
  @Test func aWarningWithSeveralValuesIsThatOfTheFirstRow() {
    var causes = FailureCauses()
    for (row, name) in [(4, "tee"), (2, "kanne")] {
      let text = "there is no image \"\(name).png\"; did you mean \"\(name).jpg\"?"
      causes.note(RowProblem(message: text), row: row)
    }
    #expect(
      causes.list.map { $0.text(total: 9, dataFile: "") } == [
        "there is no image \"kanne.png\"; did you mean \"kanne.jpg\"?, in 2 rows, first row 2; the "
          + "values differ from row to row"
      ])
  }
}
