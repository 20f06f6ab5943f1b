import GalleyViews

/// What a widget shows, and what a system should know of it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration in `body`.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  var body: Body { get }
  /// What of it is drawn.
  var _parts: _WidgetParts { get }
}

extension WidgetConfiguration {
  /// That of `body`.
  public var _parts: _WidgetParts { body._parts }
}

nonisolated extension Never: WidgetConfiguration {}

/// What of a widget is drawn.
@MainActor
public struct _WidgetParts {
  /// The view of an entry of a timeline; nil for an entry of another type.
  package var content: @MainActor (Any) -> AnyView?
  /// Whether the view stays away from the widget's edges by the system's margins.
  package var hasMargins = true

  package init(content: @escaping @MainActor (Any) -> AnyView?) { self.content = content }
}

/// A configuration of a widget that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Nothing is shown.
  public init() {}

  /// Traps if it is read: there is nothing within.
  public var body: Never { preconditionFailure("EmptyWidgetConfiguration has no body") }

  public var _parts: _WidgetParts { _WidgetParts { _ in nil } }
}

/// A configuration whose view reaches to the widget's edges.
private struct ConfigurationWithoutMargins<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content

  var body: Content { content }

  var _parts: _WidgetParts {
    var parts = content._parts
    parts.hasMargins = false
    return parts
  }
}

extension WidgetConfiguration {
  /// The name in a gallery of widgets. On an image it has no effect.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  /// The name in a gallery of widgets. On an image it has no effect.
  public func configurationDisplayName(_ nameKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  /// The name in a gallery of widgets. On an image it has no effect.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    self
  }

  /// What a gallery says of the widget. On an image it has no effect.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// What a gallery says of the widget. On an image it has no effect.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What a gallery says of the widget. On an image it has no effect.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  /// The sizes that the widget has. On an image it has no effect: a preview names its size.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Lets the view reach to the widget's edges: the system keeps it away from them otherwise. WidgetKit's
  /// `widgetContentMargins` of the environment has the margins still.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ConfigurationWithoutMargins(content: self)
  }

  /// Whether the system may take the background away. On an image it has no effect.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }

  /// Whether a person is asked for settings as soon as the widget is added. On an image it has no effect.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// What is done about downloads in the background: nothing on an image.
  public func onBackgroundURLSessionEvents(
    matching sessionIdentifier: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
