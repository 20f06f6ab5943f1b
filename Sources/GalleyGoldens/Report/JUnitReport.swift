import Galley
import GalleyStrings

/// The results as JUnit XML, which continuous integration reads.
struct JUnitReport {
  private let run: GoldenResults.Run
  private let subject: ReportSubject

  init(_ run: GoldenResults.Run, _ subject: ReportSubject = .goldens) {
    (self.run, self.subject) = (run, subject)
  }

  var data: Data {
    let suites = Dictionary(grouping: run.results, by: \.suite).sorted { $0.key < $1.key }
    let errors = run.results.count { $0.verdict == .error } + (run.isComplete ? 0 : 1)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"Galley \(Self.escaped(subject.name))\" tests=\"\(run.results.count + (run.isComplete ? 0 : 1))\" "
        + "failures=\"\(run.failures.count - run.results.count { $0.verdict == .error })\" errors=\"\(errors)\" "
        + "time=\"\(Self.seconds(run.results))\">",
    ]
    for (suite, results) in suites {
      let errors = results.count { $0.verdict == .error }
      let failures = results.count { $0.isFailure } - errors
      let tolerant = results.count { $0.tolerance != nil }
      lines += [
        "  <testsuite name=\"\(Self.escaped(suite.isEmpty ? subject.suite : suite))\" "
          + "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
          + "time=\"\(Self.seconds(results))\">",
        "    <properties><property name=\"tolerant\" value=\"\(tolerant)\"/></properties>",
      ]
      lines += results.flatMap { self.lines(of: $0) }
      lines.append("  </testsuite>")
    }
    if !run.isComplete {
      lines.append(
        "  <testsuite name=\"run\" tests=\"1\" failures=\"0\" errors=\"1\"><testcase classname=\"run\" "
          + "name=\"end\"><error type=\"cut off\" message=\"\(Self.escaped(GoldenResults.Run.cutOff))\"/></testcase>"
          + "</testsuite>")
    }
    lines.append("</testsuites>\n")
    return Data(lines.joined(separator: "\n").utf8)
  }

  private func lines(of result: GoldenResult) -> [String] {
    let suite = result.suite.isEmpty ? subject.suite : result.suite
    var head =
      "    <testcase classname=\"\(Self.escaped(suite))\" name=\"\(Self.escaped(result.name))\" "
      + "time=\"\(Self.seconds([result]))\""
    if let source = result.source { head += " file=\"\(Self.escaped(source))\"" }
    var body: [String] = []
    if let tolerance = result.tolerance {
      body.append(
        "      <properties><property name=\"tolerance\" value=\"\(Self.escaped(tolerance))\"/></properties>"
      )
    }
    if result.isFailure {
      let element = result.verdict == .error ? "error" : "failure"
      body.append(
        "      <\(element) type=\"\(result.verdict.rawValue)\" message=\"\(Self.escaped(subject.headline(of: result)))\">"
          + "\(Self.escaped(result.explanation.joined(separator: "\n")))</\(element)>")
    }
    if !result.warnings.isEmpty {
      body.append(
        "      <system-err>\(Self.escaped(result.warnings.joined(separator: "\n")))</system-err>")
    }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }

  private static func seconds(_ results: [GoldenResult]) -> String {
    let sum = results.reduce(0) { $0 + $1.milliseconds }
    return "\((sum).rounded() / 1000)"
  }

  private static func escaped(_ text: String) -> String { Markup.escaped(text) }
}
