import Foundation
import Testing

@testable import GalleyData

@Suite struct DataTableTests {
  private func table(_ text: String, _ file: String) throws -> DataTable {
    try DataTable(data: Data(text.utf8), file: file)
  }

  private func rows(_ text: String, _ file: String) throws -> [String] {
    let table = try table(text, file)
    return try (0..<table.count).map { try table.row($0).canonicalText }
  }

  private func failure(_ text: String, _ file: String) -> String {
    do {
      _ = try rows(text, file)
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func formatsAreToldApart() throws {
    let objects = [#"{"a":1}"#, #"{"a":2}"#]
    #expect(try rows(#"[{"a": 1}, {"a": 2},]"#, "-") == objects)
    #expect(try rows("{\"a\": 1}\n\n{\"a\": 2}\r\n", "-") == objects)
    #expect(try rows("a\n1\n2\n", "-") == [#"{"a":"1"}"#, #"{"a":"2"}"#])
    #expect(try rows("{\n\"a\": 1\n}", "-") == [#"{"a":1}"#])
    #expect(try table("{\"a\": 1}", "x.ndjson").format == .jsonl)
    #expect(try rows("\u{FEFF}a\n1", "x.csv") == [#"{"a":"1"}"#])
    #expect(try rows("[]", "-").isEmpty)
  }

  /// RFC 4180, section 2.
  @Test func fieldsInQuotationMarksMayHoldAnything() throws {
    let text = "name,\"note, long\"\r\n\"a \"\"b\"\"\",\"1\r\n2\"\r\n,x\r\n\"\",\"\""
    #expect(
      try rows(text, "a.csv") == [
        #"{"name":"a \"b\"","note, long":"1\r\n2"}"#, #"{"name":"","note, long":"x"}"#,
        #"{"name":"","note, long":""}"#,
      ])
  }

  @Test(arguments: ["[{\"a\": 1}]", "{\"a\": 1}\n{\"a\": 2}\n"])
  func jsonHasNoDelimiter(text: String) {
    var reading = TableReading()
    reading.delimiter = .comma
    let error = #expect(throws: SceneError.self) {
      try DataTable(data: Data(text.utf8), file: "-", reading: reading)
    }
    #expect(error.map { "\($0)".contains("expected no --delimiter") } == true, "\(error as Any)")
  }

  /// A word that begins as one of JSON's own is no misspelling of it.
  @Test(arguments: ["name,v", "nan", "tru", "fox"]) func wordsOfOthersAreNoValues(word: String) {
    let text = failure(word, "t.jsonl")
    #expect(text.contains("found \"\(word)\", expected a value: an object, a list"), "\(text)")
  }

  @Test func brokenTablesAreLocated() {
    #expect(
      failure("a,b\n1,2\n3,4,5\n", "t.csv")
        == "t.csv:3:5: error: found 3 fields, expected 2, as the first line has them, in row 2")
    #expect(failure("a,b\n1\n", "t.csv").hasPrefix("t.csv:2:1: error: found 1 field,"))
    #expect(failure("a,a\n", "t.csv").contains("the column \"a\" a second time"))
    #expect(failure("a,\n", "t.csv").contains("a column without a name"))
    #expect(
      failure("a\n\"x\n", "t.csv").hasPrefix(
        "t.csv:2:1: error: found an opening quotation mark, expected a closing one"))
    #expect(failure("a\nx\"y\n", "t.csv").contains("a quotation mark within a field"))
    #expect(failure("a\n\"x\"y\n", "t.csv").contains("text after a closing quotation mark"))
    #expect(failure("{\"a\": 1}\n{\"a\": }\n", "t.jsonl").hasPrefix("t.jsonl:2:7: error"))
    #expect(failure("{\"a\": 1}\n[2]\n", "t.jsonl").contains("expected a row: an object, in row 2"))
    #expect(failure("[1]", "t.json").contains("expected a row: an object"))
  }

  @Test func aRowThatIsNotUTF8SpoilsNoOther() throws {
    var bytes = Data("a\nx\n".utf8)
    bytes += [0xFF, 0x0A] + Data("y\n".utf8)
    let table = try DataTable(data: bytes, file: "t.csv")
    #expect(table.count == 3)
    #expect(try table.row(2).canonicalText == #"{"a":"y"}"#)
    #expect(throws: SceneError.self) { try table.row(1) }
  }

  @Test func settingsCountOverRows() throws {
    var table = try table(#"{"a": {"b": 1}, "c": 2}"#, "t.json")
    table.settings = [DataSetting("a.b=x"), DataSetting("d=1=2")].compactMap { $0 }
    #expect(try table.row(0).canonicalText == #"{"a":{"b":"x"},"c":2,"d":"1=2"}"#)
    #expect(DataSetting("novalue") == nil)
    #expect(DataSetting("=x") == nil)
    // Values in values are walked through level by level.
    let deep = String(repeating: "a.", count: DataSetting.depthLimit)
    #expect(DataSetting("\(deep)a=x") == nil)
    table.settings = [try #require(DataSetting("\(deep.dropLast())=x"))]
    #expect(try table.row(0).canonicalText.hasPrefix(#"{"a":{"b":1,"a":{"a":{"#))
  }
}
