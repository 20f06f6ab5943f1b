import Galley
import GalleyDiagnostics
import GalleyDriving
import GalleyRendering
import GalleyStrings
import GalleyViews

/// The elements of a canvas, for those who cannot see it.
struct CanvasElements {
  private let tree: ElementTree?

  /// Between two events.
  init(_ renderer: ImageRenderer<AnyView>) { tree = ElementTree(renderer.graph) }

  /// A message with the elements in reading order; nil before there is a view.
  var json: String? {
    guard let tree else { return nil }
    return JSONWriter.message("elements") { writer in
      writer.key("elements")
      writer.openArray()
      for element in tree.elements { Self.write(element, to: &writer) }
      writer.close()
    }
  }

  private static func write(_ element: ElementTree.Element, to writer: inout JSONWriter) {
    let role = role(of: element)
    // Groups are told by what is in them.
    guard role != .group || element.label != nil else { return }
    writer.openObject()
    writer.member("frame", element.frame.numbers)
    if let hint = element.hint { writer.member("hint", hint) }
    writer.member("id", element.number)
    writer.member("isEnabled", element.isEnabled)
    writer.member("isSelected", element.traits.contains(.isSelected))
    if let label = element.label { writer.member("label", label) }
    writer.member("role", role.rawValue)
    if let value = element.value { writer.member("value", value) }
    writer.close()
  }

  /// A role of ARIA, and `text`, which has none there.
  private enum Role: String {
    case button, group, heading, image, link, meter, slider, tab, text
    case progressBar = "progressbar"
    case spinButton = "spinbutton"
    case textBox = "textbox"
    case toggle = "switch"
  }

  private static func role(of element: ElementTree.Element) -> Role {
    if element.traits.contains(.isHeader) { return .heading }
    switch element.role {
    case .toggle: return .toggle
    case .slider: return .slider
    case .textField: return .textBox
    case .link: return .link
    case .tab: return .tab
    case .button, .menu, .picker, .option, .datePicker: return .button
    case .pickerWheel: return .spinButton
    case .progressView: return .progressBar
    case .gauge: return .meter
    case .stepper, nil: break
    }
    if element.actions.contains(.type) { return .textBox }
    if element.actions.contains(.tap) { return .button }
    switch element.type {
    case .text: return .text
    case .image: return .image
    case .group, .control, .view: return .group
    }
  }
}

extension CGRect {
  /// Left, top, width and height.
  var numbers: [Double] {
    [minX, minY, width, height].map { Double($0).inHundredths ?? 0 }
  }
}
