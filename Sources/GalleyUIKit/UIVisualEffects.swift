import GalleyGeometry
import GalleyViews

/// What a visual effect view does to what lies below it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// A blur, drawn as the material that comes nearest to it.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How strong a blur is, and whether it is light or dark.
  public enum Style: Int, Hashable, Sendable {
    /// The thick material, always light.
    case extraLight = 0
    /// The thin material, always light.
    case light
    /// The regular material, always dark.
    case dark
    /// The regular material, light or dark as what lies around.
    case regular = 4
    /// The thick material, light or dark as what lies around.
    case prominent
    /// The ultra thin material, light or dark as what lies around.
    case systemUltraThinMaterial
    /// The thin material, light or dark as what lies around.
    case systemThinMaterial
    /// The regular material, light or dark as what lies around.
    case systemMaterial
    /// The thick material, light or dark as what lies around.
    case systemThickMaterial
    /// The bar's material, light or dark as what lies around.
    case systemChromeMaterial
    /// The ultra thin material, always light.
    case systemUltraThinMaterialLight
    /// The thin material, always light.
    case systemThinMaterialLight
    /// The regular material, always light.
    case systemMaterialLight
    /// The thick material, always light.
    case systemThickMaterialLight
    /// The bar's material, always light.
    case systemChromeMaterialLight
    /// The ultra thin material, always dark.
    case systemUltraThinMaterialDark
    /// The thin material, always dark.
    case systemThinMaterialDark
    /// The regular material, always dark.
    case systemMaterialDark
    /// The thick material, always dark.
    case systemThickMaterialDark
    /// The bar's material, always dark.
    case systemChromeMaterialDark
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

extension UIBlurEffect.Style {
  /// SwiftUI's material of the same thickness. Apple publishes no figures; those of the older styles are assumed by
  /// their descriptions: light, dark, more visible.
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .regular, .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// Whether the blur is light or dark whatever lies around; nil follows it.
  var colorScheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
}

/// Colours that go with a blur. Name only: views are drawn in their own colours.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  /// Colours for a blur. On an image it has no effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Colours for a blur and a use. On an image it has no effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// What is drawn on a blur.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Main texts. On an image it has no effect.
  case label
  /// Less important texts. On an image it has no effect.
  case secondaryLabel
  /// Still less important texts. On an image it has no effect.
  case tertiaryLabel
  /// The least important texts. On an image it has no effect.
  case quaternaryLabel
  /// Large areas. On an image it has no effect.
  case fill
  /// Areas that stand out less. On an image it has no effect.
  case secondaryFill
  /// Areas that stand out least. On an image it has no effect.
  case tertiaryFill
  /// Lines between things. On an image it has no effect.
  case separator
}

/// A view that blurs what lies below it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect: a `UIBlurEffect` is drawn as a material, another one and nil as nothing.
  open var effect: UIVisualEffect?
  /// What lies on the blur.
  public let contentView = UIView()

  /// A view with an effect, that fills the view around.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// A view without an effect in a rectangle of the view around, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nothing is decoded: a view without an effect.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
