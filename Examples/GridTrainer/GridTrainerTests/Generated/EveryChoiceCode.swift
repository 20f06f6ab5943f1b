import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum EveryChoiceCode {
  struct ContentView: View {
    var body: some View {
      Grid(alignment: .trailingLastTextBaseline, horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          Tile(color: .red).frame(width: 30, height: 24)
          Tile(color: .orange)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.topLeading)
          Tile(color: .yellow)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.top)
          Tile(color: .green)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.topTrailing)
          Tile(color: .blue)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.leading)
          Tile(color: .purple)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.center)
        }
        GridRow(alignment: .top) {
          Tile(color: .red)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.trailing)
          Tile(color: .orange)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.bottomLeading)
          Tile(color: .yellow)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.bottom)
          Tile(color: .green)
            .frame(width: 30, height: 24)
            .gridCellAnchor(.bottomTrailing)
          Tile(color: .blue).frame(width: 30, height: 24)
          Tile(color: .purple).frame(width: 30, height: 24)
        }
        GridRow(alignment: .center) {
          Tile(color: .red).frame(width: 30, height: 24)
          Tile(color: .orange)
            .frame(width: 30, height: 24)
            .gridCellUnsizedAxes(.horizontal)
          Tile(color: .yellow)
            .frame(height: 24)
            .gridCellUnsizedAxes(.vertical)
          Tile(color: .green)
            .frame(width: 30)
            .gridCellUnsizedAxes([.horizontal, .vertical])
          Tile(color: .blue)
          Tile(color: .purple).frame(width: 30, height: 24)
        }
        GridRow(alignment: .bottom) {
          Tile(color: .red).frame(width: 30, height: 24)
          Tile(color: .orange).frame(width: 30, height: 24)
          Tile(color: .yellow).frame(width: 30, height: 24)
          Tile(color: .green).frame(width: 30, height: 24)
          Tile(color: .blue).frame(width: 30, height: 24)
          Tile(color: .purple).frame(width: 30, height: 24)
        }
        GridRow(alignment: .firstTextBaseline) {
          Tile(color: .red).frame(width: 30, height: 24)
          Tile(color: .orange)
            .frame(width: 30, height: 24)
            .gridCellColumns(2)
          Tile(color: .yellow)
            .frame(width: 30, height: 24)
            .gridCellColumns(3)
          Tile(color: .green)
            .frame(width: 30, height: 24)
            .gridCellColumns(4)
          Tile(color: .blue)
            .frame(width: 30, height: 24)
            .gridCellColumns(5)
          Tile(color: .purple)
            .frame(width: 30, height: 24)
            .gridCellColumns(6)
        }
        GridRow(alignment: .lastTextBaseline) {
          Tile(color: .red).frame(width: 30, height: 24)
          Tile(color: .orange)
            .frame(width: 30, height: 24)
            .gridColumnAlignment(.leading)
          Tile(color: .yellow)
            .frame(width: 30, height: 24)
            .gridColumnAlignment(.center)
          Tile(color: .green)
            .frame(width: 30, height: 24)
            .gridColumnAlignment(.trailing)
          Tile(color: .blue).frame(width: 30, height: 24)
          Tile(color: .purple).frame(width: 30, height: 24)
        }
        GridRow {
          TextTile(text: "\"quoted\" \\(and)\nbroken\tup", size: 12.5, color: .blue)
          TextTile(text: "", size: 30, color: .green)
        }
      }
    }
  }

  struct Tile: View {
    let color: Color

    var body: some View {
      RoundedRectangle(cornerRadius: 5).fill(color.gradient)
    }
  }

  struct TextTile: View {
    let text: String
    let size: CGFloat
    let color: Color

    var body: some View {
      Text(text)
        .font(.system(size: size))
        .foregroundStyle(.white)
        .padding(8)
        .background(color.gradient, in: .rect(cornerRadius: 5))
    }
  }
}
