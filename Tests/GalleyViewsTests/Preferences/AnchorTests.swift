import Galley
import Testing

@testable import GalleyViews

@Suite struct AnchorTests {
  @Test func anchorsAreEqualWhereTheirPlacesAre() {
    func anchor(_ box: CGRect) -> Anchor<CGRect> { Anchor(of: box) { box.applying($0) } }
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(anchor(box) == anchor(box))
    for other in [
      CGRect(x: 0, y: 2, width: 3, height: 4), CGRect(x: 1, y: 0, width: 3, height: 4),
      CGRect(x: 1, y: 2, width: 0, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4.000000001),
    ] {
      #expect(anchor(box) != anchor(other))
    }
    // One that never equalled itself would make passes without an end.
    let none = CGRect(x: Double.nan, y: 0, width: 0, height: 0)
    #expect(anchor(none) == anchor(none))
    #expect(Set([anchor(none), anchor(none), anchor(box), anchor(box)]).count == 2)
  }
}
