import GalleyGeometry
import GalleyViews

/// A text field of an alert: a row of the white box that all of its fields share, with the line above it. The first
/// row's is the upper edge of the box.
nonisolated struct DialogFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View { DialogField(field: configuration) }
}

private struct DialogField<Field: View> {
  let field: Field
  @Environment(\.pixelLength) private var pixel

  init(field: Field) { self.field = field }
}

nonisolated extension DialogField: View {
  var body: some View {
    field
      .padding(.horizontal, ScreenMetrics.alertFieldInset)
      .padding(.vertical, verticalPadding)
      .frame(minHeight: ScreenMetrics.alertFieldHeight)
      .background(alignment: .top) {
        Rectangle().fill(PresentationColor.fieldLine).frame(height: pixel)
      }
      .background { Rectangle().fill(PresentationColor.field) }
  }

  /// Grows with the text, as other fields do.
  private var verticalPadding: CGFloat {
    (ScreenMetrics.alertFieldHeight - ControlMetrics.plainFieldHeight) / 2
  }
}

/// The box around the fields of a dialog.
struct DialogFieldBox<Fields: View> {
  let fields: Fields
  @Environment(\.pixelLength) private var pixel

  init(@ViewBuilder fields: () -> Fields) { self.fields = fields() }
}

nonisolated extension DialogFieldBox: View {
  var body: some View {
    fields
      .overlay {
        shape.strokeBorder(PresentationColor.fieldLine, lineWidth: pixel).allowsHitTesting(false)
      }
      .clipShape(shape)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: ScreenMetrics.alertFieldRadius, style: .circular)
  }
}
