import GalleyGeometry
import GalleyGraphics
import GalleyLayout

// What `GalleyAdditions` gives public names: those of SwiftUI's environment are all that comes with `import SwiftUI`.
extension EnvironmentValues {
  package var _gridBehavior: GridBehavior {
    get { gridBehavior }
    set { gridBehavior = newValue }
  }

  package var _stackExtent: StackExtent {
    get { stackExtent }
    set { stackExtent = newValue }
  }

  package var _gradientInterpolation: GradientInterpolation {
    get { gradientInterpolation }
    set { gradientInterpolation = newValue }
  }

  package var _ditheredGradients: Bool {
    get { ditheredGradients }
    set { ditheredGradients = newValue }
  }

  package var _imageFolder: URL? {
    get { imageFolder }
    set { imageFolder = newValue }
  }

  package var _imageDate: Date {
    get { imageDate }
    set { imageDate = newValue }
  }

  package var _systemPalette: SystemPalette {
    get { systemPalette }
    set { systemPalette = newValue }
  }

  @Entry package var _systemLook: SystemLook = .iOS18

  package var _usesUserDefaults: Bool {
    get { usesUserDefaults }
    set { usesUserDefaults = newValue }
  }
}
