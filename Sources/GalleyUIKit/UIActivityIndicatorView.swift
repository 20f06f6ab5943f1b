import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What shows that something is going on, under the name of UIKit, drawn as a `ProgressView` without a value.
@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
  /// Its size.
  public var style: Style
  /// Its colour; nil is the system's.
  public var color: UIColor?
  /// Whether it is not seen while it stands still: true by default. It has its place then, too.
  public var hidesWhenStopped = true
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// An indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// A small indicator that stands still in a rectangle of the view around, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Nothing is decoded: a small indicator.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Lets it be seen.
  public func startAnimating() { isAnimating = true }
  /// Lets it stand still.
  public func stopAnimating() { isAnimating = false }

  override var hasLook: Bool { true }
  override func hugs(_ axis: Axis) -> Bool { true }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    AnyView(
      ProgressView().progressViewStyle(.circular)
        .controlSize(style == .large ? .large : .regular).tinted(color?.color)
        .opacity(isAnimating || !hidesWhenStopped ? 1 : 0))
  }

  /// How large an indicator is.
  public enum Style: Int, Hashable, Sendable {
    /// Small: a `ProgressView` of the usual size.
    case medium = 100
    /// Large.
    case large = 101
  }
}
