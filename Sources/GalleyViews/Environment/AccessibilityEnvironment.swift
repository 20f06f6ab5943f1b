import GalleyGeometry

/// Something that is off unless it is set.
private protocol Wish: EnvironmentKey where Value == Bool {}

extension Wish {
  static var defaultValue: Bool { false }
}

private enum ReduceMotion: Wish {}
private enum ReduceTransparency: Wish {}
private enum DifferentiateWithoutColor: Wish {}
private enum InvertColors: Wish {}
private enum ShowButtonShapes: Wish {}
private enum VoiceOverEnabled: Wish {}
private enum SwitchControlEnabled: Wish {}
private enum LargeContentViewerEnabled: Wish {}
private enum DimFlashingLights: Wish {}
private enum AssistiveAccessEnabled: Wish {}
private enum AccessibilityEnabled: Wish {}

// What readers ask for. Everything is off unless it is set, by which an image shows what a view makes
// of it.
nonisolated extension EnvironmentValues {
  /// Whether little should move.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotion.self] }
    set { self[ReduceMotion.self] = newValue }
  }

  /// Whether nothing should shine through.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparency.self] }
    set { self[ReduceTransparency.self] = newValue }
  }

  /// Whether no meaning should lie in colours alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColor.self] }
    set { self[DifferentiateWithoutColor.self] = newValue }
  }

  /// Whether the display inverts colours; the image does not.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColors.self] }
    set { self[InvertColors.self] = newValue }
  }

  /// Whether buttons should be seen as such.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapes.self] }
    set { self[ShowButtonShapes.self] = newValue }
  }

  /// Whether the screen is read aloud; false unless set.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverEnabled.self] }
    set { self[VoiceOverEnabled.self] = newValue }
  }

  /// Whether the screen is used by switches; false unless set.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlEnabled.self] }
    set { self[SwitchControlEnabled.self] = newValue }
  }

  /// Whether bars show their items large on request; false unless set.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerEnabled.self] }
    set { self[LargeContentViewerEnabled.self] = newValue }
  }

  /// Whether films should not flash; false unless set.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLights.self] }
    set { self[DimFlashingLights.self] = newValue }
  }

  /// Whether the simple screens of Assistive Access are shown; false unless set.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessEnabled.self] }
    set { self[AssistiveAccessEnabled.self] = newValue }
  }

  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabled.self] }
    set { self[AccessibilityEnabled.self] = newValue }
  }

  /// Whether animated images should play; true unless set: still images are all there is.
  @Entry public var accessibilityPlayAnimatedImages: Bool = true
}
