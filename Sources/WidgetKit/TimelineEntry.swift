import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
  /// From when on the widget shows the entry.
  var date: Date { get }
  /// How important the entry is among those of other widgets; nil says nothing.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is. On an image it has no effect.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// In comparison with the other entries of the same provider.
  public var score: Float
  /// For how long, in seconds; 0 is until another entry says it.
  public var duration: TimeInterval

  /// - Parameters:
  ///   - score: in comparison with the other entries of the same provider.
  ///   - duration: for how long, in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// The entries of a widget, and when it asks for others.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries by their dates.
  public let entries: [EntryType]
  /// When the widget asks for others.
  public let policy: TimelineReloadPolicy

  /// - Parameters:
  ///   - entries: by their dates.
  ///   - policy: when the widget asks for others.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget asks for other entries. A preview asks once.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool

  /// Once the last entry is shown.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Never: the program says when there are others.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)

  /// From a date on.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}
