import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Rows on a wheel that is seen from the front, with the chosen one in the middle, which is larger: the further a row
/// is from it, the flatter and the weaker it looks.
nonisolated struct WheelRows: View {
  let rows: [AnyView]
  /// The index of the row in the middle.
  let chosen: Int
  /// Points.
  let rowHeight: CGFloat

  var body: some View {
    ZStack {
      ForEach(visible, id: \.self) { index in
        let turn = turn(of: index)
        HStack { rows[index] }
          .lineLimit(1)
          .font(
            .system(
              size: index == chosen ? ControlMetrics.wheelFont : ControlMetrics.wheelOtherFont)
          )
          .frame(height: rowHeight)
          .opacity(index == chosen ? 1 : ControlMetrics.wheelFade * turn.cos)
          .scaleEffect(x: 1, y: turn.cos)
          .offset(y: ControlMetrics.wheelRadius * turn.sin)
      }
    }
    .frame(height: ControlMetrics.wheelHeight)
  }

  /// The rows on the side of the wheel that is seen.
  private var visible: [Int] {
    rows.indices.filter { abs(angle(of: $0)) < ControlMetrics.wheelReach }
  }

  private func turn(of index: Int) -> (sin: Double, cos: Double) {
    DeterministicMath.sincos(Double(angle(of: index)))
  }

  /// Radians from the row in the middle, downwards.
  private func angle(of index: Int) -> CGFloat {
    CGFloat(index - chosen) * rowHeight / ControlMetrics.wheelRadius
  }
}

/// What lies behind the row in the middle of wheels.
nonisolated struct WheelBand: View {
  /// Of the row, in points.
  let height: CGFloat
  @Environment(\.lookNumbers) private var numbers

  var body: some View {
    RoundedRectangle(cornerRadius: numbers.wheelBandRadius)
      .fill(Color.controlFill)
      .frame(height: height + ControlMetrics.wheelBandRise)
      .padding(.horizontal, ControlMetrics.wheelBandInset)
  }
}
