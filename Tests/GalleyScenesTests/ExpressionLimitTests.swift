import Foundation
import Galley
import GalleyBudget
import TestSupport
import Testing

@testable import GalleyScenes

/// Expressions ask before they take memory, and end.
@Suite struct ExpressionLimitTests {
  private func failure(_ expression: String, _ data: String = "{}", bytes: Int? = nil) -> String {
    var box = ExpressionBox(data)
    box.budget = RenderBudget(RenderBudget.Limits(bytes: bytes, duration: nil))
    return box.message(expression)
  }

  @Test func aTextIsNotLongerThanItMayBe() {
    let text = String(repeating: "a", count: 100_000)
    let data = #"{"s": "\#(text)"}"#
    #expect(
      failure(
        "s | replace('a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa') | count", data
      )
      .contains("found a text of 5000000 bytes"))
    #expect(failure("s | split('') | join(s)", data).contains("found a text of 10000000000 bytes"))
    #expect(
      failure("[s, s] | join('') | replace('a', 'bb')", data, bytes: 300_000)
        .contains("a text of an expression needs"))
    #expect(ExpressionBox(data).json("s | replace('a', 'bb') | count") == "200000")
  }

  @Test func aListIsNotLongerThanItMayBe() {
    let data = #"{"s": "\#(String(repeating: ";", count: 1_100_000))"}"#
    #expect(
      failure("s | split(';')", data)
        == "1: found a list of 1100001 elements in {{s | split(';')}}, expected at most 1000000")
    #expect(
      failure("s | split(';;') | count", data, bytes: 1 << 20).contains(
        "a list of an expression needs"))
    #expect(ExpressionBox(data).json("s | split(';;;;;;;;;;') | count") == "110001")
  }

  /// What is made on the way is given back behind the placeholder.
  @Test func listsOnTheWayAreGivenBack() throws {
    var box = ExpressionBox(#"{"s": "a;b;c"}"#)
    box.budget = RenderBudget(RenderBudget.Limits(bytes: 1 << 20, duration: nil))
    #expect(box.json("s | split(';') | reversed | sorted | join('')") == "\"abc\"")
    #expect(box.budget.heldBytes < 64 && box.budget.mostBytes > 1000)
  }

  @Test func nestingAndLengthAreBounded() {
    let deep = String(repeating: "(", count: 33) + "1" + String(repeating: ")", count: 33)
    #expect(failure(deep).contains("within each other more than 32 deep, expected at most 32"))
    for (open, close) in [("[", "]"), ("abs(", ")"), ("not ", ""), ("-", ""), ("- ", "")] {
      let text = String(repeating: open, count: 5000) + "1" + String(repeating: close, count: 5000)
      #expect(failure(text).contains("within each other more than 32 deep"), "\(open)")
    }
    let within = String(repeating: "(", count: 32) + "1" + String(repeating: ")", count: 32)
    #expect(ExpressionBox().json(within) == "1")
    let long = "1" + String(repeating: " + 1", count: 20_000)
    #expect(
      failure(long) == "4: found a placeholder of more than 65536 bytes, expected at most 65536")
    #expect(ExpressionBox().json("1" + String(repeating: " + 1", count: 10_000)) == "10001")
    let turns = "[1]" + String(repeating: " | count + 1 | abs + 1", count: 40)
    #expect(failure(turns).contains("operators behind functions more than 32 times"))
    let pipes = "'a'" + String(repeating: " | trim", count: 5000)
    #expect(ExpressionBox().json(pipes) == "\"a\"")
  }

  /// A search for what nearly occurs everywhere takes as many steps as there are bytes.
  @Test func aSearchIsLinear() {
    let data = #"{"s": "\#(String(repeating: "a", count: 400_000))"}"#
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        ExpressionBox(data).json("s | contains([s | slice(0, 200000), 'b'] | join(''))") == "false")
    }
    #expect(time < .seconds(20))
  }

  @Test func stepsAreCounted() {
    let list = (0..<6000).map { "\($0)" }.joined(separator: ",")
    let scene = """
      {"galley": 1, "sample": {"l": [\(list)]}, "view": {"type": "VStack", "children": [
        {"forEach": "{{l}}", "as": "a", "view": {"type": "Text", "text":
          "{{l | sum + a}}"}}]}}
      """
    let template = try? SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let error = #expect(throws: SceneError.self) {
      try template?.scene(budget: RenderBudget(.unlimited))
    }
    #expect(error?.found.hasPrefix("more than 4000000") == true, "\(String(describing: error))")
  }

  // MARK: Mutations

  private static let seeds = [
    "tags | split(';') | trim | compact", "price * 2 + (n - 1) / 3 % 5",
    "not (a and b or c) == true",
    "if(n > 2, 'many', [1, 2, 'x'])", "(os | last).name ?? 'none'",
    "n | plural(one: '# a', other: '# b')",
    "s | slice(-3, 2) | replace('a', 'bb') | uppercase", "min(n, 2, \"3\") <= max([1, 2])",
    "`Price (EUR)` - 1",
    "l | sorted | unique | reversed | join('-')", "d | date('yyyy MM') ?? n | number(2)",
    "First name",
    "l.0 ?? o.a.b ?? null", "-n * -(2)", "s | contains('é') and not missing",
    "n | currency('EUR', 1)",
  ]
  private static let pieces = [
    "|", "??", "(", ")", "[", "]", "'", "\"", "`", ",", ".", "{{", "}}", " and ", " or ", "not ",
    " - ", "*", "/",
    "%", "==", "<", "!=", "=", "&&", "1e308", "-", "0", "null", "true", "split(';')", "slice(",
    "sum", " ", "\u{A0}",
    "é", "\u{301}", "👍🏽", "if(", "missing", "s", "l", "n", "o.a", ":", "?", "\\", "\u{0}",
    "round(15)", "9e99",
  ]
  private static let rows = [
    #"{"tags": "a;b", "price": 2, "n": 3, "a": true, "b": false, "c": null, "s": "Héllo", "l": [3, "x", 1], "o": {"a": {"b": 1}}, "os": [{"name": "p"}], "d": "2026-03-14", "First name": "A", "Price (EUR)": 1}"#,
    #"{"tags": null, "price": "n/a", "n": -1e300, "a": 1, "s": "", "l": [], "o": [], "os": {}, "d": 12, "t": [[[]]]}"#,
    #"{"l": [null, {"a": 1}, [1], "🏴󠁧󠁢󠁳󠁣󠁴󠁿"], "n": 12345678901234567890, "s": "{{n}}", "tags": ";;;;", "a": "a + b", "a + b": 1}"#,
    "{}",
  ]

  /// Whatever is written, it is a value or an error, and soon.
  @Test(arguments: 0..<8)
  func mutatedExpressionsGiveAValueOrAnError(_ part: Int) throws {
    var random = SeededRandom(seed: 20_260_314 + part)
    let table = "tags,price,n,a,s,d,l\nx;y,\"1,5\",,yes, 12 ,2026-02-30,a;b\n"
    let boxes = Self.rows.map { ExpressionBox($0) } + [ExpressionBox(table: table)]
    let clock = ContinuousClock()
    var values = 0
    for number in 0..<1200 {
      var text = Self.seeds[Int(random.next() % UInt64(Self.seeds.count))]
      for _ in 0..<(random.next() % 5) {
        var characters = Array(text.unicodeScalars)
        let place = Int(random.next() % UInt64(characters.count + 1))
        let piece = Array(
          Self.pieces[Int(random.next() % UInt64(Self.pieces.count))].unicodeScalars)
        switch random.next() % 3 {
        case 0: characters.insert(contentsOf: piece, at: place)
        case 1:
          let end = min(characters.count, place + Int(random.next() % 4))
          characters.replaceSubrange(place..<end, with: piece)
        default:
          characters.removeSubrange(place..<min(characters.count, place + Int(random.next() % 6)))
        }
        text = String(String.UnicodeScalarView(characters))
      }
      var box = boxes[Int(random.next() % UInt64(boxes.count))]
      box.budget = RenderBudget(RenderBudget.Limits(bytes: 64 << 20, duration: nil))
      let start = clock.now
      do {
        let value = try box.value("{{\(text)}}")
        values += 1
        if case .number(let number) = value.node.value { #expect(number.isFinite, "\(text)") }
        #expect(value.node.json.utf8.count < 64 << 20)
      } catch let error as SceneError {
        #expect(!error.expected.isEmpty || error.excess != nil, "\(text)")
        #expect(!"\(error)".contains("1 arguments"), "\(text)")
      }
      #expect(clock.now - start < .seconds(10), "case \(part).\(number): \(text)")
    }
    #expect(values > 150)
  }
}
