import Galley
import TestSupport
import Testing

/// What needs more than an image may have is an error, soon, and the next image is not touched by it.
@Suite struct ImageLimitTests {
  private func makeBudget(_ bytes: Int? = nil, _ duration: Duration? = nil) -> RenderBudget {
    RenderBudget(RenderBudget.Limits(bytes: bytes, duration: duration))
  }

  private func excess(_ body: () throws -> Void) -> (excess: LimitError, view: String?)? {
    do {
      try body()
    } catch RenderError.limit(let excess, let view, _) {
      return (excess, view)
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  /// Asks what it holds eight times more often than it is asked itself.
  private struct Asking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = proposal.width ?? 0
      return (1...8).reduce(into: CGSize(width: 20, height: 20)) { size, part in
        let answer = subviews[0].sizeThatFits(
          ProposedViewSize(width: width * 10 + CGFloat(part), height: 10))
        size.height = max(size.height, answer.height)
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  private func nested(_ depth: Int) -> AnyView {
    depth == 0 ? AnyView(Text("inside")) : AnyView(Asking { nested(depth - 1) })
  }

  /// 100 lines that each meet 100 others make ten thousand squares.
  private struct Comb: Shape {
    var isUpright: Bool
    var count = 100

    func path(in rect: CGRect) -> Path {
      Path { path in
        for index in 0..<count {
          let place = CGFloat(index) * 2
          path.addRect(
            isUpright
              ? CGRect(x: place, y: 0, width: 1, height: 1000)
              : CGRect(x: 0, y: place, width: 1000, height: 1))
        }
      }
    }
  }

  /// What a shape's own code makes of paths.
  private struct Combination: Shape {
    var make: @Sendable (Path, Path) -> Path

    func path(in rect: CGRect) -> Path {
      make(Comb(isUpright: true).path(in: rect), Comb(isUpright: false).path(in: rect))
    }
  }

  @Test func operationsOnPathsInTheCodeOfAnImageAskItsLimits() throws {
    let makes: [@Sendable (Path, Path) -> Path] = [
      { $0.union($1) }, { $0.intersection($1) }, { $0.subtracting($1) },
      { $0.symmetricDifference($1) }, { $0.union($1).normalized() }, { $0.lineIntersection($1) },
      { $0.lineSubtraction($1) },
      { one, _ in one.strokedPath(StrokeStyle(lineWidth: 200, lineJoin: .round)) },
    ]
    for make in makes {
      let found = excess {
        _ = try Renderer().draw(
          Combination(make: make).frame(width: 9), budget: makeBudget(4_000_000))
      }
      guard case .memory(let purpose, _, _, _)? = found?.excess else {
        Issue.record("\(String(describing: found))")
        continue
      }
      #expect(purpose == "the outline of a path")
    }
  }

  /// Two paths whose outlines together take more than a thousand bytes.
  private var crossing: (one: Path, other: Path) {
    let (one, other) = (Comb(isUpright: true, count: 20), Comb(isUpright: false, count: 20))
    return (one.path(in: .zero), other.path(in: .zero))
  }

  @Test func codeOutsideOfAnImageHasNoLimit() {
    let (one, other) = crossing
    let budget = makeBudget(1000)
    #expect(budget.countingPaths { one.intersection(other) }.isEmpty && budget.isExhausted)
    #expect(!one.intersection(other).isEmpty)
  }

  /// A task that a view has started goes on after the image, and is no part of it then.
  @Test func tasksThatGoOnAfterAnImageAskItNoMore() async {
    let (one, other) = crossing
    let budget = makeBudget(1000)
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let task = budget.countingPaths {
      Task {
        for await _ in gate {}
        return one.union(other)
      }
    }
    opening.finish()
    #expect(await !task.value.isEmpty)
    #expect(budget.mostBytes == 0 && !budget.isExhausted)
  }

  @Test func shapesOfTwoShapesAskBeforeTheyGrow() throws {
    let view = Comb(isUpright: true).symmetricDifference(Comb(isUpright: false)).frame(width: 9)
    let budget = makeBudget(4_000_000)
    let found = excess { _ = try Renderer().draw(view, budget: budget) }
    guard case .memory(let purpose, _, _, _)? = found?.excess else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(purpose == "the outline of two shapes")
    #expect(budget.mostBytes <= 4_000_000)
  }

  @Test func endlessMeasuringEndsWithTheTime() throws {
    let renderer = Renderer()
    let start = ContinuousClock.now
    let found = excess {
      _ = try renderer.draw(nested(40), budget: makeBudget(nil, .milliseconds(200)))
    }
    guard case .time(_, let limit)? = found?.excess, limit == .milliseconds(200) else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    let view = Text("after it").padding()
    #expect(
      try renderer.render(view).bitmap.pixelHash == Renderer().render(view).bitmap.pixelHash)
  }

  @Test func aRendererOfOneViewGoesOnAfterAnExcess() throws {
    var limits = RenderLimits()
    limits.image.bytes = 8 << 20
    let renderer = ImageRenderer(
      content: Text(String(repeating: "word ", count: 20)), renderer: Renderer(limits: limits))
    let first = try renderer.render().bitmap
    renderer.content = Text(String(repeating: "word ", count: 20_000))
    #expect(excess { _ = try renderer.render() } != nil)
    renderer.content = Text(String(repeating: "word ", count: 20))
    #expect(try renderer.render().bitmap == first)
  }

  /// A short description of a line with a long outline, in each place that draws lines.
  @Test func linesAskForMemoryAsTheyGrow() throws {
    let dots = StrokeStyle(lineWidth: 300, lineCap: .round, dash: [0.01, 0.01])
    let views: [AnyView] = [
      AnyView(Circle().stroke(style: dots).frame(width: 300, height: 300)),
      AnyView(Circle().stroke(.red, style: dots).frame(width: 300, height: 300)),
      AnyView(
        Canvas { context, size in
          context.stroke(
            Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red), style: dots)
        }.frame(width: 300, height: 300)),
    ]
    for view in views {
      let budget = makeBudget(20_000_000)
      let found = excess { _ = try Renderer().draw(view, budget: budget) }
      guard case .memory(_, _, _, let limit)? = found?.excess, limit == 20_000_000 else {
        Issue.record("\(String(describing: found))")
        continue
      }
      #expect(budget.mostBytes <= 20_000_000)
    }
  }

  @Test func textsAskForMemoryBeforeTheyAreShaped() throws {
    let start = ContinuousClock.now
    let found = excess {
      _ = try Renderer().draw(
        VStack { Text(String(repeating: "lorem ipsum ", count: 800_000)) }.frame(width: 300))
    }
    guard case .memory(let purpose, _, _, let limit)? = found?.excess, limit == 1 << 30 else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(purpose == "a text of 9600000 bytes")
    #expect(found?.view?.hasPrefix("Text \"lorem ipsum") == true)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func viewsAskForMemory() throws {
    let found = excess {
      _ = try Renderer().draw(
        VStack { ForEach(0..<1_000_000_000) { _ in Color.red } }, budget: makeBudget(4 << 20))
    }
    guard case .memory? = found?.excess else {
      Issue.record("\(String(describing: found))")
      return
    }
    let nothing = excess {
      _ = try Renderer().draw(
        VStack { ForEach(0..<Int.max) { _ in EmptyView() } },
        budget: makeBudget(nil, .milliseconds(100)))
    }
    guard case .time? = nothing?.excess else {
      Issue.record("\(String(describing: nothing))")
      return
    }
  }

  @Test func excessDoesNotDependOnImagesBefore() throws {
    let renderer = Renderer()
    let text = Text(String(repeating: "a kept text ", count: 100))
    #expect(excess { _ = try renderer.draw(text, budget: makeBudget(50_000)) } != nil)
    _ = try renderer.render(text)
    _ = try renderer.render(text)
    #expect(excess { _ = try renderer.draw(text, budget: makeBudget(50_000)) } != nil)
  }

  @Test func imagesAskForMemoryEachTime() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Benchmarks/Scenes")
    var environment = EnvironmentValues()
    environment.imageFolder = folder
    let renderer = Renderer()
    let whole = makeBudget()
    let drawing = try renderer.draw(Image("photo"), environment: environment, budget: whole)
    let bytes = drawing.width * drawing.height * 4
    #expect(whole.heldBytes >= bytes)
    for renderer in [Renderer(), renderer] {
      let found = excess {
        _ = try renderer.draw(
          Image("photo"), environment: environment, budget: makeBudget(bytes - 1))
      }
      #expect(found != nil)
      // It can be had again by who may have it.
      let again = try renderer.draw(Image("photo"), environment: environment, budget: makeBudget())
      #expect(again.problems.isEmpty && again.width == drawing.width)
    }
  }

