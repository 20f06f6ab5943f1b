import GalleyGeometry

/// What is told to assistive technologies. An image has none: nothing is told.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    /// An announcement of plain words.
    public init(_ announcement: String) {}
    /// An announcement of words with attributes.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {}

    /// No effect: an image is not read aloud.
    public func post() {}
  }

  /// Views that have changed.
  public struct LayoutChanged: Sendable {
    /// Changed views, and the one to be read next; nil is left to the reader.
    public init(_ element: (any Sendable)? = nil) {}

    /// No effect: an image is not read aloud.
    public func post() {}
  }

  /// Another screen.
  public struct ScreenChanged: Sendable {
    /// Another screen, and the view to be read first; nil is left to the reader.
    public init(_ element: (any Sendable)? = nil) {}

    /// No effect: an image is not read aloud.
    public func post() {}
  }

  /// A page that was scrolled to.
  public struct PageScrolled: Sendable {
    /// A page, and words that say which one.
    public init(_ status: String) {}

    /// No effect: an image is not read aloud.
    public func post() {}
  }
}
