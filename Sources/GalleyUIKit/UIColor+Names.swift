import GalleyGeometry
import GalleyViews

// The colours that UIKit names: those of the system in light and in dark, and the fixed ones.

extension UIColor {
  // Text.
  /// The colour of main texts: black in light, white in dark.
  public static let label = UIColor(SemanticColor.label)
  /// The colour of less important texts. Lets its background through, and is another one in dark.
  public static let secondaryLabel = UIColor(SemanticColor.secondaryLabel)
  /// The colour of still less important texts. Lets its background through, and is another one in dark.
  public static let tertiaryLabel = UIColor(SemanticColor.tertiaryLabel)
  /// The colour of the least important texts, such as watermarks. Lets its background through, and is another one
  /// in dark.
  public static let quaternaryLabel = UIColor(SemanticColor.quaternaryLabel)
  /// The colour of what stands in an empty field. Lets its background through, and is another one in dark.
  public static let placeholderText = UIColor(SemanticColor.placeholder)
  /// The colour of links: a blue, another one in dark.
  public static let link = UIColor(SemanticColor.link)
  /// The colour of texts on light: black, in light and in dark.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of texts on dark: white at 60 percent, in light and in dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // Fills and lines.
  /// Of thin and small things, such as the track of a slider. Lets its background through, and is another one in
  /// dark.
  public static let systemFill = UIColor(SemanticColor.fill)
  /// Of things of medium size, such as a switch's ground. Lets its background through, and is another one in
  /// dark.
  public static let secondarySystemFill = UIColor(SemanticColor.secondaryFill)
  /// Of large things, such as fields and buttons. Lets its background through, and is another one in dark.
  public static let tertiarySystemFill = UIColor(SemanticColor.tertiaryFill)
  /// Of large areas with much in them. Lets its background through, and is another one in dark.
  public static let quaternarySystemFill = UIColor(SemanticColor.quaternaryFill)
  /// Of thin lines between things. Lets its background through, and is another one in dark.
  public static let separator = UIColor(SemanticColor.separator)
  /// Of thin lines that nothing shows through. Another one in dark.
  public static let opaqueSeparator = UIColor(SemanticColor.opaqueSeparator)

  // Backgrounds.
  /// The ground of a screen: white in light, black in dark.
  public static let systemBackground = UIColor(SemanticColor.background)
  /// The ground of groups on `systemBackground`: a light grey, and a dark one in dark.
  public static let secondarySystemBackground = UIColor(SemanticColor.secondaryBackground)
  /// The ground of groups in groups: white in light, a dark grey in dark.
  public static let tertiarySystemBackground = UIColor(SemanticColor.tertiaryBackground)
  /// The ground of a screen with grouped lists: a light grey in light, black in dark.
  public static let systemGroupedBackground = UIColor(SemanticColor.groupedBackground)
  /// The ground of groups on `systemGroupedBackground`: white in light, a dark grey in dark.
  public static let secondarySystemGroupedBackground = UIColor(
    SemanticColor.secondaryGroupedBackground)
  /// The ground of groups in groups of such lists: a light grey in light, a dark one in dark.
  public static let tertiarySystemGroupedBackground = UIColor(
    SemanticColor.tertiaryGroupedBackground)

  // Greys.
  /// The system's grey, as `Color.gray`.
  public static let systemGray = UIColor(Color.gray)
  /// The second of the system's greys: nearer to the background than `systemGray`, in light and in dark.
  public static let systemGray2 = UIColor(SemanticColor.gray2)
  /// The third of the system's greys: nearer to the background than `systemGray2`, in light and in dark.
  public static let systemGray3 = UIColor(SemanticColor.gray3)
  /// The fourth of the system's greys: nearer to the background than `systemGray3`, in light and in dark.
  public static let systemGray4 = UIColor(SemanticColor.gray4)
  /// The fifth of the system's greys: nearer to the background than `systemGray4`, in light and in dark.
  public static let systemGray5 = UIColor(SemanticColor.gray5)
  /// The last of the system's greys: nearer to the background than `systemGray5`, in light and in dark.
  public static let systemGray6 = UIColor(SemanticColor.gray6)

  // The palette of the system.
  /// The system's red, as `Color.red`: another one in dark.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange, as `Color.orange`: another one in dark.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow, as `Color.yellow`: another one in dark.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green, as `Color.green`: another one in dark.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint, as `Color.mint`: another one in dark.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal, as `Color.teal`: another one in dark.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan, as `Color.cyan`: another one in dark.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue, as `Color.blue`: another one in dark.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo, as `Color.indigo`: another one in dark.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple, as `Color.purple`: another one in dark.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink, as `Color.pink`: another one in dark.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown, as `Color.brown`: another one in dark.
  public static let systemBrown = UIColor(Color.brown)
  /// The accent colour.
  public static let tintColor = UIColor(Color.accentColor)

  // The same in light and in dark.
  /// Black, `#000000`, in light and in dark.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark grey, `#555555`, in light and in dark.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey, `#AAAAAA`, in light and in dark.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White, `#FFFFFF`, in light and in dark.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey in the middle, `#808080`, in light and in dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red, `#FF0000`, in light and in dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, `#00FF00`, in light and in dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, `#0000FF`, in light and in dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, `#00FFFF`, in light and in dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, `#FFFF00`, in light and in dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, `#FF00FF`, in light and in dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, `#FF8000`, in light and in dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, `#800080`, in light and in dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, `#996633`, in light and in dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: black of opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}
