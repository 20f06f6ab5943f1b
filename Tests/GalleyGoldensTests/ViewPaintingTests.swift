import Galley
import Testing

@testable import GalleyGoldens

/// What the names of a layout's views say of how they paint.
@Suite struct ViewPaintingTests {
  private func view(
    _ name: String, isNamed: Bool = false, text: String? = nil,
    children: [LayoutSnapshot.View] = []
  ) -> LayoutSnapshot.View {
    LayoutSnapshot.View(
      name: name, isNamed: isNamed, text: text, frame: CGRect(x: 0, y: 0, width: 8, height: 8),
      proposal: .unspecified, children: children)
  }

  @Test(
    arguments: [
      ("Spacer(minLength: 4)", .nothing), ("EmptyView", .nothing), ("GeometryReader", .nothing),
      ("Rectangle", .frame), ("Color", .frame), ("Circle", .circle), ("Ellipse", .ellipse),
      ("Capsule", .capsule), ("RoundedRectangle(cornerRadius: 8)", .other), ("Rectangle()", .other),
      ("Image(systemName: \"star\")", .ink), ("StrokedShape<Circle>", .ink), ("Image", .other),
    ] as [(String, LayoutSnapshot.View.Painting)])
  func namesSayHowViewsPaint(_ name: String, _ painting: LayoutSnapshot.View.Painting) {
    #expect(view(name).painting == painting)
    // A name that the code gave says nothing of what the view is.
    #expect(view(name, isNamed: true).painting == .other)
    #expect(view(name, text: "Pier").painting == .ink)
  }

  @Test func decorationsAreBackgroundsAndOverlays() {
    #expect(view("background").decoration == .background)
    #expect(view("background(alignment: .top)").decoration == .background)
    #expect(view("overlay").decoration == .overlay && view("padding(8)").decoration == nil)
    #expect(view("background", isNamed: true).decoration == nil)
  }

  @Test func stacksThatNobodyWroteAreImplicit() {
    let stack = view("ZStack (implicit)", children: [view("Color")])
    #expect(stack.isImplicit && stack.statedName == "ZStack")
    #expect(!view("ZStack").isImplicit && view("ZStack").statedName == "ZStack")
    #expect(view("background", children: [view("Text"), stack]).hasGround)
    let stated = view("ZStack", children: [view("Color")])
    #expect(!view("background", children: [view("Text"), stated]).hasGround)
    #expect(view("ListLayout").statedKind == "List" && view("Grid(2)").statedKind == "Grid")
  }
}
