import Galley
import GalleyDiagnostics
import GalleyDriving
import GalleyRendering
import GalleyViews

/// The elements of a canvas, for those who cannot see it.
struct CanvasElements {
  private let tree: ElementTree?

  /// Between two events.
  init(_ renderer: ImageRenderer<AnyView>) { tree = ElementTree(renderer.graph) }

  /// A message with the elements in reading order; nil before there is a view.
  var json: String? {
    guard let tree else { return nil }
    let elements = tree.elements.compactMap { element -> [String: Any]? in
      let role = Self.role(of: element)
      // Groups are told by what is in them.
      guard role != "group" || element.label != nil else { return nil }
      var object: [String: Any] = [
        "id": element.number, "role": role, "isEnabled": element.isEnabled,
        "isSelected": element.traits.contains(.isSelected), "frame": element.frame.numbers,
      ]
      if let label = element.label { object["label"] = label }
      if let value = element.value { object["value"] = value }
      if let hint = element.hint { object["hint"] = hint }
      return object
    }
    return CanvasReport.json(["type": "elements", "elements": elements])
  }

  /// A role of ARIA.
  private static func role(of element: ElementTree.Element) -> String {
    if element.traits.contains(.isHeader) { return "heading" }
    switch element.role {
    case .toggle: return "switch"
    case .slider: return "slider"
    case .textField: return "textbox"
    case .link: return "link"
    case .tab: return "tab"
    case .button, .menu, .picker, .option, .datePicker: return "button"
    case .stepper, nil: break
    }
    if element.actions.contains(.type) { return "textbox" }
    if element.actions.contains(.tap) { return "button" }
    switch element.type {
    case "Text": return "text"
    case "Image": return "image"
    default: return "group"
    }
  }
}

extension CGRect {
  /// Left, top, width and height.
  var numbers: [Double] {
    [minX, minY, width, height].map { Double($0).inHundredths ?? 0 }
  }
}
