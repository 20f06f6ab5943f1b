/// Views that have other sizes, each reason once.
struct SizeChanges {
  /// Why a view has another size.
  enum Reason: Hashable {
    case none
    /// What is around it left it more or less.
    case offered(String)
    /// Something in the view.
    case own(String)
    /// The view is stated otherwise, as other views may be.
    case restated(String)
    /// The letters of a text have another size.
    case font(String)

    /// Whether it is the view's, and not that of what is around it.
    var isOwn: Bool {
      switch self {
      case .none, .offered: false
      case .own, .restated, .font: true
      }
    }

    var isOfFont: Bool { if case .font = self { true } else { false } }

    /// Whether other views may have the very reason.
    fileprivate var isShared: Bool {
      switch self {
      case .none, .offered, .own: false
      case .restated, .font: true
      }
    }

    fileprivate var words: String {
      switch self {
      case .none: ""
      case .offered(let text), .own(let text), .restated(let text), .font(let text):
        " because \(text)"
      }
    }

    /// What was changed in the code, with the number of views.
    fileprivate func cause(views: Int) -> ViewSentence.Cause {
      switch self {
      case .none, .offered, .own: ViewSentence.Cause()
      case .restated(let text), .font(let text): ViewSentence.Cause(text, views: views)
      }
    }
  }

  /// By how much a length changed, `18.0 higher`, and from what to what, `(70.5 to 88.5)`.
  struct Part: Hashable {
    var amount: String
    var range: String
  }

  struct Change {
    var label: String
    var parts: [Part]
    var reason: Reason
  }

  /// Those of one reason, in the order of the first one of each.
  private var groups: [[Change]] = []
  private var shared: [Reason: Int] = [:]

  mutating func add(_ change: Change) {
    if change.reason.isShared {
      if let known = shared[change.reason] { return groups[known].append(change) }
      shared[change.reason] = groups.count
    }
    groups.append([change])
  }

  var sentences: [ViewSentence] {
    groups.map { ViewSentence(Self.sentence(of: $0), $0[0].reason.cause(views: $0.count)) }
  }

  private static func sentence(of changes: [Change]) -> String {
    let first = changes[0]
    guard changes.count > 1 else {
      let parts = first.parts.map { "\($0.amount) \($0.range)" }
      return "\(first.label) is \(parts.joined(separator: " and "))\(first.reason.words)"
    }
    let subject = "\(first.label) and \(LayoutReading.others(changes.count - 1))"
    let amounts = first.parts.map(\.amount)
    guard changes.allSatisfy({ $0.parts.map(\.amount) == amounts }) else {
      return "\(subject) have other sizes\(first.reason.words)"
    }
    return "\(subject) are \(amounts.joined(separator: " and "))\(first.reason.words)"
  }
}
