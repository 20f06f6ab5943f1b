import GalleyGeometry

// Names that SwiftUI files use and that a picture at rest has no work for.

nonisolated extension View {
  /// Changes nothing: a picture has no edges that a device takes.
  public func ignoresSafeArea() -> some View { self }
}

/// The colours of UIKit that SwiftUI files name.
public struct UIColor: Hashable, Sendable {
  let color: Color

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  private init(_ color: Color) { self.color = color }

  public static let systemBackground = UIColor(Color(system: .systemBackground))
  public static let secondarySystemBackground = UIColor(Color(system: .secondarySystemBackground))
  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let systemRed = UIColor(.red)
  public static let systemGreen = UIColor(.green)
  public static let systemBlue = UIColor(.blue)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGray = UIColor(.gray)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
}

extension Color {
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor color: UIColor) { self = color.color }
}
