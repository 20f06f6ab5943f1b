import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// The outline of the boxes of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    /// The one that `buttonBorderShape(_:)` sets around.
    case inherited
    case roundedRectangle(radius: CGFloat?)
  }
  private let kind: Kind

  fileprivate static let inherited = ButtonBorderShape(kind: .inherited)

  /// A capsule or a rounded rectangle, by the size of the controls and the look of the system.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with half circles at its shorter sides.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle in the middle of the button.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle with the corner radius of the size of the controls.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  /// A rounded rectangle.
  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  var isCircle: Bool { kind == .circle }

  /// The outline of a button of a size.
  func outline(for size: ControlSize, look: SystemLook = .iOS18) -> AnyShape {
    AnyShape(insettable(for: size, look: look))
  }

  /// - Parameter around: what is set around; one that is inherited, too, is the automatic one.
  fileprivate func insettable(
    for size: ControlSize, around: ButtonBorderShape = .automatic, look: SystemLook = .iOS18
  ) -> any InsettableShape {
    switch kind {
    case .automatic:
      size.hasCapsuleButtons(look)
        ? Capsule() : ButtonRectangle(size: size)
    case .capsule: Capsule()
    case .circle: Circle()
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius)
    case .roundedRectangle(nil): ButtonRectangle(size: size)
    case .inherited:
      (around.kind == .inherited ? .automatic : around).insettable(for: size, look: look)
    }
  }
}

nonisolated extension ButtonBorderShape: InsettableShape {
  fileprivate func insettable(in environment: EnvironmentValues) -> any InsettableShape {
    insettable(
      for: environment.controlSize, around: environment.buttonBorderShape,
      look: environment._systemLook)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { outline(for: .regular).path(in: rect) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    insettable(in: environment).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorderShape(shape: self, amount: amount)
  }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The outline that `buttonBorderShape(_:)` sets around, or that of a button of the size that is set around.
  public static var buttonBorder: ButtonBorderShape { .inherited }
}

/// A rounded rectangle with the radius of a button of its height.
nonisolated private struct ButtonRectangle: InsettableShape, FixedShape {
  let size: ControlSize
  /// Points within the outline.
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: size.buttonRadius(height: rect.height)).inset(by: amount)
      .path(in: rect)
  }

  func inset(by amount: CGFloat) -> ButtonRectangle {
    ButtonRectangle(size: size, amount: self.amount + amount)
  }
}

nonisolated private struct InsetBorderShape: InsettableShape, FixedShape {
  let shape: ButtonBorderShape
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    shape.insettable(for: .regular).inset(by: amount).path(in: rect)
  }

  func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    shape.insettable(in: environment).inset(by: amount).path(in: rect)
  }

  func inset(by amount: CGFloat) -> InsetBorderShape {
    InsetBorderShape(shape: shape, amount: self.amount + amount)
  }
}

nonisolated extension EnvironmentValues {
  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

nonisolated extension View {
  /// Sets the outline of the boxes of buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changingEnvironment { $0.buttonBorderShape = shape }
  }
}
