import GalleyGeometry
import GalleyLayout
import GalleyViews

/// An image under the name of UIKit, fitted into the view as `contentMode` says.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// What is drawn; nil is nothing.
  public var image: UIImage?

  override var hearsTouchesByDefault: Bool { false }

  /// A view of an image that fills the view around.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The image in a view of a size; nil is as large as it is.
  @ViewBuilder func content(fitted: Bool) -> some View {
    if let shown = image?.image {
      Group {
        switch contentMode {
        case _ where !fitted: shown
        case .scaleToFill, .redraw: shown.resizable()
        case .scaleAspectFit: shown.resizable().scaledToFit()
        case .scaleAspectFill: shown.resizable().scaledToFill()
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
          .bottomRight:
          shown
        }
      }
      .foregroundStyle(tintColor.color)
    }
  }

  /// Where an image lies that is not stretched.
  var place: Alignment {
    switch contentMode {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    }
  }
}

/// What shows that something is going on, under the name of UIKit. It is not drawn: in a `UIViewRepresentable` an outlined
/// box has its place, and the report names it. `ProgressView` is drawn.
@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
  override var isDrawn: Bool { false }
  /// Its size. On an image it has no effect.
  public var style: Style
  /// Its colour; nil is the system's. On an image it has no effect.
  public var color: UIColor?
  /// Whether it is not seen while it stands still: true by default. On an image it has no effect.
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

  /// Lets it turn. On an image it has no effect.
  public func startAnimating() { isAnimating = true }
  /// Lets it stand still. On an image it has no effect.
  public func stopAnimating() { isAnimating = false }

  /// How large an indicator is.
  public enum Style: Int, Hashable, Sendable {
    /// Small. On an image it has no effect.
    case medium = 100
    /// Large. On an image it has no effect.
    case large = 101
  }
}
