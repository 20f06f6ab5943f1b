import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyScenes

/// Texts that are read as dates: by ISO 8601, and by patterns.
@Suite struct DateTextTests {
  private func shown(_ text: String, _ cell: String, locale: String = "en") -> String {
    let scene = """
      {"galley": 1, "canvas": {"width": 90, "locale": "\(locale)"},
        "view": {"type": "Text", "text": "\(text)"}}
      """
    do {
      let row = try DataTable(data: Data("a\n\"\(cell)\"\n".utf8), file: "t.csv").row(0)
      let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
      _ = try template.scene(for: row)
      return "ok"
    } catch { return "\(error)" }
  }

  @Test func datesAreReadByTheirPatterns() throws {
    func day(_ pattern: String, _ text: String, _ locale: String = "en") -> String? {
      DatePattern(pattern)?.read(text, locale: Locale(identifier: locale)).map { date, zone in
        let style = Date.ISO8601FormatStyle(timeZone: zone)
        return style.format(date)
      }
    }
    #expect(day("dd.MM.yyyy", "14.03.2026") == "2026-03-14T00:00:00Z")
    #expect(day("dd.MM.yyyy", "4.3.2026") == nil)
    #expect(day("d.M.yyyy", "4.3.2026") == "2026-03-04T00:00:00Z")
    #expect(day("M/d/yy", "3/14/99") == "1999-03-14T00:00:00Z")
    #expect(day("M/d/yy", "3/14/26") == "2026-03-14T00:00:00Z")
    #expect(day("M/d/yy", "14/3/26") == nil)
    #expect(day("yyyyMMdd", "20260314") == "2026-03-14T00:00:00Z")
    #expect(day("dd.MM.yyyy", "30.02.2026") == nil)
    #expect(day("d. MMMM yyyy", "3. März 2025", "de") == "2025-03-03T00:00:00Z")
    #expect(day("d MMM yyyy", "3 sept. 2025", "fr") == "2025-09-03T00:00:00Z")
    #expect(day("MMM d, yyyy", "Mar 3, 2025", "ja") == "2025-03-03T00:00:00Z")
    #expect(day("EEEE, d MMMM yyyy", "Saturday, 14 March 2026") == "2026-03-14T00:00:00Z")
    #expect(day("dd.MM.yyyy HH:mm", "14.03.2026  09:30") == "2026-03-14T09:30:00Z")
    #expect(day("dd.MM.yyyy h:mm a", "14.03.2026 9:30 PM") == "2026-03-14T21:30:00Z")
    #expect(day("dd.MM.yyyy HH:mmX", "14.03.2026 09:30+02:00") == "2026-03-14T09:30:00+0200")
    #expect(day("dd.MM.yyyy HH:mmX", "14.03.2026 09:30+99:00") == nil)
    #expect(day("dd.MM.yyyy", "14.03.2026 ") == nil)
    for wrong in [
      "", "dd.MM", "yyy-MM-dd", "dd.MM.yyyy dd", "dd 'x", "j", "HH:mm dd", "MMMMM d yyyy",
    ] {
      #expect(DatePattern(wrong) == nil, "\(wrong)")
    }
  }

  @Test func aDateSaysWhatItAccepts() {
    #expect(shown("{{a | date}}", "2026-03-14") == "ok")
    #expect(shown("{{a | date}}", " 2026-03-14 ") == "ok")
    #expect(
      shown("{{a | date}}", "14.03.2026").contains(
        "expected a date such as 2026-03-14 or 2026-03-14T09:30:00+02:00; "
          + "date('medium', from: 'dd.MM.yyyy') reads another form"))
    #expect(shown("{{a | date}}", "1773480600").contains("expected a date such as"))
    #expect(shown("{{a | date(from: 'seconds')}}", "1773480600") == "ok")
    let text = "{{a | date('long', from: 'dd.MM.yyyy', from: 'M/d/yyyy')}}"
    for date in ["14.03.2026", "3/14/2026", "2026-03-14"] { #expect(shown(text, date) == "ok") }
    #expect(
      shown(text, "14-03-2026").contains(
        "expected a date as dd.MM.yyyy, a date as M/d/yyyy, or 2026-03-14"))
    #expect(shown("{{a | date(from: 'dd.QQ')}}", "x").contains("\"dd.QQ\" in {{a | date(from"))
    #expect(shown("{{a | date(form: 'dd.MM.yyyy')}}", "x").contains("did you mean \"from\"?"))
    #expect(shown("{{a | date('long', 'short')}}", "2026-03-14").contains("2 styles in"))
    #expect(shown("{{a | time('short', from: 'HH.mm')}}", "09.30") == "ok")
  }

  @Test(arguments: [
    ("09:30:15.750Z", "09:30:15.750"), ("09:30:15.7Z", "09:30:15.700"),
    ("09:30:15.0019+02:00", "09:30:15.001"), ("09:30:15.9999999999", "09:30:15.999"),
    ("09:30:15Z", "09:30:15.000"),
  ])
  func partsOfASecondAreShown(_ text: String, _ expected: String) {
    let box = ExpressionBox(#"{"d": "2026-03-14T\#(text)"}"#)
    #expect(box.json("d | time('HH:mm:ss.SSS')") == "\"\(expected)\"")
    #expect(box.json("d | date('yyyy-MM-dd')") == #""2026-03-14""#)
  }

  /// Texts that somebody broke: a date or none, never an end of the process.
  @Test func brokenDatesAreDatesOrNone() throws {
    var random = SeededRandom(seed: 21)
    let pattern = try #require(DatePattern("d.M.yyyy"))
    let special = Array("0579.-/ \0äé٣😀".unicodeScalars)
    var found = 0
    for _ in 0..<5_000 {
      var text = Array("14.03.2026".unicodeScalars)
      for _ in 0...Int(random.next() % 3) where !text.isEmpty {
        let place = Int(random.next() % UInt64(text.count))
        let scalar = special[Int(random.next() % UInt64(special.count))]
        switch random.next() % 3 {
        case 0: text.remove(at: place)
        case 1: text.insert(scalar, at: place)
        default: text[place] = scalar
        }
      }
      var broken = String.UnicodeScalarView()
      broken.append(contentsOf: text)
      if pattern.read(String(broken), locale: Locale(identifier: "de")) != nil { found += 1 }
    }
    #expect(found > 0 && found < 5_000)
  }
}
