import GalleyGeometry
import GalleyViews

/// What was copied under the name of UIKit: nothing, and it keeps nothing.
public final class UIPasteboard: NSObject, Sendable {
  public static let general = UIPasteboard()

  public var string: String? {
    get { nil }
    set {}
  }
  public var strings: [String]? {
    get { nil }
    set {}
  }
  public var url: URL? {
    get { nil }
    set {}
  }
  public var image: UIImage? {
    get { nil }
    set {}
  }
  public var hasStrings: Bool { false }
  public var hasURLs: Bool { false }
  public var hasImages: Bool { false }
  public func setValue(_ value: Any, forPasteboardType type: String) {}
}
