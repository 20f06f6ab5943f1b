import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText
import GalleyViews

// What surrounds views in an image, and is no part of SwiftUI's environment.
extension EnvironmentValues {
  /// What grids do where SwiftUI's has a gap or a fault.
  public var gridBehavior: GridBehavior {
    get { _gridBehavior }
    set { _gridBehavior = newValue }
  }

  /// Whether guides outside of all views widen stacks; they do not by default.
  public var stackExtent: StackExtent {
    get { _stackExtent }
    set { _stackExtent = newValue }
  }

  /// How gradients mix colours of different opacity (CO6).
  public var gradientInterpolation: GradientInterpolation {
    get { _gradientInterpolation }
    set { _gradientInterpolation = newValue }
  }

  /// Whether gradients are dithered: no bands show where colours change slowly, and files are larger.
  public var ditheredGradients: Bool {
    get { _ditheredGradients }
    set { _ditheredGradients = newValue }
  }

  /// Where images are looked up by name; nil finds none.
  public var imageFolder: URL? {
    get { _imageFolder }
    set { _imageFolder = newValue }
  }

  /// The moment that an image is drawn for: 1 January 2024, 9:41 UTC, unless set, whatever the
  /// machine's clock says, so that an image does not depend on it.
  public var imageDate: Date {
    get { _imageDate }
    set { _imageDate = newValue }
  }

  /// The old name of `imageDate`.
  @available(*, deprecated, renamed: "imageDate")
  public var pictureDate: Date {
    get { _imageDate }
    set { _imageDate = newValue }
  }

  /// Which release's numbers lists, bars, menus and controls have, and which named colours, where `systemPalette` does
  /// not say: those of iOS 18 unless set. SwiftUI has no such value.
  public var systemLook: SystemLook {
    get { _systemLook }
    set { _systemLook = newValue }
  }

  /// Which release's named colours are used: those of `systemLook` unless set. SwiftUI has no such value.
  public var systemPalette: SystemPalette {
    get { _systemPalette }
    set { _systemPalette = newValue }
  }

  /// Whether `@AppStorage` without a store reads and writes `UserDefaults.standard`. Else it lasts as
  /// long as its renderer, so that an image does not depend on what the machine has kept.
  public var usesUserDefaults: Bool {
    get { _usesUserDefaults }
    set { _usesUserDefaults = newValue }
  }

  /// Whose numbers the system's font has: those of iOS, unless set, whichever font stands in for it; `.font` takes the
  /// heights of lines, the sizes of letters and the widths of the font that is used.
  public var systemFontMetrics: SystemFontMetrics {
    get { _systemFontMetrics }
    set { _systemFontMetrics = newValue }
  }

  /// Whether words are hyphenated where lines end, by libhyphen's dictionary of the locale's language; false at first.
  /// Where the machine has none the words stay whole, and a warning names the package.
  public var hyphenation: Bool {
    get { _hyphenation }
    set { _hyphenation = newValue }
  }
}
