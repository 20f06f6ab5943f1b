import GalleyGeometry
import GalleyViews

/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated var _look: _PickerLook { get }
}

/// The ways in which a picker can look.
public enum _PickerLook: Hashable, Sendable {
  /// The selected option in a row.
  case menu
  /// The selected option in a row that leads on.
  case link
  /// All options beside each other, in one box.
  case segments
  /// All options as rows of a list, the selected one with a tick; elsewhere a wheel.
  case rows
  /// All options as rows, each with a round button.
  case radioButtons
  /// A wheel with the selected option in its middle.
  case wheel
  /// As `segments`: it is something else in menus only.
  case palette
}

/// The style of the place: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}
  public var _look: _PickerLook { .menu }
}

/// All options beside each other, in one box.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// The same style as `.segmented`.
  public init() {}
  public var _look: _PickerLook { .segments }
}

/// The selected option, which opens a menu.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  /// The same style as `.menu`.
  public init() {}
  public var _look: _PickerLook { .menu }
}

/// The selected option, which opens a menu.
nonisolated public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  /// On an image, the same look as `.menu`.
  public init() {}
  public var _look: _PickerLook { .menu }
}

/// All options as rows of a list or a form; elsewhere a wheel.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  /// The same style as `.inline`.
  public init() {}
  public var _look: _PickerLook { .rows }
}

/// The selected option, which leads to a list of all.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// The same style as `.navigationLink`.
  public init() {}
  public var _look: _PickerLook { .link }
}

/// The selected option in the middle of a wheel.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  /// The same style as `.wheel`.
  public init() {}
  public var _look: _PickerLook { .wheel }
}

/// All options beside each other.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  /// The same style as `.palette`.
  public init() {}
  public var _look: _PickerLook { .palette }
}

/// All options as rows with round buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// The same style as `.radioGroup`.
  public init() {}
  public var _look: _PickerLook { .radioButtons }
}

/// Tabs of options, on the watch.
nonisolated public struct TabsPickerStyle: PickerStyle, Sendable {
  /// On an image, the same look as `.segmented`.
  public init() {}
  public var _look: _PickerLook { .segments }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// The selected option, which opens a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other, in one box.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option, which opens a menu: the same look as `.automatic`.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// All options as rows of a list or a form, the selected one with a tick; elsewhere a wheel.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The selected option with a chevron. Pressing it opens a menu of all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
nonisolated extension PickerStyle where Self == WheelPickerStyle {
  /// The selected option in the middle of a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
nonisolated extension PickerStyle where Self == PalettePickerStyle {
  /// All options beside each other.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options as rows with round buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension EnvironmentValues {
  @Entry var pickerLook: _PickerLook = .menu

  /// Whether round buttons stand beside each other.
  @Entry var radioButtonsAreHorizontal: Bool = false

  /// Points.
  @Entry public var defaultWheelPickerItemHeight: CGFloat = ControlMetrics.wheelRowHeight
}

nonisolated extension View {
  /// Sets how the pickers in this view look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    changingEnvironment { $0.pickerLook = style._look }
  }

  /// Sets round buttons of pickers beside each other.
  public func horizontalRadioGroupLayout() -> some View {
    changingEnvironment { $0.radioButtonsAreHorizontal = true }
  }

  /// How high the rows of wheels are, in points.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    changingEnvironment { $0.defaultWheelPickerItemHeight = height }
  }
}
