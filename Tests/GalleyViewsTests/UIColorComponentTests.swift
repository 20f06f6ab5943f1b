import Galley
import GalleyUIKit
import Testing

/// What colours of UIKit say of themselves.
@MainActor @Suite struct UIColorComponentTests {
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { (one - other).magnitude < 1e-4 }

  private func areNear(_ some: [CGFloat], _ others: [CGFloat]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { isNear($0, $1) }
  }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test func onlyGreysHaveAWhite() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(isNear(white, 2 / 3) && isNear(alpha, 1))
    #expect(UIColor.clear.getWhite(&white, alpha: &alpha))
    #expect(isNear(white, 0) && isNear(alpha, 0))
    #expect(!UIColor.orange.getWhite(nil, alpha: nil))
  }

  /// The sixths of the colour circle begin with red, yellow, green, cyan, blue and magenta.
  @Test(
    arguments: [
      (.red, 0, 1, 1), (.yellow, 1, 1, 1), (.green, 2, 1, 1), (.cyan, 3, 1, 1), (.blue, 4, 1, 1),
      (.magenta, 5, 1, 1), (.orange, 0.5, 1, 1), (.purple, 5, 1, 0.5), (.gray, 0, 0, 0.5),
      (.black, 0, 0, 0),
    ] as [(UIColor, CGFloat, CGFloat, CGFloat)])
  func huesAreSixths(
    _ color: UIColor, _ sixths: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat
  ) {
    var (hue, strength, light, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    #expect(color.getHue(&hue, saturation: &strength, brightness: &light, alpha: &alpha))
    #expect(isNear(hue * 6, sixths) && isNear(strength, saturation), "\(hue), \(strength)")
    #expect(isNear(light, brightness) && isNear(alpha, 1))
  }

  @Test func anAlphaReplacesThatOfTheColor() {
    #expect(areNear(components(UIColor.blue.withAlphaComponent(0.25)), [0, 0, 1, 0.25]))
    let light = components(.systemRed)
    let system = components(UIColor.systemRed.withAlphaComponent(0.5))
    #expect(areNear(system, Array(light.prefix(3)) + [0.5]))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let faded = UIColor.systemRed.withAlphaComponent(0.5).resolvedColor(with: dark)
    let whole = components(UIColor.systemRed.resolvedColor(with: dark))
    #expect(areNear(components(faded), Array(whole.prefix(3)) + [0.5]))
    #expect(!areNear(whole, light))
  }

  @Test func aColorIsResolvedWithTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(areNear(components(dark), [0, 1, 0, 1]) && areNear(components(light), [0, 0, 1, 1]))
  }

  /// The greys of iOS by Apple's Human Interface Guidelines: from 174 to 242 in light, from 99 to 28 in dark.
  @Test func greysComeNearerToTheBackground() {
    let greys: [UIColor] = [.systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]
    func reds(_ style: UIUserInterfaceStyle) -> [CGFloat] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      return greys.map { (components($0.resolvedColor(with: traits))[0] * 255).rounded() }
    }
    #expect(reds(.light) == [174, 199, 209, 229, 242])
    #expect(reds(.dark) == [99, 72, 58, 44, 28])
  }
}
