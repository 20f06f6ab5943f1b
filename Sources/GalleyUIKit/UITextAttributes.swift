import GalleyGeometry

// Attributes of parts of a text under the names of UIKit: what `UILabel.attributedText` is drawn with. Appearances of bars
// and controls take them, too, and are not drawn.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind letters. On an image it has no effect.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// How far letters stand above the line, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The number of an `NSUnderlineStyle`: a line below the letters, whatever it is but 0.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The number of an `NSUnderlineStyle`: a line through the letters, whatever it is but 0.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

/// A line below or through letters. All kinds are drawn as one line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
