import GalleyBudget
import GalleyDiagnostics
import GalleyGeometry
import GalleyText
import GalleyViews

/// Why there is no image.
public enum RenderError: Error, Hashable, Sendable {
  /// The view answered a size without area.
  case empty(CGSize)
  /// The view answered an infinite or undefined size.
  case notFinite(CGSize)
  /// More pixels than the limits allow.
  case tooLarge(width: CGFloat, height: CGFloat, scale: CGFloat, limit: String)
  /// The scale is not a positive finite number.
  case invalidScale(CGFloat)
  /// Fonts are not those of the lock.
  case fonts([FontLock.Mismatch])
  /// Views lie too deep within each other, or a font cannot be opened.
  case problems([RenderProblem])
  /// The image needs more memory or time than `RenderLimits.image` allows; the view that was made then, where it
  /// is known.
  case limit(LimitError, view: String?, source: SourceLocation?)
}

extension RenderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty(let size):
      return "there is nothing to draw: the view answered \(size.width.shortDescription) x "
        + "\(size.height.shortDescription) points; give it content or a frame"
    case .notFinite(let size):
      return
        "the view answered \(size.width.shortDescription) x \(size.height.shortDescription) points, which is "
        + "not a finite size; give the view a frame, or the canvas a size"
    case .tooLarge(let width, let height, let scale, let limit):
      return
        "an image of \(width.shortDescription) x \(height.shortDescription) points at scale \(scale.shortDescription) exceeds "
        + "the limit of \(limit)"
    case .invalidScale(let scale):
      return "the scale is \(scale.shortDescription); expected a finite number above 0"
    case .fonts(let mismatches):
      return mismatches.map(\.description).joined(separator: "; ")
    case .problems(let problems):
      return problems.map(\.description).joined(separator: "; ")
    case .limit(let excess, let view, _):
      return view.map { "\($0): \(excess)" } ?? excess.description
    }
  }
}
