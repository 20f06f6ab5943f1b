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
