import SwiftUI

// row: `tint`, `accentColor(_:)`, `.tint` style
struct Sample_tint: View {
  var color: Color?
  var body: some View {
    VStack {
      Text("a").tint(.red)
      Text("b").tint(nil)
      Text("b").tint(color)
      Text("c").foregroundStyle(.tint).tint(Color.orange.gradient)
      Text("d").accentColor(.purple).foregroundColor(.accentColor)
      Circle().fill(.tint.opacity(0.5))
      Rectangle().fill(.tint.secondary)
    }
  }
}

// row: `foregroundStyle` with levels, `HierarchicalShapeStyle`
struct Sample_levels: View {
  var body: some View {
    VStack {
      Text("a").foregroundStyle(.secondary)
      Image(systemName: "circle").foregroundStyle(.white, .blue)
      Image(systemName: "circle").foregroundStyle(.white, .blue, .red.opacity(0.5))
      Rectangle().fill(.quaternary)
      Rectangle().fill(.quinary)
      Rectangle().fill(Color.red.secondary)
      Rectangle().fill(HierarchicalShapeStyle.tertiary)
    }
  }
}

// row: `.background`, `backgroundStyle`, `background(in:)`
struct Sample_background: View {
  var body: some View {
    VStack {
      Text("a").background()
      Text("b").background(.background)
      Text("c").background(in: RoundedRectangle(cornerRadius: 8))
      Text("d").background(in: .capsule).backgroundStyle(.blue.gradient)
      Text("e").background(.background.secondary, in: .rect(cornerRadius: 4))
    }
  }
}

// row: `.separator`, `.selection`, `.placeholder`, `.link`, `.fill`, `.windowBackground`
struct Sample_system_styles: View {
  var body: some View {
    VStack {
      Rectangle().fill(.separator)
      Rectangle().fill(.selection)
      Text("a").foregroundStyle(.placeholder)
      Text("b").foregroundStyle(.link)
      Rectangle().fill(.fill)
      Rectangle().fill(.fill.tertiary)
      Rectangle().fill(.windowBackground)
    }
  }
}

// row: `ShapeStyle` of your own, `opacity`, `blendMode`, `in`, `AnyShapeStyle`
struct Sample_style: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .light ? Color.red : Color.blue
  }
}
struct Sample_styles: View {
  var isOn = false
  var style: AnyShapeStyle { isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.2)) }
  var body: some View {
    VStack {
      Rectangle().fill(Sample_style())
      Circle().fill(.shadow(.inner(radius: 1, y: 1)))
      Circle().fill(.blendMode(.overlay)).foregroundStyle(.opacity(0.5))
      Rectangle().fill(style)
      Rectangle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
      Rectangle().fill(.red.blendMode(.multiply))
      Rectangle().fill(.red.gradient.in(CGRect(x: 0, y: 0, width: 10, height: 10)))
      Text("a").background(isOn ? Color.red : Color.blue)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.3)
      Text("b").background(
        LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.3))
    }
  }
}

// row: `AnyGradient`, `Gradient` as a style, `colorSpace`
struct Sample_gradients: View {
  let gradient = Gradient(colors: [.red, .blue])
  var body: some View {
    VStack {
      Rectangle().fill(gradient)
      Rectangle().fill(AnyGradient(gradient))
      Rectangle().fill(gradient.colorSpace(.perceptual))
      Rectangle().fill(Color.blue.gradient)
      Rectangle().fill(
        .linearGradient(Color.red.gradient, startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 10))
      Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
      Rectangle().fill(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360)))
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(20))
    }
  }
}

// row: `MeshGradient`
struct Sample_mesh: View {
  var body: some View {
    MeshGradient(
      width: 3, height: 2,
      points: [[0, 0], [0.5, 0], [1, 0], .init(x: 0, y: 1), .init(0.4, 1), [1, 1]],
      colors: [.red, .purple, .indigo, .orange, .white, .blue], background: .black)
    Circle().fill(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow], smoothsColors: false, colorSpace: .perceptual))
  }
}

// row: `Color("Name")`, `ColorResource`, `Image("name", bundle:)`, `ImageResource`
extension ColorResource { static let brand = ColorResource(name: "brand", bundle: .main) }
extension ImageResource { static let logo = ImageResource(name: "logo", bundle: .main) }
struct Sample_assets: View {
  let name = "Background"
  var body: some View {
    VStack {
      Color("Background")
      Color(name, bundle: .main)
      Color(.brand)
      Image("logo")
      Image("logo", bundle: Bundle.main)
      Image(.logo).resizable()
      Image(decorative: "logo")
      Image("logo", label: Text("Logo"))
    }
  }
}

