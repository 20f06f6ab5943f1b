import GalleyGeometry
import GalleyGraphics
import GalleyMotion

/// A change of how a view is drawn that layout does not know of.
nonisolated public protocol VisualEffect: Animatable, Sendable {
  /// Adds what the effect does, the innermost first.
  func _extend(_ steps: inout _VisualEffectSteps)
}

/// An effect that changes nothing: others are added to it.
public struct EmptyVisualEffect: VisualEffect {
  /// The effect that others are added to.
  public init() {}
  public func _extend(_ steps: inout _VisualEffectSteps) {}
}

/// What a visual effect does.
public struct _VisualEffectSteps {
  enum Step: Sendable {
    /// A map about a point of the view, in points.
    case transform(CGAffineTransform, anchor: UnitPoint)
    /// A map for a size, from the view's upper left corner, in points.
    case projection(@Sendable (CGSize) -> ProjectionTransform)
    case effect(Effect)
    /// A Gaussian blur by its standard deviation in points.
    case blur(CGFloat)
    /// One that is not drawn, by its name.
    case ignored(String)
  }
  var steps: [Step] = []
}

private struct AddedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: _VisualEffectSteps.Step?

  func _extend(_ steps: inout _VisualEffectSteps) {
    base._extend(&steps)
    if let step { steps.steps.append(step) }
  }
}

nonisolated extension VisualEffect {
  private func adding(_ step: _VisualEffectSteps.Step?) -> AddedEffect<Self> {
    AddedEffect(base: self, step: step)
  }

  /// One more change of colours; one by a number that is not finite changes nothing.
  private func adding(
    _ amount: Double, _ matrix: (Double) -> ColorMatrix
  ) -> AddedEffect<Self> {
    adding(amount.isFinite ? .effect(.color(matrix(amount))) : nil)
  }

  /// An effect that is not drawn; nil is none.
  func ignoring(_ name: String?) -> some VisualEffect { adding(name.map { .ignored($0) }) }

  /// Draws the view elsewhere, by a width and a height in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view elsewhere, by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(
      .transform(
        CGAffineTransform(
          translationX: EffectLimits.offset(x), y: EffectLimits.offset(y)), anchor: .topLeading))
  }

  /// Draws the view larger or smaller by a factor for each direction, about a point of it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.transform(CGAffineTransform(scaleX: x, y: y), anchor: anchor))
  }

  /// Draws the view larger or smaller by one factor in both directions, about a point of it.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller by a factor for each direction, about a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned clockwise about a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.transform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor: anchor))
  }

  /// As the modifier of this name.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .projection { size in
        ProjectionTransform(
          rotation: angle.radians, axis: axis,
          about: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height), z: anchorZ,
          distance: perspective == 0 ? nil : max(size.width, size.height) / perspective)
      })
  }

  /// Draws the view transformed about its upper left corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.projection { _ in transform })
  }

  /// Draws the view with its opacity multiplied by 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.effect(.opacity(opacity)))
  }

  /// - Parameter opaque: kept for source compatibility: transparent pixels stay so.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius))
  }

  /// Draws colours brighter by an amount that is added to each component; 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(amount, ColorMatrix.brightness)
  }

  /// Draws colours further from a middle grey: 0 is that grey, 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(amount, ColorMatrix.contrast)
  }

  /// Draws colours more or less vivid: 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(amount, ColorMatrix.saturation)
  }

  /// Draws colours nearer to grey: 0 changes nothing, 1 is grey. Values outside count as the nearest.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(amount) { .saturation(1 - min(max($0, 0), 1)) }
  }

  /// Draws every hue turned around the circle of colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(angle.degrees) { .hueRotation(.degrees($0)) }
  }
}
