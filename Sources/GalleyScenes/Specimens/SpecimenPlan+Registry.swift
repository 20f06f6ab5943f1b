import Galley

extension SpecimenPlan {
  /// A plan for each element, each modifier, each style as a fill, fonts, and parts of texts.
  static var all: [SpecimenPlan] {
    elements + modifiers + styles + [fonts, runs]
  }

  private static func object(_ members: [Member], type: String? = nil, rest: String = "") -> String
  {
    let type = type.map { [Member(key: "type", value: "\"\($0)\"")] } ?? []
    let pairs = (type + members).map { "\"\($0.key)\": \($0.value)" }
    return "{" + pairs.joined(separator: ", ") + rest + "}"
  }

  private static var elements: [SpecimenPlan] {
    SceneRegistry.elements.map { element in
      SpecimenPlan(name: "elements/\(element.name)", keys: element.keys) { members in
        SpecimenViews.surroundings(
          of: object(members, type: element.name, rest: #", "modifiers": [{"padding": 4}]"#),
          element.name)
      }
    }
  }

  private static var styles: [SpecimenPlan] {
    SceneRegistry.styles.map { style in
      SpecimenPlan(name: "styles/\(style.name)", keys: style.keys) { members in
        let fill = object(members, type: style.name)
        return """
          {"type": "HStack", "children": [{"type": "Star", "fill": \(fill)}, {"type": "Text", "text": "Quay", \
          "modifiers": [{"font": {"size": 40, "weight": "bold"}}, {"foregroundStyle": \(fill)}]}]}
          """
      }
    }
  }

  private static var modifiers: [SpecimenPlan] {
    let groups: [(hosts: SpecimenViews.Host, definitions: [ModifierDefinition])] = [
      (.text, SceneRegistry.textModifiers), (.layout, SceneRegistry.layoutModifiers),
      (.grid, SceneRegistry.gridModifiers), (.flow, SceneRegistry.flowModifiers),
      (.drawing, SceneRegistry.drawingModifiers), (.control, SceneRegistry.controlModifiers),
      (.symbol, SceneRegistry.symbolModifiers), (.list, SceneRegistry.listModifiers),
      (.screen, SceneRegistry.screenModifiers),
    ]
    return groups.flatMap { host, definitions in
      definitions.map { definition in
        let argument = definition.argument
        return SpecimenPlan(
          name: "modifiers/\(definition.name)",
          keys: (argument.map { [$0] } ?? []) + definition.keys
        ) { members in
          let host = definition.name == "axialCoordinate" ? SpecimenViews.Host.honeycomb : host
          return host.view(with: modifier(definition, members))
        }
      }
    }
  }

  /// The argument stands for the modifier, and the other keys beside it; without it they are in an object.
  private static func modifier(_ definition: ModifierDefinition, _ members: [Member]) -> String {
    let own = members.first { $0.key == definition.argument?.name }
    guard let own else { return object([Member(key: definition.name, value: object(members))]) }
    let others = members.filter { $0.key != own.key }
    return object([Member(key: definition.name, value: own.value)] + others)
  }

  private static var fonts: SpecimenPlan {
    SpecimenPlan(name: "fonts/object", keys: SceneRegistry.fontKeys) { members in
      """
      {"type": "Text", "text": "Harbour 0123 Quay", "modifiers": [{"font": \(object(members))}]}
      """
    }
  }

  private static var runs: SpecimenPlan {
    SpecimenPlan(name: "texts/run", keys: SceneRegistry.runKeys) { members in
      """
      {"type": "Text", "runs": ["Evening at ", \(object(members)), " slowly"]}
      """
    }
  }
}
