import Galley
import GalleyCanvas
import GalleyData
import GalleyPreviews
import GalleyStrings

/// A preview that a program has opened: its drawing process, which is started again after it has ended, and what the program
/// knows of its elements.
final class OpenedPreview {
  let handle: String
  /// The source from the session's folder on.
  let file: String
  let title: String
  private let process: PreviewProcess
  private let index: Int
  private let marks: SessionImage.Marks
  private var drawing: UsedPreview?
  /// What was set of the canvas, which each new process learns.
  private var environment: [(key: String, value: JSONNode.Value)] = []
  /// The tree that the program was told last.
  private var told: ElementTree?
  private var untoldWarnings: [String] = []
  private var knownWarnings: Set<String> = []
  /// Of the last frame.
  private(set) var size = CGSize.zero
  private(set) var scale = 1.0
  private(set) var isMoving = false

  /// A preview that was found.
  struct Source {
    /// That of its library, for this preview alone.
    var process: PreviewProcess
    /// `PreviewDescription.index`.
    var index: Int
    var file: String
    var title: String
  }

  /// Waits for the first frame.
  /// - Throws: `SessionFault`.
  init(
    _ source: Source, handle: String, marks: @escaping SessionImage.Marks
  ) throws(SessionFault) {
    (self.handle, file, title) = (handle, source.file, source.title)
    (process, index, self.marks) = (source.process, source.index, marks)
    _ = try started()
  }

  func finish() {
    drawing?.finish()
    drawing = nil
  }

  /// What is said if no answer has reported that states are lost.
  private static let lostStates =
    "a request was cancelled while it was drawn: the preview was started anew, and its states are lost"

  /// The process that runs, or a new one.
  private func started() throws(SessionFault) -> UsedPreview {
    if let drawing { return drawing }
    let new = try UsedPreview(process, preview: index)
    drawing = new
    told = nil
    note(new.first)
    if !environment.isEmpty { _ = try ask("canvas", environment) }
    return new
  }

  private func note(_ reply: DrawingReply) {
    untoldWarnings += reply.warnings.filter { knownWarnings.insert($0).inserted }
    guard let frame = reply.frame else { return }
    (scale, isMoving) = (Double(frame.scale), frame.isMoving)
    size = CGSize(
      width: (Double(frame.width) / max(scale, 0.01)).inTenths,
      height: (Double(frame.height) / max(scale, 0.01)).inTenths)
  }

  /// Sends an event to the process.
  /// - Throws: `SessionFault`.
  @discardableResult
  private func ask(
    _ type: String, _ members: [(key: String, value: JSONNode.Value)] = []
  ) throws(SessionFault) -> DrawingReply {
    let drawing = try started()
    do throws(SessionFault) {
      let reply = try drawing.ask([("type", .string(type))] + members.map { ($0.key, $0.value) })
      note(reply)
      return reply
    } catch {
      if error.code == .ended || error.code == .interrupted { self.drawing = nil }
      if error.code == .interrupted { untoldWarnings.append(Self.lostStates) }
      throw error
    }
  }

  // MARK: Questions

  /// The elements as they are now.
  private func tree() throws(SessionFault) -> (tree: ElementTree, node: JSONNode) {
    let reply = try ask("elements")
    guard let node = reply.messages["elementTree"]?.member("tree")?.value,
      let tree = ElementTree(node)
    else { throw SessionFault(.preview, "the drawing process sent no tree of elements") }
    return (tree, node)
  }

  /// - Throws: `SessionFault`.
  func tree(isJSON: Bool) throws(SessionFault) -> SessionAnswer {
    let (tree, node) = try tree()
    told = tree
    var answer = state
    if isJSON {
      answer.add("tree", node.value)
    } else {
      answer.text = tree.lines
    }
    return answer
  }

  /// - Throws: `SessionFault`.
  func image(scale: Double = 1, limit: Int? = nil, isMarked: Bool = false) throws(SessionFault)
    -> SessionAnswer
  {
    // A canvas that is set to what it has is shown whole.
    guard let frame = try ask("canvas").frame else {
      throw SessionFault(.preview, "the drawing process sent no image")
    }
    let tree = isMarked ? try self.tree().tree : nil
    if let tree { told = tree }
    let image = try SessionImage(
      frame, scale: scale, limit: limit, marks: tree.map { ($0, marks) })
    var answer = state
    answer.add("pixels", [Double(image.width), Double(image.height)])
    answer.add("scale", .number((image.scale * 1000).rounded() / 1000))
    answer.image = image.png
    return answer
  }

