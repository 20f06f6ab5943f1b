import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum AnchorsCode {
  struct ContentView: View {
    var body: some View {
      Grid(alignment: .topTrailing, horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          Tile(color: .red)
            .frame(width: 36, height: 36)
            .gridCellAnchor(.center)
          Tile(color: .orange)
            .frame(width: 36, height: 36)
            .gridCellAnchor(.bottomLeading)
          Tile(color: .yellow).frame(width: 80, height: 110)
        }
        GridRow {
          Tile(color: .green).frame(width: 36, height: 36)
          Tile(color: .blue)
            .frame(width: 36, height: 36)
            .gridCellAnchor(.trailing)
          Tile(color: .purple).frame(width: 110, height: 110)
        }
      }
      .padding(10)
      .border(.gray)
    }
  }

  struct Tile: View {
    let color: Color

    var body: some View {
      RoundedRectangle(cornerRadius: 5).fill(color.gradient)
    }
  }
}
