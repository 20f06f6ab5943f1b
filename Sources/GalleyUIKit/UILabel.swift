import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A text under the name of UIKit, drawn in the middle of its height.
@MainActor @preconcurrency
open class UILabel: UIView {
  override var hearsTouchesByDefault: Bool { false }

  /// What is written; nil is nothing. Setting it takes attributes away.
  public var text: String? {
    get { attributedText?.string ?? plainText }
    set { (plainText, attributedText) = (newValue, nil) }
  }
  private var plainText: String?
  /// What is written with the fonts, colours, kerning, baseline offsets and lines of its parts; nil is `text`.
  public var attributedText: NSAttributedString?
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
    words
      .font(Font(font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)))
      .foregroundStyle(textColor?.color ?? .primary)
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .truncationMode(lineBreakMode.mode)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.05) : 1)
      .multilineTextAlignment(textAlignment.text)
  }
}

extension UILabel {
  /// The text with what its attributes say.
  fileprivate var words: Text {
    attributedText.map { Text($0) } ?? Text(verbatim: plainText ?? "")
  }
}

extension Text {
  /// A text with what its attributes of UIKit say.
  init(_ attributedText: NSAttributedString) {
    self.init(verbatim: "")
    let all = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: all) { attributes, range, _ in
      let part = attributedText.attributedSubstring(from: range).string
      self = self + Text(verbatim: part).with(attributes)
    }
  }

  /// The text with attributes of UIKit; others are not drawn.
  fileprivate func with(_ attributes: [NSAttributedString.Key: Any]) -> Text {
    // Swift's numbers become an NSNumber, but for CGFloat.
    func number(_ key: NSAttributedString.Key) -> Double? {
      switch attributes[key] {
      case let number as NSNumber: number.doubleValue
      case let length as CGFloat: Double(length)
      case let style as NSUnderlineStyle: Double(style.rawValue)
      default: nil
      }
    }
    var text = self
    if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
    if let color = attributes[.foregroundColor] as? UIColor {
      text = text.foregroundColor(color.color)
    }
    if let kern = number(.kern) { text = text.kerning(kern) }
    if let offset = number(.baselineOffset) { text = text.baselineOffset(offset) }
    if let style = number(.underlineStyle), style != 0 { text = text.underline() }
    if let style = number(.strikethroughStyle), style != 0 { text = text.strikethrough() }
    return text
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
