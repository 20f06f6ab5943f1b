import GalleyGeometry
import GalleyViews

/// What was copied under the name of UIKit: nothing, and it keeps nothing.
public final class UIPasteboard: NSObject, Sendable {
  /// What all apps share.
  public static let general = UIPasteboard()

  /// The text that was copied: nil. Setting it keeps nothing.
  public var string: String? {
    get { nil }
    set {}
  }
  /// The texts that were copied: nil. Setting them keeps nothing.
  public var strings: [String]? {
    get { nil }
    set {}
  }
  /// The address that was copied: nil. Setting it keeps nothing.
  public var url: URL? {
    get { nil }
    set {}
  }
  /// The image that was copied: nil. Setting it keeps nothing.
  public var image: UIImage? {
    get { nil }
    set {}
  }
  /// Whether a text was copied: false.
  public var hasStrings: Bool { false }
  /// Whether an address was copied: false.
  public var hasURLs: Bool { false }
  /// Whether an image was copied: false.
  public var hasImages: Bool { false }
  /// Copies a value of a type. Keeps nothing.
  public func setValue(_ value: Any, forPasteboardType type: String) {}
}
