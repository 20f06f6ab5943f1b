import Foundation
import Galley
import GalleyCanvas
import GalleyMachine

/// A drawing process from within: opens a library, finds its previews and draws those that are asked for.
final class PreviewHost {
  private var requests = PreviewWire(PreviewDescriptor.taken(PreviewDescriptor.requests))
  private let answers = PreviewWire(PreviewDescriptor.taken(PreviewDescriptor.answers))
  /// The number of the question that is being answered.
  private var question = ""
  private var previews: [(found: FoundPreview, folder: URL)?] = []
  private var renderer: Renderer?
  private var fonts = FontCollection.bundled
  /// What all previews see: the resources of the project.
  private var environment = EnvironmentValues()
  /// That of the machine which the code of previews finds.
  private var machine = EnvironmentValues()
  private let chance = PreviewChance()
  /// How many problems of the project's resources have been told with an image.
  private var toldProblems = 0

  func run() {
    while true {
      switch requests.read(PreviewQuestion.self) {
      case .waiting: continue
      case .ended: return
      case .message(let asked):
        question = asked.number
        take(asked.request)
      }
    }
  }

  private func take(_ request: PreviewRequest) {
    switch request {
    case .open(let library, let fonts, let usesSystemFonts, let skipped, let settings):
      do {
        begin(on: settings)
        let notes = try readResources(library, fonts, usesSystemFonts)
        try open(library, skipped, notes)
      } catch let error as PreviewError {
        answer(.failed(error))
      } catch {
        answer(.failed(PreviewError(.file, "\(error)")))
      }
    case .draw(let order):
      beginOrder()
      answer(.outcome(outcome(of: order), hasUsedChance: chance.wasUsed))
    case .live(let preview, let configuration, let start):
      use(preview, on: configuration, start)
      exit(0)
    }
  }

  private func answer(_ answer: PreviewAnswer) {
    // What previews print comes before what came of them.
    fflush(nil)
    if !answers.send(PreviewReply(number: question, answer: answer)) { exit(0) }
  }

  /// From now on the machine is the image's.
  private func begin(on settings: PreviewConfiguration) {
    settings.apply(to: &machine)
    SimulatedMachine.useEverywhere(SimulatedMachine(of: machine))
    chance.begin(.library)
  }

  /// - Returns: what is worth a note about the project's folders.
  private func readResources(
    _ library: PreviewLibrary, _ fontFolder: String?, _ usesSystemFonts: Bool
  ) throws -> [String] {
    let index = ProjectIndex(reading: library.resourceFolders.map { URL(fileURLWithPath: $0) })
    let resources = index.resources()
    environment.projectResources = resources
    let place = URL(fileURLWithPath: library.path).deletingLastPathComponent().path
    let module = library.sources.first?.module ?? "App"
    let bundle = ProjectBundle(index, module: module)
    MainBundle.use {
      do {
        return Bundle(path: try bundle.folder(in: place))
      } catch {
        FileHandle.standardError.write(Data("Bundle.main: \(error)\n".utf8))
        return nil
      }
    }
    toldProblems = 0
    var fonts = FontCollection.bundled
    if let fontFolder { fonts = try FontCollection(folder: URL(fileURLWithPath: fontFolder)) }
    fonts = index.fonts(before: fonts)
    if usesSystemFonts { try fonts.addSystemFonts() }
    renderer = Renderer(fonts: fonts)
    self.fonts = fonts
    return fonts.problems + [bundle.problem].compactMap { $0 }
  }

  private func open(
    _ library: PreviewLibrary, _ skipped: Set<Int>, _ notes: [String]
  ) throws {
    let image = try PreviewImage(opening: library.path)
    var finder = PreviewFinder(image)
    var descriptions: [PreviewDescription] = []
    var asked = 0
    for source in library.sources {
      var macros = 0
      for scanned in source.previews {
        let number = asked
        asked += 1
        if skipped.contains(number) {
          descriptions.append(Self.description(of: scanned, source, descriptions))
          previews.append(nil)
          macros += scanned.kind == .macro ? 1 : 0
          continue
        }
        answer(.asking(number))
        for (place, found) in find(scanned, in: source, &finder).enumerated() {
          var description = Self.description(of: scanned, source, descriptions)
          description.displayName = found.displayName
          description.number = scanned.kind == .provider ? place : macros
          macros += scanned.kind == .macro ? 1 : 0
          descriptions.append(description)
          previews.append((found, URL(fileURLWithPath: source.path).deletingLastPathComponent()))
        }
      }
    }
    answer(.opened(descriptions, notes: notes + finder.notes))
  }

  /// Texts and fonts that a provider makes while it is asked are those of the project, too.
  private func find(
    _ scanned: ScannedPreview, in source: PreviewLibrary.Source, _ finder: inout PreviewFinder
  ) -> [FoundPreview] {
    guard let resources = environment.projectResources else {
      return finder.find(scanned, in: source)
    }
    return CurrentResources.using(resources, locale: machine.locale) {
      CurrentCanvas.using(CurrentCanvas.Device(fonts: fonts)) {
        finder.find(scanned, in: source)
      }
    }
  }

  /// What is known without the preview's own code.
  private static func description(
    of scanned: ScannedPreview, _ source: PreviewLibrary.Source, _ before: [PreviewDescription]
  ) -> PreviewDescription {
    PreviewDescription(
      index: before.count, displayName: nil, path: source.path, line: scanned.line,
      provider: scanned.typeName, number: 0)
  }

