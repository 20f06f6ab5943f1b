import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View> {
  private let configuration: ControlGroupStyleConfiguration
  @Environment(stylesOf: ControlGroupStyleConfiguration.self) private var styles

  /// A group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(
      configuration: ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: AnyView(content())),
        label: ControlGroupStyleConfiguration.Label(view: AnyView(EmptyView()))))
  }

  fileprivate init(configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }
}

nonisolated extension ControlGroup: View {
  public var body: some View {
    styles.view(of: configuration) { ControlRow(configuration: $0) }
  }
}

/// The controls of a group and the label of the menu that they become where there is no room.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

nonisolated extension ControlGroup {
  /// - Parameter label: for places where the group becomes a menu.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let content = LabeledControlGroupContent<C, L>(content: content())
    self.init(
      configuration: ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(view: AnyView(label()))))
  }

  /// A group with a localized title, which is the label of the menu if its style is a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title that is not localized.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// A group with a localized title and a symbol before it.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, _TitleAndSymbol> {
    self.init(content: content) { _TitleAndSymbol(titleKey, systemImage: systemImage) }
  }

  /// A group with a title that is not localized and a symbol before it.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, _TitleAndSymbol> {
    self.init(content: content) { _TitleAndSymbol(title, systemImage: systemImage) }
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is asked to draw, in the style that was set around.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration: configuration)
  }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The look of a group of controls, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The group of controls that a style draws.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The group's controls.
  nonisolated public struct Content: StylePart { let view: AnyView }

  /// The group's label; empty if it was made without one.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// The controls, to be placed in the style's view.
  public let content: Content
  /// The label, to be placed in the style's view.
  public let label: Label
}

/// Controls in one box, with lines between them: segments, but in bars and menus, whose rows have looks of their own. That a
/// row of a form has the same box is assumed.
private struct ControlRow {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.isInBar) private var isInBar
  @Environment(\.isInMenu) private var isInMenu
}

nonisolated extension ControlRow: View {
  var body: some View {
    if isInBar || isInMenu {
      FittedControls(configuration: configuration)
    } else {
      ControlSegments(configuration: configuration)
    }
  }
}

/// Controls in one box, each as wide as it is.
private struct FittedControls {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlSize) private var size
}

nonisolated extension FittedControls: View {
  var body: some View {
    Group(subviews: configuration.content) { controls in
      HStack(spacing: 0) {
        ForEach(controls.indices, id: \.self) { index in
          if index > 0 { ControlDivider() }
          controls[index]
            .padding(.horizontal, size.buttonPadding.width)
            .padding(.vertical, size.buttonPadding.height)
        }
      }
    }
    .background(Color.controlFill, in: ButtonBorderShape.automatic.outline(for: size))
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// The line between two controls of a group.
nonisolated struct ControlDivider: View {
  var body: some View {
    Rectangle().fill(Color.controlDivider)
      .frame(width: ControlMetrics.stepperDividerWidth, height: ControlMetrics.controlGroupDivider)
  }
}

/// The style of the place: equal parts of a box, as a segmented picker's.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

/// The style of bars: a row without a box.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// The same style as `.navigation`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlMetrics.barGroupGap) { configuration.content }
  }
}

/// A row of small controls in a box.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// The same style as `.palette`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

/// A menu: its label is seen.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// The same style as `.menu`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A small menu: its label is seen.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// The same style as `.compactMenu`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls as equally wide parts of one grey box, with lines between them.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, without a box, as in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// On an image, the same look as `.automatic`.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls, opened by the group's label.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// On an image, the same look as `.menu`.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension View {
  /// Sets how the groups of controls in this view look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
