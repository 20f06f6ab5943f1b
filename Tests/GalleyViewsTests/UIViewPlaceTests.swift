import Galley
import GalleyUIKit
import Testing

/// Where UIKit's views lie in others, what they are told of it, and how large texts are. As UIKit's documentation says.
@MainActor @Suite struct UIViewPlaceTests {
  private final class Told: UIView {
    var words: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      words.append(newSuperview == nil ? "leaves" : "comes")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      words.append(superview == nil ? "out" : "in")
    }
  }

  private final class Round: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
      return x * x + y * y <= bounds.width * bounds.width / 4
    }
  }

  private final class Passing: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  @Test func viewsAreToldOfTheViewAround() {
    let (first, second, told) = (UIView(), UIView(), Told())
    first.addSubview(told)
    #expect(told.words == ["comes", "in"])
    second.insertSubview(told, at: 0)
    #expect(told.words == ["comes", "in", "comes", "in"])
    #expect(first.subviews.isEmpty && second.subviews == [told])
    second.addSubview(UIView())
    second.bringSubviewToFront(told)
    #expect(second.subviews.last === told)
    second.sendSubviewToBack(told)
    #expect(second.subviews.first === told)
    #expect(told.words.count == 4)
    told.removeFromSuperview()
    #expect(told.words.suffix(2) == ["leaves", "out"])
    told.removeFromSuperview()
    #expect(told.words.count == 6)
  }

  @Test func pointsAndRectanglesAreConverted() {
    let outer = UIView(frame: CGRect(x: 100, y: 50, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    outer.addSubview(other)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: -189, y: 22))
    #expect(inner.convert(CGPoint(x: 1, y: 2), from: other) == CGPoint(x: 191, y: -18))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: 70))
    let rect = CGRect(x: 5, y: 5, width: 7, height: 8)
    #expect(inner.convert(rect, to: outer) == CGRect(x: 15, y: 25, width: 7, height: 8))
    #expect(outer.convert(rect, from: inner) == CGRect(x: 15, y: 25, width: 7, height: 8))
    #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test func theInnermostViewIsHit() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let above = Round(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    outer.addSubview(below)
    outer.addSubview(above)
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === above)
    // The corner of the square is outside of the circle.
    #expect(outer.hitTest(CGPoint(x: 11, y: 11), with: nil) === below)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 101, y: 90), with: nil) == nil)
    above.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === below)
    below.alpha = 0
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === outer)
    outer.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) == nil)
  }

  @Test func windowsHaveLevelsAndClassesOfOnesOwn() {
    let window = Passing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
    #expect(window.hitTest(.zero, with: nil) == nil)
    #expect(UIWindow().windowLevel == .normal)
  }

  @Test func textsAreAsLargeAsOnAnImage() throws {
    func drawn(_ text: some View) throws -> CGSize {
      let bitmap = try Renderer().render(text, scale: 3).bitmap
      return CGSize(width: CGFloat(bitmap.width) / 3, height: CGFloat(bitmap.height) / 3)
    }
    let font = UIFont.systemFont(ofSize: 17)
    let words = "A line of some length"
    // Less than a pixel apart, which an image rounds up to.
    func isNear(_ size: CGSize, _ other: CGSize) -> Bool {
      abs(size.width - other.width) < 0.34 && abs(size.height - other.height) < 0.34
    }
    let line = words.size(withAttributes: [.font: font])
    #expect(isNear(line, try drawn(Text(words).font(.system(size: 17)))))
    #expect(NSString(string: words).size(withAttributes: [.font: font]) == line)
    #expect("".size(withAttributes: [.font: font]).width == 0)
    let small = NSAttributedString(string: words).size()
    #expect(isNear(small, try drawn(Text(words).font(.system(size: 12)))))
    let offered = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = words.boundingRect(
      with: offered, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font], context: nil)
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > line.height * 1.9)
    let unwrapped = words.boundingRect(with: offered, attributes: [.font: font], context: nil)
    #expect(unwrapped.size == line)
  }

  @Test func lengthsAreMadeByFunctionsOfC() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
