import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A field to search with under the name of UIKit, drawn as the field of `searchable`: 8 points from the sides and 10
/// from above and below (assumed: UIKit's bar is 56 points high). Behind it there is nothing unless `barTintColor` says so.
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
  /// What is searched for; nil is nothing.
  public var text: String?
  /// What stands in a field without a text.
  public var placeholder: String?
  /// A line above the field. On an image it has no effect.
  public var prompt: String?
  /// How the bar looks. All are drawn alike.
  public var searchBarStyle = Style.default
  /// Whether the bar is light or dark. On an image it has no effect.
  public var barStyle = UIBarStyle.default
  /// Whether content is seen through the bar: true by default. On an image it has no effect.
  public var isTranslucent = true
  /// Whether a button beside the field gives up searching: false by default.
  public var showsCancelButton = false
  /// The colour behind the field; nil is none.
  public var barTintColor: UIColor?
  /// The image behind the field. On an image it has no effect.
  public var backgroundImage: UIImage?
  /// The field within the bar. On an image it has no effect.
  public var searchTextField = UITextField()
  /// Hears of changes of the text, and of buttons.
  public weak var delegate: (any UISearchBarDelegate)?

  /// How a bar looks.
  public enum Style: UInt, Hashable, Sendable {
    /// As the system has it.
    case `default`
    /// With a background: drawn as the others.
    case prominent
    /// Without a background.
    case minimal
  }

  /// Shows the button that gives up searching, or not. Nothing moves.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Gives the focus away. Takes it from whichever field has it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    CurrentCanvas.endEditing()
    return true
  }

  override var hasLook: Bool { true }
  /// assumed: the height is the system's, and the width that of the view around.
  override func hugs(_ axis: Axis) -> Bool { axis == .vertical }
  override func lacksLength(_ axis: Axis) -> Bool { axis == .horizontal }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: { new in
        self.enter(new)
        changed()
      })
    return AnyView(
      HStack(spacing: 8) {
        SearchField(text: text, prompt: Text(verbatim: placeholder ?? ""), tokens: [])
          .onSubmit(of: .search) {
            self.delegate?.searchBarSearchButtonClicked(self)
            changed()
          }
        if showsCancelButton {
          Button("Cancel") {
            self.delegate?.searchBarCancelButtonClicked(self)
            changed()
          }
        }
      }
      .padding(.horizontal, 8).padding(.vertical, 10)
      .tinted(statedTint)
      .background(barTintColor?.color ?? .clear))
  }

  private func enter(_ new: String) {
    let change = TextChange(from: text ?? "", to: new)
    let isRefused =
      delegate?.searchBar(
        self, shouldChangeTextIn: change.range, replacementText: change.replacement) == false
    guard !isRefused else { return }
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }
}

/// Hears of a field to search with.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// What is typed has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether what is typed counts: true unless it is implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button beside the field was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Whether the field may get the focus. Not asked.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field got the focus. Not called.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may lose the focus. Not asked.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has lost the focus. Not called.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
