import Galley
import GalleyUIKit
import Testing

/// Views of UIKit in SwiftUI: what of them is drawn.
@MainActor @Suite struct UIViewTests {
  private struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {
      view.effect = UIBlurEffect(style: style)
    }
  }

  /// A blur in a view, which does not name its type.
  private struct Pinned: UIViewRepresentable {
    let inset: CGFloat
    func makeUIView(context: Context) -> some UIView {
      let view = UIView(frame: .zero)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      blur.translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(blur, at: 0)
      NSLayoutConstraint.activate([
        blur.topAnchor.constraint(equalTo: view.topAnchor),
        blur.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
        blur.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
        blur.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
      return view
    }
    func updateUIView(_ view: UIViewType, context: Context) {}
  }

  private struct Plain: UIViewRepresentable {
    let make: @MainActor () -> UIView
    var size: CGSize?
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? { size }
  }

  private func report(_ view: some View) throws -> RenderReport {
    try Renderer().render(view.frame(width: 120, height: 80))
  }

  private func pixels(_ view: some View) throws -> [UInt32] { try report(view).bitmap.pixels }

  private func onStripes(_ glass: some View) -> some View {
    ZStack {
      HStack(spacing: 0) {
        // The same in light and dark.
        Color(red: 0.9, green: 0.2, blue: 0.1)
        Color(red: 0.1, green: 0.3, blue: 0.8)
        Color(white: 1)
      }
      glass
    }
  }

  @Test(
    arguments: [
      (UIBlurEffect.Style.systemUltraThinMaterial, Material.ultraThin),
      (.systemThinMaterial, .thin), (.systemMaterial, .regular), (.systemThickMaterial, .thick),
      (.systemChromeMaterial, .bar), (.light, .thin), (.regular, .regular), (.prominent, .thick),
    ] as [(UIBlurEffect.Style, Material)])
  func aBlurIsTheMaterial(_ style: UIBlurEffect.Style, _ material: Material) throws {
    #expect(
      try pixels(onStripes(Blur(style: style))) == pixels(onStripes(Rectangle().fill(material))))
  }

  @Test func someBlursAreLightOrDarkWhateverLiesAround() throws {
    func dark(_ view: some View) throws -> [UInt32] {
      try pixels(view.environment(\.colorScheme, .dark))
    }
    let regular = onStripes(Rectangle().fill(.regularMaterial))
    #expect(try pixels(onStripes(Blur(style: .dark))) == dark(regular))
    #expect(try pixels(onStripes(Blur(style: .systemMaterialDark))) == dark(regular))
    #expect(try dark(onStripes(Blur(style: .systemMaterialLight))) == pixels(regular))
    #expect(try dark(onStripes(Blur(style: .systemMaterial))) == dark(regular))
  }

  @Test func aBlurInAViewLiesWhereItsConstraintsSay() throws {
    let glass = Rectangle().fill(.thinMaterial)
    #expect(try pixels(onStripes(Pinned(inset: 0))) == pixels(onStripes(glass)))
    #expect(
      try pixels(onStripes(Pinned(inset: 20)))
        == pixels(onStripes(glass.padding(.horizontal, 20))))
    #expect(try report(Pinned(inset: 0)).problems.isEmpty)
  }

  @Test func plainViewsHaveColoursCornersAndSubviews() throws {
    let box = Plain {
      let view = UIView()
      view.backgroundColor = .systemRed
      view.layer.cornerRadius = 12
      view.layer.borderWidth = 4
      view.layer.borderColor = UIColor.systemBlue.cgColor
      let inner = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 40))
      inner.backgroundColor = .systemGreen
      view.addSubview(inner)
      let hidden = UIView()
      hidden.backgroundColor = .black
      hidden.isHidden = true
      view.addSubview(hidden)
      return view
    }
    let shape = RoundedRectangle(cornerRadius: 12, style: .circular)
    let drawn = Color(uiColor: .systemRed)
      .overlay(alignment: .topLeading) {
        Color(uiColor: .systemGreen).frame(width: 30, height: 40).padding(.leading, 20)
          .padding(.top, 10)
      }
      .clipShape(shape)
      .overlay { shape.strokeBorder(Color(uiColor: .systemBlue), lineWidth: 4) }
    #expect(try pixels(box) == pixels(drawn))
  }

  @Test func otherViewsAreOutlinesAndReported() throws {
    let table = try report(Plain { UITableView() })
    #expect(table.problems.map(\.kind) == [.undrawnView("UITableView")])
    #expect(
      table.problems.first?.description
        == "UITableView is an outline: UIKit views cannot be drawn: write the view in SwiftUI")
    #expect(Set(table.bitmap.pixels).count > 1)
  }

  @Test func theSizeIsTheRepresentablesOwn() throws {
    let view = Plain(make: { UIView() }, size: CGSize(width: 30, height: 20))
    let bitmap = try Renderer().render(view).bitmap
    #expect(bitmap.width == 30 && bitmap.height == 20)
  }

  private final class Counter: @unchecked Sendable {
    var made = 0
    var updates = 0
  }

  private struct Counted: View {
    let counter: Counter
    @State private var isOn = false
    private struct Light: UIViewRepresentable {
      let counter: Counter
      let isOn: Bool
      func makeUIView(context: Context) -> UIView {
        counter.made += 1
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {
        counter.updates += 1
        view.backgroundColor = isOn ? .white : .black
      }
    }
    var body: some View {
      VStack {
        Button("Turn") { isOn.toggle() }
        Light(counter: counter, isOn: isOn)
      }
    }
  }

  @MainActor @Test func aViewIsMadeOnceAndUpdatedWhenItsInputsChange() throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Counted(counter: counter).frame(width: 60, height: 60))
    _ = try renderer.render()
    let before = counter.updates
    #expect(counter.made == 1 && before >= 1)
    try renderer.tap("Turn")
    let bitmap = try renderer.render().bitmap
    #expect(counter.made == 1 && counter.updates > before)
    #expect(bitmap[30, 50].red == 255)
  }
}
