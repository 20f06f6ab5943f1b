import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The room of the text in a text view.
@MainActor @preconcurrency
public final class NSTextContainer: NSObject {
  /// Beside each line, in points: 5 by default.
  public var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0, the default, has no limit.
  public var maximumNumberOfLines = 0
  /// Where a text is cut that is too long. On an image it has no effect.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// A field for long texts under the name of UIKit: the text at the top left of the view. One that can be edited is a
/// `TextEditor`, which tells the delegate of what is typed.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInputTraits {
  /// What is written: nothing by default. Setting it takes attributes away.
  public var text: String! {
    get { attributedText?.string ?? plainText }
    set { (plainText, attributedText) = (newValue ?? "", nil) }
  }
  private var plainText = ""
  /// What is written with attributes; nil is `text`. They are drawn where the text cannot be edited.
  public var attributedText: NSAttributedString!
  /// The colour of the text; nil is the system's.
  public var textColor: UIColor?
  /// The font of the text: 12 points of the system's by default (assumed), as nil is.
  public var font: UIFont?
  /// The side at which lines begin or end: the natural one by default.
  public var textAlignment = NSTextAlignment.natural
  /// Room around the text, in points: 8 above and below by default.
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The room of the text within that.
  public let textContainer = NSTextContainer()
  /// Whether the text can be edited: true by default.
  public var isEditable = true
  /// Whether the text can be selected: true by default. On an image it has no effect.
  public var isSelectable = true
  /// Whether attributes can be edited: false by default. On an image it has no effect.
  public var allowsEditingTextAttributes = false
  /// The characters that are selected. On an image it has no effect.
  public var selectedRange = NSRange(location: 0, length: 0)
  /// A view above the keyboard. On an image it has no effect.
  public var inputAccessoryView: UIView?
  /// A view in the place of the keyboard. On an image it has no effect.
  public var inputView: UIView?
  /// Whether the text follows the reader's text size. On an image it has no effect.
  public var adjustsFontForContentSizeCategory = false
  /// The delegate, if it is one of a text view.
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  /// Whether the view has the focus.
  private var isEditing = false

  /// A view in a rectangle of the view around, in points, on the system's background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// A view in a rectangle of the view around, in points, on the system's background.
  /// - Parameter textContainer: is not used.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Nothing is decoded: a view without a text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  open override var isFirstResponder: Bool { isEditing }

  /// Gives the focus away where the view has it.
  /// - Returns: whether it had it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return false }
    CurrentCanvas.endEditing()
    return true
  }

  override var isDrawn: Bool { true }
  override var hasLook: Bool { true }
  /// What scrolls has no length of its own, as UIKit's documentation says of scroll views.
  override func lacksLength(_ axis: Axis) -> Bool { isScrollEnabled }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let side = textContainer.lineFragmentPadding
    let room = EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + side,
      bottom: textContainerInset.bottom, trailing: textContainerInset.right + side)
    return AnyView(
      lines(room, changed)
        .font(Font(font ?? .systemFont(ofSize: 12)))
        .foregroundStyle(textColor?.color ?? .primary)
        .multilineTextAlignment(textAlignment.text)
        .tinted(statedTint))
  }

  @ViewBuilder private func lines(
    _ room: EdgeInsets, _ changed: @escaping () -> Void
  ) -> some View {
    let limit = textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
    let words = attributedText.map { Text($0) } ?? Text(verbatim: plainText)
    if isEditable {
      // The editor has insets of its own, and takes all the room: what is measured is the text.
      words.lineLimit(limit).padding(room).hidden()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .overlay { UITextEntry(view: self, room: room, changed: changed) }
    } else {
      words.lineLimit(limit).padding(room)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.top)
        .clipped()
    }
  }

  /// Takes what is typed.
  func enter(_ new: String) {
    let change = TextChange(from: text, to: new)
    let isRefused =
      textDelegate?.textView(
        self, shouldChangeTextIn: change.range, replacementText: change.replacement) == false
    guard !isRefused else { return }
    text = new
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
  }

  func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    if isEditing {
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      textDelegate?.textViewDidEndEditing(self)
    }
  }
}

/// An editor of a text view's text.
private struct UITextEntry: View {
  private let uncachedBody = UncachedBody()
  let view: UITextView
  /// From the edges of the view to the text.
  let room: EdgeInsets
  let changed: () -> Void
  @FocusState private var isFocused: Bool

  init(view: UITextView, room: EdgeInsets, changed: @escaping () -> Void) {
    (self.view, self.room, self.changed) = (view, room, changed)
  }

  var body: some View {
    let text = Binding<String>(
      get: { view.text },
      set: { new in
        view.enter(new)
        changed()
      })
    let own = EdgeInsets.textEditor
    TextEditor(text: text)
      .textEditorStyle(.plain)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in
        view.setEditing(isFocused)
        changed()
      }
      .padding(
        EdgeInsets(
          top: room.top - own.top, leading: room.leading - own.leading,
          bottom: room.bottom - own.bottom, trailing: room.trailing - own.trailing))
  }
}

extension NSTextAlignment {
  /// Where the text lies at the top of its view.
  fileprivate var top: Alignment {
    Alignment(horizontal: place.horizontal, vertical: .top)
  }
}

/// Hears of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may get the focus. Not asked.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The view got the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the view may lose the focus. Not asked.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The view has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what is typed counts: true unless it is implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// What is typed has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// What is typed has moved the end of the text.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
