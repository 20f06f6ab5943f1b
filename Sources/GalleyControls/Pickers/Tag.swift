import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Says which value the view stands for in a picker, a tab view or a list.
  /// - Parameter includeOptional: whether it stands for the value as an optional as well.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    containerValue(\.optionTag, OptionTag(tag, includesOptional: includeOptional))
  }
}

/// The value that a view stands for.
nonisolated struct OptionTag: Equatable {
  let value: AnyHashable
  private let type: Any.Type
  private let includesOptional: Bool

  init<V: Hashable>(_ value: V, includesOptional: Bool) {
    self.value = AnyHashable(value)
    type = V.self
    self.includesOptional = includesOptional
  }

  static func == (one: OptionTag, other: OptionTag) -> Bool {
    one.value == other.value && one.type == other.type
      && one.includesOptional == other.includesOptional
  }

  /// The selection that the tag stands for; nil where it is of another type.
  func value<V: Hashable>(as type: V.Type) -> V? {
    guard includesOptional || self.type == V.self else { return nil }
    return value.base as? V
  }
}

nonisolated extension ContainerValues {
  private enum OptionTagKey: ContainerValueKey {
    static var defaultValue: OptionTag? { nil }
  }

  /// The view's tag, with the types of selections that it is for.
  var optionTag: OptionTag? {
    get { self[OptionTagKey.self] }
    set {
      self[OptionTagKey.self] = newValue
      tag = newValue?.value
    }
  }

  /// The selection of a picker that the view stands for by its tag, or else by the element that it lies in; nil where
  /// neither is of that type.
  func selection<V: Hashable>(of type: V.Type) -> V? {
    optionTag?.value(as: type) ?? elementTag(for: type)
  }
}

/// Which views of a picker's content are options, and which one is chosen.
nonisolated struct OptionChoice {
  /// Whether a view is an option, and not what stands between options. One with a tag of another type is an option that
  /// chooses nothing.
  let isOption: (ContainerValues) -> Bool
  let isChosen: (ContainerValues) -> Bool
  let choose: (ContainerValues) -> Void

  /// - Parameter selection: nil where several sources differ.
  init<V: Hashable>(_ selection: V?, select: @escaping (V) -> Void) {
    isOption = { $0.optionTag != nil || $0.selection(of: V.self) != nil }
    isChosen = { values in selection.map { values.selection(of: V.self) == $0 } ?? false }
    choose = { values in if let value = values.selection(of: V.self) { select(value) } }
  }
}
