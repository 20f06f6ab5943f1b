import Galley
import GalleyGoldens
import GalleyImages

/// `galley golden sheet`: the failures of the last run in one image.
struct GoldenSheet {
  private let arguments: ParsedArguments
  private let console: Console
  private let failures: [GoldenResult]
  private let output: String

  /// The most failures in one sheet; `pixelLimit` is the most pixels.
  private static let limit = 24
  private static let pixelLimit = 30_000_000

  /// - Throws: `CommandError`, `GoldenError` where no run left results.
  init(_ place: GoldenPlace, _ arguments: ParsedArguments) throws {
    self.arguments = arguments
    console = Console(arguments)
    let report = try GoldenReport(place.goldens, results: place.results, approval: place.approval)
    failures = report.run.failures
    output = arguments.string("-o") ?? "\(place.results ?? place.goldens.resultsPath)/sheet.png"
    guard output.lowercased().hasSuffix(".png") else {
      throw CommandError.usage(
        "-o \(output): a sheet is a PNG file: use a name that ends with .png")
    }
  }

  /// - Throws: `CommandError`, `OutputFile.WriteError`, `ImageError`.
  func write() throws {
    guard !failures.isEmpty else {
      return try console.say("nothing failed: there is nothing to show", Console.Event("end"))
    }
    var images: [CaptionedImages.Item] = []
    var pixels = 0
    for failure in failures.prefix(Self.limit) {
      var bitmap: Bitmap?
      if let data = failure.images.first?.data { bitmap = try? Bitmap(imageData: data) }
      if let bitmap {
        pixels += bitmap.width * bitmap.height
        if pixels > Self.pixelLimit, !images.isEmpty { break }
      }
      images.append(
        CaptionedImages.Item(caption: failure.headline, bitmap: bitmap, scale: 1))
    }
    let sheet = CaptionedImages(images: images, columns: 1)
    do {
      let data = try Renderer().draw(sheet.view, scale: 1).pngData(compression: .small)
      try SceneDrawing.write(data, to: output)
    } catch let error as RenderError {
      throw CommandError(code: .scene, message: "the sheet: \(error)")
    }
    if images.count < failures.count {
      console.notice(
        "note: the sheet has room for \(images.count) failures; \(failures.count - images.count) were "
          + "left out")
    }
    guard output != "-" else { return }
    var event = Console.Event("sheet")
    event.path = output
    try console.say(output, event)
  }
}
