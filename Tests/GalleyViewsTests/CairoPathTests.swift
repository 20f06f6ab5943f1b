import Foundation
import Galley
import Testing

/// Random paths beside Cairo's image of them (`Tests/Images/cairo-paths.c`). Cairo itself is up to 16 of
/// 255 off the exact area.
@Suite struct CairoPathTests {
  private struct Shape: Decodable {
    var evenOdd: Bool
    var lineWidth: CGFloat
    var points: [[CGFloat]]
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Images")
  private static let (cell, columns) = (64, 8)

  private func path(_ shape: Shape, _ offset: CGPoint) -> Path {
    Path { path in
      for (index, place) in shape.points.enumerated() {
        func point(_ at: Int) -> CGPoint {
          CGPoint(x: place[at] + offset.x, y: place[at + 1] + offset.y)
        }
        if index == 0 {
          path.move(to: point(0))
        } else if place.count == 6 {
          path.addCurve(to: point(4), control1: point(0), control2: point(2))
        } else {
          path.addLine(to: point(0))
        }
      }
    }
  }

  @Test func pixelsAreNearCairos() throws {
    let shapes = try JSONDecoder().decode(
      [Shape].self, from: Data(contentsOf: Self.folder.appendingPathComponent("cairo-paths.json")))
    #expect(shapes.count == 48)
    let other = try Bitmap(
      imageData: Data(contentsOf: Self.folder.appendingPathComponent("cairo-paths.png")))
    let page = ZStack {
      ForEach(shapes.indices, id: \.self) { index in
        let shape = shapes[index]
        let left = CGFloat(index % Self.columns * Self.cell)
        let top = CGFloat(index / Self.columns * Self.cell)
        let outline = path(shape, CGPoint(x: left, y: top))
        let style = StrokeStyle(
          lineWidth: shape.lineWidth, lineCap: index % 3 == 1 ? .round : .butt,
          lineJoin: index % 3 == 0 ? .round : .bevel)
        let inked =
          shape.lineWidth > 0
          ? AnyView(outline.stroke(.black, style: style))
          : AnyView(outline.fill(.black, style: FillStyle(eoFill: shape.evenOdd)))
        inked.clipShape(
          Path(CGRect(x: left, y: top, width: CGFloat(Self.cell), height: CGFloat(Self.cell))))
      }
    }.frame(width: CGFloat(other.width), height: CGFloat(other.height)).background(.white)
    let own = try ImageRenderer(content: page).render().bitmap
    try #require(own.width == other.width && own.height == other.height)
    for index in shapes.indices {
      var (sum, far) = (0, 0)
      let (left, top) = (index % Self.columns * Self.cell, index / Self.columns * Self.cell)
      for y in top..<top + Self.cell {
        for x in left..<left + Self.cell {
          let difference = abs(Int(own[x, y].red) - Int(other[x, y].red))
          sum += difference
          if difference > 20 { far += 1 }
        }
      }
      let mean = Double(sum) / Double(Self.cell * Self.cell)
      #expect(mean < 2, "path \(index): mean \(mean)")
      // Where a thick curve folds, Cairo leaves nicks in four of the strokes.
      let isFolded = shapes[index].lineWidth > 0 && shapes[index].points[1].count == 6
      #expect(far <= (isFolded ? 12 : 0), "path \(index): \(far) pixels")
    }
  }
}
