import GalleyGraphics
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified
  case light
  case dark

  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light?: self = .light
    case .dark?: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// Nil for one that is not specified.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

/// What UIKit says of where something is shown.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels to a point.
  public let displayScale: CGFloat
  private let palette: SystemPalette

  public convenience override init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = CurrentCanvas.scale
    palette = .classic
    super.init()
  }

  init(_ environment: EnvironmentValues) {
    userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    displayScale = environment.displayScale
    palette = environment._systemPalette
    super.init()
  }

  /// That of the image that is being drawn.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(CurrentCanvas.device.colorScheme))
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// What a colour sees.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = ColorScheme(userInterfaceStyle) ?? .light
    environment.displayScale = displayScale
    environment._systemPalette = palette
    return environment
  }
}

/// How much room there is along an axis, in UIKit's words.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified
  case compact
  case regular
}
