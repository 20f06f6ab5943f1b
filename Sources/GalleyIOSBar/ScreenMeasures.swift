/// The lengths by which elements are told from each other, in pixels of one scale. All are choices of this ruler, the
/// same for both images, and no numbers of iOS's.
struct ScreenMeasures {
  var scale: Double

  func pixels(_ points: Double) -> Int { max(1, Int((points * scale).rounded())) }

  /// A square of one colour of this side fits into an area, and not into a stroke of a letter: 8 points.
  var flatSide: Int { pixels(8) }
  /// An area is as wide and as high as this: 16 points.
  var areaSide: Int { pixels(16) }
  /// A framed area of the ground's own colour is as wide as this, which the inside of a letter is not: 40 points.
  var framedWidth: Int { pixels(40) }
  /// The border of an area is no thicker: 3 points.
  var border: Int { pixels(3) }
  /// A separator is no thicker: a point, or two pixels.
  var separatorThickness: Int { max(2, pixels(1)) }
  /// A separator is as long as this: 16 points.
  var separatorLength: Int { pixels(16) }
  /// A line across letters, or between two grounds, is as long as this: 32 points.
  var dividerLength: Int { pixels(32) }
  /// What is higher is no letter: 100 points.
  var largestLetter: Int { pixels(100) }
  /// A symbol that holds its parts is no wider: 40 points.
  var symbolSide: Int { pixels(40) }
  /// Ink that is smaller to both sides is none: 1.5 points.
  var speck: Int { pixels(1.5) }
  /// A control made of areas and ink, a switch, is no wider: 64 points.
  var controlSide: Int { pixels(64) }
  /// Ink that differs less than this from its ground, of 255, is none.
  let faintest = 8
  /// A pixel belongs to an ink's box with this share of the ink's largest contrast.
  let inkShare = 0.25
}
