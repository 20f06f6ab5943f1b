import Galley
import GalleyBudget
import GalleyData

/// What is the same in all of one image: the data, the definitions, and what was counted.
final class SceneContext {
  /// Members of an object that are names everywhere.
  struct Source {
    var node: JSONNode
    var document: JSONDocument
    /// What an error says of a name that it does not have.
    var advice: (@Sendable (String) -> String?)?
  }

  let definitions: SceneDefinitions
  private let givenLocale: Locale?
  /// What formatters write for. The first one of a process costs a third of a millisecond: it is made when it is
  /// needed.
  var locale: Locale { givenLocale ?? Locale(identifier: "en") }
  /// Searched first to last.
  private let sources: [Source]
  /// How often something was asked of the data: what was decoded without is the same for all rows.
  private(set) var reads = 0
  var views = 0
  /// Views and modifiers around what is being read.
  private(set) var depth = 0
  /// Steps that were taken: repetitions, tokens, modifiers. So a small scene cannot ask for endless work.
  private var steps = 0
  private static let stepLimit = 4_000_000
  /// How many views one scene may have, repetitions counted out, and how many elements a list.
  static let viewLimit = 1_000_000
  private static let depthLimit = RenderLimits().depth

  /// Memory of lists that expressions under way have made.
  private(set) var listBytes = 0
  /// What is wrong so far; nil where reading ends at the first problem.
  private(set) var problems: SceneProblems?

  /// The moment that is read, in seconds; nil is where animations end.
  let time: Double?
  /// When the animations that were read end.
  private(set) var movement: SceneMovement?

  /// Is told the name of each image that a view is made with.
  var noteImage: ((String) -> Void)?

  /// What is left for the image that is read.
  private let budget: RenderBudget
  /// A view of a scene as it is kept until it is drawn, as measured.
  private static let bytesPerView = 512

  /// Bytes of the Swift source that the scene is being written as.
  private(set) var sourceBytes = 0
  /// Those that the image's memory has room for.
  private var reservedSource = 0
  /// How often they were noted.
  private var sourceNotes = 0
  /// Bytes of the Swift source of one scene.
  static let sourceLimit = 16 << 20

  /// - Parameters:
  ///   - sources: the first one that has a name counts.
  ///   - locale: English where nil.
  init(
    definitions: SceneDefinitions, sources: [Source], locale: Locale?,
    budget: RenderBudget = RenderBudget(), problems: SceneProblems? = nil, time: Double? = nil
  ) {
    (self.budget, self.problems, self.time) = (budget, problems, time)
    self.definitions = definitions
    self.sources = sources
    givenLocale = locale
  }

  /// The scene's outermost names.
  var rootScope: SceneScope { SceneScope(definitions.document, context: self) }

  func find(_ name: String) -> SceneScope.Binding? {
    for source in sources {
      if let member = source.node.member(name) {
        return SceneScope.Binding(
          node: member.value,
          scope: SceneScope(source.document, context: self, isLiteral: true))
      }
    }
    return nil
  }

  var names: [String] {
    sources.flatMap { source -> [String] in
      guard case .object(let members) = source.node.value else { return [] }
      return members.map(\.key)
    }
  }

  /// What an error says of a name that nothing has: where it may stand in the data.
  func advice(onMissing name: String) -> String? {
    for source in sources {
      if let advice = source.advice?(name) { return advice }
    }
    return nil
  }

  func noteRead() { reads += 1 }

  /// An image by its name.
  func image(named name: String) -> Image {
    noteImage?(name)
    return Image(name)
  }

  /// Notes an animation: what has one is not the same at another moment.
  func note(_ animation: SceneAnimation) {
    noteRead()
    movement = movement ?? SceneMovement()
    movement?.add(animation)
  }

  /// Runs `body`; what is wrong with it is kept where reading goes on behind a problem.
  /// - Returns: nil where something was wrong.
  /// - Throws: `SceneError` where reading ends at the first problem.
  func attempt<Result>(_ body: () throws -> Result) throws -> Result? {
    guard let problems else { return try body() }
    return try problems.attempt(body)
  }

  /// - Throws: `SceneError` when a scene asks for too much.
  func step(at value: SceneValue) throws {
    steps += 1
    guard steps <= Self.stepLimit else {
      problems?.isOver = true
      throw value.error(
        found:
          "more than \(Self.stepLimit) repetitions, tokens, modifiers and steps of expressions",
        expected: "fewer of them")
    }
    try goOn(at: value)
  }

  /// Bytes that an expression may look through in one step.
  private static let bytesPerStep = 256

