import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// Why views do not show what they hold.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Texts and images are bars and boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is private is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Name only: old views look like new ones.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension EnvironmentValues {
  /// Why views do not show what they hold.
  @Entry public var redactionReasons: RedactionReasons = []

  @Entry fileprivate var isPrivacySensitive: Bool = false

  /// Whether texts and images are bars and boxes.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

nonisolated extension View {
  /// Shows bars in place of texts and boxes in place of images.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: self) { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view as it is within views that are redacted.
  public func unredacted() -> some View {
    EnvironmentView(content: self) { $0.redactionReasons = [] }
  }

  /// Whether the view is redacted where what is private is.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.isPrivacySensitive = sensitive }
  }
}

/// What stands in place of texts and images: measured (mecid/mecid.github.io, iOS 14).
enum Redaction {
  /// The alpha of bars and boxes, in place of that of their colour.
  static let alpha = 0.16
  /// The radius of a bar's corners, in parts of its height.
  static let radius: CGFloat = 0.2
}

extension DisplayBuilder {
  /// A bar or a box in place of something.
  mutating func displayRedacted(
    _ box: PixelRect, radius: CGFloat = 0,
    style: AnyShapeStyle = AnyShapeStyle(ForegroundStyle()), of node: ViewNode
  ) {
    guard box.width > 0, box.height > 0 else { return }
    let paint = paint(style, of: node, in: box).redacted
    if radius <= 0 { return append(.fillRect(box, paint: paint)) }
    let path = Path(roundedRect: box.cgRect, cornerRadius: min(radius, box.width / 2))
    append(.fill(path: path, rule: .nonZero, paint: paint))
  }
}

extension Paint {
  /// A colour that is seen is as opaque as any other one.
  fileprivate var redacted: Paint {
    guard case .solid(var color) = self, color.alpha > 0 else { return opacity(Redaction.alpha) }
    color.alpha = Redaction.alpha
    return .solid(color)
  }
}