  /// - Throws: `SessionFault`.
  func why(_ target: SessionTarget?, view: String?) throws(SessionFault) -> SessionAnswer {
    let subject: [(key: String, value: JSONNode.Value)]
    switch (target, view) {
    case (nil, let view?): subject = [("view", .string(view))]
    case (let target?, nil):
      let found = try found(target)
      let frame = found.frame ?? CGRect(origin: found.place, size: .zero)
      subject = [
        ("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.width)),
        ("height", .number(frame.height)),
      ]
    default:
      throw SessionFault(
        .request, "why needs one of element, label, x and y, or view", key: "view",
        expected: "one of element, label, x and y, or view")
    }
    let reply = try ask("why", subject)
    var answer = SessionAnswer()
    if case .string(let text)? = reply.messages["explanation"]?.member("text")?.value.value {
      answer.text = text
    }
    return answer
  }

  /// What every answer about the preview says.
  var state: SessionAnswer {
    var answer = SessionAnswer()
    answer.add("handle", .string(handle))
    answer.add("size", [size.width, size.height])
    answer.add("isMoving", .bool(isMoving))
    if !untoldWarnings.isEmpty { answer.add("warnings", untoldWarnings) }
    untoldWarnings = []
    return answer
  }

  // MARK: What is done

  /// Where a target is, and what its view is called.
  private struct Found {
    var place: CGPoint
    var frame: CGRect?
    var label: String?
    var element: ElementTree.Element?
  }

  private func found(_ target: SessionTarget) throws(SessionFault) -> Found {
    if case .place(let place) = target {
      try check(place, keys: ("x", "y"))
      return Found(place: place)
    }
    let finding = ElementFinding(tree: try tree().tree, told: told)
    let element: ElementTree.Element
    switch target {
    case .number(let number): element = try finding.element(number: number)
    case .label(let label): element = try finding.element(label: label)
    case .place(let place): return Found(place: place)
    }
    let seen = element.seen ?? element.frame
    return Found(
      place: CGPoint(x: seen.midX, y: seen.midY), frame: element.frame,
      label: finding.ownName(of: element), element: element)
  }

  /// - Parameters:
  ///   - keys: those of the request whose values the place has, each with its start where it is a way from there.
  /// - Throws: `SessionFault` for a place outside of the preview, where no finger is.
  func check(
    _ place: CGPoint, keys: (String, String), from start: CGPoint = .zero
  ) throws(SessionFault) {
    for (key, value, start, end, side) in [
      (keys.0, place.x, start.x, size.width, "width"),
      (keys.1, place.y, start.y, size.height, "height"),
    ] where !(0...end).contains(value) {
      let range = [-start, end - start].map { Double($0).shortDescription }
      throw .value(
        key, found: Double(value - start).shortDescription,
        expected: "a number from \(range[0]) to \(range[1]): the \(side) of the preview is "
          + Double(end).shortDescription)
    }
  }

  /// An element that can be touched, or a place.
  private func touchable(_ target: SessionTarget) throws(SessionFault) -> Found {
    let found = try found(target)
    guard let element = found.element else { return found }
    guard element.isEnabled else { throw SessionFault(.refused, "\(element.words) is disabled") }
    let isInSight =
      !element.isOutOfSight && CGRect(origin: .zero, size: size).contains(found.place)
    if found.label == nil, !isInSight {
      throw SessionFault(.refused, "\(element.words) is out of sight: scroll to it first")
    }
    return found
  }

  private func members(of found: Found) -> [(key: String, value: JSONNode.Value)] {
    var members: [(key: String, value: JSONNode.Value)] = [
      ("x", .number(found.place.x)), ("y", .number(found.place.y)),
    ]
    if let label = found.label { members.append(("label", .string(label))) }
    return members
  }

  /// Touches an element or a place.
  /// - Parameters:
  ///   - action: a word of `CanvasMessage`.
  ///   - members: what else the message has.
  /// - Throws: `SessionFault`.
  func touch(
    _ target: SessionTarget, _ action: String,
    _ members: (CGPoint) throws(SessionFault) -> [(key: String, value: JSONNode.Value)] = {
      _ in []
    }
  ) throws(SessionFault) -> SessionAnswer {
    let found = try touchable(target)
    let more = try members(found.place)
    let reply = try ask(
      "touch", [("action", .string(action))] + self.members(of: found) + more)
    var views: [JSONNode] = []
    if case .array(let nodes)? = reply.messages["reacted"]?.member("views")?.value.value {
      views = nodes
    }
    if views.isEmpty, let element = found.element {
      throw SessionFault(.refused, "\(element.words) does not react to this (\(action))")
    }
    var answer = state
    answer.add("reacted", .array(views))
    return answer
  }

  /// Performs an action that is no touch, of an element or of what lies at a place.
  /// - Parameter action: a name that the tree tells.
  /// - Throws: `SessionFault`.
  func perform(_ action: String, on target: SessionTarget) throws(SessionFault) -> SessionAnswer {
    if let element = try found(target).element {
      let known = element.performed
      guard known.contains(where: { $0.hasSameBytes(as: action) }) else {
        let nearest = SpellingSuggestion.of(action, among: known)
        let expected = known.isEmpty ? "an element with such actions" : "one of \(known.quoted)"
        throw SessionFault(
          .refused,
          "\(element.words) has no action \"\(action)\", expected \(expected)"
            + SpellingSuggestion.question(nearest),
          key: "action", expected: expected, nearest: nearest.map { [$0] } ?? [])
      }
    }
    return try touch(target, "perform") { _ in [("name", .string(action))] }
  }

  /// - Parameter target: the field; nil is the one with the focus.
  /// - Throws: `SessionFault`.
  func type(
    _ text: String, into target: SessionTarget?, replaces: Bool
  ) throws(SessionFault) -> SessionAnswer {
    var message: [(key: String, value: JSONNode.Value)] = [
      ("text", .string(text)), ("replaces", .bool(replaces)),
    ]
    if let target {
      let found = try touchable(target)
      if let element = found.element, !element.actions.contains(.type) {
        throw SessionFault(.refused, "\(element.words) is not a text field")
      }
      message += members(of: found)
    }
    try ask("entry", message)
    return state
  }

  /// - Throws: `SessionFault`.
  func key(_ key: String, modifiers: JSONNode?) throws(SessionFault) -> SessionAnswer {
    var message: [(key: String, value: JSONNode.Value)] = [("key", .string(key))]
    if let modifiers { message.append(("modifiers", modifiers.value)) }
    try ask("key", message)
    return state
  }

  /// - Parameter way: in points; nil scrolls the element into sight.
  /// - Throws: `SessionFault`.
  func scroll(_ target: SessionTarget?, by way: (Double, Double)?) throws(SessionFault)
    -> SessionAnswer
  {
    guard let way else {
      guard let target, let label = try found(target).label else {
        throw SessionFault(
          .request, "scroll needs dx or dy, or an element with a label of its own", key: "dy",
          expected: "dx or dy, or an element with a label of its own")
      }
      try ask("reveal", [("label", .string(label))])
      return state
    }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let place =
      try target.map { (target) throws(SessionFault) in try found(target).place } ?? middle
    try ask(
      "wheel",
      [
        ("x", .number(place.x)), ("y", .number(place.y)), ("dx", .number(way.0)),
        ("dy", .number(way.1)),
      ])
    return state
  }

  /// - Throws: `SessionFault`.
  func advance(by seconds: Double) throws(SessionFault) -> SessionAnswer {
    try ask("clock", [("step", .number(seconds))])
    return state
  }

  /// - Throws: `SessionFault`.
  func set(_ values: [(key: String, value: JSONNode.Value)]) throws(SessionFault) -> SessionAnswer {
    try ask("canvas", values)
    environment.removeAll { old in values.contains { $0.key == old.key } }
    environment += values
    return state
  }
}

extension ElementTree.Element {
  /// The names of its actions that are no touches.
  fileprivate var performed: [String] {
    customActions + actions.filter(\.isPerformed).map(\.rawValue)
  }
}
