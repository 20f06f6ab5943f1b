import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum TilesCode {
  struct ContentView: View {
    var body: some View {
      Grid(horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          Tile(color: .red).frame(width: 80, height: 80)
          Tile(color: .orange).frame(width: 80, height: 80)
          Tile(color: .yellow).frame(width: 80, height: 80)
          Tile(color: .green).frame(width: 80, height: 80)
          Tile(color: .blue).frame(width: 80, height: 80)
          Tile(color: .purple).frame(width: 80, height: 80)
        }
        GridRow {
          Tile(color: .red).frame(width: 80, height: 80)
          Tile(color: .orange).frame(width: 80, height: 80)
          Tile(color: .yellow).frame(width: 80, height: 80)
          Tile(color: .green).frame(width: 80, height: 80)
          Tile(color: .blue).frame(width: 80, height: 80)
          Tile(color: .purple).frame(width: 80, height: 80)
        }
        GridRow {
          Tile(color: .red).frame(width: 80, height: 80)
          Tile(color: .orange).frame(width: 80, height: 80)
          Tile(color: .yellow).frame(width: 80, height: 80)
          Tile(color: .green).frame(width: 80, height: 80)
          Tile(color: .blue).frame(width: 80, height: 80)
          Tile(color: .purple).frame(width: 80, height: 80)
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
