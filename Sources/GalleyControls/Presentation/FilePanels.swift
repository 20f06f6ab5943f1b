import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Name only: an image opens no panel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { panel("fileImporter", isPresented) }

  /// Name only: an image opens no panel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { panel("fileImporter", isPresented) }

  /// Name only: an image opens no panel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { panel("fileImporter", isPresented) }

  /// Name only: an image opens no panel.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { panel("fileMover", isPresented) }

  /// Name only: an image opens no panel.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { panel("fileMover", isPresented) }

  /// Name only: an image opens no panel.
  public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { panel("fileMover", isPresented) }

  /// Name only: an image opens no panel.
  public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { panel("fileMover", isPresented) }

  private func panel(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    presenting(isPresented.wrappedValue ? Color.clear.ignored(name) : nil, dimsTint: false)
  }
}

// How panels look. Changes nothing: an image opens none.
nonisolated extension View {
  /// No effect: an image opens no panel.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// No effect: an image opens no panel.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// No effect: an image opens no panel.
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// No effect: an image opens no panel.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// No effect: an image opens no panel.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  /// No effect: an image opens no panel.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// No effect: an image opens no panel.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// No effect: an image opens no panel.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// No effect: an image opens no panel.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// No effect: an image opens no panel.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// No effect: an image opens no panel.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
