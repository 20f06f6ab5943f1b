import GalleyGraphics
import Testing

/// `shape-rendering`: edges that are those of pixels.
@Suite struct SVGCrispEdgesTests {
  /// How many pixels are neither clear nor opaque.
  private func halves(_ body: String) throws -> Int {
    try SVGDrawing(body).bitmap.pixels.count { ![0, 255].contains($0 >> 24) }
  }

  @Test(arguments: ["crispEdges", "optimizeSpeed"]) func edgesAreWhole(value: String) throws {
    let circle = "<circle cx='50.3' cy='50' r='30' stroke='red' stroke-width='3'"
    #expect(try halves("\(circle)/>") > 100)
    #expect(try halves("\(circle) shape-rendering='\(value)'/>") == 0)
    // It is inherited, and texts are no shapes.
    #expect(try halves("<g shape-rendering='\(value)'>\(circle)/></g>") == 0)
    #expect(
      try halves("<g shape-rendering='\(value)'>\(circle) shape-rendering='auto'/></g>") > 100)
    #expect(
      try halves("<text y='50' font-size='30' shape-rendering='\(value)'>So</text>")
        == halves("<text y='50' font-size='30'>So</text>"))
  }

  /// Pixels that are covered by half or more.
  @Test func rectanglesEndAtTheNearestPixels() throws {
    let drawing = try SVGDrawing(
      "<rect x='10.4' y='10.6' width='20' height='20' fill='#0000ff' fill-opacity='.5' "
        + "shape-rendering='crispEdges'/>")
    #expect(
      drawing.colors((9, 20), (10, 20), (29, 20), (30, 20)) == ["-", "0000ff80", "0000ff80", "-"])
    #expect(
      drawing.colors((20, 10), (20, 11), (20, 30), (20, 31)) == ["-", "0000ff80", "0000ff80", "-"])
  }

  /// Neighbours that share an edge between pixels leave no seam.
  @Test func neighboursHaveNoSeam() throws {
    let body =
      "<path d='M0 0H33.4L50.4 100H0Z' fill='red'/><path d='M100 0H33.4L50.4 100H100Z' fill='red'/>"
    let smooth = try SVGDrawing(body).bitmap
    let crisp = try SVGDrawing("<g style='shape-rendering:crispEdges'>\(body)</g>").bitmap
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255).rawValue
    #expect(crisp.pixels.allSatisfy { $0 == red })
    #expect(smooth.pixels.contains { $0 != red })
  }
}
