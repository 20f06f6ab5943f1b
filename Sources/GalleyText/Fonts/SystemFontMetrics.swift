import GalleyGeometry

/// Whose numbers the system font has.
public enum SystemFontMetrics: Hashable, Sendable {
  /// Those of iOS's San Francisco: lines as high, letters as large and words as wide as on a phone, whichever font
  /// stands in for it.
  case iOS
  /// Those of the font that is used.
  case font
}

/// San Francisco's vertical measures, in parts of the font's size.
///
/// Ascent and descent are 1950 and 494 of 2048 units; the heights of lines of 11 to 34 points in images of iOS 15 to 18
/// are 1.193359 of the size, up to a pixel.
package enum SystemFontLine {
  package static let ascent: CGFloat = 1950 / 2048
  package static let descent: CGFloat = 494 / 2048
  /// From the baseline to the top of the line above, where nothing is between the two.
  package static let height = ascent + descent
  /// 70.459 of 100 points in the templates that SF Symbols exports; "Contacts" of 34 points is 24.67 high with its
  /// overshoot, "Header" of 58 points 41.67.
  package static let capHeight: CGFloat = 1443 / 2048
}

/// Where lines below and through texts in the system's font are, and how thick, in parts of its size.
///
/// Measured (gonzalezreal/swift-markdown-ui, iOS 16, at 2 pixels to a point; gonzalezreal/textual, at 3): of 16 points, a line
/// below the text begins 2.0 points below the baseline, 1.0 thick, and 2.0 thick below heavy letters; one through the text has
/// its middle 4.0 above the baseline, 1.0 thick; of semibold 30.1 points, 7.67 above it, 2.67 thick. Other sizes and weights
/// are in proportion, and those of the rounded design are the same: assumed.
enum SystemFontRule {
  /// From the baseline down to the top of a line below the text.
  static let underlineTop: CGFloat = 0.125
  /// From the baseline up to the middle of a line through the text.
  static let strikethroughMiddle: CGFloat = 0.254

  /// How thick both lines are: a line through the three weights that were measured.
  static func thickness(of weight: FontWeight) -> CGFloat {
    max(0.02, 0.0625 + CGFloat(weight.rawValue - 400) * 0.0001305)
  }
}

