import GalleyGeometry
import Testing

@Suite struct ProjectionTests {
  private func close(_ one: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let one else { return false }
    return (one.x - x).magnitude < 1e-9 && (one.y - y).magnitude < 1e-9
  }

  @Test func aTurnAboutZIsAPlainRotation() {
    let turn = ProjectionTransform(
      rotation: .pi / 6, axis: (x: 0, y: 0, z: 3), about: .zero, distance: 100)
    let plain = CGPoint(x: 7, y: -4).applying(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(close(CGPoint(x: 7, y: -4).applying(turn), plain.x, plain.y))
  }

  @Test func withoutPerspectiveATurnNarrows() {
    let turn = ProjectionTransform(
      rotation: .pi / 3, axis: (x: 0, y: 1, z: 0), about: CGPoint(x: 50, y: 0), distance: nil)
    #expect(close(CGPoint(x: 90, y: 30).applying(turn), 70, 30))
    #expect(close(CGPoint(x: 50, y: 30).applying(turn), 50, 30))
  }

  /// Turned by 45 degrees about y, the right side lies further away by 40 sin 45: all there is smaller by
  /// 1 / (1 + 40 sin 45 / 100).
  @Test func whatIsFurtherAwayIsSmaller() {
    let turn = ProjectionTransform(
      rotation: .pi / 4, axis: (x: 0, y: 1, z: 0), about: CGPoint(x: 50, y: 20), distance: 100)
    let sine = CGFloat(2).squareRoot() / 2
    let share = 1 / (1 + 40 * sine / 100)
    #expect(close(CGPoint(x: 90, y: 60).applying(turn), 50 + 40 * sine * share, 20 + 40 * share))
    // An axis in front of the view moves what is turned about it.
    let moved = ProjectionTransform(
      rotation: .pi, axis: (x: 0, y: 1, z: 0), about: .zero, z: 10, distance: 100)
    #expect(close(CGPoint(x: 8, y: 8).applying(moved), -8 / 0.9, 8 / 0.9))
  }

  @Test func theWayBack() throws {
    let turn = ProjectionTransform(
      rotation: 0.8, axis: (x: 1, y: 2, z: 0.5), about: CGPoint(x: 30, y: 40), distance: 300)
    let back = try #require(turn.inverted)
    let place = try #require(CGPoint(x: 12, y: 77).applying(turn))
    let again = try #require(place.applying(back))
    #expect((again.x - 12).magnitude < 1e-9 && (again.y - 77).magnitude < 1e-9)
    #expect(turn.concatenating(back).inverted != nil)
    let edge = ProjectionTransform(
      rotation: .pi / 2, axis: (x: 0, y: 1, z: 0), about: .zero, distance: nil)
    let width = (CGPoint(x: 40, y: 0).applying(edge)?.x ?? 1).magnitude
    #expect(width < 1e-9)
  }

  @Test func whatLiesBehindTheViewerHasNoPlace() {
    let turn = ProjectionTransform(
      rotation: -.pi / 2, axis: (x: 0, y: 1, z: 0), about: .zero, distance: 30)
    #expect(CGPoint(x: 40, y: 0).applying(turn) == nil)
    #expect(
      ProjectionTransform(rotation: 1, axis: (x: 0, y: 0, z: 0), about: .zero, distance: 9)
        .isIdentity)
  }
}
