import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Layers in a view or in another layer, each at its frame.
struct UILayers: View {
  private let uncachedBody = UncachedBody()
  let layers: [CALayer]

  init(layers: [CALayer]) { self.layers = layers }

  var body: some View {
    let shown = layers.filter { !$0.isHidden && $0.opacity > 0 }
      .sorted { $0.zPosition < $1.zPosition }
    if !shown.isEmpty {
      ZStack(alignment: .topLeading) {
        ForEach(shown.indices, id: \.self) { index in
          UILayerView(layer: shown[index])
            .frame(width: shown[index].frame.width, height: shown[index].frame.height)
            .offset(x: shown[index].frame.minX, y: shown[index].frame.minY)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      // Frames of layers are counted from the left edge in both directions.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

/// A layer in its own size.
private struct UILayerView: View {
  private let uncachedBody = UncachedBody()
  let layer: CALayer

  init(layer: CALayer) { self.layer = layer }

  var body: some View {
    (layer.backgroundColor.map { Color(cgColor: $0) } ?? .clear)
      .overlay { UILayerContent(layer: layer) }
      .overlay { AnyView(UILayers(layers: layer.sublayers ?? [])) }
      .modifier(UILayerLook(layer: layer))
      .opacity(Double(min(1, layer.opacity)))
  }
}

/// What a layer draws by its class.
struct UILayerContent: View {
  private let uncachedBody = UncachedBody()
  let layer: CALayer

  init(layer: CALayer) { self.layer = layer }

  var body: some View {
    if let layer = layer as? CAGradientLayer, let gradient = layer.gradient {
      Rectangle().fill(layer.style(of: gradient))
    } else if let layer = layer as? CAShapeLayer, let path = layer.path {
      let shape = LayerPath(path: Path(path))
      ZStack {
        if let color = layer.fillColor {
          shape.fill(Color(cgColor: color), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
        }
        if let color = layer.strokeColor {
          shape.trim(from: layer.strokeStart, to: layer.strokeEnd)
            .stroke(Color(cgColor: color), style: layer.strokeStyle)
        }
      }
    }
  }
}

/// A path in the points of its layer.
private struct LayerPath: FixedShape {
  let path: Path
  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension CAGradientLayer {
  /// As Core Animation does, its colours are mixed in the space of the device (assumed).
  fileprivate func style(of colors: Gradient) -> AnyShapeStyle {
    let gradient = colors.colorSpace(.device)
    let (start, end) = (
      UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y)
    )
    switch type {
    case .radial:
      return AnyShapeStyle(
        EllipticalGradient(
          gradient, center: start, startRadiusFraction: 0,
          endRadiusFraction: max(abs(end.x - start.x), abs(end.y - start.y))))
    case .conic:
      let angle = Angle(
        radians: DeterministicMath.angle(
          x: Double(end.x - start.x), y: Double(end.y - start.y)))
      return AnyShapeStyle(AngularGradient.conicGradient(gradient, center: start, angle: angle))
    default:
      return AnyShapeStyle(LinearGradient(gradient, startPoint: start, endPoint: end))
    }
  }
}

/// Corners, border, shadow and mask of a layer.
struct UILayerLook: ViewModifier {
  private let uncachedBody = UncachedBody()
  let layer: CALayer
  let clips: Bool

  init(layer: CALayer, clips: Bool = false) {
    self.layer = layer
    self.clips = clips
  }

  func body(content: Content) -> some View {
    let opacity = Double(min(1, max(0, layer.shadowOpacity)))
    if opacity > 0, let color = layer.shadowColor {
      // The shadow is that of all that the layer holds, and falls on none of it.
      masked(content).compositingGroup()
        .shadow(
          color: Color(cgColor: color).opacity(opacity), radius: layer.shadowRadius,
          x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      masked(content)
    }
  }

  @ViewBuilder private func masked(_ content: Content) -> some View {
    if let mask = layer.mask {
      bordered(content).mask { UILayers(layers: [mask]) }
    } else {
      bordered(content)
    }
  }

  @ViewBuilder private func bordered(_ content: Content) -> some View {
    let shape = outline
    if layer.cornerRadius > 0 || layer.masksToBounds || clips {
      content.clipShape(shape).overlay { border(shape) }
    } else {
      content.overlay { border(shape) }
    }
  }

  private var outline: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? layer.cornerRadius : 0
    }
    return UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
        bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner)),
      style: layer.cornerCurve.style)
  }

  @ViewBuilder private func border(_ shape: UnevenRoundedRectangle) -> some View {
    if layer.borderWidth > 0 {
      shape.strokeBorder(
        layer.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: layer.borderWidth)
    }
  }
}
