// A file that says `import SafariServices` builds on Linux unchanged, as far as it shows pages in a controller: it is an outline
// with a warning.
@_exported import UIKit
import GalleyUIKit

/// A page of the web. It is not drawn.
@MainActor @preconcurrency
open class SFSafariViewController: _SystemViewController {
  /// What hears of the page. It is kept weakly, and is not called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of bars; nil is the system's. On an image it has no effect.
  open var preferredBarTintColor: UIColor?
  /// The colour of buttons; nil is the system's. On an image it has no effect.
  open var preferredControlTintColor: UIColor?
  /// What the button says that ends it: "Done" by default. On an image it has no effect.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// How it was set up.
  public let configuration: Configuration

  /// A page by its address, which is forgotten.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing is decoded: no page.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// How pages are shown.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Whether texts are shown alone where that can be: false by default. On an image it has no effect.
    open var entersReaderIfAvailable = false
    /// Whether bars become smaller: true by default. On an image it has no effect.
    open var barCollapsingEnabled = true

    /// As pages are shown by default.
    public nonisolated override init() { super.init() }
  }

  /// What the button says that ends it.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    /// "Done". On an image it has no effect.
    case done
    /// "Close". On an image it has no effect.
    case close
    /// "Cancel". On an image it has no effect.
    case cancel
  }
}

/// Hears of a page. Galley does not call it.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The controller is over. Not called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page is there. Not called.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
