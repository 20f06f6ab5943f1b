import Galley

/// The specimens of one object of the scene language, such as an element: which keys it has, and the view that shows
/// what it does.
struct SpecimenPlan {
  /// A key with its value as JSON.
  struct Member {
    var key: String
    var value: String
  }

  /// As `elements/Star`.
  var name: String
  var keys: [KeyDefinition]
  /// The view with the object in it, as JSON.
  var view: ([Member]) -> String

  /// How many values of each kind are shown.
  private static let variants = 2

  /// - Returns: the specimens, and what none of them shows: keys by name, and values as `style compact`.
  func made() -> (specimens: [SceneSpecimen], missing: [String]) {
    let variants = 0..<Self.variants
    var combinations = variants.flatMap { self.combinations($0) }
    for key in keys where !combinations.joined().contains(where: { $0.key == key.name }) {
      combinations += variants.compactMap { pair(with: key, $0) }
    }
    var seen: Set<String> = []
    var specimens: [SceneSpecimen] = []
    for members in combinations {
      let specimen = SceneSpecimen("\(name) \(specimens.count + 1)", view: view(members))
      if seen.insert(specimen.text).inserted { specimens.append(specimen) }
    }
    let shown = Set(combinations.joined().map(\.key))
    var missing = keys.map(\.name).filter { !shown.contains($0) }
    for (key, choice) in otherChoices(combinations) {
      if let members = members(with: key, choice, among: combinations) {
        specimens.append(SceneSpecimen("\(name) \(key) \(choice)", view: view(members)))
      } else {
        missing.append("\(key) \(choice)")
      }
    }
    return (specimens, missing)
  }

  /// As few objects as possible that together have every key. Keys that exclude each other are found by trying: one that
  /// is refused beside those before it begins another object. Views are in every object that takes them.
  private func combinations(_ variant: Int) -> [[Member]] {
    var base = keys.filter { $0.defaultValue == nil }.map { member($0, variant) }
    let least = base
    var left = keys.filter { $0.defaultValue != nil }
    if let children = left.first(where: { $0.kind == .views }) {
      base.append(member(children, variant))
      left.removeAll { $0.name == children.name }
    }
    var found = isDecoded(base) ? [base] : []
    while !left.isEmpty {
      var members = base
      var refused: [KeyDefinition] = []
      for key in left {
        let longer = members + [member(key, variant)]
        if isDecoded(longer) { members = longer } else { refused.append(key) }
      }
      if members.count > base.count {
        found.append(members)
        left = refused
      } else if base.count > least.count {
        base = least
      } else {
        break
      }
    }
    return found
  }

  /// A key beside the one that it needs, where that stands in an object which refuses it.
  private func pair(with key: KeyDefinition, _ variant: Int) -> [Member]? {
    keys.lazy.filter { $0.name != key.name }
      .map { [member($0, variant), member(key, variant)] }.first(where: isDecoded)
  }

  /// The names that the combinations do not show, of keys that choose one.
  private func otherChoices(_ combinations: [[Member]]) -> [(key: String, choice: String)] {
    keys.flatMap { key -> [(String, String)] in
      let shown = combinations.joined().filter { $0.key == key.name }.map(\.value)
      return (key.kind.choices ?? []).filter { !shown.contains("\"\($0)\"") }.map { (key.name, $0) }
    }
  }

  /// The first of the combinations that takes another choice.
  private func members(
    with key: String, _ choice: String, among combinations: [[Member]]
  ) -> [Member]? {
    for members in combinations {
      guard let place = members.firstIndex(where: { $0.key == key }) else { continue }
      var others = members
      others[place].value = "\"\(choice)\""
      if isDecoded(others) { return others }
    }
    return nil
  }

  private func member(_ key: KeyDefinition, _ variant: Int) -> Member {
    let values = Self.values(of: key, owner: String(name.split(separator: "/").last ?? ""))
    return Member(key: key.name, value: values[min(variant, values.count - 1)])
  }

  /// Values that a key takes, as JSON, at least one.
  /// - Parameter owner: the name of the element, modifier or style that the key is of.
  static func values(of key: KeyDefinition, owner: String) -> [String] {
    ownValues["\(owner).\(key.name)"] ?? ownValues[key.name] ?? key.kind.specimens
  }

  private func isDecoded(_ members: [Member]) -> Bool {
    (try? SceneSpecimen(name, view: view(members)).scene()) != nil
  }

  /// Values of keys that mean more than their kind says, by the key's name or by its owner's and its own.
  private static let ownValues: [String: [String]] = [
    "systemImage": [#""star.fill""#, #""tray""#],
    "systemName": [#""sun.max.fill""#, #""heart""#],
    "Image.name": [SpecimenImage.text], "ImagePaint.image": [SpecimenImage.text],
    "ImagePaint.scale": ["2.5", "4"],
    "ImagePaint.sourceRect": [#"{"x": 0.25, "y": 0, "width": 0.5, "height": 1}"#],
    "destination": [#""https://galley.example/timetable""#],
    "layoutName.name": [#""harbour""#], "object.name": [#""Source Serif Pro""#, #""Inter""#],
    "Picker.selection": [#""Week""#, #""Day""#], "TabView.selection": [#""Quay""#],
    "TabView.children": [
      #"[{"type": "Tab", "title": "Quay", "systemImage": "house", "children": [{"type": "Text", "text": "Pier"}]}, {"type": "Tab", "title": "Mill"}]"#
    ],
    "buttonBorderShape.shape": [#""roundedRectangle""#, #""circle""#], "lineWidth": ["3", "1.5"],
    "textStroke.lineWidth": ["1.5", "0.5"], "textStrokeWidth": ["1.5", "0.5"],
    "topLeadingRadius": ["24", "2"], "bottomLeadingRadius": ["3", "30"],
    "topTrailingRadius": ["0", "9"],
    "axialCoordinate.q": ["1", "0"], "axialCoordinate.r": ["-1", "1"],
    "alignmentGuide.guide": [#""leading""#, #""top""#],
    "alignmentGuide.of": [#""center""#, #""bottom""#],
    "dynamicTypeSize.maximum": [#""accessibility5""#, #""xxxLarge""#],
    "textFit.smallest": ["6", "9"], "textFit.largest": ["30", "14"],
    "transformEffect.transform": ["[1, 0.1, -0.35, 1, 12, 0]", "[0.8, -0.2, 0.2, 0.8, 4, 10]"],
    "projectionEffect.transform": [
      "[1, 0.1, 0.002, 0, 1, 0, 0, 0, 1]", "[1, 0, 0, 0.2, 0.9, 0.003, 4, 0, 1]",
    ],
    "indicator": [#"{"type": "Text", "text": "+{{hidden}}"}"#],
    "Text.text": [#""Evening at the harbour""#, #""**Evening** at the `harbour`""#],
    "Section.header": [#""Departures""#], "Slider.step": ["0.1", "0.2"], "total": ["1.5", "2"],
    "GridRow.children": [SpecimenViews.cells], "Grid.children": [SpecimenViews.rows],
  ]
}

extension ValueKind {
  /// The names of which one is chosen; nil for other kinds.
  var choices: [String]? {
    switch self {
    case .choice(let names), .nullable(.choice(let names)): names
    default: nil
    }
  }
}
