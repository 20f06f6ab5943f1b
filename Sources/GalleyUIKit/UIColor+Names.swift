import GalleyGeometry
import GalleyViews

// The colours that UIKit names: those of the system in light and in dark, and the fixed ones.

extension UIColor {
  // Text.
  public static let label = UIColor(Color.primary)
  public static let secondaryLabel = UIColor(SemanticColor.secondaryLabel)
  public static let tertiaryLabel = UIColor(SemanticColor.tertiaryLabel)
  public static let quaternaryLabel = UIColor(SemanticColor.quaternaryLabel)
  public static let placeholderText = UIColor(SemanticColor.placeholder)
  public static let link = UIColor(SemanticColor.link)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // Fills and lines.
  public static let systemFill = UIColor(SemanticColor.fill)
  public static let secondarySystemFill = UIColor(SemanticColor.secondaryFill)
  public static let tertiarySystemFill = UIColor(SemanticColor.tertiaryFill)
  public static let quaternarySystemFill = UIColor(SemanticColor.quaternaryFill)
  public static let separator = UIColor(SemanticColor.separator)
  public static let opaqueSeparator = UIColor(SemanticColor.opaqueSeparator)

  // Backgrounds.
  public static let systemBackground = UIColor(SemanticColor.background)
  public static let secondarySystemBackground = UIColor(SemanticColor.secondaryBackground)
  public static let tertiarySystemBackground = UIColor(SemanticColor.tertiaryBackground)
  public static let systemGroupedBackground = UIColor(SemanticColor.groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(
    SemanticColor.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(
    SemanticColor.tertiaryGroupedBackground)

  // Greys.
  public static let systemGray = UIColor(Color.gray)
  public static let systemGray2 = UIColor(SemanticColor.gray2)
  public static let systemGray3 = UIColor(SemanticColor.gray3)
  public static let systemGray4 = UIColor(SemanticColor.gray4)
  public static let systemGray5 = UIColor(SemanticColor.gray5)
  public static let systemGray6 = UIColor(SemanticColor.gray6)

  // The palette of the system.
  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)
  /// The accent colour.
  public static let tintColor = UIColor(Color.accentColor)

  // The same in light and in dark.
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
