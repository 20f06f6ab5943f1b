import GalleyGeometry
import GalleyViews

/// How text fields look. A style of one's own changes the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is given.
nonisolated public struct _TextFieldStyleLabel: StylePart { let view: AnyView }

/// As `PlainTextFieldStyle`.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// The same style as `.plain`.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A box with round corners and a thin line.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The same style as `.roundedBorder`.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    BorderedField(
      field: configuration, cornerRadius: ControlMetrics.fieldRadius, axis: configuration.axis)
  }
}

/// A box with a thin line, as on a Mac.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The same style as `.squareBorder`.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    BorderedField(field: configuration, cornerRadius: 0, axis: configuration.axis)
      .drawnPlainly("TextField")
  }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The text without a box: the same look as `.plain`.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text without a box.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a box with round corners and a thin line.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a box with square corners and a thin line, with a warning: it is not the box of a Mac.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A field in a box, which is higher where its text is. That of a text of several lines is drawn otherwise: closer around
/// the text, with a weaker line on its edge.
private struct BorderedField<Field: View> {
  let field: Field
  let cornerRadius: CGFloat
  let axis: Axis
  @Environment(\.pixelLength) private var pixel

  init(field: Field, cornerRadius: CGFloat, axis: Axis) {
    self.field = field
    self.cornerRadius = cornerRadius
    self.axis = axis
  }
}

nonisolated extension BorderedField: View {
  var body: some View {
    field
      .padding(.horizontal, ControlMetrics.fieldPadding)
      .padding(.vertical, verticalPadding)
      .frame(minHeight: axis == .vertical ? nil : ControlMetrics.fieldHeight)
      .background(SemanticColor.background, in: shape)
      .overlay {
        if axis == .vertical {
          shape.stroke(Color.linesFieldBorder, lineWidth: linesBorder)
        } else {
          shape.strokeBorder(
            Color.fieldBorder, lineWidth: ControlMetrics.fieldBorder * pixel)
        }
      }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }

  private var verticalPadding: CGFloat {
    guard axis == .horizontal else { return ControlMetrics.linesFieldPadding }
    return (ControlMetrics.fieldHeight - ControlMetrics.plainFieldHeight) / 2
  }

  /// Whole pixels, at least one.
  private var linesBorder: CGFloat {
    max((ControlMetrics.linesFieldBorder / pixel).rounded(), 1) * pixel
  }
}

nonisolated extension View {
  /// The style of text fields and secure fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
  }
}
