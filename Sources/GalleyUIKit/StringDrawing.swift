import GalleyGeometry
import GalleyLayout
import GalleyViews

// Sizes of texts under the names of UIKit: those of a `Text` with the same attributes, in whole pixels.

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines wrap in the width that is offered; without it a text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font says, which they always are.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The glyphs' own edges count. On an image it has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits is truncated. On an image it has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How a text was made smaller. On an image it has no effect.
public final class NSStringDrawingContext: NSObject {
  /// The least scale of the letters. On an image it has no effect.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale that was taken: 1.
  public var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// How large the text is in points, without wrapping. Parts without a font have the system's in 12 points.
  public func size() -> CGSize { fitted(in: nil) }

  /// How large the text is in points where it is offered a size, which counts with `usesLineFragmentOrigin` alone.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: fitted(in: wraps ? size.width : nil))
  }

  /// The least height that is offered holds all lines: a text that is too long is measured as a whole.
  private func fitted(in width: CGFloat?) -> CGSize {
    let offered = width.flatMap { $0 < 1e6 ? $0 : nil }
    let text = Text(self).font(.system(size: 12))
    return CurrentCanvas.size(of: text, offered: ProposedViewSize(width: offered, height: nil))
  }
}

extension NSString {
  /// How large the text is in points with attributes, without wrapping; without a font, in 12 points of the system's.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    described.size(withAttributes: attrs)
  }

  /// How large the text is in points with attributes where it is offered a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    described.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var described: String { String(self) }
}

extension String {
  /// How large the text is in points with attributes, without wrapping; without a font, in 12 points of the system's.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs ?? [:]).size()
  }

  /// How large the text is in points with attributes where it is offered a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:])
      .boundingRect(with: size, options: options, context: context)
  }
}
