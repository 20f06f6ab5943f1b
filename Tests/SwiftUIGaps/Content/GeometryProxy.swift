import SwiftUI

// row: `GeometryProxy`, coordinate spaces
struct Sample_spaces: View {
  var body: some View {
    ScrollView {
      GeometryReader { proxy in
        let scrolled = proxy.frame(in: .scrollView).minY
        let named = proxy.frame(in: .named("page"))
        let global = proxy.frame(in: .global)
        let horizontal = proxy.frame(in: .scrollView(axis: .horizontal))
        Text("\(scrolled + named.minX + global.maxY + horizontal.midX)")
      }
    }
    .coordinateSpace(.named("page"))
    .coordinateSpace(name: "old")
  }
}

// row: `onGeometryChange`
struct Sample_geometryChange: View {
  @State private var size = CGSize.zero
  var body: some View {
    Text("a")
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.frame(in: .global).minY
      } action: { old, new in
        print(old, new)
      }
  }
}

// row: `layoutDirectionBehavior`, `flipsForRightToLeftLayoutDirection`
struct Sample_mirrored: View {
  var body: some View {
    Image(systemName: "plus").flipsForRightToLeftLayoutDirection(true)
    Text("a").layoutDirectionBehavior(.mirrors)
  }
}

// row: `Canvas`, `GraphicsContext`
struct Sample_canvas: View {
  var body: some View {
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
      let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
      context.fill(circle, with: .color(.red))
      context.stroke(
        circle,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)),
        style: StrokeStyle(lineWidth: 2))
      context.stroke(circle, with: .foreground, lineWidth: 1)
      context.fill(
        circle,
        with: .radialGradient(
          Gradient(colors: [.red, .blue]), center: .zero, startRadius: 0, endRadius: 10))
      context.fill(circle, with: .conicGradient(Gradient(colors: [.red, .blue]), center: .zero))
      context.fill(circle, with: .palette([.color(white: 0.5), .style(.tint)]))
      context.fill(circle, with: .tiledImage(Image("a")))
      context.opacity = 0.5
      context.blendMode = .multiply
      context.translateBy(x: 1, y: 1)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .degrees(10))
      context.concatenate(.identity)
      context.clip(to: circle, options: .inverse)
      context.clipToLayer { $0.fill(circle, with: .color(.black)) }
      context.addFilter(.shadow(radius: 4))
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.addFilter(.blur(radius: 3))
      context.drawLayer { layer in
        layer.addFilter(.brightness(0.2))
        layer.fill(circle, with: .color(.green))
      }
      var text = context.resolve(Text("Hello").font(.title))
      text.shading = .color(.orange)
      let measured = text.measure(in: size)
      context.draw(text, in: CGRect(origin: .zero, size: measured))
      context.draw(Text("Again"), at: CGPoint(x: 4, y: 4), anchor: .topLeading)
      let image = context.resolve(Image(systemName: "globe"))
      context.draw(image, in: CGRect(origin: .zero, size: image.size))
      context.draw(Image(systemName: "plus"), at: .zero)
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
    } symbols: {
      Circle().frame(width: 4, height: 4).tag(1)
    }
    Canvas { context, size in
      for index in 0..<3 {
        var inner = context
        inner.opacity = Double(index) / 3
        inner.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.pink))
      }
    }
  }
}

// row: `Shader`, `colorEffect`, `distortionEffect`, `layerEffect`, `backgroundExtensionEffect`
struct Sample_shaders: View {
  var body: some View {
    Text("a")
      .colorEffect(ShaderLibrary.sepia(.float(0.5), .color(.red), .boundingRect))
      .distortionEffect(ShaderLibrary.wave(.float(1)), maxSampleOffset: .zero)
      .layerEffect(
        Shader(function: ShaderLibrary.default.glow, arguments: [.float2(1.0, 2.0)]),
        maxSampleOffset: CGSize(width: 2, height: 2), isEnabled: true
      )
      .visualEffect { content, proxy in
        content
          .colorEffect(ShaderLibrary.sepia(.float(0.5)))
          .distortionEffect(ShaderLibrary.wave(.float2(proxy.size)), maxSampleOffset: .zero)
          .layerEffect(ShaderLibrary.glow(), maxSampleOffset: .zero, isEnabled: false)
      }
      .foregroundStyle(ShaderLibrary.stripes(.color(.red), .floatArray([1, 2])))
      .background(.shader(ShaderLibrary.default.stripes()))
      .backgroundExtensionEffect()
      .drawingGroup(opaque: false, colorMode: .extendedLinear)
  }
}

// row: `onChange`
struct Sample_changes: View {
  @State private var value = 0
  var body: some View {
    Text("a")
      .onChange(of: value) { print("changed") }
      .onChange(of: value) { new in print(new) }
      .onChange(of: value) { _ in print("old form") }
      .onChange(of: value) { old, new in print(old, new) }
      .onChange(of: value, initial: true) { print($0, $1) }
      .onChange(of: value, perform: { print($0) })
  }
}

// row: `EquatableView`, `EmptyModifier`, `ViewModifier.concat`, `ModifiedContent`
struct Sample_forms: View {
  struct Row: View, Equatable {
    var body: some View { Text("row") }
  }
  struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }
  var body: some View {
    Row().equatable()
    EquatableView(content: Row())
    Text("a").modifier(EmptyModifier())
    Text("b").modifier(Framed().concat(EmptyModifier()))
    ModifiedContent(content: Text("c"), modifier: Framed())
  }
}

// row: `TupleView<(A, B)>`
struct Sample_tuples<A: View, B: View>: View {
  private let first: A
  private let second: B
  init(@ViewBuilder content: () -> TupleView<(A, B)>) {
    (first, second) = content().value
  }
  var body: some View {
    HStack {
      first
      second
    }
  }
}
struct Sample_tupleUse: View {
  var body: some View {
    Sample_tuples {
      Text("a")
      Color.red
    }
  }
}

// row: `EnvironmentalModifier`
struct Sample_roomy: EnvironmentalModifier {
  struct Padded: ViewModifier, BitwiseCopyable {
    let edges: Edge.Set
    func body(content: Content) -> some View { content.padding(edges, 8) }
  }
  func resolve(in environment: EnvironmentValues) -> Padded {
    Padded(edges: environment.isEnabled ? .all : .horizontal)
  }
}

struct Sample_roomyView: View {
  var body: some View { Text("a").modifier(Sample_roomy()).disabled(true) }
}
