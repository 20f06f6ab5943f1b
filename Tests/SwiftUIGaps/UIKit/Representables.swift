import SwiftUI

// row: `UIViewRepresentable`, `UIVisualEffectView`, `UIBlurEffect`
struct Sample_blur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemThinMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

struct Sample_opaqueBlur: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIView {
    let view = UIVisualEffectView(effect: nil)
    view.effect = UIBlurEffect(style: .prominent)
    return view
  }
  func updateUIView(_ uiView: UIViewType, context: Context) {}
}

struct Sample_pinnedBlur: UIViewRepresentable {
  let style: UIBlurEffect.Style
  func makeUIView(context: UIViewRepresentableContext<Sample_pinnedBlur>) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .clear
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(blur, at: 0)
    NSLayoutConstraint.activate([
      blur.heightAnchor.constraint(equalTo: view.heightAnchor),
      blur.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return view
  }
  func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<Sample_pinnedBlur>) {}
}

struct Sample_box: UIViewRepresentable {
  @Binding var isRed: Bool
  final class Coordinator {
    var updates = 0
    let parent: Sample_box
    init(_ parent: Sample_box) { self.parent = parent }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.layer.cornerRadius = 12
    view.layer.masksToBounds = true
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.borderWidth = 2
    let inner = UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.updates += 1
    view.backgroundColor = isRed ? .systemRed : .systemBlue
    view.alpha = context.environment.isEnabled ? 1 : 0.5
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 40, height: proposal.height ?? 20)
  }
  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {}
}

struct Sample_represented: View {
  @State private var isRed = true
  var body: some View {
    ZStack {
      Sample_box(isRed: $isRed).frame(height: 40)
      Text("a").background(Sample_blur(style: .dark)).overlay { Sample_opaqueBlur() }
      Sample_pinnedBlur(style: .systemUltraThinMaterialDark).ignoresSafeArea()
    }
  }
}

// row: classes of `UIView`, `layoutSubviews`, `UILabel`, `UIImageView`
final class Sample_card: UIView {
  private let title = UILabel()
  private let symbol = UIImageView(image: UIImage(systemName: "star"))
  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }
  private func setup() {
    title.text = "Title"
    title.textAlignment = .center
    title.numberOfLines = 0
    symbol.contentMode = .scaleAspectFit
    for view in [title, symbol] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      symbol.centerXAnchor.constraint(equalTo: centerXAnchor),
      title.topAnchor.constraint(equalTo: symbol.bottomAnchor, constant: 4),
      title.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor),
      trailingAnchor.constraint(equalTo: title.trailingAnchor),
    ])
    addConstraint(
      NSLayoutConstraint(
        item: symbol, attribute: .width, relatedBy: .equal, toItem: symbol, attribute: .height,
        multiplier: 1, constant: 0))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[title(>=min)]-|", options: [], metrics: ["min": 40],
        views: ["title": title]))
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

final class Sample_clearBackground: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    superview?.superview?.backgroundColor = .clear
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { backgroundColor = .clear }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let place = convert(CGPointMake(point.x, point.y), to: superview)
    return superview?.hitTest(place, with: event) ?? super.hitTest(point, with: event)
  }
}

struct Sample_cardView: UIViewRepresentable {
  func makeUIView(context: Context) -> Sample_card { Sample_card(frame: .zero) }
  func updateUIView(_ view: Sample_card, context: Context) {
    UIView.animate(withDuration: 0.2) { view.alpha = 1 }
  }
}

// row: `CALayer`, `CAGradientLayer`, `CAShapeLayer`
final class Sample_gradient: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private let line = CAShapeLayer()
  init(colors: [UIColor]) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
    line.strokeColor = UIColor.white.cgColor
    line.lineCap = .round
    layer.addSublayer(line)
    layer.shadowOpacity = 0.3
    layer.maskedCorners = [.layerMinXMinYCorner]
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    line.frame = bounds
    line.path = UIBezierPath(ovalIn: bounds).cgPath
  }
}

// row: `UITableViewDataSource`, `UITableViewDelegate`, `UIScrollViewDelegate`, `UITableViewCell`
struct Sample_table: UIViewRepresentable {
  final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(UILabel())
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row) of \(indexPath.section)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.maximumZoomScale = 3
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { table.reloadData() }
}
