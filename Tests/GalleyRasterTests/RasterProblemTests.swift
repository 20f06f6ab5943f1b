import GalleyRaster
import Testing

/// What is not painted is said of one and of several.
@Suite struct RasterProblemTests {
  @Test func oneAndSeveral() {
    let paths: [RasterProblem] = [.undefinedPaths(count: 1), .undefinedPaths(count: 2)]
    #expect(
      paths.map(\.description) == [
        "1 path has a coordinate that is infinite or undefined and was not painted",
        "2 paths have a coordinate that is infinite or undefined and were not painted",
      ])
    let places: [RasterProblem] = [.undefinedPlaces(count: 1), .undefinedPlaces(count: 3)]
    #expect(
      places.map(\.description) == [
        "1 rectangle, image or text has a position that is infinite or undefined and was not painted",
        "3 rectangles, images or texts have a position that is infinite or undefined and were not "
          + "painted",
      ])
    let lines: [RasterProblem] = [.undashedLines(count: 1), .undashedLines(count: 4)]
    #expect(lines[0].description.hasPrefix("1 path has more than "))
    #expect(lines[0].description.hasSuffix(" dashes and was drawn as whole lines"))
    #expect(lines[1].description.hasPrefix("4 paths have more than "))
    #expect(lines[1].description.hasSuffix(" dashes and were drawn as whole lines"))
  }
}
