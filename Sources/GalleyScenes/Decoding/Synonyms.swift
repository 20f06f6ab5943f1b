import Galley
import GalleyData

/// What people write who think of SwiftUI, CSS or plain English, and what it is called here: only for
/// the "did you mean" of an error, as none of it is read.
enum Synonyms {
  private static let modifiers: [String: String] = [
    "fontSize": "font", "fontFamily": "font", "fontStyle": "italic", "weight": "fontWeight",
    "color": "foregroundStyle", "foreground": "foregroundStyle", "textColor": "foregroundStyle",
    "fill": "foregroundStyle", "backgroundColor": "background",
    "textAlignment": "multilineTextAlignment",
    "textAlign": "multilineTextAlignment", "alignment": "frame", "width": "frame",
    "height": "frame", "size": "frame", "maxWidth": "frame", "maxHeight": "frame",
    "minWidth": "frame", "minHeight": "frame", "margin": "padding", "insets": "padding",
    "rotation": "rotationEffect", "rotate": "rotationEffect", "scale": "scaleEffect",
    "radius": "cornerRadius", "borderRadius": "cornerRadius", "stroke": "border",
    "clip": "clipShape", "dropShadow": "shadow", "letterSpacing": "tracking",
    "lineHeight": "lineSpacing", "textTransform": "textCase", "lines": "lineLimit",
    "isHidden": "hidden", "id": "layoutName", "tooltip": "layoutName",
  ]

  private static let keys: [String: [String]] = [
    "left": ["leading"], "right": ["trailing"], "all": ["length"], "width": ["x"],
    "height": ["y"], "color": ["style", "fill"], "colour": ["color", "style", "fill"],
    "background": ["fill"], "views": ["children"], "items": ["children"],
    "content": ["children", "text"], "subviews": ["children"],
    "label": ["title", "text"], "string": ["text", "title"], "value": ["text"],
    "systemImage": ["systemName"], "src": ["name"], "source": ["name"], "file": ["name"],
    "image": ["name"], "radius": ["cornerRadius"], "gap": ["spacing"], "align": ["alignment"],
    "angle": ["degrees"], "lines": ["number"], "family": ["name"],
  ]

  private static let values: [String: String] = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing",
    "middle": "center", "centre": "center", "contain": "fit", "cover": "fill", "normal": "regular",
    "upper": "uppercase", "lower": "lowercase", "ltr": "leftToRight", "rtl": "rightToLeft",
    "monospace": "monospaced",
  ]

  /// The modifier that a word means, where the nearest name is not what is meant.
  static func modifier(_ word: String) -> String? { modifiers[word] }

  /// The key that a word means, among those that there are.
  static func key(_ word: String, among known: [String]) -> String? {
    keys[word]?.first { known.contains($0) }
  }

  /// The name that a word means, among those that there are; Swift's leading dot is left out.
  static func value(_ word: String, among known: [String]) -> String? {
    let bare = word.hasPrefix(".") ? String(word.dropFirst()) : word
    if known.contains(bare) { return bare }
    return values[bare].flatMap { known.contains($0) ? $0 : nil }
  }

  /// What `red.opacity(0.2)` is here: `red 20%`.
  static func color(_ text: String) -> String? {
    let parts = text.split(separator: "(")
    guard parts.count == 2, parts[0].hasSuffix(".opacity"), parts[1].hasSuffix(")"),
      let opacity = Double(parts[1].dropLast()), (0...1).contains(opacity)
    else { return nil }
    let name = parts[0].dropLast(".opacity".count)
    return "\(name) \(JSONNode.text((opacity * 1000).rounded() / 10))%"
  }

  /// The number that a text means: `50%`, `16:9`, `16/9`, `12px`, `45deg`.
  static func number(_ text: String) -> Double? {
    let text = text.filter { $0 != " " }
    let parts = text.split(whereSeparator: { ":/".contains($0) }).map { Double($0) }
    if parts.count == 2, let one = parts[0], let other = parts[1], other != 0 {
      return (one / other * 10_000).rounded() / 10_000
    }
    for (unit, factor) in [("%", 0.01), ("px", 1), ("pt", 1), ("deg", 1), ("°", 1), ("", 1)]
    where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.count)), number.isFinite {
        return (number * factor * 1_000_000).rounded() / 1_000_000
      }
    }
    return nil
  }
}

extension SceneValue {
  /// A number, or a list of two, as the object that is meant: `{"x": 4, "y": 8}`.
  func pair(of labels: [String]) -> String? {
    // What moves is another number at another moment.
    if moving != nil { return nil }
    guard [["x", "y"], ["width", "height"]].contains(Array(labels.prefix(2))) else { return nil }
    var numbers: [Double?] = []
    switch node.value {
    case .number(let number): numbers = [number, number]
    case .array(let elements): numbers = elements.map(\.number)
    default: return nil
    }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    let (one, other) = (JSONNode.text(first), JSONNode.text(second))
    return "{\"\(labels[0])\": \(one), \"\(labels[1])\": \(other)}"
  }

  /// The colour or the style in an object around it, which stands for itself.
  var bareStyle: String? {
    for key in ["color", "style"] {
      if case .string(let name)? = node.member(key)?.value.value { return name }
    }
    return nil
  }
}
