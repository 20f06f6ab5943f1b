import GalleyGeometry

/// On what a preview is shown.
public struct PreviewTrait<T>: Sendable {
  enum Value: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor @Sendable (AnyView) -> AnyView)
    /// It has no effect on the image, and its name.
    case ignored(String)
  }
  let value: Value
}

extension Preview {
  /// Marks the traits of views.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the view is.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(value: .layout(.sizeThatFits)) }
  /// The screen of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(value: .layout(.device)) }

  /// In points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(value: .layout(.fixed(width: width, height: height)))
  }

  /// A device that stands upright.
  public static var portrait: PreviewTrait { PreviewTrait(value: .orientation(.portrait)) }
  /// A device that stands upside down: drawn as `portrait`.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(value: .orientation(.portraitUpsideDown))
  }
  /// A device in landscape, turned to the left.
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait(value: .orientation(.landscapeLeft))
  }
  /// A device in landscape, turned to the right: drawn as `landscapeLeft`.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(value: .orientation(.landscapeRight))
  }

  /// Puts a modifier around the preview's view. Of several the first one is the innermost (DeveloperToolsSupport,
  /// `PreviewTrait.modifier(_:)`).
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(value: .modifier { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
  }

  /// The looks of Assistive Access, which are not drawn: a warning says so.
  @MainActor public static var assistiveAccess: PreviewTrait {
    PreviewTrait(value: .ignored("assistiveAccess"))
  }
}
