import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// A field to search in the view, drawn above it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchedView(
      content: self, text: text, prompt: prompt, isPresented: isPresented?.wrappedValue ?? false)
  }

  /// A field to search in the view, with a localized prompt.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// A field to search in the view, with a prompt that is not localized.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// The form before `searchSuggestions`; they are not shown at rest.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// The form before `searchSuggestions`; they are not shown at rest.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// A field to search in the view, with parts of the search before its text.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchedView(
      content: self, text: text, prompt: prompt,
      tokens: tokens.wrappedValue.map { AnyView(token($0)) },
      isPresented: isPresented?.wrappedValue ?? false)
  }

  /// A field to search in the view, with parts of the search before its text and a localized prompt.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}

/// Where suggestions for a search are shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  /// The place that the system chooses. On an image, suggestions are not drawn.
  case automatic
  /// In a menu below the field. On an image, suggestions are not drawn.
  case menu
  /// In the content of the view. On an image, suggestions are not drawn.
  case content

  /// A set of places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In the content of the view.
    public static let content = Set(rawValue: 2)
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// What the system chooses. On an image, scopes are not drawn.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// While the user types. On an image, scopes are not drawn.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// While the search is open. On an image, scopes are not drawn.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// How the toolbar changes during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The title stays where it is. On an image it has no effect.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How large the field of a search is in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// What the system chooses. On an image, the field is drawn whole.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button, until a search begins. On an image, the field is drawn whole.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

nonisolated extension View {
  /// No effect: suggestions are shown while the user types.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// No effect: suggestions are shown while the user types.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// No effect: scopes are shown during a search.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// No effect: suggestions are not chosen in an image.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// No effect: suggestions are not chosen in an image.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// No effect: nothing is searched for in an image.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// No effect: the field is drawn whole.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// No effect: an image shows no selection.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
