import Galley
import GalleyUIKit
import Testing

/// Views of classes of one's own, their layers, labels and images, and places by constraints.
@MainActor @Suite struct UIViewSubclassTests {
  /// The forms that such classes are written in.
  private final class GradientView: UIView {
    private let gradient = CAGradientLayer()
    var sizes: [CGSize] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      setup()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setup()
    }

    private func setup() {
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      layer.insertSublayer(gradient, at: 0)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      gradient.frame = bounds
      layer.cornerRadius = frame.height / 4
      sizes.append(bounds.size)
    }
  }

  private final class LayeredView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    init(color: UIColor) {
      super.init(frame: .zero)
      (layer as? CAShapeLayer)?.fillColor = color.cgColor
    }
    override func layoutSubviews() {
      (layer as? CAShapeLayer)?.path = UIBezierPath(ovalIn: bounds).cgPath
    }
  }

  private struct Represented: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func report(_ view: some View) throws -> RenderReport {
    try Renderer().render(view.frame(width: 120, height: 80))
  }

  private func pixels(_ make: @escaping @MainActor () -> UIView) throws -> [UInt32] {
    let report = try report(Represented(make: make))
    #expect(report.problems.isEmpty)
    return report.bitmap.pixels
  }

  private func pixels(of view: some View) throws -> [UInt32] { try report(view).bitmap.pixels }

  @Test func aClassLaysItselfOutAtItsSize() throws {
    let view = GradientView()
    let drawn = try pixels { view }
    #expect(view.sizes.last == CGSize(width: 120, height: 80))
    #expect(!view.sizes.contains(.zero))
    let colors = Gradient(colors: [Color(uiColor: .red), Color(uiColor: .blue)])
    let gradient = LinearGradient(
      colors.colorSpace(.device), startPoint: .leading, endPoint: .trailing)
    #expect(
      try drawn
        == pixels(
          of: Rectangle().fill(gradient).clipShape(
            RoundedRectangle(cornerRadius: 20, style: .circular))))
  }

  @Test func aLayerOfAClassIsTheViewsOwn() throws {
    #expect(
      try pixels { LayeredView(color: .green) }
        == pixels(of: Ellipse().fill(Color(uiColor: .green))))
  }

  @Test func layersHaveShadowsCornersAndMasks() throws {
    let box = try pixels {
      let view = UIView(frame: .zero)
      let inner = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 30))
      inner.backgroundColor = .blue
      inner.layer.cornerRadius = 10
      inner.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      inner.layer.shadowOpacity = 0.5
      inner.layer.shadowOffset = CGSize(width: 4, height: 5)
      inner.layer.shadowRadius = 2
      view.addSubview(inner)
      return view
    }
    let drawn = Color.clear.overlay(alignment: .topLeading) {
      UnevenRoundedRectangle(
        topLeadingRadius: 10, bottomTrailingRadius: 10, style: .circular
      )
      .fill(Color(uiColor: .blue)).frame(width: 40, height: 30)
      .shadow(color: Color.black.opacity(0.5), radius: 2, x: 4, y: 5)
      .offset(x: 30, y: 20)
    }
    #expect(try box == pixels(of: drawn))
    let masked = try pixels {
      let view = UIView()
      view.backgroundColor = .red
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
      view.layer.mask = mask
      return view
    }
    #expect(Set(masked).count == 2)
  }

  @Test func labelsAndImagesLieWhereConstraintsSay() throws {
    let drawn = try pixels {
      let view = UIView()
      let label = UILabel()
      label.text = "Label"
      label.textColor = .red
      label.font = .boldSystemFont(ofSize: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      let below = UIView()
      below.backgroundColor = .blue
      for part in [label, below] { view.addSubview(part) }
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        below.widthAnchor.constraint(equalTo: label.widthAnchor),
        below.heightAnchor.constraint(equalToConstant: 6),
      ])
      return view
    }
    let expected = Color.clear.overlay(alignment: .top) {
      Text("Label").font(.system(size: 20, weight: .bold)).foregroundStyle(Color(uiColor: .red))
        .overlay(alignment: .bottom) {
          Color(uiColor: .blue).frame(height: 6).offset(y: 10)
        }
        .padding(.top, 10)
    }
    #expect(try drawn == pixels(of: expected))
  }

  @Test func constraintsInACircleEnd() throws {
    _ = try pixels {
      let view = UIView()
      let (one, other) = (UIView(), UIView())
      for part in [one, other] { view.addSubview(part) }
      one.leadingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor).isActive = true
      return view
    }
  }

  @Test func animationsAreAtTheirEnd() throws {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0.5 && finished == true)
    let turned = try pixels {
      let view = UIView()
      let inner = UIView(frame: CGRect(x: 40, y: 30, width: 40, height: 20))
      inner.backgroundColor = .red
      inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.addSubview(inner)
      return view
    }
    let red = turned.indices.filter { turned[$0] != turned[0] }
    #expect(red.map { $0 % 120 }.min() == 50 && red.map { $0 / 120 }.min() == 20)
  }

  @Test func controllersComeAndGo() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    first.present(second, animated: false)
    second.present(third, animated: false)
    #expect(third.presentingViewController === second)
    // One that presents none asks the one that presents it.
    var calls = 0
    third.dismiss(animated: true) { calls += 1 }
    #expect(second.presentedViewController == nil && third.presentingViewController == nil)
    second.present(third, animated: false)
    first.dismiss(animated: true) { calls += 1 }
    #expect(first.presentedViewController == nil && second.presentedViewController == nil)
    #expect(second.presentingViewController == nil && third.presentingViewController == nil)
    first.dismiss(animated: true) { calls += 1 }
    #expect(calls == 3)
  }

  private struct Sent: @unchecked Sendable { let view: AnyView }

  private struct Opener: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10).onAppear {
        guard let url = URL(string: "https://example.org") else { return }
        UIApplication.shared.open(url, options: [:]) { width = $0 ? 20 : 30 }
      }
    }
  }

  /// The completion is called on the main queue, which is free while another thread draws.
  @Test func whoOpensAnAddressIsToldThatItWasNot() async throws {
    let sent = Sent(view: AnyView(Opener()))
    let width = try await Task.detached {
      try Renderer(limits: .patient).render(sent.view).bitmap.width
    }.value
    #expect(width == 30)
    #expect(await !UIApplication.shared.open(URL(fileURLWithPath: "/")))
  }
}
