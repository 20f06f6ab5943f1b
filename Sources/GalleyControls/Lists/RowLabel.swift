import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label in a row: its icon in the tint and in a column of its own, so that titles begin on one line.
struct RowLabel {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth
  @Environment(\.lookNumbers) private var numbers
  /// Icons grow with the text (assumed: no image of a list at another size was measured).
  @ScaledMetric(ofFont: .body) private var scale: CGFloat = 1

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

nonisolated extension RowLabel: View {
  var body: some View {
    HStack(spacing: spacing ?? numbers.rowIconSpacing) {
      configuration.icon
        .imageScale(.large)
        .changingEnvironment { environment in
          guard environment.statedForeground == nil, environment.isEnabled else { return }
          guard let tint = environment.listItemTint else {
            return environment.foregroundStyle = environment.controlTint
          }
          if let color = tint.color { environment.foregroundStyle = AnyShapeStyle(color) }
        }
        .frame(width: iconWidth ?? numbers.rowIconWidth * scale)
      configuration.title
        .offset(y: -ScreenMetrics.rowTitleRise)
    }
  }
}
