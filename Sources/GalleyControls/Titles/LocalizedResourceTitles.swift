import GalleyGeometry
import GalleyViews

// Titles of resources that a string catalogue has. A literal is a key.

nonisolated extension Button where Label == Text {
  /// A button with a title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// A button with a role and a title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A label with a title of a resource and an image of the project.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }

  /// A label with a title of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

nonisolated extension Toggle where Label == Text {
  /// A switch with a title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

nonisolated extension TextField where Label == Text {
  /// A field with a title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }
}

nonisolated extension SecureField where Label == Text {
  /// A field for a password with a title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }
}

nonisolated extension Picker where Label == Text {
  /// A choice with a title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a header of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), footer: EmptyView(), content: content())
  }
}

nonisolated extension Menu where Label == Text {
  /// A menu with a title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title of a resource to what is shown for a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// A link with a title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// Content with a label of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// A value with a label of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
    self.init(titleResource) { Text(value) }
  }
}

nonisolated extension View {
  /// The title of a screen, of a resource.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
