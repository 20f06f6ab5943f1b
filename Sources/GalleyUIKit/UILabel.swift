import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A text under the name of UIKit, drawn in the middle of its height.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// What is written; nil is nothing.
  public var text: String?
  /// The colour of the text; nil is the system's, black or white.
  public var textColor: UIColor?
  /// The font of the text: 17 points of the system's by default, as nil is.
  public var font: UIFont?
  /// The most lines; 0 has no limit. 1 by default.
  public var numberOfLines = 1
  /// The side at which lines begin or end: the natural one by default.
  public var textAlignment = NSTextAlignment.natural
  /// Where a text is cut that is too long: at its end by default.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters become smaller where a line is too long, by `minimumScaleFactor`. False by default.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest letters, 0...1, in parts of the font's size: 0 by default, which is no limit.
  public var minimumScaleFactor: CGFloat = 0
  /// Whether the text follows the reader's text size. On an image it has no effect.
  public var adjustsFontForContentSizeCategory = false

  /// How the text is drawn, as large as it is.
  var content: some View {
    Text(verbatim: text ?? "")
      .font(Font(font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)))
      .foregroundStyle(textColor?.color ?? .primary)
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .truncationMode(lineBreakMode.mode)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.05) : 1)
      .multilineTextAlignment(textAlignment.text)
  }
}

/// The side at which lines begin or end.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From side to side: as `natural` on an image.
  case justified
  /// Where reading begins.
  case natural

  /// The side of the text in its lines: left and right are those of English.
  var text: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// Where the text lies in its view.
  var place: Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// Where a text is cut that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// At the end: lines break between words.
  case byWordWrapping
  /// At the end: as `byWordWrapping` on an image.
  case byCharWrapping
  /// At the end, without an ellipsis: as `byTruncatingTail` on an image.
  case byClipping
  /// At the start.
  case byTruncatingHead
  /// At the end.
  case byTruncatingTail
  /// In the middle.
  case byTruncatingMiddle

  var mode: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}
