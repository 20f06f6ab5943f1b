import GalleyGeometry

/// Symbols made of others: in a circle or a square, with a line through them, with a badge.
enum SymbolComposition {
  /// A shape around a symbol, in the box of 24 units.
  struct Enclosure {
    var path: Path
    /// How large the symbol in it is.
    var scale: CGFloat

    /// The outline of the shape with the symbol in it.
    /// - Parameter color: of both in multicolour; nil is the symbol's, where it has one.
    func outlined(around symbol: SymbolDrawing, color: Color?) -> SymbolDrawing {
      let color = color ?? Self.ground(of: symbol)
      let shape = SymbolDrawing.Layer(operation: .stroke, path: path, level: 2, color: color)
      return SymbolDrawing(layers: [shape] + inner(symbol).colored(color).layers)
    }

    /// The colour that a symbol gives the shape around it: white is no ground.
    private static func ground(of symbol: SymbolDrawing) -> Color? {
      symbol.uniformColor.flatMap { $0 == .white ? nil : $0 }
    }

    /// The shape filled, as large as its outline, and the symbol as a hole in it; in levels the hole is filled, in
    /// multicolour it is white.
    /// - Parameter color: of the shape in multicolour; nil is the symbol's, where it has one.
    func filled(around symbol: SymbolDrawing, color: Color?) -> SymbolDrawing {
      let color = color ?? Self.ground(of: symbol)
      let shape = [
        SymbolDrawing.Layer(operation: .fill, path: path, level: 2, color: color),
        SymbolDrawing.Layer(operation: .stroke, path: path, level: 2, color: color),
      ]
      let inner = inner(symbol).layers
      let holes = inner.map { layer in
        var layer = layer
        switch layer.operation {
        case .stroke: layer.operation = .clearStroke
        case .fill: layer.operation = .clearFill
        // What the symbol has cut out of itself stays as the shape is.
        case .clearStroke:
          layer.operation = .stroke
          layer.level = 2
          layer.color = color
        case .clearFill:
          layer.operation = .fill
          layer.level = 2
          layer.color = color
        }
        return layer
      }
      let inks = inner.filter { !$0.operation.isClearing }.map { layer in
        var layer = layer
        layer.isLayeredOnly = true
        layer.statesLevel = true
        layer.color = .white
        return layer
      }
      return SymbolDrawing(layers: shape + holes + inks)
    }

    private func inner(_ symbol: SymbolDrawing) -> SymbolDrawing {
      var inner = symbol.scaled(by: scale)
      for index in inner.layers.indices {
        inner.layers[index].widthFactor *= 0.95
        inner.layers[index].level = 1
      }
      return inner
    }
  }

  /// By the suffixes of names, the longer ones first.
  static let enclosures: [(suffix: String, shape: Enclosure)] = [
    (".circle", Enclosure(path: Path(ellipseIn: box(2)), scale: 0.55)),
    (".square", Enclosure(path: Path(roundedRect: box(3), cornerRadius: 4), scale: 0.58)),
    (
      ".rectangle",
      Enclosure(
        path: Path(roundedRect: CGRect(x: 1, y: 4, width: 22, height: 16), cornerRadius: 3.5),
        scale: 0.55)
    ),
    (
      ".diamond",
      Enclosure(
        path: Path {
          $0.addRoundedPolygon(
            [(12, 0.8), (23.2, 12), (12, 23.2), (0.8, 12)].map { CGPoint(x: $0.0, y: $0.1) },
            radius: 2.6)
        }, scale: 0.48)
    ),
  ]

  private static func box(_ inset: CGFloat) -> CGRect {
    CGRect(
      x: inset, y: inset, width: SymbolDrawing.side - inset * 2,
      height: SymbolDrawing.side - inset * 2)
  }

  /// A line from corner to corner, with room beside it.
  static func slashed(_ symbol: SymbolDrawing) -> SymbolDrawing {
    var line = Path()
    line.addLines([CGPoint(x: 3, y: 3), CGPoint(x: 21, y: 21)])
    return SymbolDrawing(
      layers: symbol.layers + [
        SymbolDrawing.Layer(operation: .clearStroke, path: line, margin: 2.6),
        SymbolDrawing.Layer(operation: .stroke, path: line, color: symbol.uniformColor),
      ])
  }

  /// A small disc at the lower end of a symbol, its symbol a hole in it, or white in multicolour; without a symbol the disc is
  /// empty.
  /// - Parameters:
  ///   - color: of the disc in multicolour, in which the symbol below has the foreground's.
  ///   - isMirrored: whether the lower end is on the left.
  static func badge(
    _ badge: SymbolDrawing, color: Color?, isMirrored: Bool, on symbol: SymbolDrawing
  ) -> SymbolDrawing {
    let symbol = symbol.colored(nil)
    let x: CGFloat = 18.6
    let place = CGPoint(x: isMirrored ? SymbolDrawing.side - x : x, y: 18.2)
    func disc(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2))
    }
    var layers = symbol.layers
    layers.append(SymbolDrawing.Layer(operation: .clearFill, path: disc(6.2)))
    layers.append(
      SymbolDrawing.Layer(operation: .fill, path: disc(4.8), level: 1, color: color))
    let offset = CGPoint(x: place.x - SymbolDrawing.side / 2, y: place.y - SymbolDrawing.side / 2)
    for layer in badge.scaled(by: 0.26, movedBy: offset).layers
    where !layer.operation.isClearing {
      var (hole, ink) = (layer, layer)
      hole.operation = layer.operation == .fill ? .clearFill : .clearStroke
      (hole.widthFactor, ink.widthFactor) = (0.7, 0.7)
      (ink.isLayeredOnly, ink.statesLevel, ink.color) = (true, false, color == nil ? nil : .white)
      layers += [hole, ink]
    }
    for index in symbol.layers.indices where layers[index].level == 1 { layers[index].level = 2 }
    return SymbolDrawing(layers: layers)
  }
}
