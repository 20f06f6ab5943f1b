import Foundation
import GalleyStrings
import TestSupport
import Testing

/// Rows of marks in Unicode's order.
@Suite struct OrderedMarksTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test func rowsThatLanguagesHaveStayAsTheyAre() {
    // Out of order: the acute is above (230), the dot below (220).
    let tower = "e" + String(repeating: "\u{301}\u{323}", count: 16)
    for text in ["", "plain", "naïve", tower, String(repeating: tower + " ", count: 40)] {
      #expect(text.withOrderedMarks.utf8.elementsEqual(text.utf8))
    }
  }

  @Test(arguments: 0..<64)
  func longRowsAreInOrderWhereverTheyBegin(offset: Int) {
    let before = String(repeating: "x", count: offset) + "e"
    let text = before + String(repeating: "\u{301}\u{323}\u{338}", count: 11) + "y"
    let ordered =
      before + String(repeating: "\u{338}", count: 11) + String(repeating: "\u{323}", count: 11)
      + String(repeating: "\u{301}", count: 11) + "y"
    #expect(scalars(text.withOrderedMarks) == scalars(ordered))
    // The two are equal to Swift, and to Unicode.
    #expect(text == ordered)
  }

  /// Marks of many classes: in the order of classes, and equal to the standard library, which tells apart what has marks of
  /// one class in another order.
  @Test func theOrderIsUnicodes() {
    var random = SeededRandom(seed: 42)
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{316}", "\u{327}", "\u{338}", "\u{345}", "\u{591}", "\u{5B0}", "\u{64B}",
      "\u{651}", "\u{E38}", "\u{E48}", "\u{F71}", "\u{93C}",
      "\u{94D}", "\u{1D165}",
    ]
    for _ in 0..<50 {
      var text = String.UnicodeScalarView("\u{20041}".unicodeScalars)
      for _ in 0..<(33 + random.below(200)) { text.append(marks[random.below(marks.count)]) }
      let found = String(text).withOrderedMarks
      let classes = found.unicodeScalars.map(\.properties.canonicalCombiningClass.rawValue)
      #expect(classes == classes.sorted() && found == String(text))
    }
  }

  /// Out of order this takes minutes: the square of the number of marks.
  @Test func aHundredThousandMarksAreComparedAndHashed() {
    let time = processorTime {
      let text = ("e" + String(repeating: "\u{301}\u{323}", count: 100_000)).withOrderedMarks
      var other = text.unicodeScalars
      other.replaceSubrange(..<other.index(after: other.startIndex), with: ["a"])
      #expect(text != String(other))
      #expect(Set([text, text + "\u{301}"]).count == 2)
      #expect(text.decomposedStringWithCanonicalMapping.utf8.count == text.utf8.count)
    }
    #expect(time < .seconds(60))
  }

  /// A million letters with marks: copying the text for each of them would take many minutes.
  @Test(arguments: [0, 40])
  func aMillionShortRowsTakeTimeInProportion(longRow: Int) {
    let letters = String(repeating: "x\u{301}\u{323}", count: 1_000_000)
    let text = letters + String(repeating: "\u{301}\u{323}", count: longRow)
    var found = ""
    let time = processorTime { found = text.withOrderedMarks }
    #expect(time < .seconds(60))
    // With a long row at the end, that is in order: 41 marks below come before 41 above.
    let ordered =
      longRow == 0
      ? text
      : letters.dropLast() + "x" + String(repeating: "\u{323}", count: longRow + 1)
        + String(repeating: "\u{301}", count: longRow + 1)
    #expect(found.utf8.elementsEqual(ordered.utf8))
  }
}
