import GalleyGeometry
import GalleyViews

/// A controller of the system: its screens are not drawn. In a `UIViewControllerRepresentable` an outlined box has its
/// place, and the report names it.
@MainActor @preconcurrency
open class _SystemViewController: UIViewController {
  /// Makes a view that is drawn as an outline with the name of the controller's class.
  open override func loadView() {
    view = SystemControllerView(name: "\(type(of: self))")
  }
}

/// The place of a controller of the system.
final class SystemControllerView: UIView {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override var isDrawn: Bool { false }
  override var controllerName: String? { name }
}

/// Where others are told what to do with something. It is not drawn.
@MainActor @preconcurrency
open class UIActivityViewController: _SystemViewController {
  /// What is told of how it ended: the kind of what was done, whether it was done, what came back, and the error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// A controller for items, and for actions of the app's own. Both are forgotten.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing is decoded: a controller without items.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Is told how it ended. Not called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered; nil leaves nothing out. On an image it has no effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether what is offered takes a large part of the screen: false by default. On an image it has no effect.
  open var allowsProminentActivity = true
}

/// Something that can be done with what is shared, under the name of UIKit. Galley does not do it.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// What kind of action it is; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title of its button; nil by default.
  open var activityTitle: String? { nil }
  /// The image of its button; nil by default.
  open var activityImage: UIImage? { nil }
  /// Where it stands: among actions.
  open class var activityCategory: Category { .action }
  /// Whether it can be done with items: false by default. Not asked.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Hears which items it is about. Not called.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it. Not called.
  open func perform() {}
  /// A controller that does it; nil by default. Not asked.
  open var activityViewController: UIViewController? { nil }
  /// Says that it is done. Does nothing.
  open func activityDidFinish(_ completed: Bool) {}

  /// Where an action stands.
  public enum Category: Int, Hashable, Sendable {
    /// Among actions. On an image it has no effect.
    case action
    /// Among ways to share. On an image it has no effect.
    case share
  }

  /// A kind of action.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The same as `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }
    /// To the list of books and pages to read.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// To a device that is near.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// To a contact, as its image.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// By mail.
    public static let mail = ActivityType(system: "Mail")
    /// As an edited image.
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    /// By message.
    public static let message = ActivityType(system: "Message")
    /// To the app of books.
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    /// To Facebook.
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    /// To Flickr.
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    /// To Twitter.
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// To Vimeo.
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    /// To Weibo.
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    /// On paper.
    public static let print = ActivityType(system: "Print")
    /// To the album of the camera.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
  }
}

/// What gives the items of a controller of activities. Galley does not ask it.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// Something of the kind that will be shared. Not asked.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// What is shared. Not asked.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a mail: empty unless it is implemented. Not asked.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
