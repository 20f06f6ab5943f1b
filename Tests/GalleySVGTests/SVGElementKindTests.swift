import Testing

@testable import GalleySVG

struct SVGElementKindTests {
  @Test func eachNameIsItsKind() {
    for kind in SVGElementKind.allCases { #expect(SVGElementKind(name: kind.rawValue) == kind) }
    // Those without a name cannot be meant by one: no element's name is empty or has a colon.
    for kind in [SVGElementKind.other, .otherPrimitive, .foreign] {
      #expect(kind.rawValue.isEmpty || kind.rawValue.contains(":"))
    }
  }

  @Test func otherNamesAreOfThreeKinds() {
    #expect(SVGElementKind(name: "glow") == .other)
    #expect(SVGElementKind(name: "Rect") == .other)
    #expect(SVGElementKind(name: "feGlow") == .otherPrimitive)
    #expect(SVGElementKind(name: ":rect") == .foreign)
    #expect(SVGElementKind(name: ":feBlend") == .foreign)
  }

  @Test func primitivesAreThoseWhoseNamesSayIt() {
    for kind in SVGElementKind.allCases {
      #expect(kind.isPrimitive == kind.rawValue.hasPrefix("fe"), "\(kind)")
    }
  }
}
