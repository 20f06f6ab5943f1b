import GalleyDiagnostics
import GalleyGeometry
import GalleyViews

// Elements that are read as one.
extension ElementReader {
  /// A control that is one element, whatever is drawn in it. Where one part of it reacts, as of a switch in a row, its place
  /// is that of the part: a tap in the middle is one of the control.
  func whole(_ control: ElementTree.Element, of inner: [ElementBranch]) -> ElementBranch {
    var result = ElementBranch(element: control, inner: [], area: area)
    let parts = inner.flatMap(\.all)
    // A blank is there for its height.
    result.element.lines = parts.flatMap(\.element.lines).filter { !$0.text.isEmpty }
    result.element.isTruncated = parts.contains {
      $0.element.isTruncated && $0.element.label?.allSatisfy(\.isWhitespace) == false
    }
    for action in inner.flatMap(\.actions) where !result.element.actions.contains(action) {
      result.element.actions.append(action)
    }
    let touched = parts.filter { !$0.element.actions.isEmpty }
    if touched.count == 1 {
      result.element.type = touched[0].element.type
      (result.element.frame, result.area) = (touched[0].element.frame, touched[0].area)
    }
    func first<Value>(_ value: KeyPath<ElementTree.Element, Value?>) -> Value? {
      parts.lazy.compactMap { $0.element[keyPath: value] }.first
    }
    // Without a label, a field is called what stands in it while it is empty.
    result.element.label =
      control.label
      ?? parts.lazy.compactMap(\.element.label).first {
        $0 != control.value && $0.contains { !$0.isWhitespace }
      }
    result.element.value = control.value ?? first(\.value)
    result.element.hint = control.hint ?? first(\.hint)
    result.element.identifier = control.identifier ?? first(\.identifier)
    result.element.name = control.name ?? first(\.name)
    result.element.image = first(\.image)
    result.element.source = control.source ?? first(\.source)
    for name in parts.flatMap(\.added) where !result.added.contains(name) {
      result.added.append(name)
    }
    result.element.traits += result.added.filter { !control.traits.contains($0) }
    result.takeActions(of: parts)
    return result
  }

  /// A wheel is one element that holds its chosen row, as a column of `UIPickerView` is; a touch of another row reaches it.
  func wheel(
    _ control: ElementTree.Element, of inner: [ElementBranch], at node: ViewNode
  ) -> ElementBranch {
    var result = ElementBranch(element: control, inner: [], area: area)
    (result.element.label, result.element.actions) = (nil, [.touch])
    let rows = inner.flatMap(\.all).filter { $0.element.label != nil }
    func distance(_ row: ElementBranch) -> CGFloat {
      abs(row.element.frame.midY - control.frame.midY)
    }
    if let chosen = rows.min(by: { distance($0) < distance($1) }) {
      result.element.value = chosen.element.label
      (result.element.lines, result.element.isTruncated) = (chosen.lines, chosen.isTruncated)
    }
    result.isAdjustable = node.adjust != nil
    return result
  }

  /// A control that is pressed, with several views in it of which none reacts, as one element (EL1; recorded on SwiftUI:
  /// MetalUI, docs/probes/swiftui-accessibility-bridge-critic2, arms C3, C4, C6, C7; of links and menus it is assumed).
  func pressed(
    _ control: ElementTree.Element, of inner: [ElementBranch], at node: ViewNode
  ) -> ElementBranch {
    let parts = inner.inReadingOrder.flatMap(\.all)
    func first<Value>(_ value: KeyPath<ElementTree.Element, Value?>) -> Value? {
      parts.lazy.compactMap { $0.element[keyPath: value] }.first
    }
    var whole = control
    whole.lines = parts.flatMap(\.element.lines)
    whole.isTruncated = parts.contains(where: \.element.isTruncated)
    (whole.image, whole.identifier) = (first(\.image), control.identifier ?? first(\.identifier))
    whole.name = control.name ?? first(\.name)
    var result = combined(whole, of: parts)
    result.isAdjustable = result.isAdjustable || node.adjust != nil
    if node.isSelected, !result.added.contains(.isSelected) { result.added.append(.isSelected) }
    return result
  }

