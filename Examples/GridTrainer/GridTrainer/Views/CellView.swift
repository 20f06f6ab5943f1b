import SwiftUI

/// A cell with the frame that it has, and without what it asks of the grid.
struct CellView<Decoration: ViewModifier>: View {
  let look: CellLook
  let layout: CellLayout
  let honeycomb: Honeycomb?
  /// The index of the row, counted from 0.
  let row: Int
  let decoration: Decoration

  var body: some View {
    if let text = look.text {
      TextTile(text: text, size: look.textSize, color: look.color.value)
        .modifier(CellFrameModifier(layout: layout))
        .modifier(decoration)
    } else if let honeycomb {
      HoneycombTile(
        honeycomb: honeycomb, row: row, color: look.color.value, decoration: decoration
      )
      .modifier(CellFrameModifier(layout: layout))
    } else {
      RoundedRectangle(cornerRadius: 5)
        .fill(look.color.value.gradient)
        .modifier(CellFrameModifier(layout: layout))
        .modifier(decoration)
    }
  }
}

/// The frame that the layout of a cell fixes.
private struct CellFrameModifier: ViewModifier {
  let layout: CellLayout

  func body(content: Content) -> some View {
    content.frame(
      width: layout.fixedWidth.map { CGFloat($0) }, height: layout.fixedHeight.map { CGFloat($0) })
  }
}

/// Words on a background that is as large as they are.
private struct TextTile: View {
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

/// A square that becomes the cell of a honeycomb, step by step.
private struct HoneycombTile<Decoration: ViewModifier>: View {
  let honeycomb: Honeycomb
  let row: Int
  let color: Color
  let decoration: Decoration

  var body: some View {
    tile
      .modifier(decoration)
      .offset(x: row.isMultiple(of: 2) ? -honeycomb.shift : honeycomb.shift)
      .frame(height: honeycomb.rowHeight)
  }

  @ViewBuilder private var tile: some View {
    let square = Rectangle()
      .fill(color.gradient)
      .frame(width: honeycomb.width, height: Honeycomb.side)
    if honeycomb.has(.hexagons) {
      square.clipShape(Hexagon())
    } else {
      square
    }
  }
}

/// A hexagon that stands on its tip.
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
