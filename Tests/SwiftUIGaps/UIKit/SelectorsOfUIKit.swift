import UIKit

// What previews read in the place of `#selector` in a file that imports UIKit alone: of methods that it declares with
// `@objc`, and of others.
final class Sample_pad: UIView {
  private var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: _selector(hit)))
    addGestureRecognizer(
      UISwipeGestureRecognizer(target: self, action: _selector(Sample_pad.swiped(_:))))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: _Select("UIView.endEditing(_:)")))
  }

  required init?(coder: NSCoder) { nil }

  private func hit() { taps += 1 }
  private func swiped(_ recognizer: UISwipeGestureRecognizer) { taps = 0 }
}
