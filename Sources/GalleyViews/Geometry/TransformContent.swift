import GalleyGeometry
import GalleyLayout

/// A transform about a point of the view's box.
struct TransformContent: EffectContent {
  /// The map in points, about the anchor. Turns and sizes move by themselves: a matrix between two turns is none.
  enum Map {
    case scale(CGSize)
    case rotation(Angle)
    case matrix(CGAffineTransform)
  }
  /// The modifier.
  private let modifier: String
  var anchor: UnitPoint
  private(set) var map: Map
  var frameMovement: FrameMovement { .group }

  /// The modifier with its numbers, but for a matrix.
  var name: String {
    switch map {
    case .scale(let size):
      let factors = size.width == size.height ? [size.width] : [size.width, size.height]
      return "\(modifier)(\(factors.map(\.shortDescription).joined(separator: ", ")))"
    case .rotation(let angle): return "\(modifier)(\(CGFloat(angle.degrees).shortDescription)°)"
    case .matrix: return modifier
    }
  }

  init(name: String, anchor: UnitPoint, map: Map) {
    (modifier, self.anchor, self.map) = (name, anchor, map)
  }

  init(name: String, anchor: UnitPoint, transform: CGAffineTransform) {
    self.init(name: name, anchor: anchor, map: .matrix(transform))
  }

  private var transform: CGAffineTransform {
    switch map {
    case .scale(let size): CGAffineTransform(scaleX: size.width, y: size.height)
    case .rotation(let angle): CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    case .matrix(let matrix): matrix
    }
  }

  /// The transform of a view in `frame`, in the frame's own unit, `scale` of them to a point. From right to left it is
  /// mirrored: it turns the other way, about a point that is counted from the right edge (OpenSwiftUI,
  /// `DefaultGeometryEffectProvider` and `_RotationEffect.Data`).
  func transform(
    about frame: CGRect, scale: CGFloat, in direction: LayoutDirection
  ) -> CGAffineTransform {
    let whole = transform(about: frame, scale: scale)
    guard direction == .rightToLeft else { return whole }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    return mirror.concatenating(whole).concatenating(mirror)
  }

  private func transform(about frame: CGRect, scale: CGFloat) -> CGAffineTransform {
    let center = frame.point(at: anchor)
    var scaled = transform
    scaled.tx *= scale
    scaled.ty *= scale
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(scaled)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform? {
    transform(about: CGRect(origin: .zero, size: size), scale: 1, in: direction)
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    display(node, in: node.environment.layoutDirection, to: &builder)
  }

  func display(
    _ node: ViewNode, in direction: LayoutDirection, to builder: inout DisplayBuilder
  ) {
    let whole = transform(
      about: builder.pixelFrame(of: node).cgRect, scale: builder.grid.scale, in: direction)
    // A view that is squeezed to nothing is not drawn (SH10).
    guard whole.a * whole.d - whole.b * whole.c != 0 else { return }
    builder.mapping(by: whole) { $0.displayChildren(of: node) }
  }
}

extension TransformContent: MovingContent {
  var movingData: AnimatableVector {
    get {
      let place = [Double(anchor.x), Double(anchor.y)]
      return switch map {
      case .scale(let size): AnimatableVector(place + [Double(size.width), Double(size.height)])
      case .rotation(let angle): AnimatableVector(place + [angle.radians])
      case .matrix(let m):
        AnimatableVector(place + [m.a, m.b, m.c, m.d, m.tx, m.ty].map { Double($0) })
      }
    }
    set {
      anchor = UnitPoint(x: CGFloat(newValue[0]), y: CGFloat(newValue[1]))
      switch map {
      case .scale: map = .scale(CGSize(width: newValue[2], height: newValue[3]))
      case .rotation: map = .rotation(.radians(newValue[2]))
      case .matrix:
        map = .matrix(
          CGAffineTransform(
            a: CGFloat(newValue[2]), b: CGFloat(newValue[3]), c: CGFloat(newValue[4]),
            d: CGFloat(newValue[5]), tx: CGFloat(newValue[6]), ty: CGFloat(newValue[7])))
      }
    }
  }

  func canMove(to other: TransformContent) -> Bool { modifier == other.modifier }
}
