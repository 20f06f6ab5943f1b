import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Grays above twelve hues, from dark to light, and the opacity below them (assumed: no image of iOS's palette was found).
struct ColorPalette {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  init(selection: Binding<Color>, supportsOpacity: Bool) {
    (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
  }

  /// Points.
  private static let side: CGFloat = 24
  private static let margin: CGFloat = 16
  private static let columns = 12
  /// Saturation and brightness of the rows of hues.
  private static let rows: [(saturation: Double, brightness: Double)] = [
    (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.2, 1),
  ]
}

nonisolated extension ColorPalette: View {
  var body: some View {
    VStack(spacing: Self.margin) {
      VStack(spacing: 0) {
        ForEach(0...Self.rows.count, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in swatch(row, column) }
          }
        }
      }
      if supportsOpacity {
        Slider(value: opacity, in: 0...1) { Text(verbatim: "Opacity") }
          .frame(width: CGFloat(Self.columns) * Self.side)
      }
    }
    .padding(Self.margin)
  }

  private func swatch(_ row: Int, _ column: Int) -> some View {
    let color = Self.color(row, column)
    return Rectangle().fill(color)
      .frame(width: Self.side, height: Self.side)
      .pressable(name: "Color", as: TappedPart(.button)) {
        selection.wrappedValue = supportsOpacity ? color.opacity(opacity.wrappedValue) : color
      }
      .element(.button, label: Text(verbatim: "Color \(row + 1), \(column + 1)"))
  }

  private static func color(_ row: Int, _ column: Int) -> Color {
    guard row > 0 else { return Color(white: 1 - Double(column) / Double(columns - 1)) }
    return Color(
      hue: Double(column) / Double(columns), saturation: rows[row - 1].saturation,
      brightness: rows[row - 1].brightness)
  }

  private var opacity: Binding<Double> {
    let (selection, environment) = (selection, environment)
    return Binding {
      Double(selection.wrappedValue.resolve(in: environment).opacity)
    } set: { value in
      var color = selection.wrappedValue.resolve(in: environment)
      color.opacity = Float(value)
      selection.wrappedValue = Color(color)
    }
  }
}
