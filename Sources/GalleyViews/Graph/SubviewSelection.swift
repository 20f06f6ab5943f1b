/// A collection whose elements are known once it is collected.
protocol DeferredCollection {
  func collected(in collector: inout _ViewCollector) -> Self
}

/// What a view of a section is.
enum SectionPart { case header, content, footer }

/// A section on the way of the collector.
struct FoundSection {
  /// The way to the section, or to its first view.
  let trail: [ViewIdentity.Step]
  let isImplicit: Bool
  let values: ContainerValues
  var views: [SectionPart: [SubviewSelection.Found]] = [:]
}

/// What becomes of the views that are collected where subviews are looked for.
final class SubviewSelection {
  /// A view on the way of the collector.
  struct Found {
    let trail: [ViewIdentity.Step]
    /// For each step the place of the element that it leads to in its collection; nil where it leads to none.
    let elements: [Int?]
    let values: ContainerValues
  }

  /// Which views are collected; the others are noted.
  private enum Choice {
    case none
    /// The one at the end of a way, and what `Found.elements` said of it.
    case one([ViewIdentity.Step], elements: [Int?])
    /// Those in a range of places, in the order in which they are reached.
    case places(Range<Int>)
  }

  private let choice: Choice
  /// Whether views are collected, and not only looked for.
  var isWanted: Bool { if case .none = choice { false } else { true } }
  /// How many views were reached, those before the way at which the walk began counted.
  private(set) var count = 0
  /// Whether all that is looked for was reached: the walk goes no further.
  var isOver: Bool {
    if case .places(let places) = choice { count >= places.upperBound } else { false }
  }
  /// The way that was not gone because the walk was over; nil where there was no other.
  private(set) var next: [ViewIdentity.Step]?
  /// How far containers on the way to `next` have come, by the length of the way to them; and those of the walk before.
  private var walked: [Int: AnyObject] = [:]
  private let walkedBefore: [Int: AnyObject]
  /// The way at which the walk begins, until it is reached; what lies before it is not entered.
  private var start: [ViewIdentity.Step]?
  private(set) var found: [Found] = []
  private var trail: [ViewIdentity.Step] = []
  private var elements: [Int?] = []
  /// What the elements stand for that the views to come lie in, the innermost last.
  var elementTags: [AnyHashable] = []
  /// The one of subviews of subviews, which decides, too.
  var outer: SubviewSelection?
  /// Whether the parts of sections are looked for.
  let seeksSections: Bool
  private(set) var sections: [FoundSection] = []
  /// Which part of a section the views to come are.
  var part = SectionPart.content {
    didSet { if sectionDepth > 1 { part = oldValue } }
  }
  private var sectionDepth = 0

  /// Collects the view at the end of a way; nil notes all, and collects none.
  /// - Parameter elements: what `Found` says of the way: where its elements are, so that those before them are not asked.
  init(
    only trail: [ViewIdentity.Step]?, elements: [Int?] = [], seekingSections: Bool = false
  ) {
    choice = trail.map { .one($0, elements: elements) } ?? .none
    seeksSections = seekingSections
    walkedBefore = [:]
  }

  /// Collects the views of these places among all that are reached, and goes no further.
  /// - Parameter walk: one over the places before them, at whose `next` this one begins; nil begins with the first view, whose
  ///   place is 0.
  init(places: Range<Int>, after walk: SubviewSelection? = nil) {
    choice = .places(places)
    seeksSections = false
    start = walk?.next
    walkedBefore = walk?.walked ?? [:]
    if start != nil { count = places.lowerBound }
  }

  /// How far the container that is walked through came in the walk before; nil where it is walked through from its first view.
  func walked<Progress: AnyObject>(as type: Progress.Type) -> Progress? {
    start == nil ? nil : walkedBefore[trail.count] as? Progress
  }

  /// Keeps how far the container that is walked through has come, where the walk ends in it.
  func keep(_ progress: AnyObject) { walked[trail.count] = progress }

  /// The step from here at which what is looked for begins, and whether it ends there, too; nil where it may be at any step.
  var firstStep: (step: ViewIdentity.Step, isOnly: Bool)? {
    if let start { return (start[trail.count], false) }
    guard case .one(let only, _) = choice, trail.count < only.count else { return nil }
    return (only[trail.count], true)
  }

  /// The only step that leads from here to what is looked for, where it is known to lead to an element, with its place.
  var onlyElement: (step: ViewIdentity.Step, place: Int)? {
    guard case .one(let only, let elements) = choice, trail.count < only.count,
      trail.count < elements.count, let place = elements[trail.count]
    else { return nil }
    return (only[trail.count], place)
  }

  /// A section begins; views of one within it are views of its part.
  func begin(_ values: ContainerValues) {
    sectionDepth += 1
    guard sectionDepth == 1 else { return }
    sections.append(FoundSection(trail: trail, isImplicit: false, values: values))
  }

  func end() {
    sectionDepth -= 1
    if sectionDepth == 0 { part = .content }
  }

  private func note(_ found: Found) {
    if sectionDepth == 0, sections.last?.isImplicit != true {
      sections.append(
        FoundSection(trail: found.trail, isImplicit: true, values: ContainerValues()))
    }
    sections[sections.count - 1].views[part, default: []].append(found)
  }

  /// Whether a view that is looked for may lie one step further. The first step that is not gone as all were reached is `next`.
  func leads(to step: ViewIdentity.Step) -> Bool {
    if isOver {
      if next == nil { next = trail + [step] }
      return false
    }
    if let start, start[trail.count] != step { return false }
    guard case .one(let only, _) = choice else { return true }
    return trail.count < only.count && only[trail.count] == step
  }

  /// Goes one step further, unless the view that is looked for lies elsewhere.
  /// - Parameter element: the place of the element that the step leads to.
  func enter(_ step: ViewIdentity.Step, element: Int? = nil) -> Bool {
    guard leads(to: step) else { return false }
    if let start, trail.count == start.count - 1 { self.start = nil }
    trail.append(step)
    elements.append(element)
    return true
  }

  func leave() {
    trail.removeLast()
    elements.removeLast()
  }

  /// The values of a view that is reached, with what the elements around it stand for.
  private func inElements(_ values: ContainerValues) -> ContainerValues {
    var values = values
    values.elementTags += elementTags.reversed()
    return values
  }

  /// Whether a view that is reached is the one that is collected.
  func takes(_ values: @autoclosure () -> ContainerValues) -> Bool {
    switch choice {
    case .one(let only, _): return only == trail && outer?.takes(inElements(values())) != false
    case .places(let places):
      guard start == nil, !isOver else { return false }
      count += 1
      return places.contains(count - 1)
    case .none:
      let view = Found(trail: trail, elements: elements, values: inElements(values()))
      if seeksSections { note(view) } else { found.append(view) }
      return false
    }
  }
}
