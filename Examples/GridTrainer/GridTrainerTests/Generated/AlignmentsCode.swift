import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum AlignmentsCode {
  struct ContentView: View {
    var body: some View {
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          Tile(color: .orange).frame(width: 40, height: 40)
          Tile(color: .blue)
            .frame(width: 40, height: 40)
            .gridColumnAlignment(.trailing)
          Tile(color: .purple).frame(width: 80, height: 80)
        }
        GridRow(alignment: .bottom) {
          Tile(color: .orange).frame(width: 40, height: 40)
          Tile(color: .blue).frame(width: 40, height: 40)
          Tile(color: .purple).frame(width: 80, height: 80)
        }
        GridRow {
          Tile(color: .orange).frame(width: 80, height: 80)
          Tile(color: .blue).frame(width: 80, height: 80)
          Tile(color: .purple).frame(width: 40, height: 40)
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
