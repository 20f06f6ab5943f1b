import GalleyGraphics
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// As things around are.
  case unspecified
  /// Dark texts on light.
  case light
  /// Light texts on dark.
  case dark

  /// The style of a colour scheme; nil is unspecified.
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
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels to a point.
  public let displayScale: CGFloat
  private let palette: SystemPalette
  /// Whether grounds are lighter in dark, as on sheets.
  private let isElevated: Bool

  public convenience override init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Traits of light or dark, with the scale of the image that is being drawn. Colours take unspecified as light.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = CurrentCanvas.scale
    palette = .classic
    isElevated = false
    super.init()
  }

  init(_ environment: EnvironmentValues) {
    userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    displayScale = environment.displayScale
    palette = environment._systemPalette
    isElevated = environment.isElevated
    super.init()
  }

  /// That of the image that is being drawn.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(CurrentCanvas.device.colorScheme))
  }

  /// The kind of the device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// How much room there is across: always compact. A view's environment can have another one.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// How much room there is down: always regular. A view's environment can have another one.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// What a colour sees.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = ColorScheme(userInterfaceStyle) ?? .light
    environment.displayScale = displayScale
    environment._systemPalette = palette
    environment.isElevated = isElevated
    return environment
  }
}

/// How much room there is along an axis, in UIKit's words.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified
  /// Little room, as across an upright phone.
  case compact
  /// Much room, as down an upright phone.
  case regular
}
