/// Says of views of UIKit and AppKit that are not there, or are not drawn, one sentence, at their first place: what
/// follows from them in the same file is not said.
struct ViewAdvisor {
  private static let sentence = "UIKit views cannot be drawn: write the view in SwiftUI"

  /// The ends of names of what is drawn, or belongs to it.
  private static let suffixes = [
    "View", "Controller", "Cell", "Button", "Control", "Label", "Field", "Bar", "Item", "Window",
    "Delegate", "DataSource", "Layout", "Recognizer",
  ]

  /// What is there by its name alone: of no member that is missing something would be drawn.
  private static let undrawn: Set = [
    "UIScrollView", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView",
    "UICollectionView", "UIRefreshControl",
  ]

  /// - Parameter diagnostics: those of one file, in their order.
  static func advised(_ diagnostics: [SourceDiagnostic]) -> [SourceDiagnostic] {
    let isUnavailable = diagnostics.contains(where: isRepresentable)
    guard isUnavailable || diagnostics.contains(where: { gap($0) != nil }) else {
      return diagnostics
    }
    var said: Set<String> = []
    var result: [SourceDiagnostic] = []
    var isKept = true
    for diagnostic in diagnostics {
      if diagnostic.severity == .error {
        var diagnostic = diagnostic
        if isRepresentable(diagnostic) {
          isKept = said.insert("").inserted
        } else if let gap = gap(diagnostic) {
          isKept = !isUnavailable && said.insert(gap.name).inserted
          diagnostic.message += ": \(gap.sentence)"
        } else {
          isKept = !follows(diagnostic)
        }
        if isKept { result.append(diagnostic) }
      } else if isKept, !saysOnlyWhy(diagnostic) {
        result.append(diagnostic)
      }
    }
    return result
  }

  /// Whether the sentence was said already.
  static func hasAdvised(_ message: String) -> Bool {
    message.hasSuffix("cannot be drawn: write the view in SwiftUI")
      || message.hasSuffix(representSentence) || message.hasSuffix(controllerSentence)
  }

  private static let controllerSentence =
    "this is a view controller of UIKit: return it from makeUIViewController(context:) of a "
    + "UIViewControllerRepresentable"
  private static let representSentence =
    "this is a view of UIKit: return it from makeUIView(context:) of a UIViewRepresentable"

  /// What an error is about that gets a sentence, and the sentence.
  private static func gap(_ diagnostic: SourceDiagnostic) -> (name: String, sentence: String)? {
    if let name = missingView(diagnostic) ?? undrawnView(diagnostic) { return (name, sentence) }
    guard let name = unbuilt(diagnostic) else { return nil }
    return (
      "\(name) in a builder",
      name.hasSuffix("Controller") ? controllerSentence : representSentence
    )
  }

  /// A note that says no more than the sentence.
  private static func saysOnlyWhy(_ diagnostic: SourceDiagnostic) -> Bool {
    diagnostic.message.contains("explicitly marked unavailable")
      || diagnostic.message.hasPrefix("where 'Content' = 'UI")
      || diagnostic.message.hasPrefix("where 'Content' = '")
        && diagnostic.message.hasSuffix("ViewController'")
  }

  /// The type that an error misses a member of, where it is not drawn.
  private static func undrawnView(_ diagnostic: SourceDiagnostic) -> String? {
    MissingAPIHint.owner(diagnostic.message).flatMap { undrawn.contains($0) ? $0 : nil }
  }

  /// The type of a view of UIKit, or of a controller, that stands in a closure of SwiftUI's views, as that of `#Preview`.
  private static func unbuilt(_ diagnostic: SourceDiagnostic) -> String? {
    guard diagnostic.severity == .error, diagnostic.message.contains("'buildExpression'"),
      diagnostic.message.hasSuffix("conform to 'View'")
    else { return nil }
    let quoted = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 4 else { return nil }
    let name = String(quoted[quoted.count - 4])
    let isOfUIKit = name.hasPrefix("UI") && suffixes.contains(where: name.hasSuffix)
    return isOfUIKit || name.hasSuffix("ViewController") ? name : nil
  }

  /// Of a protocol that says by itself that it cannot be used.
  private static func isRepresentable(_ diagnostic: SourceDiagnostic) -> Bool {
    diagnostic.severity == .error && hasAdvised(diagnostic.message)
      && diagnostic.message.contains("Representable' is unavailable")
  }

  /// The name of a view, or of what belongs to one, that is missing.
  private static func missingView(_ diagnostic: SourceDiagnostic) -> String? {
    guard diagnostic.severity == .error, diagnostic.message.hasPrefix("cannot find "),
      let name = MissingAPIHint.missing(diagnostic.message), name.count > 2,
      name.hasPrefix("UI") || name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true,
      suffixes.contains(where: name.hasSuffix)
    else { return nil }
    return name
  }

  /// Whether an error comes of a type that is missing.
  private static func follows(_ diagnostic: SourceDiagnostic) -> Bool {
    let isConformance =
      diagnostic.message.contains("does not conform to protocol '")
      && diagnostic.message.hasSuffix("Representable'")
    return isConformance || diagnostic.message.hasPrefix("cannot infer contextual base ")
  }
}