  /// Notes a step of an expression, and more for one that looks through many bytes.
  /// - Throws: `SceneError` when a scene asks for too much.
  func work(bytes: Int, at value: SceneValue) throws {
    steps += bytes / Self.bytesPerStep
    try step(at: value)
  }

  /// Asks for memory of a text that an expression makes: the image may keep it.
  /// - Throws: `SceneError` when the image has none left.
  func reserveText(_ bytes: Int, at value: SceneValue) throws {
    if !budget.reserve(bytes, for: "a text of an expression"), let excess = budget.excess {
      throw value.error(excess)
    }
  }

  /// The same for a list, until its placeholder is worked out.
  func reserveList(_ bytes: Int, at value: SceneValue) throws {
    if !budget.reserve(bytes, for: "a list of an expression"), let excess = budget.excess {
      throw value.error(excess)
    }
    listBytes += bytes
  }

  /// An element of the scene's lists while they are read, with the names that it sees, as measured.
  private static let bytesPerElement = 256

  /// - Throws: `SceneError` when the image has no memory left.
  func reserveElement(at value: SceneValue) throws {
    if !budget.reserve(Self.bytesPerElement, for: "one more element"), let excess = budget.excess {
      throw value.error(excess)
    }
  }

  func releaseElements(_ count: Int) { budget.release(count * Self.bytesPerElement) }

  func releaseLists(to bytes: Int) {
    budget.release(listBytes - bytes)
    listBytes = bytes
  }

  /// Notes a view that is made.
  /// - Throws: `SceneError` where the image's memory or time is over.
  func noteView(at value: SceneValue) throws {
    _ = budget.reserve(Self.bytesPerView, for: "one more view")
    steps += 1
    try goOn(at: value)
  }

  /// Reading ends at the first problem from now on.
  func endAtFirstProblem() { problems = nil }

  /// Notes how many bytes the scene's Swift source has so far.
  /// - Throws: `SceneError` where that is too many, or the image's memory or time is over.
  func noteSource(_ bytes: Int, at value: SceneValue) throws {
    sourceBytes = bytes
    guard bytes <= Self.sourceLimit else {
      throw value.error(
        found: "more than \(Self.sourceLimit >> 20) MiB of Swift source",
        expected: "at most \(Self.sourceLimit >> 20) MiB")
    }
    if bytes > reservedSource {
      _ = budget.reserve(bytes - reservedSource, for: "Swift source")
      reservedSource = bytes
    }
    sourceNotes += 1
    try goOn(at: value, behind: sourceNotes, "writing Swift source")
  }

  /// Takes back Swift source that was written for a look at it.
  func forgetSource(behind bytes: Int) { sourceBytes = bytes }

  /// What is counted for a part of a scene.
  struct Cost {
    var views: Int
    var steps: Int

    static func - (one: Cost, other: Cost) -> Cost {
      Cost(views: one.views - other.views, steps: one.steps - other.steps)
    }
  }

  /// What was counted so far.
  var cost: Cost { Cost(views: views, steps: steps) }

  /// Counts a part of the scene that was read before and is taken again: whether an image is over does not depend on
  /// what is kept.
  /// - Throws: `SceneError` where the image's memory or time is over.
  func add(_ cost: Cost, at value: SceneValue) throws {
    _ = budget.reserve(
      RenderBudget.bytes(cost.views, each: Self.bytesPerView), for: "one more view")
    views += cost.views
    // The last one is counted with its limit.
    steps += cost.steps - 1
    try step(at: value)
  }

  private func goOn(at value: SceneValue) throws {
    try goOn(at: value, behind: steps, "reading the scene")
  }

  /// - Parameter count: how many steps were taken: few of them look at the clock.
  private func goOn(
    at value: SceneValue, behind count: Int, _ stage: @autoclosure () -> String
  ) throws {
    let canContinue = count & 63 == 0 ? budget.canContinue(stage()) : !budget.isExhausted
    if !canContinue, let excess = budget.excess { throw value.error(excess) }
  }

  /// Runs `body` so much deeper.
  /// - Throws: `SceneError` for what lies too deep, or contains itself by what data names.
  func deeper<Result>(
    by count: Int, at value: SceneValue, _ body: () throws -> Result
  ) throws -> Result {
    guard depth + count <= Self.depthLimit else {
      throw value.error(
        found: "views, modifiers and tokens nested more than \(Self.depthLimit) deep",
        expected: "at most \(Self.depthLimit)")
    }
    depth += count
    defer { depth -= count }
    return try body()
  }
}
