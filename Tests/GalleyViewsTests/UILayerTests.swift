import Galley
import GalleyUIKit
import Testing

/// The order of layers and views in others, and where they lie.
@MainActor @Suite struct UILayerTests {
  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  @Test func aLayerLiesInOneOther() {
    let (root, other, a, b) = (layer("root"), layer("other"), layer("a"), layer("b"))
    root.addSublayer(a)
    root.addSublayer(b)
    #expect(names(root) == "ab" && a.superlayer === root)
    other.addSublayer(a)
    #expect(names(root) == "b" && names(other) == "a" && a.superlayer === other)
    b.removeFromSuperlayer()
    #expect(root.sublayers == nil && b.superlayer == nil)
    b.removeFromSuperlayer()
    #expect(b.superlayer == nil)
  }

  @Test func aPlaceThatIsNotThereIsTheNearestOne() {
    let (root, a, b, c) = (layer("root"), layer("a"), layer("b"), layer("c"))
    root.insertSublayer(a, at: 9)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, at: 1)
    #expect(names(root) == "bca")
  }

  /// UIKit's documentation: "Inserts the specified sublayer below a different sublayer". A layer that lay further back
  /// comes right behind it, too.
  @Test func aLayerIsInsertedBesideAnother() {
    let root = layer("root")
    let (a, b, c, d, e) = (layer("a"), layer("b"), layer("c"), layer("d"), layer("e"))
    for sublayer in [a, b, c] { root.addSublayer(sublayer) }
    root.insertSublayer(a, below: c)
    #expect(names(root) == "bac")
    root.insertSublayer(b, above: a)
    #expect(names(root) == "abc")
    root.insertSublayer(c, above: a)
    #expect(names(root) == "acb")
    root.insertSublayer(d, below: nil)
    root.insertSublayer(e, above: nil)
    #expect(names(root) == "dacbe")
  }

  @Test func aViewIsInsertedBesideAnother() {
    let root = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { root.addSubview(view) }
    root.insertSubview(a, belowSubview: c)
    #expect(root.subviews == [b, a, c])
    root.insertSubview(b, aboveSubview: a)
    #expect(root.subviews == [a, b, c])
    root.insertSubview(d, belowSubview: UIView())
    #expect(root.subviews == [d, a, b, c])
    root.insertSubview(d, aboveSubview: UIView())
    #expect(root.subviews == [a, b, c, d])
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, d, a] && d.superview === root)
  }

  @Test func boundsAndPositionAreThoseOfTheFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(layer.frame == CGRect(x: 35, y: 30, width: 10, height: 10))
  }
}