  @Test func rowsThatAreNotPaintedAreNeverSeen() throws {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .frame(width: 300, height: 2000)
    for step in 0..<6 {
      let budget = makeBudget()
      let drawing = try Renderer().draw(view, budget: budget)
      try drawing.withRows(0..<100) { _ in }
      budget.exceed(.time(stage: "painting", limit: .seconds(1)))
      let found = excess {
        switch step {
        case 0: try drawing.withRows(100..<200) { _ in _ = Issue.record("a row was seen") }
        case 1: _ = try drawing.pngData()
        case 2: _ = try drawing.bitmap()
        case 3: _ = try drawing.jpegData()
        case 4: _ = try drawing.webPData()
        default: _ = try drawing.pixelHash
        }
      }
      #expect(
        found?.excess == LimitError.time(stage: "painting", limit: Duration.seconds(1)),
        "step \(step)")
    }
  }

  @Test func aFileThatIsTooLargeIsAnErrorAndNotHalfAFile() throws {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .bottom)
      .frame(width: 400, height: 400)
    for late in [false, true] {
      let clock = SteppedClock()
      let limits = RenderBudget.Limits(
        bytes: late ? nil : 64 << 20, duration: late ? .seconds(1) : nil)
      let budget = RenderBudget(limits, clock: clock.budgetClock)
      let drawing = try Renderer().draw(view, budget: budget)
      if late {
        clock.advance(by: .seconds(1))
        #expect(excess { _ = try drawing.pngData() } != nil)
      } else {
        _ = budget.reserve(64 << 20 - budget.heldBytes - 100, for: "the rest")
        #expect(excess { _ = try drawing.pngData() } != nil)
      }
    }
  }

  @Test func limitsChangeNoPixel() throws {
    let view = VStack {
      Text("Limits").font(.largeTitle).shadow(radius: 4)
      ForEach(0..<5) { Text("row \($0)").padding(4).background(Color.teal.opacity(0.4)) }
    }.padding()
    var limits = RenderLimits()
    limits.image = .unlimited
    let unlimited = try Renderer(limits: limits).render(view).bitmap
    #expect(try Renderer().render(view).bitmap == unlimited)
    limits.image = RenderBudget.Limits(bytes: 64 << 20, duration: .seconds(300))
    #expect(try Renderer(limits: limits).render(view).bitmap == unlimited)
  }
}
