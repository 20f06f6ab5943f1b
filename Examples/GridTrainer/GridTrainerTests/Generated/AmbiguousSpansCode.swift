import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum AmbiguousSpansCode {
  struct ContentView: View {
    var body: some View {
      Grid(horizontalSpacing: 20, verticalSpacing: 20) {
        GridRow {
          Tile(color: .green).frame(width: 50, height: 50)
          Tile(color: .purple)
            .frame(height: 50)
            .gridCellColumns(2)
            .gridCellUnsizedAxes(.horizontal)
          Tile(color: .blue).frame(width: 50, height: 50)
          Tile(color: .yellow).frame(width: 50, height: 50)
        }
        GridRow {
          Tile(color: .green).frame(width: 50, height: 50)
          Tile(color: .purple).frame(width: 50, height: 50)
          Tile(color: .blue)
            .frame(height: 50)
            .gridCellColumns(2)
            .gridCellUnsizedAxes(.horizontal)
          Tile(color: .yellow).frame(width: 50, height: 50)
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
