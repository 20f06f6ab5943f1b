import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum Honeycomb2Code {
  struct ContentView: View {
    var body: some View {
      Grid(horizontalSpacing: 6, verticalSpacing: 20) {
        GridRow {
          Tile(color: .red)
          Tile(color: .orange)
          Tile(color: .yellow)
          Tile(color: .green)
          Tile(color: .blue)
        }
        GridRow {
          Tile(color: .yellow)
          Tile(color: .green)
          Tile(color: .blue)
          Tile(color: .purple)
          Tile(color: .red)
        }
        GridRow {
          Tile(color: .blue)
          Tile(color: .purple)
          Tile(color: .red)
          Tile(color: .orange)
          Tile(color: .yellow)
        }
        GridRow {
          Tile(color: .red)
          Tile(color: .orange)
          Tile(color: .yellow)
          Tile(color: .green)
          Tile(color: .blue)
        }
      }
      .padding(10)
      .border(.gray)
    }
  }

  struct Tile: View {
    let color: Color

    var body: some View {
      Rectangle()
        .fill(color.gradient)
        .frame(width: 55.4, height: 64)
    }
  }
}
