import Galley
import GalleyUIKit
import Testing

/// Stacks of UIKit: where their views are.
@MainActor @Suite struct UIStackViewTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// A coloured view; nil of a side has no length.
  private func box(_ color: UIColor, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  private func expect(
    _ views: [UIView], isAt frames: [CGRect], _ set: (UIStackView) -> Void = { _ in }
  ) throws {
    let stack = UIStackView(arrangedSubviews: views)
    set(stack)
    let colors: [Color] = [.red, .green, .blue]
    let drawn = ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(frames.indices, id: \.self) { index in
        colors[index].frame(width: frames[index].width, height: frames[index].height)
          .offset(x: frames[index].minX, y: frames[index].minY)
      }
    }
    func pixels(_ view: some View) throws -> [UInt32] {
      try Renderer().render(view.frame(width: 120, height: 80)).bitmap.pixels
    }
    #expect(try pixels(Shown(view: stack)) == pixels(drawn))
  }

  private let red = UIColor.systemRed
  private let green = UIColor.systemGreen
  private let blue = UIColor.systemBlue

  private final class Sized: UIView {
    var width: CGFloat = 0
    override var intrinsicContentSize: CGSize {
      CGSize(width: width, height: UIView.noIntrinsicMetric)
    }
  }

  private func sized(_ color: UIColor, _ width: CGFloat) -> UIView {
    let view = Sized()
    view.backgroundColor = color
    view.width = width
    return view
  }

  @Test func whatHasNoLengthTakesWhatIsLeft() throws {
    try expect(
      [box(red, 20), box(green), box(blue, 30)],
      isAt: [
        CGRect(x: 0, y: 0, width: 20, height: 80), CGRect(x: 26, y: 0, width: 58, height: 80),
        CGRect(x: 90, y: 0, width: 30, height: 80),
      ]
    ) { $0.spacing = 6 }
  }

  @Test func hiddenViewsAndOwnGaps() throws {
    let (first, hidden, last) = (box(red, 20), box(blue, 50), box(green))
    hidden.isHidden = true
    try expect(
      [first, hidden, last],
      isAt: [
        CGRect(x: 0, y: 0, width: 20, height: 80), CGRect(x: 30, y: 0, width: 90, height: 80),
      ]
    ) {
      $0.spacing = 6
      $0.setCustomSpacing(10, after: first)
    }
  }

  @Test func equalLengthsGapsAndMiddles() throws {
    try expect(
      [box(red), box(green), box(blue)],
      isAt: [
        CGRect(x: 0, y: 0, width: 36, height: 80), CGRect(x: 42, y: 0, width: 36, height: 80),
        CGRect(x: 84, y: 0, width: 36, height: 80),
      ]
    ) {
      $0.spacing = 6
      $0.distribution = .fillEqually
    }
    // 80 - 40 are two gaps of 20.
    try expect(
      [box(red, nil, 10), box(green, nil, 20), box(blue, nil, 10)],
      isAt: [
        CGRect(x: 0, y: 0, width: 120, height: 10), CGRect(x: 0, y: 30, width: 120, height: 20),
        CGRect(x: 0, y: 70, width: 120, height: 10),
      ]
    ) {
      $0.axis = .vertical
      $0.distribution = .equalSpacing
    }
    // The middles are at 10, 50 and 90 of 120 - 20 / 2 - 60 / 2.
    try expect(
      [box(red, 20), box(green, 20), box(blue, 60)],
      isAt: [
        CGRect(x: 0, y: 0, width: 20, height: 80), CGRect(x: 40, y: 0, width: 20, height: 80),
        CGRect(x: 60, y: 0, width: 60, height: 80),
      ]
    ) { $0.distribution = .equalCentering }
    // 120 is shared as 20 to 40.
    try expect(
      [sized(red, 20), sized(green, 40)],
      isAt: [
        CGRect(x: 0, y: 0, width: 40, height: 80), CGRect(x: 40, y: 0, width: 80, height: 80),
      ]
    ) { $0.distribution = .fillProportionally }
  }

  @Test func placesAcross() throws {
    func expect(_ alignment: UIStackView.Alignment, y: CGFloat) throws {
      try self.expect(
        [box(red, 60, 20), box(green, 60, 30)],
        isAt: [
          CGRect(x: 0, y: y, width: 60, height: 20),
          CGRect(x: 60, y: y == 30 ? 25 : y == 60 ? 50 : 0, width: 60, height: 30),
        ]
      ) { $0.alignment = alignment }
    }
    try expect(.top, y: 0)
    try expect(.center, y: 30)
    try expect(.bottom, y: 60)
  }

  @Test func viewsComeAndGo() {
    let (first, second, third) = (box(red), box(green), box(blue))
    let stack = UIStackView(arrangedSubviews: [first, third])
    stack.insertArrangedSubview(second, at: 1)
    #expect(stack.arrangedSubviews == [first, second, third])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third] && stack.subviews.contains(first))
    third.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second])
  }
}