  /// What was wrong with catalogues and tables that no image has told yet. This one tells it.
  private func newResourceProblems() -> [String] {
    let problems = environment.projectResources?.problems ?? []
    defer { toldProblems = problems.count }
    return problems.dropFirst(toldProblems).map(\.description)
  }

  /// A preview at the beginning of its movement, with a margin for what it paints beyond its frame on the way; on a screen
  /// if it presents something on the way.
  private func movie(
    of order: PreviewJob, _ found: FoundPreview, with renderer: Renderer,
    _ environment: EnvironmentValues
  ) throws -> PreviewMovie {
    func make(on configuration: PreviewConfiguration) throws -> PreviewMovie {
      try PreviewMovie(
        found.makePreview(), on: configuration, with: renderer, environment: environment)
    }
    let movie = try make(on: order.configuration)
    guard let motion = order.motion, movie.isCard || movie.isOfView && !order.keepsSize else {
      return movie
    }
    let (margin, needsScreen) = try movie.measured(of: motion, keepsSize: order.keepsSize)
    // Nothing of the first one is left.
    beginOrder()
    if needsScreen {
      return try make(on: order.configuration.onDefaultScreen(scale: movie.scale))
    }
    var second = try make(on: order.configuration)
    second.margin = margin
    return second
  }

  /// Lets a preview be used, until its user ends that.
  private func use(_ index: Int, on configuration: PreviewConfiguration, _ start: CanvasStart) {
    let pipe = PacketPipe(
      requests: requests.descriptor, answers: answers.descriptor, rest: requests.takeRest())
    // Each canvas finds the machine as the first one did.
    var live = LivePreview(pipe) { [self] in
      beginOrder()
      guard previews.indices.contains(index), let preview = previews[index], let renderer else {
        throw PreviewError(.preview, "there is no such preview")
      }
      var environment = environment
      environment.imageFolder = preview.folder
      return try LiveCanvas(
        preview.found.makePreview(), on: configuration, with: renderer, environment: environment,
        start: start)
    }
    live.run()
  }

  /// The machine and random numbers as each image finds them.
  private func beginOrder() {
    SimulatedMachine.useEverywhere(SimulatedMachine(of: machine))
    chance.begin(.order)
  }

  private func outcome(of order: PreviewJob) -> PreviewOutcome {
    guard previews.indices.contains(order.preview), let preview = previews[order.preview],
      let renderer
    else { return .failed(PreviewError(.preview, "there is no such preview")) }
    do {
      let start = ContinuousClock.now
      var environment = environment
      environment.imageFolder = preview.folder
      var order = order
      var (image, scale) = try draw(order, preview.found, with: renderer, environment)
      while let limit = order.pixelLimit, image.width * image.height > limit.count {
        guard let lower = limit.scale(below: scale, width: image.width, height: image.height) else {
          throw PreviewError(
            .preview, "it has \(image.width) x \(image.height) px; the limit is \(limit.count)")
        }
        order.configuration.scale = lower
        // Nothing of the first one is left.
        beginOrder()
        (image, scale) = try draw(order, preview.found, with: renderer, environment)
      }
      image.warnings += newResourceProblems()
      image.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
      return .drawn(image)
    } catch RenderError.problems(let problems) {
      let lines = problems.map(\.description).joined(separator: "; ")
      return .failed(PreviewError(.preview, lines))
    } catch let error as OutputFile.WriteError {
      return .failed(PreviewError(.file, error.description))
    } catch ImageError.file(let reason) {
      return .failed(PreviewError(.file, reason))
    } catch let error as PreviewError {
      return .failed(error)
    } catch {
      return .failed(PreviewError(.preview, "\(error)"))
    }
  }

  /// Draws and writes what an order asks for.
  /// - Returns: what was drawn, and its pixels to a point.
  /// - Throws: what drawing and writing throws.
  private func draw(
    _ order: PreviewJob, _ found: FoundPreview, with renderer: Renderer,
    _ environment: EnvironmentValues
  ) throws -> (image: DrawnPreview, scale: CGFloat) {
    if let motion = order.motion {
      var movie = try movie(of: order, found, with: renderer, environment)
      let (bytes, moments) = try movie.write(
        motion, to: order.output, elements: order.elements, shapes: order.shapes,
        contrastRule: order.contrastRule)
      let image = DrawnPreview(
        width: movie.width, height: movie.height, pixelHash: movie.pixelHash, bytes: bytes,
        warnings: movie.warnings, milliseconds: 0, moments: moments?.count ?? movie.drawn,
        duration: moments?.duration, rate: moments?.rate)
      return (image, movie.scale)
    }
    let drawing = try found.makePreview().draw(
      on: order.configuration, with: renderer, environment: environment,
      showsOverflow: !order.keepsSize)
    if let rule = order.contrastRule { try drawing.warnOfAccessibility(by: rule) }
    let file = try order.shapes?.data(of: drawing) ?? drawing.pngData()
    let hash = try drawing.pixelHash
    if let layout = order.layout,
      let snapshot = LayoutSnapshot(drawing, pixelHash: hash, fonts: renderer.lock(drawing).fonts)
    {
      try OutputFile.write(snapshot.data, to: layout)
    }
    if let elements = order.elements, let tree = drawing.elementTree {
      try OutputFile.write(Data(tree.json.utf8), to: elements)
    }
    try order.inspection?.write(drawing)
    try OutputFile.write(file, to: order.output)
    let image = DrawnPreview(
      width: drawing.width, height: drawing.height, pixelHash: hash, bytes: file.count,
      warnings: drawing.warnings.map(\.description), milliseconds: 0)
    return (image, drawing.scale)
  }
}
