import SwiftUI

// Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
enum BaselinesCode {
  struct ContentView: View {
    var body: some View {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          TextTile(text: "Tide\ntable", size: 40, color: .red)
          TextTile(text: "of the", size: 17, color: .purple)
          TextTile(text: "Quay", size: 28, color: .blue)
        }
        GridRow(alignment: .lastTextBaseline) {
          TextTile(text: "Tide\ntable", size: 40, color: .red)
          TextTile(text: "of the", size: 17, color: .purple)
          TextTile(text: "Quay", size: 28, color: .blue)
        }
      }
      .padding(10)
      .border(.gray)
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
