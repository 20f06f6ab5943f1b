import GalleyGeometry

/// What is told to assistive technologies. An image has none: nothing is told.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {}

    /// Tells nobody.
    public func post() {}
  }

  public struct LayoutChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}

    /// Tells nobody.
    public func post() {}
  }

  public struct ScreenChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}

    /// Tells nobody.
    public func post() {}
  }

  public struct PageScrolled: Sendable {
    public init(_ status: String) {}

    /// Tells nobody.
    public func post() {}
  }
}
