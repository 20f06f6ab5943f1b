import GalleyGeometry

/// All of one run: the list, the truths, the drawn images and their scores.
public struct BarRun {
  public var folder: URL
  /// The folder of the real images; nil for the numbers in `truth.json`.
  public var images: URL?
  /// A part of the names of the screens that are wanted; nil for all.
  public var only: String?
  /// `galley`.
  public var program: URL

  public init(folder: URL, images: URL?, only: String?, program: URL) {
    self.folder = folder
    self.images = images
    self.only = only
    self.program = program
  }

  /// - Parameter images: The folder for images with boxes.
  public func score(boxes: URL?) throws -> BarOutcome {
    var list = try ScreenList(folder: folder)
    if let only {
      list.entries.removeAll { !$0.image.contains(only) }
      guard !list.entries.isEmpty else {
        throw IOSBarError("no screen has \(only) in its name", code: 2)
      }
    }
    let files = FileManager.default
    let output = files.temporaryDirectory.appendingPathComponent("ios-bar-\(UUID().uuidString)")
    try makeFolder(output)
    defer { try? files.removeItem(at: output) }
    if let boxes { try makeFolder(boxes) }
    var outcome = BarOutcome(truths: try list.truths(images: images))
    let drawings = try PreviewDrawing(program: program, output: output).draw(
      list, sizes: outcome.truths.map(\.size))
    for (index, entry) in list.entries.enumerated() {
      let truth = outcome.truths[index]
      let (file, warnings): (URL, [String])
      switch drawings[index] {
      case .failed(let message):
        outcome.messages.append("\(entry.image): \(message)")
        continue
      case .drawn(let drawn, let words): (file, warnings) = (drawn, words)
      }
      outcome.messages += warnings.map { "\(entry.image): warning: \($0)" }
      let score = ScreenScore(
        name: entry.image, scale: entry.scale, real: truth.elements,
        drawn: entry.finder(isReal: false).elements(in: try ImageFile.read(file)))
      outcome.scores.append(score)
      if let boxes {
        try BoxImage(score).write(
          real: images?.appendingPathComponent(entry.image), drawn: file,
          to: boxes.appendingPathComponent(entry.image))
      }
    }
    return outcome
  }

  private func makeFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw IOSBarError("\(folder.path) cannot be made")
    }
  }
}

/// What a run found.
public struct BarOutcome {
  public var truths: [ScreenTruth]
  /// Of the screens that were drawn.
  public var scores: [ScreenScore] = []
  /// Warnings and errors, with the screen's name first.
  public var messages: [String] = []
  /// Screens that were not drawn.
  public var failed: Int { truths.count - scores.count }

  /// The table, after the elements of each screen if they are wanted.
  public func lines(isVerbose: Bool) -> [String] {
    let elements = scores.flatMap { ["\($0.name)"] + ScoreTable.elementLines($0) }
    return (isVerbose ? elements : []) + ScoreTable(scores).lines
  }

  /// A screen as it is written to a file.
  private struct Record: Encodable {
    var image: String
    var numbers: ScoreNumbers
    var matches: [ElementMatch]
    var extra: [ScreenElement]
  }

  /// Writes a line of JSON for each screen.
  public func write(to file: URL) throws {
    try JSONFile.write(
      scores.map {
        Record(
          image: $0.name, numbers: ScoreNumbers([$0]), matches: $0.matches, extra: $0.extra)
      }, to: file)
  }
}
