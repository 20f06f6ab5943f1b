import GalleyGeometry

/// What stands between two letters of San Francisco besides their own widths, by the shapes of the sides that meet.
///
/// San Francisco draws an F, an L or a T, an r, a k or a v and what follows closer together or farther apart than Inter's
/// kerning does. Sides of one shape have one number, and both weights have it: the images hold too few pairs of single letters.
/// Fitted together with the letters (`SystemFontLetters`) to 2,500 words of 808 lines of 9 to 40 points. Of lines that the fit has not
/// seen (a third of all texts, three times) 98 in 100 are as wide as on iOS, to one per cent or a pixel, and the mean error is
/// 0.28 %; with the letters fitted again without them it is 97 in 100 and 0.32 %. A number is uncertain by 3, and those below 3 were
/// left out: they are none.
enum SystemFontPairs {
  /// What is added between two letters, in parts of the size.
  static func distance(from first: UInt8, to second: UInt8) -> CGFloat {
    guard first < 128, second < 128 else { return 0 }
    let (side, other) = (endings[Int(first)], beginnings[Int(second)])
    guard side > 0, other > 0 else { return 0 }
    return distances[Int(side) * Self.width + Int(other)]
  }

  /// The letters whose right sides are alike. The first of them names the side.
  private static let alikeAtEnd = [
    "obpecOQD0689", "ldhimnqaujgMNHIUJ1:;![]|", "r", "t", "f", "vwyVWY", "kxKX", "sSzZ235&", "T7",
    "F",
    "PBR", "L", "A4", "CGE", ".,", "'\"", "-", " ",
  ]
  /// The letters whose left sides are alike. The first of them names the side.
  private static let alikeAtStart = [
    "ocdegqOCGQ0689", "lbhikmnprujBDEFHIKLMNPRU1:;![]|", "a", "t", "f", "vwyVWY", "xX", "sSzZ235&",
    "T7",
    "A4", "J", ".,", "'\"", "-", " ",
  ]

  /// In thousandths of the size: behind a side what comes before each other one.
  private static let fitted: [(Character, [(Character, CGFloat)])] = [
    ("L", [(" ", -4), (".", 35), ("a", 4), ("o", -19)]),
    ("l", [(".", 7), ("v", -6)]),
    (".", [(" ", 11), (".", -11), ("l", 13), ("v", -6)]),
    ("T", [(".", 10), ("A", -5), ("T", 6), ("a", -28), ("l", 3), ("o", -5), ("s", 9), ("v", 6)]),
    ("k", [(" ", 7), (".", 16), ("l", 5), ("o", 4), ("s", -18), ("t", -11), ("v", -15)]),
    ("s", [(" ", 5), (".", -3), ("T", 13), ("a", 11), ("l", 3), ("o", 4), ("'", 8), ("s", -9)]),
    ("r", [(" ", 4), ("a", 5), ("l", 6), ("o", 7), ("'", 5), ("s", -8), ("t", -16), ("v", -10)]),
    ("o", [("-", 5), ("T", 3), ("f", -5), ("'", 3), ("t", 4), ("v", -6)]),
    ("t", [("-", -13), ("l", -5), ("s", 5), ("t", -6), ("v", -5)]),
    (" ", [("-", 3), ("A", -5), ("f", 4), ("'", 4), ("s", -4), ("v", 4)]),
    ("F", [("A", -3), ("a", -27), ("l", 5), ("o", 34)]),
    ("v", [(" ", 8), (".", -19), ("a", -5), ("s", -7), ("v", 7)]),
    ("C", [("-", -4), (".", -7), ("T", 8), ("l", -3), ("s", -3), ("v", 8)]),
    ("A", [("A", 9), ("o", -20), ("s", 3), ("t", 6)]),
    ("'", [(" ", -3), ("l", 6), ("s", 14), ("t", 5), ("v", 6)]),
    ("P", [(" ", -9), ("-", 4), (".", 5), ("A", 12), ("a", -6)]),
    ("-", [(" ", -11), ("T", 14), ("l", -8), ("o", 3), ("s", 17), ("t", -16)]),
    ("f", [("f", 7), ("t", 5)]),
  ]

  private static let width = alikeAtStart.count + 1
  private static let endings = sides(alikeAtEnd)
  private static let beginnings = sides(alikeAtStart)

  /// The place of each ASCII character's side, from 1; 0 is a side that has no numbers.
  private static func sides(_ kinds: [String]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: 128)
    for (index, letters) in kinds.enumerated() {
      for letter in letters.utf8 { result[Int(letter)] = UInt8(index + 1) }
    }
    return result
  }

  private static let distances: [CGFloat] = {
    var result = [CGFloat](repeating: 0, count: (alikeAtEnd.count + 1) * width)
    for (side, others) in fitted {
      guard let row = alikeAtEnd.firstIndex(where: { $0.first == side }) else { continue }
      for (other, distance) in others {
        guard let column = alikeAtStart.firstIndex(where: { $0.first == other }) else { continue }
        result[(row + 1) * width + column + 1] = distance / 1000
      }
    }
    return result
  }()
}
