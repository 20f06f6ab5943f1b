import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What is done at an event of a control.
@MainActor @preconcurrency
public final class UIAction: NSObject {
  /// The title of a button that is made of the action.
  public let title: String
  /// The image of a button that is made of the action.
  public let image: UIImage?
  /// What had been told; nil before, and of what code runs.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// - Parameter handler: is called with the action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.image, self.handler) = (title, image, handler)
    super.init()
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// A button under the name of UIKit, drawn as a `Button` with the style of its configuration. A tap sends `touchUpInside`.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// What the button is made as.
  public let buttonType: ButtonType
  /// How the button looks; nil is a title without a box.
  public var configuration: Configuration?
  /// The title's label: its font is the title's, if the button has no configuration.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    return label
  }()
  private var titles: [UIControlState: String] = [:]
  private var titleColors: [UIControlState: UIColor] = [:]
  private var images: [UIControlState: UIImage] = [:]

  /// What a button is made as.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A white title of 18 points (assumed).
    case custom = 0
    /// A title of 15 points in the tint (assumed).
    case system = 1
  }

  /// A button without a title.
  public convenience init(type buttonType: ButtonType) { self.init(buttonType, frame: .zero) }

  /// A button of a look, which runs an action and has its title and image where the look has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(.system, frame: .zero)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  /// A button that runs an action and has its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(buttonType, frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private init(_ type: ButtonType, frame: CGRect) {
    buttonType = type
    super.init(frame: frame)
  }

  /// A button of the custom kind in a rectangle of the view around, in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Nothing is decoded: a button without a title.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// Changes the title in a state. Drawn are those of the states that the button is in (`isSelected`, `isEnabled`).
  public func setTitle(_ title: String?, for state: UIControlState) { titles[state] = title }
  /// Changes the colour of the title in a state; nil is the button's own.
  public func setTitleColor(_ color: UIColor?, for state: UIControlState) {
    titleColors[state] = color
  }
  /// Changes the image in a state.
  public func setImage(_ image: UIImage?, for state: UIControlState) { images[state] = image }
  /// Changes the image behind the title in a state. Does nothing.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {}

  /// The title in a state; nil where it has none of its own.
  public func title(for state: UIControlState) -> String? { titles[state] }
  /// The colour of the title in a state; nil where it has none of its own.
  public func titleColor(for state: UIControlState) -> UIColor? { titleColors[state] }
  /// The image in a state; nil where it has none of its own.
  public func image(for state: UIControlState) -> UIImage? { images[state] }
  /// The title that is drawn.
  public var currentTitle: String? { current(titles) }
  /// The image that is drawn.
  public var currentImage: UIImage? { current(images) }

  private func current<Value>(_ values: [UIControlState: Value]) -> Value? {
    let state: UIControlState = isEnabled ? (isSelected ? .selected : .normal) : .disabled
    return values[state] ?? values[.normal]
  }

  override var hasLook: Bool { true }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let action: @MainActor () -> Void = {
      self.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      changed()
    }
    if let configuration {
      return configuration.look(
        title: currentTitle, image: currentImage, tint: statedTint, action: action)
    }
    let ownColor: Color = buttonType == .custom ? .white : tintColor.color
    let color = current(titleColors)?.color ?? (isEnabled ? ownColor : .gray)
    let (font, title, image, tint) = (
      titleLabel?.font, currentTitle, currentImage?.image, tintColor.color
    )
    return AnyView(
      Button(action: action) {
        HStack(spacing: 0) {
          image?.foregroundStyle(tint)
          if let title { Text(verbatim: title).foregroundStyle(color) }
        }
        .font(font.map { Font($0) })
      }
      .buttonStyle(.plain))
  }
}

extension UIButton {
  /// How a button looks: a style of SwiftUI's buttons.
  public struct Configuration: Sendable {
    /// The title; nil is the button's own.
    public var title: String?
    /// A smaller text below the title; nil is none.
    public var subtitle: String?
    /// An image beside the title; nil is the button's own.
    public var image: UIImage?
    /// Between the image and the title, in points: 0 by default.
    public var imagePadding: CGFloat = 0
    /// At which side of the title the image is: where reading begins by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The colour of title and image; nil is the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the box; nil is the style's.
    public var baseBackgroundColor: UIColor?
    /// The corners of the box.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Whether a spinner is drawn in the place of the image: false by default.
    public var showsActivityIndicator = false
    /// Room around title and image, in points: that of SwiftUI's buttons, whatever is set.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    private let style: Style

    private enum Style { case plain, gray, tinted, filled }

    private init(_ style: Style) { self.style = style }

    /// A title in the tint, without a box.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title in the tint in a grey box.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title in the tint in a faint box of that.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title in a box of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The corners of a box.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the style has them.
      case fixed = -1
      /// As the style has them.
      case dynamic = 0
      /// As `dynamic`.
      case small = 1
      /// As `dynamic`.
      case medium = 2
      /// As `dynamic`.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large a button is: SwiftUI's sizes of controls.
    public enum Size: Int, Hashable, Sendable {
      /// The usual size.
      case medium
      /// Small.
      case small
      /// Smaller than small.
      case mini
      /// Large.
      case large

      fileprivate var control: ControlSize {
        switch self {
        case .medium: .regular
        case .small: .small
        case .mini: .mini
        case .large: .large
        }
      }
    }
  }
}

extension UIButton.Configuration {
  /// The button of SwiftUI.
  /// - Parameters:
  ///   - title: where the configuration has none.
  ///   - image: where the configuration has none.
  @MainActor fileprivate func look(
    title: String?, image: UIImage?, tint: Color?, action: @escaping @MainActor () -> Void
  ) -> AnyView {
    let button = Button(action: action) {
      label(title: self.title ?? title, image: self.image ?? image)
    }
    .controlSize(buttonSize.control)
    .buttonBorderShape(cornerStyle == .capsule ? .capsule : .automatic)
    let (ground, words) = (baseBackgroundColor?.color, baseForegroundColor?.color)
    switch style {
    case .plain: return AnyView(button.buttonStyle(.borderless).tinted(words ?? tint))
    case .gray: return AnyView(button.buttonStyle(.bordered).tinted(ground))
    case .tinted:
      return AnyView(button.buttonStyle(.bordered).tint(ground ?? words ?? tint ?? .accentColor))
    case .filled: return AnyView(button.buttonStyle(.borderedProminent).tinted(ground ?? tint))
    }
  }

  @ViewBuilder @MainActor private func label(title: String?, image: UIImage?) -> some View {
    let isFirst = !imagePlacement.isDisjoint(with: [.leading, .top])
    let isBeside = !imagePlacement.isDisjoint(with: [.leading, .trailing])
    let layout =
      isBeside
      ? AnyLayout(HStackLayout(spacing: imagePadding))
      : AnyLayout(VStackLayout(spacing: imagePadding))
    layout {
      if isFirst { drawing(of: image) }
      if title != nil || subtitle != nil {
        VStack(spacing: 1) {
          if let title { Text(verbatim: title) }
          if let subtitle { Text(verbatim: subtitle).font(.caption) }
        }
      }
      if !isFirst { drawing(of: image) }
    }
    .modifier(OwnForeground(color: baseForegroundColor?.color))
  }

  @ViewBuilder @MainActor private func drawing(of image: UIImage?) -> some View {
    if showsActivityIndicator {
      ProgressView()
    } else {
      image?.image
    }
  }
}

/// A colour of title and image where one was set.
private struct OwnForeground: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

/// Sides of a rectangle, from where reading begins.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
