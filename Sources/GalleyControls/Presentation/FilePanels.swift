import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Name only: a picture opens no panel, and nobody chooses a file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { panel("fileImporter", isPresented) }

  /// Name only: a picture opens no panel, and nobody chooses a file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { panel("fileImporter", isPresented) }

  /// Name only: a picture opens no panel, and nobody chooses a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { panel("fileMover", isPresented) }

  private func panel(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    presenting(isPresented.wrappedValue ? EmptyView().ignored(name) : nil)
  }
}
