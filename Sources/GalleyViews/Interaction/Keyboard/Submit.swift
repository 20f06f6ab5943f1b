import GalleyGeometry

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field to search in.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The key of a keyboard that submits. An image has no keyboard.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

nonisolated extension View {
  /// Runs `action` when a text that is typed into a field of the view is submitted (`type` with a line feed).
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    changingEnvironment {
      if triggers.contains(.text) { $0.submitActions.append(action) }
      if triggers.contains(.search) { $0.searchActions.append(action) }
    }
  }

  /// No effect: an image has no keyboard.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Keeps what is submitted in the view from the actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    changingEnvironment {
      guard isBlocking else { return }
      $0.submitActions = []
      $0.searchActions = []
    }
  }
}