  /// A view that is one element of which those in it are no part; a touch of it reaches what is in it.
  func alone(_ element: ElementTree.Element, over inner: [ElementBranch]) -> ElementBranch {
    var whole = element
    whole.lines = inner.flatMap(\.lines)
    whole.isTruncated = inner.contains { $0.isTruncated }
    for action in inner.flatMap(\.actions) where !whole.actions.contains(action) {
      whole.actions.append(action)
    }
    return ElementBranch(element: whole, inner: [], area: area)
  }

  /// Elements that are said to be one. Where some react, it is what the first of those is, and a touch reaches that one; the
  /// others are no part of its label (EL3; recorded on SwiftUI: MetalUI, docs/probes/swiftui-accessibility-part2, arms E6, E7,
  /// E14; that the label of a switch is a part is assumed).
  func together(_ element: ElementTree.Element, of inner: [ElementBranch]) -> ElementBranch {
    var whole = element
    whole.lines = inner.flatMap(\.lines)
    whole.isTruncated = inner.contains { $0.isTruncated }
    let parts = inner.inReadingOrder.flatMap(\.parts)
    guard let place = parts.firstIndex(where: \.reacts) else { return combined(whole, of: parts) }
    let control = parts[place]
    let read = parts.indices.filter { $0 == place || !parts[$0].reacts }.map { parts[$0] }
    let labels = read.compactMap(\.element.label)
    whole.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
    whole.value = control.element.value
    (whole.type, whole.role) = (control.element.type, control.element.role)
    (whole.traits, whole.actions) = (control.element.traits, control.element.actions)
    whole.frame = control.element.frame
    whole.isEnabled = element.isEnabled && control.element.isEnabled
    func first(_ value: KeyPath<ElementTree.Element, String?>) -> String? {
      control.element[keyPath: value] ?? read.lazy.compactMap { $0.element[keyPath: value] }.first
    }
    (whole.image, whole.identifier, whole.name) = (
      first(\.image), first(\.identifier), first(\.name)
    )
    whole.source = control.element.source ?? element.source
    whole.otherActions = parts[(place + 1)...].filter(\.reacts).map { part in
      let element = part.element
      let name = element.label ?? element.image ?? element.identifier ?? element.name
      return .init(label: name ?? "", frame: element.frame)
    }
    var result = combined(whole, of: read)
    result.takeActions(of: parts)
    result.area = control.area
    return result
  }

  /// Elements as one, whose label is known.
  func combined(_ whole: ElementTree.Element, of inner: [ElementBranch]) -> ElementBranch {
    var result = ElementBranch(element: whole, inner: [], area: area)
    let values = inner.compactMap(\.element.value)
    if whole.value == nil, !values.isEmpty {
      result.element.value = values.joined(separator: ", ")
    }
    result.element.hint = inner.compactMap(\.element.hint).first
    result.element.heading = inner.compactMap(\.element.heading).first
    result.isAdjustable = inner.contains(where: \.isAdjustable)
    for name in inner.flatMap(\.added) where !result.added.contains(name) {
      result.added.append(name)
    }
    result.element.traits += result.added.filter { !whole.traits.contains($0) }
    result.takeActions(of: inner)
    return result
  }
}

extension ElementBranch {
  /// Takes the actions that are no touches of all that it is made of, each name once.
  fileprivate mutating func takeActions(of parts: [ElementBranch]) {
    for name in parts.flatMap(\.performed) where !performed.contains(name) {
      performed.append(name)
    }
  }
}

extension ViewNode {
  /// Whether it is the chosen one of several, or a row of a list that is selected (as cells of UIKit have the trait).
  var isSelected: Bool { tappedPart?.isSelected == true || isSelectedRow }
}

extension ElementRole {
  /// Whether a control of the kind is one element for those who do not see it, with its label and all that is drawn in it.
  var isOneElement: Bool {
    switch self {
    case .toggle, .textField, .progressView, .gauge: true
    case .button, .link, .menu, .slider, .stepper, .picker, .pickerWheel, .option, .tab,
      .datePicker:
      false
    }
  }

  /// Whether a control of the kind is pressed, and is one element with the views in it of which none reacts.
  var isPressed: Bool { [.button, .link, .menu].contains(self) }
}
