import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The style of the place: a label in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// A label in the tint, without a box.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.borderless`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.plain`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }.fadedWhenDisabled(asOneImage: false).triggering(configuration)
  }
}

/// A label in a box of a weak colour.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.bordered`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// A label in a box of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.borderedProminent`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: true)
      .triggering(configuration)
  }
}

/// A label that looks like a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.link`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// A label in a box: tvOS's cards, which rise when they have the focus, lie flat in an image.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.card`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .background(
        Color.controlFill, in: RoundedRectangle(cornerRadius: ControlMetrics.cardRadius)
      )
      .fadedWhenDisabled()
      .triggering(configuration)
  }
}

/// A label in a box; the box is no glass yet.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.glass`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
      .ignored("buttonStyle(.glass)")
  }
}

/// A label in a box of the tint; the box is no glass yet.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.glassProminent`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: true)
      .triggering(configuration)
      .ignored("buttonStyle(.glassProminent)")
  }
}

/// The buttons of the bars of macOS: a label in the tint.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.accessoryBar`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// The buttons of the bars of macOS that do something: a label in a box.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The same style as `.accessoryBarAction`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look of buttons without a style: a label in the tint, without a box.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without a box.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, faded while the button is disabled.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in the tint, in a grey box, or in one of the weakened tint if a tint was set.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label in a box of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// On an image, the same look as `.borderless`.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A label on a grey rounded rectangle.
  public static var card: CardButtonStyle { CardButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On an image, the look of `.bordered`, with a warning: glass is not drawn.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// On an image, the look of `.borderedProminent`, with a warning: glass is not drawn.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// On an image, the same look as `.borderless`.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// On an image, the same look as `.bordered`.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
