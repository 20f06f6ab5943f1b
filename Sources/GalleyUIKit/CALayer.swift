import GalleyGeometry
import GalleyViews

/// The layer of a view, or one within it: its ground, border, corners, shadow and sublayers are drawn; nothing moves.
open class CALayer: NSObject {
  /// Points, at all corners that `maskedCorners` names.
  public var cornerRadius: CGFloat = 0
  /// How the corners are rounded.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The corners that `cornerRadius` rounds: all of them by default.
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether the layer is cut off at its edges and corners. A layer with a corner radius always cuts, but for its shadow.
  public var masksToBounds = false
  /// Points; 0 is no line.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; nil is black.
  public var borderColor: CGColor?
  /// The colour behind the view where the view has no `backgroundColor`; nil is none.
  public var backgroundColor: CGColor?
  /// 0...1, multiplied by the view's `alpha`. At 0 or below the layer is not drawn; above 1 it is opaque.
  public var opacity: Float = 1
  /// Whether the layer is not drawn, nor those in it.
  public var isHidden = false
  /// The colour of the shadow: black by default. Nil is no shadow.
  public var shadowColor: CGColor? = .black
  /// 0...1, how opaque the shadow is: 0 by default, no shadow.
  public var shadowOpacity: Float = 0
  /// How far the shadow is spread, in points: 3 by default.
  public var shadowRadius: CGFloat = 3
  /// Where the shadow lies, in points: 3 points further up by default, as in Core Animation.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The outline of the shadow; nil is that of what is drawn. On an image it has no effect.
  public var shadowPath: CGPath?
  /// Whether the layer is kept as pixels. On an image it has no effect.
  public var shouldRasterize = false
  /// The pixels to a point. On an image it has no effect.
  public var contentsScale: CGFloat = 1
  /// Where the layer lies among others: those with lower numbers are drawn first. 0 by default.
  public var zPosition: CGFloat = 0
  /// A name for your own use.
  public var name: String?
  /// What changes the layer's look. On an image it has no effect.
  public var filters: [Any]?
  /// The layer's place in the one around, in points. A layer that is a view's own has the view's size; of another one
  /// a frame of size zero draws nothing.
  open var frame = CGRect.zero
  /// The layers in this one, the last one in front; nil is none.
  public private(set) var sublayers: [CALayer]?
  /// The layer around; nil for one that was not added to another.
  public private(set) weak var superlayer: CALayer?
  /// The view that has the layer; nil of other layers.
  weak var owner: UIView?
  /// Whose opacity the layer and those in it have; nil is none. Its frame is in the layer's own points.
  public var mask: CALayer?

  /// A layer without a size.
  public override required init() { super.init() }
  /// A copy of what a layer draws: its own properties are those of a new layer.
  public required convenience init(layer: Any) { self.init() }
  /// Nothing is decoded: nil.
  public required init?(coder: NSCoder) { nil }

  /// The rectangle from zero with the size of `frame`, in points. Setting it changes the frame's size, and nothing else.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of `frame`, in points of the layer around. Setting it moves the frame.
  public var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Adds a layer in front of the others; it leaves the one that it was in.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }

  /// Adds a layer at a place among the sublayers; a place that is not there is the nearest one.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    addSublayer(layer)
    var layers = sublayers ?? []
    guard let added = layers.popLast() else { return }
    layers.insert(added, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Adds a layer behind one of the sublayers; behind all where that is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32(others.firstIndex { $0 === sibling } ?? 0))
  }

  /// Adds a layer in front of one of the sublayers; in front of all where that is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = (sublayers ?? []).filter { $0 !== layer }
    let place = others.firstIndex { $0 === sibling } ?? others.count
    insertSublayer(layer, at: UInt32(place + 1))
  }

  /// Takes the layer out of the one around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Would place the sublayers. Galley does not call it.
  open func layoutSublayers() {}
  /// Asks for a layout later. Does nothing.
  public func setNeedsLayout() {}
  /// Asks to be drawn anew. Does nothing: the layer is drawn as it is when the image is.
  public func setNeedsDisplay() {}
  /// Stops movements. Does nothing: nothing moves.
  public func removeAllAnimations() {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners that begin earlier and bend more gently than circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  var style: RoundedCornerStyle { self == .continuous ? .continuous : .circular }
}
