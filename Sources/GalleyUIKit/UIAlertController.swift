import GalleyGeometry
import GalleyViews

/// A question to people under the name of UIKit. On an image nothing is presented; `alert` and `confirmationDialog` are
/// drawn.
@MainActor @preconcurrency
open class UIAlertController: _SystemViewController {
  /// The text below the title; nil is none.
  open var message: String?
  /// Whether it is a box in the middle or a sheet from below.
  public let preferredStyle: Style
  /// The answers, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added; nil without any.
  public private(set) var textFields: [UITextField]?
  /// The answer that the return key gives; nil is none.
  open var preferredAction: UIAlertAction?

  /// A question without answers.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Nothing is decoded: an empty box.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which `configurationHandler` sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Where a question stands.
  public enum Style: Int, Hashable, Sendable {
    /// A sheet from below. On an image it has no effect.
    case actionSheet
    /// A box in the middle. On an image it has no effect.
    case alert
  }
}

/// An answer to a question under the name of UIKit. Nobody gives it.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What the button says; nil is nothing.
  public let title: String?
  /// What kind of answer it is.
  public let style: Style
  /// Whether it can be given: true by default. On an image it has no effect.
  open var isEnabled = true

  /// An answer; `handler` is not called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
    super.init()
  }

  /// A kind of answer.
  public enum Style: Int, Hashable, Sendable {
    /// An answer as others. On an image it has no effect.
    case `default`
    /// None of the others. On an image it has no effect.
    case cancel
    /// One that takes something away. On an image it has no effect.
    case destructive
  }
}
