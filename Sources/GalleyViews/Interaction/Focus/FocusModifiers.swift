import GalleyGeometry

/// What a view with the focus takes.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Something is typed into it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How much a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isChosen: Bool

  /// Counts unless the user has chosen another view.
  public static let automatic = DefaultFocusEvaluationPriority(isChosen: false)
  /// Counts as if the user had chosen the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isChosen: true)
}

nonisolated extension EnvironmentValues {
  /// Whether the view has the focus by its `focused(_:)`.
  @Entry public var isFocused: Bool = false

  /// What views may read; Galley draws no ring around a view with the focus.
  @Entry public var isFocusEffectEnabled: Bool = true

  /// Does nothing: the focus of an image does not move.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Looks for the default focus anew. Does nothing: the focus of an image does not move.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// A view whose focus a state says.
private struct FocusContent: EffectContent, FocusHolder {
  let hasFocus: Bool
  /// Whether the state still says so.
  let isHeld: () -> Bool
  let set: (Bool) -> Void
  var name: String { "focused" }
  var reacts: Bool { hasFocus }

  func setFocus(_ value: Bool) { set(value) }

  /// The focus is refused before anyone hears of it where nothing in the view can have it: what is hidden or disabled gets
  /// none, and what is disabled later keeps it (recorded on SwiftUI: MetalUI, docs/probes/swiftui-interaction, arm F9, and
  /// swiftui-disabled-interaction, arms K1 and K2). That what is hidden later keeps it, too, is assumed.
  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    guard hasFocus else {
      if node.memory != nil { node.memory = nil }
      return true
    }
    if node.memory != nil || !node.refusesFocus { return true }
    set(false)
    return false
  }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    if node.memory == nil { node.memory = true }
    queue.noteFocus(at: node.identity) { [isHeld, set] in
      if isHeld() { set(false) }
    }
  }
}

extension ViewNode {
  /// Whether there are views in the node that take the focus, and all of them are hidden or disabled.
  fileprivate var refusesFocus: Bool {
    guard first(\.isFocusTarget) != nil else { return false }
    return isInHidden || first { $0.isFocusTarget && $0.isEnabled && !$0.isInHidden } == nil
  }

  private var isInHidden: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.content is HiddenContent { return true }
      node = current.parent
    }
    return false
  }
}

extension FocusState.Binding {
  /// No view has the focus.
  fileprivate func clear() { wrappedValue = first }
}

nonisolated extension View {
  /// The view has the focus while the state is true; what is in it reads `\.isFocused`. The state becomes false when the
  /// view goes or gets another `id`, and where nothing in the view can have the focus as it is hidden or disabled.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    changingEnvironment { $0.isFocused = condition.wrappedValue }
      .modified(
        by: FocusContent(
          hasFocus: condition.wrappedValue, isHeld: { condition.wrappedValue },
          set: { condition.wrappedValue = $0 }))
  }

  /// The view has the focus while the state has the value; what is in it reads `\.isFocused`. The state becomes nil when
  /// the view goes or gets another `id`, and where nothing in the view can have the focus as it is hidden or disabled.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    changingEnvironment { $0.isFocused = binding.wrappedValue == value }
      .modified(
        by: FocusContent(
          hasFocus: binding.wrappedValue == value, isHeld: { binding.wrappedValue == value },
          // `Value` is an optional: without a focus it is nil.
          set: { if $0 { binding.wrappedValue = value } else { binding.clear() } }))
  }

  /// The view can have the focus: by a tap, by Tab or by its `focused(_:)`, when a renderer is driven.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// The view can have the focus: by Tab or by its `focused(_:)`, and by a tap if something can be edited in it
  /// (assumed).
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusTarget(isFocusable, takesTaps: interactions.contains(.edit))
  }

  /// The view can have the focus; `onFocusChange` is called when it gets or loses it.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    focusTarget(isFocusable, takesTaps: true, onFocusChange)
  }

  private func focusTarget(
    _ isFocusable: Bool, takesTaps: Bool, _ onFocusChange: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    PlacedView(content: self) {
      FocusableContent(
        place: $0, isFocusable: isFocusable, takesTaps: takesTaps, onFocusChange: onFocusChange)
    }
  }

  /// No effect: the focus of an image does not move.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// No effect: the focus of an image does not move.
  public func focusSection() -> some View { self }

  /// No effect: nothing takes the focus by itself.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// No effect: nothing takes the focus by itself.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }

  /// What is in the view reads `\.isFocusEffectEnabled`; no ring is drawn in any case.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled }
  }
}
