import GalleyGeometry
import GalleyViews

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(ObjectIdentifier)
  }
  private let height: Height
  private let resolve: @Sendable (Context) -> CGFloat?

  private init(_ height: Height, _ resolve: @escaping @Sendable (Context) -> CGFloat?) {
    self.height = height
    self.resolve = resolve
  }

  /// Somewhat more than half of the screen: 0.56 of what a large sheet has above the safe area.
  public static let medium = PresentationDetent(.medium) {
    $0.maxDetentValue * ScreenMetrics.mediumDetent
  }
  /// The whole screen.
  public static let large = PresentationDetent(.large) { $0.maxDetentValue }

  /// A share, from 0 to 1, of what a large sheet has above the safe area (that it is a share of that is assumed).
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.points(height)) { _ in height }
  }

  /// A height that a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// Points of a screen that leaves a sheet `room` points at most; nil where the detent is none.
  func points(within room: CGFloat) -> CGFloat? {
    resolve(Context(maxDetentValue: room)).map { min(max($0, 0), room) }
  }

  public static func == (one: PresentationDetent, other: PresentationDetent) -> Bool {
    one.height == other.height
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(height) }

  /// What a custom detent can ask.
  @dynamicMemberLookup
  public struct Context {
    /// The most that a sheet can have, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment: the default one, whatever is set around the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A custom detent.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What the detent can ask about the place of the sheet.
  typealias Context = PresentationDetent.Context
  /// Points; nil where the detent is none.
  static func height(in context: Context) -> CGFloat?
}
