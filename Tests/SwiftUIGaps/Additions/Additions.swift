import Galley
import SwiftUI

// row: `WrappingHStack`, `FlexibleView`
// row: `HFlow`, `VFlow`, `LineBreak`
// row: `Honeycomb`, `Hexagon`
struct Sample_additions: View {
  var body: some View {
    WrappingHStack {
      Text("a"); Text("b")
    }
    FlexibleView(data: ["a", "b"]) { Text($0) }
    HFlow {
      Text("a"); LineBreak(); Text("b").startInNewLine().flexibility(.maximum)
    }
    VFlow { Text("a").endLine() }
    Honeycomb(columns: 2) { Text("a") }
    Hexagon().fill(.red)
    Rectangle().clipShape(.hexagon)
  }
}

// row: `gridCellRows`
struct Sample_spans: View {
  var body: some View {
    Grid { GridRow { Text("a").gridCellRows(2) } }.environment(\.gridBehavior, .swiftUI)
  }
}

// row: `Font.feature`, `Font.variation`
// row: `textJustified`, `textBalanced`, `\.hyphenation`
struct Sample_setting: View {
  var body: some View {
    Text("a").textJustified().textBalanced().textFit(smallest: 8, largest: 20)
      .layoutName("setting").environment(\.hyphenation, true)
      .font(.body.feature("ss01").variation("GRAD", 50))
  }
}

// row: `RegularPolygon`, `Star`
struct Sample_polygons: View {
  var body: some View {
    RegularPolygon(sides: 5).fill(Color(hex: "#336699") ?? .red)
    Star(points: 5).fill(Color(light: .black, dark: .white))
      .environment(\.imageDate, Date(timeIntervalSince1970: 0))
      .environment(\.usesUserDefaults, false)
  }
}
