import Galley
import GalleyData

// The view behind the last visible one of a flow, for any number of hidden ones.
extension SwiftCall {
  /// `.maxLines(2) { hidden in`, and the indicator where there is one.
  func maxLines(_ count: String) throws -> SwiftLines {
    guard let indicator = arguments.unresolved("indicator") else {
      return SwiftLines(".maxLines(\(count))")
    }
    var call = SwiftLines(".maxLines(\(count)) { hidden in")
    call.append(try writer.indicator(indicator.node, indicator.scope), depth: 1)
    call.append("}")
    return call
  }
}

extension SwiftWriter {
  /// What stands for the number while an indicator is written for any. Private characters: what an indicator says with
  /// them by itself is found by the comparison with numbers.
  private static let mark = "\u{F8FE}hidden\u{F8FE}"

  /// The view with `\(hidden)` where the number stands, or one view for 1 and another one for more. It must be what the
  /// scene has for 1 and for 2: what calculates with the number is a comment.
  /// - Throws: `SceneError` for an indicator that cannot be read for one of these numbers.
  func indicator(_ node: JSONNode, _ scope: SceneScope) throws -> SwiftLines {
    let place = SceneValue(node, literal: scope)
    func written(for hidden: JSONNode.Value) throws -> SwiftLines {
      let number = JSONNode(value: hidden, offset: node.offset)
      return try inIndicator {
        try indicatorView(node, scope.binding("hidden", to: number, in: scope.literal))
      }
    }
    func writtenForAny() throws -> SwiftLines { try written(for: .string(Self.mark)) }
    func withNumber(_ lines: SwiftLines) -> SwiftLines {
      lines.replacing(Self.mark, with: "\\(hidden)")
    }
    let comment = "an indicator that calculates with {{hidden}}"
    // Within an indicator that is only looked at, there is nothing to compare.
    if isTried {
      return try textOnly(writtenForAny).map(withNumber) ?? missing(comment, at: place)
    }
    let one = try tried(at: place) { try written(for: .number(1)) }
    let two = try tried(at: place) { try written(for: .number(2)) }
    let any = try textOnly { try tried(at: place, writtenForAny) }
    guard let any, any.replacing(Self.mark, with: "2").lines == two.lines else {
      return missing(comment, at: place)
    }
    let several = withNumber(try writtenForAny())
    if any.replacing(Self.mark, with: "1").lines == one.lines { return several }
    var choice = SwiftLines("if hidden == 1 {")
    choice.append(try written(for: .number(1)), depth: 1)
    choice.append("} else {")
    choice.append(several, depth: 1)
    choice.append("}")
    return choice
  }

  /// Nil for what calculates with the number, which is a text meanwhile.
  private func textOnly(_ write: () throws -> SwiftLines) throws -> SwiftLines? {
    do {
      return try write()
    } catch let error as SceneError where error.excess == nil {
      return nil
    }
  }

  /// The view of an indicator among the names that are known with its number. It is read first, as only the one for 1
  /// was read with the scene.
  private func indicatorView(_ node: JSONNode, _ scope: SceneScope) throws -> SwiftLines {
    guard let value = try SceneValue.resolve(node, in: scope) else {
      return SwiftLines("EmptyView()")
    }
    let views = scope.context.views
    defer { scope.context.views = views }
    _ = try decoder.view(value)
    return try view(value)
  }
}
