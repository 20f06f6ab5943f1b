import Foundation
import GalleyViews
import SwiftUI

/// Makes the entries of a widget. A preview asks for a timeline, where it names a provider, and for nothing else.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What the provider hears of the widget.
  typealias Context = TimelineProviderContext

  /// An entry for a widget that has no data yet.
  func placeholder(in context: Context) -> Entry
  /// An entry for now, as a gallery shows it.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Entries for now and later. A preview draws those that are there when the function returns.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// What a provider hears of the widget.
public struct TimelineProviderContext: Sendable {
  /// The widget's size by its name.
  public let family: WidgetFamily
  /// Whether the widget is shown in a gallery: false in a preview.
  public let isPreview: Bool
  /// The widget's size in points; zero for a family that a phone does not have.
  public let displaySize: CGSize
  /// The values of the environment that a widget may be shown with: those of one image.
  public let environmentVariants = EnvironmentVariants()

  /// The values of the environment that a widget may be shown with.
  public struct EnvironmentVariants: Sendable {
    /// Nil: an image has one environment, which a provider does not know.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
}

/// A widget that users cannot set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let view: @MainActor (Any) -> Content?

  /// - Parameters:
  ///   - kind: what the program calls the widget. On an image it has no effect.
  ///   - provider: makes the entries. The previews of a widget have entries of their own.
  ///   - content: makes the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    view = { ($0 as? Provider.Entry).map(content) }
  }

  /// Traps if it is read: there is nothing within.
  public var body: Never { preconditionFailure("StaticConfiguration has no body") }

  /// The view of an entry; none for an entry of another type than the provider's.
  public var _parts: _WidgetParts { _WidgetParts { [view] in view($0).map { AnyView($0) } } }
}

/// What a system knows of the widgets that people have added: nothing.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  private init() {}

  /// Asks the widgets of a kind for new entries. Does nothing.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks all widgets for new entries. Does nothing.
  public func reloadAllTimelines() {}
  /// Asks widgets for new recommendations. Does nothing.
  public func invalidateConfigurationRecommendations() {}
  /// Calls `completion` at once: no widget is added.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
}

/// A widget that the user has added.
public struct WidgetInfo: Hashable, Sendable {
  /// What the program calls the widget.
  public let kind: String
  /// The widget's size by its name.
  public let family: WidgetFamily
}
