import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The outline of the boxes of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }
  private let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  var isCircle: Bool { kind == .circle }

  /// The outline of a button of a size.
  func outline(for size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic:
      size.hasCapsuleButtons
        ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: size.buttonRadius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? size.buttonRadius))
    }
  }
}

nonisolated extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { outline(for: .regular).path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorderShape(shape: self, amount: amount)
  }
}

nonisolated private struct InsetBorderShape: InsettableShape {
  let shape: ButtonBorderShape
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  func inset(by amount: CGFloat) -> InsetBorderShape {
    InsetBorderShape(shape: shape, amount: self.amount + amount)
  }
}

nonisolated extension EnvironmentValues {
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the outline of the boxes of buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changingEnvironment { $0.buttonBorderShape = shape }
  }
}
