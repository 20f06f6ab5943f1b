import GalleyControls
import GalleyGeometry
import GalleyViews

// What stands in bars of UIKit: titles, buttons and tabs. A `UINavigationController` and a `UITabBarController` draw them.

/// What an item of a bar shows.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title; nil is none.
  open var title: String?
  /// The image; nil is none.
  open var image: UIImage?
  /// Whether the item can be pressed: true by default.
  open var isEnabled = true
  /// A number for your own use: 0 by default. On an image it has no effect.
  open var tag = 0
  /// Changes the attributes of the title in a state. On an image it has no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How the button looks: plain by default.
  open var style = Style.plain
  /// What receives the message. It is kept weakly.
  open weak var target: AnyObject?
  /// The message that a tap sends; nil is none.
  open var action: Selector?
  /// What a tap runs; nil is nothing.
  open var primaryAction: UIAction?
  /// The colour; nil is that of the bar.
  open var tintColor: UIColor?
  /// A view in the place of the button; nil is none.
  open var customView: UIView?
  /// How wide the item is, in points: 0 leaves it to the title. On an image it has no effect.
  open var width: CGFloat = 0
  /// Whether the item is left out: false by default.
  open var isHidden = false
  /// Whether the item is room between others, which a navigation's bar does not draw.
  private var isSpace = false

  /// A button without a title.
  public override init() { super.init() }

  /// A button with a title.
  public convenience init(
    title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }
  /// A button with an image.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }
  /// A button of the system, with its title in English or its symbol.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    (title, image) = (systemItem.title, systemItem.symbol.flatMap { UIImage(systemName: $0) })
    if [.done, .save].contains(systemItem) { style = .done }
    isSpace = [.flexibleSpace, .fixedSpace].contains(systemItem)
  }
  /// A button that runs an action, with its title and its image, or those of the system.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }
  /// A button of the system that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
  }
  /// A view of your own in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that takes what is left. A navigation's bar does not draw it.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// How a button of a bar looks.
  public enum Style: Int, Hashable, Sendable {
    /// As the others.
    case plain = 0
    /// Semibold, for what ends something.
    case done = 2
  }

  /// A button of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// "Done", in semibold.
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save", in semibold.
    case save
    /// A plus sign.
    case add
    /// Room that takes what is left: nothing in a navigation's bar.
    case flexibleSpace
    /// Room of a width: nothing in a navigation's bar.
    case fixedSpace
    /// A pen on paper.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles back.
    case rewind
    /// Two triangles on.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// A cross, as "Close".
    case close = 24

    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    fileprivate var symbol: String? {
      let names: [SystemItem: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left",
        .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
        .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
        .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill", .close: "xmark",
      ]
      return names[self]
    }
  }

  /// The item in a bar.
  /// - Parameter changed: called when a tap has run what is the item's.
  @ViewBuilder func look(_ changed: @escaping () -> Void) -> some View {
    if isSpace || isHidden {
      EmptyView()
    } else if let customView {
      UIRepresentedDrawing(view: customView).fixedSize()
    } else {
      Button { [self] in
        if let target, let action { action.send(to: target, from: self) }
        primaryAction?.run(from: self)
        changed()
      } label: {
        if let image { image.image } else { Text(title ?? "") }
      }
      .fontWeight(style == .done ? .semibold : nil)
      .tinted(tintColor?.color)
      .disabled(!isEnabled)
    }
  }
}

/// What a navigation shows of a screen in its bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The title; nil is none.
  open var title: String?
  /// A line above the title. It is not drawn.
  open var prompt: String?
  /// A view in the place of the title. It is not drawn.
  open var titleView: UIView?
  /// The title of the button that leads back to the screen; nil is the title. On an image it has no effect.
  open var backButtonTitle: String?
  /// The button that leads back to the screen; nil is the system's. On an image it has no effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button back: false by default.
  open var hidesBackButton = false
  /// Whether the title is large where the bar prefers that: on the first screen by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons where reading begins, from the edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading ends, from the edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether buttons stand beside the button back: false by default. On an image it has no effect.
  open var leftItemsSupplementBackButton = false
  /// How the bar looks above the screen; nil is as the bar says. On an image it has no effect.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks while content is at its upper end; nil is as the bar says. On an image it has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Changes the button where reading begins, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Changes the button where reading ends, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// On the first screen.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
}
