import Galley
import GalleySwiftTesting
import Testing

/// Images of all controls in all their states.
@Suite struct ControlGoldenTests {
  enum State: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "right-to-left"
    case largeType = "large-type"
    case disabled
    case tinted
  }

  @Test(arguments: ControlPages.all.indices, State.allCases)
  func page(index: Int, state: State) {
    let (name, page) = ControlPages.all[index]
    let view: any View =
      switch state {
      case .light: page
      case .dark: page.environment(\.colorScheme, .dark)
      case .rightToLeft: page.environment(\.layoutDirection, .rightToLeft)
      case .largeType: page.dynamicTypeSize(.accessibility1)
      case .disabled: page.disabled(true)
      case .tinted: page.tint(.purple)
      }
    let words = name.replacing(" ", with: "-")
    expectGolden(
      of: AnyView(view), named: "\(words)-\(state.rawValue)", suite: "Controls",
      scale: state == .light ? 2 : 1)
  }
}
