import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum Honeycomb7Code {
  struct ContentView: View {
    var body: some View {
      Grid(horizontalSpacing: 6, verticalSpacing: 6) {
        GridRow {
          Tile(color: .red, row: 0)
          Tile(color: .orange, row: 0)
          Tile(color: .yellow, row: 0)
          Tile(color: .green, row: 0)
          Tile(color: .blue, row: 0)
        }
        GridRow {
          Tile(color: .yellow, row: 1)
          Tile(color: .green, row: 1)
          Tile(color: .blue, row: 1)
          Tile(color: .purple, row: 1)
          Tile(color: .red, row: 1)
        }
        GridRow {
          Tile(color: .blue, row: 2)
          Tile(color: .purple, row: 2)
          Tile(color: .red, row: 2)
          Tile(color: .orange, row: 2)
          Tile(color: .yellow, row: 2)
        }
        GridRow {
          Tile(color: .red, row: 3)
          Tile(color: .orange, row: 3)
          Tile(color: .yellow, row: 3)
          Tile(color: .green, row: 3)
          Tile(color: .blue, row: 3)
        }
      }
      .clipped()
      .padding(10)
      .border(.gray)
    }
  }

  struct Tile: View {
    let color: Color
    let row: Int

    var body: some View {
      Rectangle()
        .fill(color.gradient)
        .frame(width: 55.4, height: 64)
        .clipShape(Hexagon())
        .offset(x: row.isMultiple(of: 2) ? -15.4 : 15.4)
        .frame(height: 48)
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