/// How far the lines of text styles are apart.
package enum SystemFontLeading {
  /// The distance of the baselines of a text style of a size, in points: the leading of the HIG's tables of Dynamic
  /// Type ("Typography", iOS), where each size has one; a size between two of the table has one between theirs.
  ///
  /// Lines are never closer than one is high: 0 where the table would have them so (11 points, and the largest sizes).
  package static func points(ofSize size: CGFloat) -> CGFloat {
    let leading = published(ofSize: size)
    return leading < SystemFontLine.height * size ? 0 : leading
  }

  /// The leading that the HIG's tables say for a size, in points, closer than a line is high or not.
  package static func published(ofSize size: CGFloat) -> CGFloat { leadings.value(at: size) }

  /// That of UIKit's labels, which headers and footers of lists and alerts are: one line's height to a whole point. Seen:
  /// 14 at 12 points, 16 at 13.
  package static func pointsOfLabels(ofSize size: CGFloat) -> CGFloat {
    (SystemFontLine.height * size).rounded()
  }

  private static let leadings = SizeTable([
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
    (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46),
    (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59),
    (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ])
}

/// How a font that stands in for San Francisco is made as wide as that is.
struct SystemFontFit: Equatable {
  /// What letters are scaled by; lines keep the heights of the size.
  var glyphScale: CGFloat
  /// What is added behind each character, in parts of the size.
  var tracking: CGFloat
  /// What single letters are changed by besides; nil where none is.
  var letters: SystemFontLetters?

  /// The font as it is.
  static let none = SystemFontFit(glyphScale: 1, tracking: 0)

  /// - Parameters:
  ///   - face: the one that is used.
  ///   - font: what was asked for.
  init(_ face: FontFace, _ font: FontDescriptor) {
    self = .none
    guard font.usesSystemMetrics else { return }
    switch face.systemKind {
    case .bundled(.default):
      glyphScale = Self.interScale
      tracking = Self.tracking(ofSize: font.size, weight: font.weight)
      letters = SystemFontLetters(font)
    case .bundled(.rounded):
      // Made of Inter's outlines.
      glyphScale = Self.interScale
      tracking = Self.rounded(ofSize: font.size, weight: font.weight)
    case .bundled(.serif): tracking = Self.serif
    case .bundled(.monospaced): tracking = Self.monospaced
    case .sanFrancisco: tracking = Self.publishedTracking.value(at: font.size) / 1000
    case nil: break
    }
  }

  private init(glyphScale: CGFloat, tracking: CGFloat) {
    self.glyphScale = glyphScale
    self.tracking = tracking
  }

  /// Inter's capitals are 0.7273 of its size high, San Francisco's 0.7046.
  static let interScale: CGFloat = 0.9688

  /// Fitted with the letters' own changes (`SystemFontLetters`) and pairs (`SystemFontPairs`) to where the words of 808 lines
  /// of 9 to 40 points begin and end that iOS 15 to 26 drew: the mean error of their widths is 0.22 %, 2.5 % without any.
  /// Weights below regular have its values, and bold below 15 points those of semibold less what the two differ by at 15:
  /// assumed. Heavy and black are further apart than bold by what `heavyBeyondBold` and `blackBeyondBold` say.
  static func tracking(ofSize size: CGFloat, weight: FontWeight) -> CGFloat {
    if weight <= .regular { return Self.regular.value(at: size) / 1000 }
    let regular = Self.regular.value(at: size)
    let semibold = Self.semibold.value(at: size)
    let bold = size < 15 ? semibold - 5 : Self.bold.value(at: size)
    return SizeTable([
      (400, regular), (500, semibold - 1), (600, semibold), (700, bold),
      (800, bold + heavyBeyondBold.value(at: size)), (900, bold + blackBeyondBold.value(at: size)),
    ]).value(at: CGFloat(weight.rawValue)) / 1000
  }

  /// Fitted to ten widths of the rounded design of iOS 26.1 (vjr2005/Challenge): regular at 12, 13 and 17 points,
  /// semibold at 17 to 22, bold at 28 and 34; black to one at 34 points of iOS 15 (paulz/ViewSnapshots). Other weights and
  /// sizes have the nearest of these: assumed.
  private static func rounded(ofSize size: CGFloat, weight: FontWeight) -> CGFloat {
    SizeTable([
      (400, roundedRegular.value(at: size)), (600, roundedSemibold.value(at: size)),
      (700, roundedBold.value(at: size)),
      (900, roundedBold.value(at: size) + roundedBlackBeyondBold),
    ]).value(at: CGFloat(weight.rawValue)) / 1000
  }

  private static let roundedRegular = SizeTable([(12, -6), (13, -10), (17, -30)])
  private static let roundedSemibold = SizeTable([(17, -16), (20, -19), (22, -22)])
  private static let roundedBold = SizeTable([(28, -15.5), (34, -16.5)])
  private static let roundedBlackBeyondBold: CGFloat = 25

  /// Fitted to four widths of New York, regular at 15 points (vjr2005/Challenge, iOS 26.1); at all others assumed.
  private static let serif: CGFloat = 0.022

  /// Letters of SF Mono are 0.618 of the size wide, those of JetBrains Mono 0.6 (vjr2005/Challenge, 11 points; the rows of
  /// as18-traits.png).
  private static let monospaced: CGFloat = 0.018

  private static let regular = SizeTable([
    (10, 30.5), (11, 23.5), (12, 17.5), (13, 12), (14, 7), (15, 2.5), (16, -1.5), (17, -7.5),
    (19, -9.5), (20, -14), (21, -24), (23, -26.5), (25, -27), (28, -28.5), (30, -29), (33, -30.5),
    (34, -30), (38, -31.5), (43, -32.5), (48, -33.5), (53, -35.5), (58, -36.5),
  ])
  private static let semibold = SizeTable([
    (10, 29), (11, 32.5), (12, 25), (13, 16), (14, 13), (15, 10), (16, 6), (17, 0), (19, -2.5),
    (20, -7.5), (28, -11.5), (33, -14), (40, -15), (47, -20), (53, -20.5),
  ])
  private static let bold = SizeTable([
    (15, 6), (17, -3), (19, -4), (20, -3.5), (28, -8.5), (33, -8), (34, -9), (43, -7), (53, -13),
  ])

  /// What heavy letters are further apart than bold ones. Fitted to the ink of four texts: two of 16 points of iOS 16
  /// (gonzalezreal/swift-markdown-ui), one of 17 and one of 20 of iOS 26 (Faire-Games/Faire-Games). They are as wide, to 1 %.
  private static let heavyBeyondBold = SizeTable([(16, 22.5), (17, 21.5), (20, 14.5)])
  /// What black letters are further apart than bold ones. Fitted to the ink of four texts of 17 and 28 points of iOS 26
  /// (Faire-Games/Faire-Games); three are as wide, to 0.3 %, and one of digits is 2 % narrower.
  private static let blackBeyondBold = SizeTable([(17, 34), (28, 32)])

  /// San Francisco's own tracking, for its own files: thousandths of an em by size (HIG, "Typography", SF Pro).
  private static let publishedTracking = SizeTable([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (31, 13), (33, 12), (35, 11),
    (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2), (76, 1),
  ])
}

/// Values by size or weight: between two places of the table in proportion, beyond its ends the outer ones.
struct SizeTable {
  private let places: [(CGFloat, CGFloat)]

  init(_ places: [(CGFloat, CGFloat)]) { self.places = places }

  /// - Complexity: O(log n).
  func value(at size: CGFloat) -> CGFloat {
    let behind = places.partitionPoint { $0.0 >= size }
    guard behind > 0 else { return places[0].1 }
    guard behind < places.count else { return places[places.count - 1].1 }
    let (low, high) = (places[behind - 1], places[behind])
    return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
  }
}

/// The families that are the system's font itself, where a reader's folder holds them.
enum SystemFamily {
  /// The family of a design: Apple's own among those that there are, else the bundled one.
  ///
  /// Below 20 points the family for texts comes before the one for titles, where files of fixed optical sizes are given.
  static func name(of design: FontDesign, size: CGFloat, among known: [String: [Int]]) -> String {
    names(of: design, size: size).first { known[$0] != nil } ?? FontFile.family(of: design)
  }

  /// What a family is to the system's font; nil for one that only a name asks for. Faces keep it.
  static func kind(of family: String) -> Kind? {
    if let design = designs.first(where: { FontFile.family(of: $0) == family }) {
      return .bundled(design)
    }
    let own = names(of: .default, size: 17) + names(of: .rounded, size: 17)
    return own.contains(family) ? .sanFrancisco : nil
  }

  /// Which font stands for the system's.
  enum Kind: Equatable {
    /// The bundled family of a design.
    case bundled(FontDesign)
    /// San Francisco itself, upright or rounded.
    case sanFrancisco
  }

  /// Whether one of the families is the system's font itself.
  static func isAny(in known: [String: [Int]]) -> Bool {
    designs.contains { design in
      names(of: design, size: 17).contains { known[$0] != nil }
    }
  }

  private static let designs: [FontDesign] = [.default, .rounded, .serif, .monospaced]

  private static func names(of design: FontDesign, size: CGFloat) -> [String] {
    switch design {
    case .default:
      let fixed = ["SF Pro Text", "SF Pro Display"]
      return ["SF Pro", ".SF NS", "System Font"] + (size < 20 ? fixed : fixed.reversed())
    case .rounded: return ["SF Pro Rounded", ".SF NS Rounded"]
    case .monospaced: return ["SF Mono", ".SF NS Mono"]
    case .serif: return ["New York", ".New York"]
    }
  }
}
