import GalleyGeometry
import GalleyViews

/// Two fingers that move apart or together, under the name of UIKit. The gesture has begun once their distance has
/// changed by a hundredth (assumed). Its place is the middle between the fingers at the start.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much further apart the fingers are than at the start: 1 before they move. Setting it makes that the value at
  /// the fingers' present places, and the velocity 0.
  public var scale: CGFloat {
    get { magnification * unit }
    set {
      unit = magnification > 0 ? newValue / magnification : newValue
      velocity = 0
    }
  }
  /// A second's growth of `scale`.
  public private(set) var velocity: CGFloat = 0
  private var magnification: CGFloat = 1
  /// The scale at the start of the gesture, as far as code has set it.
  private var unit: CGFloat = 1

  override var fingers: Int { 2 }

  override func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    ongoing(MagnifyGesture(), sent) { [self] value, isNew in
      if isNew { unit = 1 }
      magnification = value.magnification
      velocity = value.velocity * unit
      return value.startLocation
    }
  }
}

/// Two fingers that turn, under the name of UIKit. The gesture has begun once they have turned by a degree (assumed).
/// Its place is the middle between the fingers at the start.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the start, clockwise, in radians. Setting it makes that the value at the
  /// fingers' present places, and the velocity 0.
  public var rotation: CGFloat {
    get { turned - taken }
    set {
      taken = turned - newValue
      velocity = 0
    }
  }
  /// A second's turn, in radians.
  public private(set) var velocity: CGFloat = 0
  private var turned: CGFloat = 0
  /// What is taken off the turn.
  private var taken: CGFloat = 0

  override var fingers: Int { 2 }

  override func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    ongoing(RotateGesture(), sent) { [self] value, isNew in
      if isNew { taken = 0 }
      turned = CGFloat(value.rotation.radians)
      velocity = CGFloat(value.velocity.radians)
      return value.startLocation
    }
  }
}
