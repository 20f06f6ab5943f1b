import Galley
import GalleySwiftTesting
import Testing

/// A page each of all that there is of a kind: shapes, joins and caps, blend modes, effects.
@Suite struct GoldenPages {
  private func page(_ columns: Int, _ cells: [AnyView], cell: CGFloat = 56) -> some View {
    VStack(spacing: 8) {
      ForEach(0..<(cells.count + columns - 1) / columns, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(row * columns..<min((row + 1) * columns, cells.count), id: \.self) { index in
            cells[index].frame(width: cell, height: cell)
          }
        }
      }
    }.padding(8)
  }

  @Test func shapes() throws {
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 0, topTrailingRadius: 30)
    let shapes: [AnyShape] = [
      AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 14)),
      AnyShape(RoundedRectangle(cornerRadius: 14, style: .circular)), AnyShape(uneven),
      AnyShape(Circle()), AnyShape(Ellipse()), AnyShape(Capsule()), AnyShape(Hexagon()),
      AnyShape(Hexagon(cornerRadius: 8)), AnyShape(RegularPolygon(sides: 3)),
      AnyShape(RegularPolygon(sides: 5, cornerRadius: 5)), AnyShape(Star(points: 5)),
      AnyShape(Star(points: 9, innerRatio: 0.7)), AnyShape(Circle().trim(from: 0.1, to: 0.7)),
      AnyShape(Star(points: 6).rotation(.degrees(10))),
      AnyShape(RoundedRectangle(cornerRadius: 9).inset(by: 7)),
    ]
    let filled = shapes.map { AnyView($0.fill(.indigo)) }
    let stroked = shapes.map { AnyView($0.stroke(.orange, lineWidth: 3)) }
    let thin = shapes.map { AnyView($0.stroke(.black, lineWidth: 0.5)) }
    expectGolden(of: page(8, filled + stroked + thin), named: "shapes", suite: "Pages")
  }

  @Test func strokes() throws {
    var line = Path()
    line.move(to: CGPoint(x: 8, y: 46))
    line.addLine(to: CGPoint(x: 22, y: 10))
    line.addLine(to: CGPoint(x: 34, y: 46))
    line.addQuadCurve(to: CGPoint(x: 48, y: 10), control: CGPoint(x: 50, y: 50))
    var point = Path()
    point.move(to: CGPoint(x: 28, y: 28))
    point.addLine(to: CGPoint(x: 28, y: 28))
    var cells: [AnyView] = []
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    let caps: [CGLineCap] = [.butt, .round, .square]
    for join in joins {
      for cap in caps {
        let style = StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join)
        cells.append(AnyView(line.stroke(.teal, style: style).opacity(0.8)))
      }
      for width in [0.25, 1, 2.5] as [CGFloat] {
        cells.append(
          AnyView(line.stroke(.black, style: StrokeStyle(lineWidth: width, lineJoin: join))))
      }
    }
    for limit in [1, 2, 10] as [CGFloat] {
      let style = StrokeStyle(lineWidth: 7, lineJoin: .miter, miterLimit: limit)
      cells.append(AnyView(line.stroke(.brown, style: style)))
    }
    for cap in caps {
      cells.append(AnyView(point.stroke(.red, style: StrokeStyle(lineWidth: 20, lineCap: cap))))
    }
    for (dash, phase) in [([8, 4], 0), ([8, 4], 6), ([1, 7], 0), ([12, 3, 2, 3], 0)]
      as [([CGFloat], CGFloat)]
    {
      let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: dash, dashPhase: phase)
      cells.append(AnyView(Circle().strokeBorder(.purple, style: style)))
      cells.append(
        AnyView(RoundedRectangle(cornerRadius: 12).stroke(.blue, style: style).padding(3)))
    }
    cells.append(
      AnyView(
        Circle().stroke(.green, lineWidth: 6).scaleEffect(x: 1, y: 0.5).rotationEffect(.degrees(30))
      ))
    expectGolden(of: page(6, cells), named: "strokes", suite: "Pages")
  }

  @Test func blendModes() throws {
    let cells = BlendMode.allCases.map { mode in
      AnyView(
        ZStack {
          LinearGradient(
            colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: 48, height: 34).offset(x: -4, y: -6)
          Circle().fill(
            LinearGradient(
              colors: [.blue, .white.opacity(0.6)], startPoint: .top, endPoint: .bottom)
          ).frame(width: 40, height: 40).offset(x: 6, y: 6).blendMode(mode)
        }.frame(width: 56, height: 56).compositingGroup())
    }
    expectGolden(of: page(6, cells), named: "blend-modes", suite: "Pages")
  }

  @Test func effects() throws {
    let tile = ZStack {
      LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
      Text("Ag").font(.title2).bold().foregroundStyle(.white)
    }.frame(width: 44, height: 44).clipShape(RoundedRectangle(cornerRadius: 10))
    let cells: [AnyView] = [
      AnyView(tile), AnyView(tile.opacity(0.4)), AnyView(tile.blur(radius: 2)),
      AnyView(tile.blur(radius: 6)), AnyView(tile.shadow(radius: 5, y: 3)),
      AnyView(tile.compositingGroup().shadow(color: .red, radius: 2, x: 4, y: 4)),
      AnyView(tile.brightness(0.2)), AnyView(tile.contrast(1.8)), AnyView(tile.saturation(0.2)),
      AnyView(tile.grayscale(1)), AnyView(tile.hueRotation(.degrees(90))),
      AnyView(tile.colorMultiply(.mint)), AnyView(tile.colorInvert()),
      AnyView(tile.mask { Star(points: 5) }), AnyView(tile.luminanceToAlpha()),
      AnyView(tile.rotationEffect(.degrees(25))), AnyView(tile.scaleEffect(x: -1, y: 0.7)),
      AnyView(tile.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))),
      AnyView(tile.rotation3DEffect(.degrees(55), axis: (x: 1, y: 0, z: 0))),
      AnyView(tile.rotation3DEffect(.degrees(60), axis: (x: 1, y: 1, z: 0), perspective: 0)),
      AnyView(tile.overlay { Rectangle().fill(.ultraThinMaterial).frame(height: 22) }),
      AnyView(
        Circle().fill(.blue.shadow(.inner(radius: 4, y: 3)).shadow(.drop(radius: 3, y: 2)))
          .padding(6)),
      AnyView(
        LinearGradient(colors: [.black, .gray], startPoint: .top, endPoint: .bottom)
          .environment(\.ditheredGradients, true)),
      AnyView(tile.clipShape(Circle()).clipShape(Hexagon())),
    ]
    expectGolden(of: page(6, cells), named: "effects", suite: "Pages")
  }
}
