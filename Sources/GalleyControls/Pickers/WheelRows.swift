import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How many rows lie on a way, to the nearest; none where rows have no height.
nonisolated private func rows(on way: CGFloat, height: CGFloat) -> Int {
  let limit: CGFloat = 1_000_000
  return height > 0 && height.isFinite
    ? Int(min(max((way / height).rounded(), -limit), limit)) : 0
}

/// Rows on a wheel that is seen from the front, with the chosen one in the middle, which is larger: the further a row
/// is from it, the flatter and the weaker it looks.
nonisolated struct WheelRows: View {
  let rows: [AnyView]
  /// The index of the row in the middle.
  let chosen: Int
  /// Points.
  let rowHeight: CGFloat
  /// How far the wheel is turned from there, in points; downwards is positive.
  var way: CGFloat = 0

  var body: some View {
    let middle = middle
    ZStack {
      ForEach(visible, id: \.self) { index in
        let turn = turn(of: index)
        HStack { rows[index] }
          .lineLimit(1)
          .font(
            .system(
              size: index == middle ? ControlMetrics.wheelFont : ControlMetrics.wheelOtherFont)
          )
          .frame(height: rowHeight)
          .opacity(index == middle ? 1 : ControlMetrics.wheelFade * turn.cos)
          .scaleEffect(x: 1, y: turn.cos)
          .offset(y: ControlMetrics.wheelRadius * turn.sin)
      }
    }
    .frame(height: ControlMetrics.wheelHeight)
    .changingEnvironment { $0.isTextOfControl = true }
  }

  /// The index of the row that is next to the middle.
  private var middle: Int { chosen - GalleyControls.rows(on: way, height: rowHeight) }

  /// The rows on the side of the wheel that is seen.
  private var visible: [Int] {
    rows.indices.filter { abs(angle(of: $0)) < ControlMetrics.wheelReach }
  }

  private func turn(of index: Int) -> (sin: Double, cos: Double) {
    DeterministicMath.sincos(Double(angle(of: index)))
  }

  /// Radians from the row in the middle, downwards.
  private func angle(of index: Int) -> CGFloat {
    (CGFloat(index - chosen) * rowHeight + way) / ControlMetrics.wheelRadius
  }
}

/// What is on a wheel.
nonisolated struct WheelColumn {
  let rows: [AnyView]
  /// The index of the row in the middle.
  let chosen: Int
  /// Chooses the row that is a number of rows further down.
  let turn: (Int) -> Void
}

/// A wheel that a finger turns. The row that lies in the middle when the finger is lifted is chosen; the wheel does not
/// turn on by itself.
struct TurningWheel {
  let rowHeight: CGFloat
  /// Whether more rows come beyond the first and the last one.
  var isEndless = false
  /// What is on the wheel, with a number of additional rows at both ends where there are more.
  let column: (Int) -> WheelColumn
  /// How far the wheel is turned, in points.
  @State private var way: CGFloat = 0

  init(rowHeight: CGFloat, isEndless: Bool = false, column: @escaping (Int) -> WheelColumn) {
    (self.rowHeight, self.isEndless, self.column) = (rowHeight, isEndless, column)
  }
}

nonisolated extension TurningWheel: View {
  var body: some View {
    let column = column(way == 0 ? 0 : steps(for: abs(way)) + 1)
    WheelRows(rows: column.rows, chosen: column.chosen, rowHeight: rowHeight, way: way)
      .contentShape(Rectangle())
      .areaGesture(name: "Wheel", turn(column))
      .element(.pickerWheel) { adjust(column, by: $0 == .increment ? 1 : -1) }
  }

  private func turn(_ column: WheelColumn) -> some Gesture {
    AxisDragGesture(.vertical, cancelled: { way = 0 })
      .following { way = limited($0.way, column) }
      .onEnded { drag in
        let steps = steps(for: -limited(drag.way, column))
        way = 0
        if steps != 0 { column.turn(steps) }
      }
  }

  /// Chooses the row below or above, if there is one: a larger value of `UIPickerView` is the row below.
  private func adjust(_ column: WheelColumn, by step: Int) {
    if isEndless || column.rows.indices.contains(column.chosen + step) { column.turn(step) }
  }

  private func steps(for way: CGFloat) -> Int { rows(on: way, height: rowHeight) }

  private func limited(_ way: CGFloat, _ column: WheelColumn) -> CGFloat {
    guard !isEndless else { return way }
    let below = max(0, column.rows.count - 1 - column.chosen)
    return min(max(way, -CGFloat(below) * rowHeight), CGFloat(column.chosen) * rowHeight)
  }
}

/// What lies behind the row in the middle of wheels.
struct WheelBand {
  /// Of the row, in points.
  let height: CGFloat
  @Environment(\.lookNumbers) private var numbers
}

nonisolated extension WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: numbers.wheelBandRadius)
      .fill(Color.controlFill)
      .frame(height: height + ControlMetrics.wheelBandRise)
      .padding(.horizontal, ControlMetrics.wheelBandInset)
  }
}
