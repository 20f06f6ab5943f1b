import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Says which value the view stands for in a picker, a tab view or a list.
  /// - Parameter includeOptional: whether it stands for the value as an optional as well.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: OptionTag(tag, includesOptional: includeOptional))
  }
}

/// The value that a view stands for.
nonisolated package struct OptionTag {
  package let value: AnyHashable
  private let type: Any.Type
  private let includesOptional: Bool

  init<V: Hashable>(_ value: V, includesOptional: Bool) {
    self.value = AnyHashable(value)
    type = V.self
    self.includesOptional = includesOptional
  }

  /// Whether the tag stands for a selection.
  package func matches<V: Hashable>(_ selection: V) -> Bool { value(as: V.self) == selection }

  /// The selection that the tag stands for; nil where it is of another type.
  package func value<V: Hashable>(as type: V.Type) -> V? {
    guard includesOptional || self.type == V.self else { return nil }
    return value.base as? V
  }
}

/// What a picker around makes of each of its options.
nonisolated package struct OptionPresenter {
  package let isSelected: (OptionTag) -> Bool
  package var select: (OptionTag) -> Void = { _ in }
  /// The option as it is drawn, or nil where it is not seen.
  package let present: (_ option: AnyView, _ tag: OptionTag) -> AnyView?
}

nonisolated extension EnvironmentValues {
  /// The picker whose options are to come; nil within an option.
  @Entry package var optionPresenter: OptionPresenter?
}

/// A view that was given a tag.
nonisolated private protocol TaggedContent {}

/// A view with a tag. In a picker it is an option; elsewhere the views in it and the container around
/// can ask for the tag.
struct TaggedView<Content: View> {
  let content: Content
  let tag: OptionTag
  @Environment(\.optionPresenter) private var presenter
}

nonisolated extension TaggedView: View, TaggedContent {
  var body: some View {
    if let presenter {
      presenter.present(
        AnyView(content.changingEnvironment { $0.optionPresenter = nil }), tag)
    } else {
      content.containerValue(\.tag, tag.value)
    }
  }
}

/// Content whose views need no tags because their elements say what they stand for.
nonisolated protocol ImplicitlyTagged {
  /// The content with tags of a type, or nil where its elements have none.
  func tagged<V: Hashable>(for type: V.Type) -> AnyView?
  /// The content with what its elements stand for, which counts where a view in them has no tag of its own.
  func withElementTags<V: Hashable>(for type: V.Type) -> AnyView
}

nonisolated extension ForEach: ImplicitlyTagged where Content: View {
  /// Each element stands for itself or for its id, and in a range without ids for its place: with 2 chosen,
  /// `ForEach(2..<100) { Text("\($0) people") }` shows "4 people" in SwiftUI, as its users have found.
  func tagged<V: Hashable>(for type: V.Type) -> AnyView? {
    guard !(Content.self is any TaggedContent.Type) else { return nil }
    let options = data.enumerated().map { place, element in
      (
        view: AnyView(content(element)),
        tag: standsForPlaces ? place as? V : Self.value(of: element, as: type)
      )
    }
    guard options.contains(where: { $0.tag != nil }) else { return nil }
    return AnyView(
      ForEach<Range<Int>, Int, OptionalTagView<V>>(options.indices) { index in
        OptionalTagView(content: options[index].view, tag: options[index].tag)
      })
  }

  func withElementTags<V: Hashable>(for type: V.Type) -> AnyView {
    let first = standsForPlaces ? data.first as? Int : nil
    return AnyView(
      map { element, view in
        let place = first.flatMap { first in (element as? Int).map { $0 - first } }
        let tag = standsForPlaces ? place as? V : Self.value(of: element, as: type)
        return ElementTagView(content: view, tag: tag.map { AnyHashable($0) })
      })
  }

  private static func value<V>(of element: Data.Element, as type: V.Type) -> V? {
    if let value = element as? V { return value }
    guard let element = element as? any Identifiable else { return nil }
    return element.id as? V
  }
}

/// A view with a tag, if it has one.
nonisolated struct OptionalTagView<V: Hashable>: View {
  let content: AnyView
  let tag: V?

  var body: some View {
    if let tag {
      content.tag(tag)
    } else {
      content
    }
  }
}

/// A view of an element, with what the element stands for.
nonisolated struct ElementTagView<Content: View>: View {
  let content: Content
  let tag: AnyHashable?

  var body: some View {
    content.containerValue(\.elementTag, tag)
  }
}
