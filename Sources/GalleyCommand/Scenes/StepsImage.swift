import Galley
import GalleyImages

/// The steps of a container as images: of each view what it was offered, what it answered, and where it lies among
/// those that were served before it.
struct StepsImage {
  static let options: [Command.Option] = [
    Command.Option(
      names: ["--steps"], value: "ID",
      summary:
        "Print what a container offers its views, what they answer and where it places them, by ID or name."
    ),
    Command.Option(
      names: ["--steps-image"], value: "FILE",
      summary:
        "With --steps: draw them, as a strip to a PNG, or one after the other to an animated PNG (.apng)."
    ),
  ]

  /// - Throws: `CommandError` for a file without a container.
  static func check(_ arguments: ParsedArguments) throws {
    guard arguments.has("--steps-image"), !arguments.has("--steps") else { return }
    throw CommandError.usage("--steps-image is for --steps ID")
  }

  /// Prints the steps, or draws them where a file is asked for.
  /// - Throws: `CommandError`.
  static func show(_ steps: LayoutSteps, _ arguments: ParsedArguments, scale: CGFloat) throws {
    guard let path = arguments.string("--steps-image") else {
      return try StandardStream.output.show("\(steps)")
    }
    try StepsImage(steps, scale: scale).write(to: path)
  }

  private let steps: LayoutSteps
  private let scale: CGFloat

  private enum Phase: CaseIterable { case proposal, answer, placement }

  /// Points around the container in each panel.
  private static let margin: CGFloat = 12
  private static let captionHeight: CGFloat = 34
  private static let leastWidth: CGFloat = 190
  /// Seconds that an image of an animation is shown.
  private static let pace = 1.0
  private static let colors: [Color] = [.red, .blue, .green, .purple, .orange, .teal, .pink]

  init(_ steps: LayoutSteps, scale: CGFloat) { (self.steps, self.scale) = (steps, scale) }

  /// Writes a strip to a PNG, JPEG or WebP file, or an animation to a file that ends in `.apng`.
  /// - Throws: `CommandError`.
  func write(to path: String) throws {
    guard !steps.steps.isEmpty else {
      throw CommandError.usage("\(steps.name) has no views in it, so it has no steps")
    }
    do {
      if path.lowercased().hasSuffix(".apng") { return try writeAnimation(to: path) }
      guard path != "-", let format = ImageFileFormat(fileName: path) else {
        throw CommandError.usage(
          "--steps-image \(path): expected a file that ends in .png, .apng, .jpg or .webp")
      }
      let drawing = try Renderer().draw(strip, scale: scale)
      let data =
        switch format {
        case .png: try drawing.pngData()
        case .jpeg: try drawing.jpegData()
        case .webp: try drawing.webPData()
        }
      try SceneDrawing.write(data, to: path)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(code: .scene, message: "the steps cannot be drawn: \(error)")
    }
  }

  private func writeAnimation(to path: String) throws {
    let movie = try AnimatedImage(.png(.fast), loopCount: 0, scale: scale)
    var time = 0.0
    for index in steps.steps.indices {
      for phase in Phase.allCases {
        try movie.append(Renderer().draw(panel(index, phase), scale: scale), at: time)
        time += Self.pace
      }
    }
    _ = try movie.write(to: path, endingAt: time)
  }

  /// A row for each view, as they were served.
  private var strip: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(steps.steps.indices), id: \.self) { index in
        HStack(spacing: 0) {
          ForEach(Phase.allCases, id: \.self) { phase in panel(index, phase) }
        }
      }
    }
  }

  private func panel(_ index: Int, _ phase: Phase) -> some View {
    let size = CGSize(
      width: max(steps.size.width + 2 * Self.margin, Self.leastWidth),
      height: steps.size.height + 2 * Self.margin)
    return VStack(alignment: .leading, spacing: 0) {
      container(index, phase).padding(Self.margin)
        .frame(width: size.width, height: size.height, alignment: .topLeading).clipped()
      caption(index, phase).padding(.horizontal, Self.margin)
        .frame(width: size.width, height: Self.captionHeight, alignment: .topLeading)
    }
    .background(.white)
    .environment(\.layoutDirection, .leftToRight)
  }

  private func container(_ index: Int, _ phase: Phase) -> some View {
    ZStack(alignment: .topLeading) {
      Rectangle().strokeBorder(Color(white: 0.6), lineWidth: 1)
      ForEach(Array(steps.steps.indices.prefix(index)), id: \.self) { place in
        box(place, steps.steps[place].frame).opacity(0.4)
      }
      switch phase {
      case .proposal: offer(index)
      case .answer:
        offer(index)
        box(index, steps.steps[index].frame)
      case .placement: box(index, steps.steps[index].frame)
      }
    }
    .frame(width: steps.size.width, height: steps.size.height, alignment: .topLeading)
  }

  private func color(_ index: Int) -> Color { Self.colors[index % Self.colors.count] }

  private func box(_ index: Int, _ frame: CGRect) -> some View {
    Rectangle().fill(color(index).opacity(0.25))
      .overlay { Rectangle().strokeBorder(color(index), lineWidth: 1) }
      .frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
  }

  /// What a view was offered, around where it lies, in the container if it fits: what is not said is as long as the
  /// answer, and what has no end reaches beyond the container.
  private func offer(_ index: Int) -> some View {
    let step = steps.steps[index]
    func length(_ offered: CGFloat?, _ answer: CGFloat, _ whole: CGFloat) -> CGFloat {
      min(max(offered ?? answer, 0), whole + 2 * Self.margin)
    }
    let size = CGSize(
      width: length(step.offeredWidth, step.frame.width, steps.size.width),
      height: length(step.offeredHeight, step.frame.height, steps.size.height))
    return Rectangle()
      .strokeBorder(color(index), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .frame(width: size.width, height: size.height)
      .offset(
        x: max(min(step.frame.minX, steps.size.width - size.width), 0),
        y: max(min(step.frame.minY, steps.size.height - size.height), 0))
  }

  private func caption(_ index: Int, _ phase: Phase) -> some View {
    let step = steps.steps[index]
    let words =
      switch phase {
      case .proposal: "offered \(step.proposal)"
      case .answer:
        "answered \(step.frame.width.shortDescription) x \(step.frame.height.shortDescription)"
      case .placement:
        "placed at \(step.frame.minX.shortDescription), \(step.frame.minY.shortDescription)"
      }
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "\(index + 1). \(step.name)").bold()
      Text(verbatim: words)
    }
    .font(.system(size: 11)).lineLimit(1).foregroundStyle(.black)
  }
}
