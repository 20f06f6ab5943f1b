import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum Honeycomb3Code {
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
        .clipShape(Hexagon())
    }
  }

  struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height / 4))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height / 4))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height / 4))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height / 4))
        path.closeSubpath()
      }
    }
  }
}
