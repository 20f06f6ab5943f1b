import GalleyGeometry
import GalleyViews

/// A kind of file, by its identifier.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  public init?(_ identifier: String) { self.init(identifier: identifier) }

  public init(exportedAs identifier: String) { self.init(identifier: identifier) }

  public init(importedAs identifier: String) { self.init(identifier: identifier) }

  public init?(filenameExtension: String) { self.init(identifier: "dyn.\(filenameExtension)") }

  private init(identifier: String) { self.identifier = identifier }

  public static let item = UTType(identifier: "public.item")
  public static let content = UTType(identifier: "public.content")
  public static let data = UTType(identifier: "public.data")
  public static let folder = UTType(identifier: "public.folder")
  public static let directory = UTType(identifier: "public.directory")
  public static let text = UTType(identifier: "public.text")
  public static let plainText = UTType(identifier: "public.plain-text")
  public static let utf8PlainText = UTType(identifier: "public.utf8-plain-text")
  public static let rtf = UTType(identifier: "public.rtf")
  public static let html = UTType(identifier: "public.html")
  public static let xml = UTType(identifier: "public.xml")
  public static let json = UTType(identifier: "public.json")
  public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")
  public static let pdf = UTType(identifier: "com.adobe.pdf")
  public static let image = UTType(identifier: "public.image")
  public static let jpeg = UTType(identifier: "public.jpeg")
  public static let png = UTType(identifier: "public.png")
  public static let gif = UTType(identifier: "com.compuserve.gif")
  public static let heic = UTType(identifier: "public.heic")
  public static let svg = UTType(identifier: "public.svg-image")
  public static let audio = UTType(identifier: "public.audio")
  public static let mp3 = UTType(identifier: "public.mp3")
  public static let movie = UTType(identifier: "public.movie")
  public static let video = UTType(identifier: "public.video")
  public static let mpeg4Movie = UTType(identifier: "public.mpeg-4")
  public static let url = UTType(identifier: "public.url")
  public static let fileURL = UTType(identifier: "public.file-url")
  public static let archive = UTType(identifier: "public.archive")
  public static let zip = UTType(identifier: "public.zip-archive")
}

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
