import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A switch under the name of UIKit, drawn as a `Toggle` without a label. A tap sends `valueChanged`.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether the switch is on: false by default.
  public var isOn = false
  /// The colour of a switch that is on; nil is the system's.
  public var onTintColor: UIColor?
  /// The colour of the knob; nil is the system's. On an image it has no effect.
  public var thumbTintColor: UIColor?

  /// Turns the switch on or off. Nothing moves.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var hasLook: Bool { true }
  override func hugs(_ axis: Axis) -> Bool { true }
  /// Apple's documentation of `UISwitch.init(frame:)`: a switch has its own size, whatever the frame's is.
  override var lookPlace: Alignment { .topLeading }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let isOn = Binding<Bool>(
      get: { self.isOn },
      set: { on in
        self.isOn = on
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        changed()
      })
    return AnyView(
      Toggle(isOn: isOn) { EmptyView() }.labelsHidden().toggleStyle(.switch)
        .tinted(onTintColor?.color))
  }
}

/// A slider under the name of UIKit, drawn as a `Slider`. A knob that is dragged sends `valueChanged`.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Where the knob is: 0 by default. It stays between the ends.
  public var value: Float {
    get { min(max(stated, minimumValue), max(minimumValue, maximumValue)) }
    set { stated = newValue }
  }
  private var stated: Float = 0
  /// The value at the start: 0 by default.
  public var minimumValue: Float = 0
  /// The value at the end: 1 by default.
  public var maximumValue: Float = 1
  /// Whether changes are told while the knob is dragged, and not only at the end: true by default.
  public var isContinuous = true
  /// The colour of the track up to the knob; nil is the system's.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob; nil is the system's. On an image it has no effect.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil is the system's. On an image it has no effect.
  public var thumbTintColor: UIColor?
  /// An image before the track. On an image it has no effect.
  public var minimumValueImage: UIImage?
  /// An image behind the track. On an image it has no effect.
  public var maximumValueImage: UIImage?

  /// Moves the knob. Nothing is told, and nothing moves.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Changes the image of the knob in a state. Does nothing.
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}

  override var hasLook: Bool { true }
  /// assumed: the height is the system's.
  override func hugs(_ axis: Axis) -> Bool { axis == .vertical }
  override func lacksLength(_ axis: Axis) -> Bool { axis == .horizontal }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let value = Binding<Float>(
      get: { self.value },
      set: { value in
        self.value = value
        if self.isContinuous { self.sendActions(for: .valueChanged) }
        changed()
      })
    let least = minimumValue.isNaN ? 0 : minimumValue
    let ends = least...max(least, maximumValue)
    return AnyView(
      Slider(value: value, in: ends) { isEditing in
        if !isEditing, !self.isContinuous {
          self.sendActions(for: .valueChanged)
          changed()
        }
      }
      .tinted(minimumTrackTintColor?.color ?? statedTint))
  }
}

/// A stepper under the name of UIKit, drawn as a `Stepper` without a label. A tap on a sign sends `valueChanged`.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The number: 0 by default. It stays between the ends.
  public var value: Double {
    get { min(max(stated, minimumValue), max(minimumValue, maximumValue)) }
    set { stated = newValue }
  }
  private var stated = 0.0
  /// The least number: 0 by default.
  public var minimumValue = 0.0
  /// The greatest number: 100 by default.
  public var maximumValue = 100.0
  /// What a tap adds or takes: 1 by default.
  public var stepValue = 1.0
  /// Whether a step beyond an end goes on from the other one: false by default.
  public var wraps = false
  /// Whether a sign that is held counts on: true by default. On an image it has no effect.
  public var autorepeat = true
  /// Whether changes are told while a sign is held: true by default. On an image it has no effect.
  public var isContinuous = true

  /// Changes the image of the minus sign in a state. Does nothing.
  public func setDecrementImage(_ image: UIImage?, for state: UIControlState) {}
  /// Changes the image of the plus sign in a state. Does nothing.
  public func setIncrementImage(_ image: UIImage?, for state: UIControlState) {}

  override var hasLook: Bool { true }
  override func hugs(_ axis: Axis) -> Bool { true }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let (canAdd, canTake) = (wraps || value < maximumValue, wraps || value > minimumValue)
    return AnyView(
      Stepper(
        label: { EmptyView() },
        onIncrement: canAdd ? { self.step(self.stepValue, changed) } : nil,
        onDecrement: canTake ? { self.step(-self.stepValue, changed) } : nil
      )
      .labelsHidden())
  }

  private func step(_ step: Double, _ changed: () -> Void) {
    let new = value + step
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    changed()
  }
}

/// The dots of pages under the name of UIKit, drawn as those of a `TabView` of pages. Touches do not change the page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// How many dots there are: none by default.
  public var numberOfPages = 0
  /// The page that is shown, from 0. It stays within the pages.
  public var currentPage: Int {
    get { min(max(stated, 0), max(numberOfPages, 1) - 1) }
    set { stated = newValue }
  }
  private var stated = 0
  /// The colour of the dot of the page that is shown; nil is white.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots; nil is a faint white.
  public var pageIndicatorTintColor: UIColor?
  /// Whether a single page has no dot: false by default.
  public var hidesForSinglePage = false
  /// What is behind the dots. On an image it has no effect.
  public var backgroundStyle = BackgroundStyle.automatic

  /// What is behind the dots of pages.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// By what is done with them. On an image it has no effect.
    case automatic
    /// A capsule. On an image it has no effect.
    case prominent
    /// Nothing. On an image it has no effect.
    case minimal
  }

  override var hasLook: Bool { true }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    AnyView(
      PageDots(
        count: hidesForSinglePage && numberOfPages < 2 ? 0 : max(numberOfPages, 0),
        selected: currentPage, color: currentPageIndicatorTintColor?.color,
        otherColor: pageIndicatorTintColor?.color))
  }
}

/// A bar of progress under the name of UIKit, drawn as a `ProgressView` with a value.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// What is done, 0...1: 0 by default. It stays within.
  public var progress: Float {
    get { stated }
    set { stated = min(max(newValue, 0), 1) }
  }
  private var stated: Float = 0
  /// How the bar looks. Both are drawn alike.
  public var progressViewStyle: Style
  /// The colour of the part that is done; nil is the system's.
  public var progressTintColor: UIColor?
  /// The colour of the part that is left; nil is the system's. On an image it has no effect.
  public var trackTintColor: UIColor?

  /// A bar of a look. Both are drawn alike.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
  }

  /// A bar in a rectangle of the view around, in points.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
  }

  /// Nothing is decoded: a bar without progress.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
  }

  /// Changes what is done. Nothing moves.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// How a bar of progress looks.
  public enum Style: Int, Hashable, Sendable {
    /// The usual one.
    case `default`
    /// That of toolbars: drawn as the usual one.
    case bar
  }

  override var hasLook: Bool { true }
  /// assumed: the height is the system's.
  override func hugs(_ axis: Axis) -> Bool { axis == .vertical }
  override func lacksLength(_ axis: Axis) -> Bool { axis == .horizontal }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    AnyView(
      ProgressView(value: Double(progress)).progressViewStyle(.linear)
        .tinted(progressTintColor?.color ?? statedTint))
  }
}
