import Testing

@testable import GalleyPreviews

/// Selectors in files that import UIKit alone.
@Suite struct UIKitSelectorTests {
  @Test func aViewOfUIKitNamesItsMethodsAndThoseOfOthers() throws {
    let pad = """
      import UIKit
      final class Pad: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hit)))
          addGestureRecognizer(
            UISwipeGestureRecognizer(target: self, action: #selector(Pad.swiped(_:))))
          addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(UIView.endEditing(_:))))
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        @objc private func hit() { backgroundColor = .green }
        @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) { alpha = 0.5 }
      }

      """
    let page = """
      import SwiftUI
      struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> Pad { Pad(frame: .zero) }
        func updateUIView(_ view: Pad, context: Context) {}
      }
      #Preview { Page() }

      """
    let fixture = try SourceFolderFixture(["Pad.swift": pad, "Page.swift": page])
    let built = try fixture.build().build()
    #expect(built.diagnostics.map(\.text) == [] && built.libraries.count == 1)
  }
}
