import SwiftUI
import UIKit

// row: `UITapGestureRecognizer`, `UIPanGestureRecognizer`, `UILongPressGestureRecognizer`, `UISwipeGestureRecognizer`, `UIPinchGestureRecognizer`, `UIRotationGestureRecognizer`, `addTarget`
struct Sample_gestures: UIViewRepresentable {
  @Binding var count: Int

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    var count = 0
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
    func tapped(_ recognizer: UITapGestureRecognizer) { count += recognizer.numberOfTapsRequired }
    func panned(_ recognizer: UIPanGestureRecognizer) {
      guard recognizer.state == .changed else { return }
      let way = recognizer.translation(in: recognizer.view)
      recognizer.view?.transform = CGAffineTransform(translationX: way.x, y: way.y)
      recognizer.setTranslation(.zero, in: recognizer.view)
    }
    func pinched(_ recognizer: UIPinchGestureRecognizer) {
      let scale = recognizer.scale
      recognizer.view?.transform = CGAffineTransform(scaleX: scale, y: scale)
      recognizer.scale = 1
    }
    func turned(_ recognizer: UIRotationGestureRecognizer) {
      recognizer.view?.transform = CGAffineTransform(rotationAngle: recognizer.rotation)
    }
    func pressed() { count = 0 }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let target = context.coordinator
    // What previews read in the place of `#selector(Coordinator.tapped(_:))` with `@objc`.
    let tap = UITapGestureRecognizer(target: target, action: _selector(Coordinator.tapped(_:)))
    tap.numberOfTapsRequired = 2
    tap.delegate = target
    let press = UILongPressGestureRecognizer(target: target, action: _selector(Coordinator.pressed))
    press.minimumPressDuration = 1
    let swipe = UISwipeGestureRecognizer(target: target, action: _selector(Coordinator.pressed))
    swipe.direction = [.left, .right]
    let pan = UIPanGestureRecognizer(target: target, action: _selector(Coordinator.panned(_:)))
    let pinch = UIPinchGestureRecognizer(
      target: target, action: _selector(Coordinator.pinched(_:)))
    let turn = UIRotationGestureRecognizer(
      target: target, action: _selector(Coordinator.turned(_:)))
    for recognizer in [pinch, turn] { recognizer.delegate = target }
    for recognizer in [tap, press, swipe, pan, pinch, turn] {
      view.addGestureRecognizer(recognizer)
    }
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    control.addTarget(target, action: _selector(Coordinator.pressed), for: .touchUpInside)
    view.addSubview(control)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { view.isUserInteractionEnabled = count < 3 }
}

// row: `UIGestureRecognizerRepresentable`, `gesture(_:)` of one
struct Sample_representedPan: UIGestureRecognizerRepresentable {
  @Binding var offset: CGSize

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    let converter: CoordinateSpaceConverter
    init(converter: CoordinateSpaceConverter) { self.converter = converter }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
    Coordinator(converter: converter)
  }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.delegate = context.coordinator
    return pan
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    recognizer.isEnabled = offset.width < 100
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    guard recognizer.state == .changed, let way = context.converter.localTranslation else {
      return
    }
    offset = CGSize(width: way.x, height: context.converter.location(in: .global).y)
  }
}

struct Sample_representedPanView: View {
  @State private var offset = CGSize.zero
  var body: some View {
    Color.red.offset(offset).gesture(Sample_representedPan(offset: $offset))
  }
}
