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

extension DisplayBuilder {
  /// A bar in place of something.
  mutating func displayRedacted(_ box: PixelRect, of node: ViewNode) {
    guard box.width > 0, box.height > 0 else { return }
    let paint = paint(ForegroundStyle(), of: node, in: box).opacity(0.16)
    let radius = min(min(box.width, box.height) / 4, 4 * grid.scale)
    let path = Path(roundedRect: box.cgRect, cornerRadius: radius)
    append(.fill(path: path, rule: .nonZero, paint: paint))
  }
}
