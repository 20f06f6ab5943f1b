/// Says of views of UIKit and AppKit that are not there one sentence, at their first place: what follows from them in
/// the same file is not said.
struct ViewAdvisor {
  private static let sentence = "UIKit views cannot be drawn: write the view in SwiftUI"

  /// The ends of names of what is drawn, or belongs to it.
  private static let endings = [
    "View", "Controller", "Cell", "Button", "Control", "Label", "Field", "Bar", "Item", "Window",
    "Delegate", "DataSource", "Layout", "Recognizer",
  ]

  /// - Parameter diagnostics: those of one file, in their order.
  static func advised(_ diagnostics: [SourceDiagnostic]) -> [SourceDiagnostic] {
    let isUnavailable = diagnostics.contains(where: isRepresentable)
    guard isUnavailable || diagnostics.contains(where: { missingView($0) != nil }) else {
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
        } else if let name = missingView(diagnostic) {
          isKept = !isUnavailable && said.insert(name).inserted
          diagnostic.message += ": \(sentence)"
        } else {
          isKept = !follows(diagnostic)
        }
        if isKept { result.append(diagnostic) }
      } else if isKept, !diagnostic.message.contains("explicitly marked unavailable") {
        result.append(diagnostic)
      }
    }
    return result
  }

  /// Whether the sentence was said already.
  static func hasAdvised(_ message: String) -> Bool {
    message.hasSuffix("cannot be drawn: write the view in SwiftUI")
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
      endings.contains(where: name.hasSuffix)
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
