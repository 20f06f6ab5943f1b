import GalleyGeometry

/// A view as the notation of layout cases writes it: `a:fx(20,20).padding(4)`.
struct CaseItem {
  /// The name that its frame is recorded under.
  var name: String?
  var head: String
  var arguments: [CaseArgument] = []
  /// What stands between braces; nil without braces.
  var children: [CaseItem]?
  var modifiers: [CaseModifier] = []
  /// What a bracket behind the view says.
  var remark = ""
}

struct CaseModifier {
  var name: String
  var arguments: [CaseArgument] = []
  var children: [CaseItem]?
  /// The text of a closure that computes a guide.
  var closure = ""
}

struct CaseArgument {
  var label: String?
  var value: CaseValue
}

indirect enum CaseValue {
  case number(CGFloat)
  case bool(Bool)
  case string(String)
  /// `.center`.
  case member(String)
  /// `@mid`, and what a bracket behind it says.
  case guide(String, remark: String)
  case list([CaseValue])
  case call(String, [CaseArgument])
}

/// A construct that the notation does not have, or that this reader does not know.
struct NotationError: Error, CustomStringConvertible {
  var text: String
  var description: String { "unknown construct: \(text)" }
}
