import GalleyStrings

/// The views of specimens around what they show, as JSON.
enum SpecimenViews {
  /// What a modifier is applied to.
  enum Host {
    case text, layout, grid, flow, honeycomb, drawing, control, symbol, list, screen
  }

  /// Three unlike views in a list.
  static let children = """
    [{"type": "Text", "text": "Harbour"}, {"type": "Circle", "fill": "teal", "modifiers": [{"frame": {"width": 24, \
    "height": 18}}]}, {"type": "Text", "text": "Quay 7", "modifiers": [{"font": "caption"}, {"border": "orange"}]}]
    """

  static let cells = """
    [{"type": "Text", "text": "Pier"}, {"type": "Color", "color": "mint"}, {"type": "Text", "text": "18:40"}]
    """

  static let rows = """
    [{"type": "GridRow", "children": \(cells)}, {"type": "Divider"}, {"type": "GridRow", "children": [\
    {"type": "Text", "text": "Old mill"}, {"type": "Circle", "fill": "orange", "modifiers": [{"frame": {"width": 9, \
    "height": 20}}]}]}]
    """

  /// An element where it has an effect.
  static func surroundings(of element: String, _ name: String) -> String {
    switch name {
    case "GridRow":
      return
        #"{"type": "Grid", "children": [\#(element), {"type": "GridRow", "children": \#(cells)}]}"#
    case "LineBreak", "EmptyView", "Divider", "Spacer":
      let kind = name == "LineBreak" ? "HFlow" : name == "Divider" ? "VStack" : "HStack"
      return """
        {"type": "\(kind)", "children": [{"type": "Text", "text": "Maple"}, \(element), {"type": "Text", "text": "Tide"}]}
        """
    case "Tab": return #"{"type": "TabView", "children": [\#(element)]}"#
    case "Section": return #"{"type": "List", "children": [\#(element)]}"#
    default: return element
    }
  }
}

extension SpecimenViews.Host {
  /// - Parameter modifier: JSON, as all of it.
  func view(with modifier: String) -> String {
    switch self {
    case .text, .layout, .grid, .flow, .honeycomb: container(with: modifier)
    case .drawing, .control, .symbol, .list, .screen: content(with: modifier)
    }
  }

  private func container(with modifier: String) -> String {
    switch self {
    case .text:
      return """
        {"type": "VStack", "children": [{"type": "Text", "text": "Evening at the harbour, 10 fishes and the quay"}, \
        {"type": "Text", "text": "Quay 1"}], "modifiers": [\(modifier), {"padding": 4}]}
        """
    case .layout:
      return """
        {"type": "HStack", "spacing": 4, "alignment": "top", "children": [{"type": "RoundedRectangle", \
        "cornerRadius": 6, "fill": "teal", "modifiers": [\(modifier), {"border": "indigo"}]}, \
        {"type": "Text", "text": "Quay", "modifiers": [\(modifier), {"border": "orange"}]}]}
        """
    case .grid:
      return """
        {"type": "Grid", "children": [{"type": "GridRow", "children": [{"type": "Text", "text": "Pier", \
        "modifiers": [\(modifier), {"border": "indigo"}]}, {"type": "Color", "color": "mint"}]}, \
        {"type": "GridRow", "children": \(SpecimenViews.cells)}, {"type": "GridRow", "children": [\
        {"type": "Color", "color": "teal", "modifiers": [\(modifier)]}, {"type": "Text", "text": "Quay"}]}]}
        """
    case .flow:
      return """
        {"type": "HFlow", "justified": true, "children": [{"type": "Text", "text": "Maple"}, {"type": "Text", \
        "text": "Birch", "modifiers": [{"border": "teal"}, \(modifier)]}, {"type": "Text", "text": "Tide"}, \
        {"type": "Capsule", "fill": "pink", "modifiers": [{"frame": {"minWidth": 20, "maxWidth": 90}}, \
        {"frame": {"height": 20}}, \(modifier)]}, {"type": "Text", "text": "Quay"}]}
        """
    default:
      return """
        {"type": "Honeycomb", "radius": 1, "children": [{"type": "Color", "color": "orange", \
        "modifiers": [\(modifier)]}]}
        """
    }
  }

  private func content(with modifier: String) -> String {
    switch self {
    case .drawing:
      return """
        {"type": "ZStack", "children": [{"type": "LinearGradient", "colors": ["orange", "mint", "indigo"], \
        "modifiers": [{"frame": {"width": 90, "height": 36}}]}, \
        {"type": "HStack", "modifiers": [\(modifier)], "children": [{"type": "Circle", "fill": "pink 80%", \
        "modifiers": [{"frame": {"width": 48, "height": 50}}]}, {"type": "Text", "text": "Quay"}, \
        {"type": "Image", "systemName": "sun.max.fill"}]}]}
        """
    case .control:
      return """
        {"type": "VStack", "modifiers": [\(modifier)], "children": [{"type": "Button", "title": "Book", \
        "style": "borderedProminent"}, {"type": "Toggle", "title": "Direct", "isOn": true}, {"type": "Slider", \
        "value": 0.4}]}
        """
    case .symbol:
      return """
        {"type": "HStack", "modifiers": [\(modifier), {"font": "largeTitle"}, {"foregroundStyle": "indigo", \
        "secondary": "orange"}], "children": [{"type": "Image", "systemName": "exclamationmark.triangle.fill"}, {"type": "Image", \
        "systemName": "heart"}, {"type": "Image", "systemName": "wifi", "variableValue": 0.4}]}
        """
    case .list:
      return """
        {"type": "List", "style": "plain", "children": [{"type": "Text", "text": "Inbox", \
        "modifiers": [\(modifier)]}, {"type": "Text", "text": "Drafts"}]}
        """
    default:
      return """
        {"type": "NavigationStack", "title": "Journeys", "displayMode": "inline", "children": [{"type": "Text", \
        "text": "None", "modifiers": [\(modifier)]}]}
        """
    }
  }
}

/// The image of specimens: 8 by 6 pixels with colours and opacities of their own.
enum SpecimenImage {
  /// A data: URL in quotation marks.
  static let text = JSONWriter.quoted(
    "data:image/png;base64,"
      + "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAYAAAD+Bd/7AAAAhklEQVR42hXOMQ2AAAwAwYpBQVUgpCMbSx2wMnVB"
      + "BAsOWOoAPOCgISnPfvm8iLQP8vQoV09y9ip7H7L5LUu/MreIdg8KUIACdPdDt74VoD8wgAEMYKevRsEABrAfBCAA"
      + "cfkUFAIQgADE7CIJyMfHpJCABCQgF3/zLxSTRaEABShAMVkUau4PSzd8S4Q9FmsAAAAASUVORK5CYII=")
}
