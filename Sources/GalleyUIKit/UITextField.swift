import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A field for short texts under the name of UIKit, drawn as a `TextField`, or a `SecureField` if
/// `isSecureTextEntry` says so. What is typed sends `editingChanged`.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInputTraits {
  /// What was entered; nil is nothing.
  public var text: String?
  /// What stands in a field without a text.
  public var placeholder: String?
  /// The same with attributes, which are not drawn.
  public var attributedPlaceholder: NSAttributedString?
  /// The colour of the text; nil is the system's.
  public var textColor: UIColor?
  /// The font of the text: 17 points of the system's by default (assumed), as nil is.
  public var font: UIFont?
  /// The side at which the text begins or ends: the natural one by default.
  public var textAlignment = NSTextAlignment.natural
  /// What is around the field: nothing by default.
  public var borderStyle = BorderStyle.none
  /// When a button empties the field: never by default. On an image it has no effect.
  public var clearButtonMode = ViewMode.never
  /// Whether the text is taken away when the field gets the focus: false by default. On an image it has no effect.
  public var clearsOnBeginEditing = false
  /// Whether the letters become smaller where the field is too short: false by default. On an image it has no effect.
  public var adjustsFontSizeToFitWidth = false
  /// The least size of the letters then, in points: 0 by default. On an image it has no effect.
  public var minimumFontSize: CGFloat = 0
  /// A view at the start of the field. On an image it has no effect.
  public var leftView: UIView?
  /// When it is shown: never by default. On an image it has no effect.
  public var leftViewMode = ViewMode.never
  /// A view at the end of the field. On an image it has no effect.
  public var rightView: UIView?
  /// When it is shown: never by default. On an image it has no effect.
  public var rightViewMode = ViewMode.never
  /// A view above the keyboard. On an image it has no effect.
  public var inputAccessoryView: UIView?
  /// A view in the place of the keyboard. On an image it has no effect.
  public var inputView: UIView?
  /// Hears of changes of the text, and may refuse them.
  public weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field has the focus.
  public private(set) var isEditing = false

  /// When a part of a field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never. On an image it has no effect.
    case never
    /// While the field has the focus. On an image it has no effect.
    case whileEditing
    /// While the field has no focus. On an image it has no effect.
    case unlessEditing
    /// Always. On an image it has no effect.
    case always
  }

  /// What is around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A line: drawn as `roundedRect`.
    case line
    /// A raised line: drawn as `roundedRect`.
    case bezel
    /// A box with round corners, as `.roundedBorder` of SwiftUI and as high as that.
    case roundedRect
  }

  open override var isFirstResponder: Bool { isEditing }

  /// Gives the focus away where the field has it.
  /// - Returns: whether it had it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return false }
    CurrentCanvas.endEditing()
    return true
  }

  override var hasLook: Bool { true }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let field = entry(changed)
      .font(Font(font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(textColor?.color ?? .primary)
      .multilineTextAlignment(textAlignment.text)
      .tinted(statedTint)
    return borderStyle == .none
      ? AnyView(field.textFieldStyle(.plain)) : AnyView(field.textFieldStyle(.roundedBorder))
  }

  @ViewBuilder private func entry(_ changed: @escaping () -> Void) -> some View {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: { new in
        self.enter(new)
        changed()
      })
    let title = attributedPlaceholder?.string ?? placeholder ?? ""
    let commit = {
      self.commit()
      changed()
    }
    if isSecureTextEntry {
      SecureField(text: text, prompt: Text(verbatim: title)) { Text(verbatim: title) }
        .onSubmit(commit)
    } else {
      TextField(
        title, text: text,
        onEditingChanged: { isEditing in
          self.setEditing(isEditing)
          changed()
        }, onCommit: commit)
    }
  }

  private func enter(_ new: String) {
    let change = TextChange(from: text ?? "", to: new)
    let isRefused =
      delegate?.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
      == false
    guard !isRefused else { return }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  private func commit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  private func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
  }
}

/// Hears of a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may get the focus. Not asked.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field got the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may lose the focus. Not asked.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what is typed counts: true unless it is implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// What is typed has moved the end of the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a button may empty the field. Not asked.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed. What is answered has no effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
