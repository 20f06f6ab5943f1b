import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The style of the place: a label in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// A label in the tint, without a box.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }.fadedWhenDisabled(asOneImage: false).triggering(configuration)
  }
}

/// A label in a box of a weak colour.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// A label in a box of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: true)
      .triggering(configuration)
  }
}

/// A label that looks like a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// A label in a box: tvOS's cards, which rise when they have the focus, lie flat in an image.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, Sendable {
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
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
      .ignored("buttonStyle(.glass)")
  }
}

/// A label in a box of the tint; the box is no glass yet.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: true)
      .triggering(configuration)
      .ignored("buttonStyle(.glassProminent)")
  }
}

/// The buttons of the bars of macOS: a label in the tint.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

/// The buttons of the bars of macOS that do something: a label in a box.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role)
      .triggering(configuration)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == CardButtonStyle {
  public static var card: CardButtonStyle { CardButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