// row: `Color` from and to other forms, `Color.Resolved`
struct Sample_colors: View {
  @Environment(\.self) var environment
  let names = [
    ("red", Color.red), ("orange", Color.orange), ("yellow", Color.yellow), ("green", Color.green),
    ("mint", Color.mint), ("teal", Color.teal), ("cyan", Color.cyan), ("blue", Color.blue),
    ("indigo", Color.indigo), ("purple", Color.purple), ("pink", Color.pink), ("gray", Color.gray),
  ]
  var body: some View {
    let resolved = Color.red.resolve(in: environment)
    VStack {
      Color(resolved)
      Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      Color(UIColor.systemGray6)
      Color(.systemBackground)
      Color(.secondarySystemBackground).opacity(0.4)
      Color(uiColor: .tertiarySystemFill)
      Color(nsColor: .label)
      Color(#colorLiteral(red: 0.2, green: 0.3, blue: 0.4, alpha: 1))
      Color(hue: 0.5, saturation: 0.2, brightness: 1)
      Color(Color.Resolved(red: 1, green: 0, blue: 0))
      Text("\(resolved.linearRed) \(Color.blue.description)")
      Color.red.mix(with: .blue, by: 0.5, in: .perceptual)
      ForEach(names, id: \.0) { name, color in Text(name).foregroundStyle(color) }
    }
  }
}

// row: `UIColor`
extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
  static let brandGray = #colorLiteral(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
}
extension Color {
  static let cardBackground = Color(
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
    })
  static let custom = Color(UIColor(hex: 0xFF8800))
  var components: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
    guard UIColor(self).getRed(&r, green: &g, blue: &b, alpha: &a) else { return (0, 0, 0, 0) }
    return (r, g, b, a)
  }
}
struct Sample_uicolor: View {
  var body: some View {
    VStack {
      Color(UIColor(named: "x") ?? .gray)
      Color(UIColor.systemBlue.withAlphaComponent(0.2))
      Color(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
      Color(UIColor(hue: 0.1, saturation: 1, brightness: 1, alpha: 1).cgColor)
      Color(.systemGroupedBackground)
      Color(.opaqueSeparator)
      Color.cardBackground
    }
  }
}

// row: `UIBezierPath`, `UIRectCorner`, `CGPath`, `CGMutablePath`
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}
extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}
struct Sample_bezier: View {
  var body: some View {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 3, y: 4))
    path.addArc(withCenter: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: true)
    path.close()
    path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    let mutable = CGMutablePath()
    mutable.addRoundedRect(in: path.bounds, cornerWidth: 2, cornerHeight: 2)
    return VStack {
      Path(path.cgPath).fill(.red)
      Path(mutable).stroke(.blue)
      Path(CGPath(ellipseIn: path.bounds, transform: nil))
      Text("a").cornerRadius(8, corners: [.topLeft, .topRight])
    }
  }
}

// row: `Path`: unions, text form, `cgPath`
struct Sample_path: View {
  var body: some View {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let square = Path(
      roundedRect: CGRect(x: 5, y: 5, width: 10, height: 10), cornerRadii: .init(topLeading: 3))
    VStack {
      circle.union(square)
      circle.intersection(square).fill(.red)
      circle.subtracting(square, eoFill: true)
      circle.symmetricDifference(square).normalized()
      circle.lineIntersection(square).stroke()
      Path("0 0 m 10 10 l h") ?? Path()
      Path(circle.cgPath)
    }
  }
}

// row: shape operations, `Shape.offset`, unions of shapes
struct Sample_operations: View {
  var body: some View {
    VStack {
      Circle().union(Rectangle())
      Circle().subtracting(Circle().scale(0.5)).fill(.red)
      Circle().intersection(Rectangle().offset(x: 10)).stroke(lineWidth: 2)
      Circle().symmetricDifference(.rect)
      Circle().offset(CGSize(width: 2, height: 3)).fill(.red)
      Circle().offset(y: 10)
      Circle().lineSubtraction(Rectangle().offset(CGPoint(x: 1, y: 2)))
    }
  }
}

// row: `ShapeView`: fills and strokes one after the other
struct Sample_chain: View {
  var body: some View {
    VStack {
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      Circle().stroke(.blue, lineWidth: 2).fill(.red)
      RoundedRectangle(cornerRadius: 4).fill(.background).strokeBorder(
        .separator, lineWidth: 1, antialiased: true)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [2]))
      Circle().strokeBorder(lineWidth: 2)
      Circle().stroke(.red, style: .init(lineWidth: 2, lineCap: .round)).frame(width: 10)
      Circle().stroke(Color.red.opacity(0.2), lineWidth: 2)
      Circle().stroke(lineWidth: 4).foregroundColor(.red)
      Circle().trim(from: 0, to: 0.5).stroke(.tint, style: StrokeStyle(lineWidth: 2))
        .rotationEffect(.degrees(-90))
    }
  }
}

// row: shapes by a dot: `.rect(cornerRadius:)`, `.rect(cornerRadii:)`, `.capsule(style:)`
struct Sample_dots: View {
  var body: some View {
    VStack {
      Text("a").clipShape(.rect(cornerRadius: 8))
      Text("a").clipShape(.rect(cornerRadius: 8, style: .circular))
      Text("a").clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
      Text("a").clipShape(.rect(cornerRadii: .init(topLeading: 4, bottomTrailing: 4)))
      Text("a").clipShape(.rect(cornerSize: CGSize(width: 2, height: 4)))
      Text("a").clipShape(.capsule(style: .circular))
      Text("a").clipShape(.rect)
      Text("a").background(.thinMaterial, in: .capsule)
      Text("a").background(.blue, in: .circle)
      Text("a").overlay(.red, in: .ellipse)
    }
  }
}
