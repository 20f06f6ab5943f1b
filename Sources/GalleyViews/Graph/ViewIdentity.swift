/// A type as a step of a way.
struct ViewType: Hashable {
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  static func == (one: ViewType, other: ViewType) -> Bool { one.type == other.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// What makes a view the same view in the next pass: the way to it from its container, and the
/// explicit ids on that way.
final class ViewIdentity: Hashable {
  /// One step of the way.
  enum Step: Hashable {
    /// The place among the statements of a builder.
    case index(Int)
    /// The branch of a condition.
    case branch(Int)
    /// A modifier around the view, counted from the view outwards.
    case wrapper(Int)
    /// The custom view whose body comes, or the type behind an `AnyView`.
    case type(ViewType)
    /// An explicit id, and how many elements of that id came before.
    case id(AnyHashable, occurrence: Int)

    fileprivate var words: String {
      func padded(_ number: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
      }
      return switch self {
      case .index(let place): padded(place)
      case .branch(let branch): "branch \(branch)"
      case .wrapper(let count): "wrapper \(padded(count))"
      case .type(let type): TypeName.parts(of: type.type).joined(separator: ".")
      case .id(let id, let occurrence): "\(id.base) \(padded(occurrence))"
      }
    }
  }

  private let parent: ViewIdentity?
  private let step: Step
  private let hash: Int

  /// The beginning of a way.
  static func root() -> ViewIdentity { ViewIdentity(parent: nil, step: .index(0)) }

  private init(parent: ViewIdentity?, step: Step) {
    self.parent = parent
    self.step = step
    var hasher = Hasher()
    hasher.combine(parent?.hash)
    hasher.combine(step)
    hash = hasher.finalize()
  }

  func appending(_ step: Step) -> ViewIdentity { ViewIdentity(parent: self, step: step) }

  /// Whether an explicit id lies on the way.
  func contains(_ id: AnyHashable) -> Bool {
    var identity: ViewIdentity? = self
    while let current = identity {
      if case .id(id, _) = current.step { return true }
      identity = current.parent
    }
    return false
  }

  /// The explicit ids on the way from another one, or on the whole way where that is not on it; the innermost first.
  func ids(below other: ViewIdentity) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    var identity: ViewIdentity? = self
    while let current = identity, current != other {
      if case .id(let id, _) = current.step { ids.append(id) }
      identity = current.parent
    }
    return ids
  }

  /// Adds the way, and those to what it leads through.
  func note(in ways: inout Set<ViewIdentity>) {
    var identity: ViewIdentity? = self
    while let current = identity, ways.insert(current).inserted { identity = current.parent }
  }

  /// The shortest part of the way that is none of some ways; nil where the whole way is one.
  func outermost(notIn ways: Set<ViewIdentity>) -> ViewIdentity? {
    var found: ViewIdentity?
    var identity: ViewIdentity? = self
    while let current = identity, !ways.contains(current) {
      found = current
      identity = current.parent
    }
    return found
  }

  /// The types on the way, the outermost first.
  var types: [Any.Type] {
    var types: [Any.Type] = []
    var identity: ViewIdentity? = self
    while let current = identity {
      if case .type(let type) = current.step { types.append(type.type) }
      identity = current.parent
    }
    return types.reversed()
  }

  /// All steps in words that are the same in another process, and whose order is that of the views.
  var way: [String] {
    var steps: [String] = []
    var identity: ViewIdentity? = self
    while let current = identity {
      steps.append(current.step.words)
      identity = current.parent
    }
    return steps.reversed()
  }

  /// The types and the explicit ids on the way, which stay where other views come and go beside it.
  var view: String {
    var steps: [String] = []
    var identity: ViewIdentity? = self
    while let current = identity {
      switch current.step {
      case .type, .id: steps.append(current.step.words)
      case .index, .branch, .wrapper: break
      }
      identity = current.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  static func == (one: ViewIdentity, other: ViewIdentity) -> Bool {
    var (left, right): (ViewIdentity?, ViewIdentity?) = (one, other)
    while let a = left, let b = right {
      if a === b { return true }
      guard a.hash == b.hash, a.step == b.step else { return false }
      (left, right) = (a.parent, b.parent)
    }
    return left == nil && right == nil
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Where a view is collected. Views that lie within each other may have one way: the only view of a container has that of
/// the container, and one that is chosen among the views of another has that of the whole.
struct ViewPlace: Hashable {
  let identity: ViewIdentity
  /// How many containers of this way lie around.
  private var level = 0
  /// How many choices among the views of another one have led here.
  private var choices = 0

  init(_ identity: ViewIdentity) { self.identity = identity }

  func appending(_ step: ViewIdentity.Step) -> ViewPlace {
    var place = ViewPlace(identity.appending(step))
    place.choices = choices
    return place
  }

  /// The place of the only view in a container that stands here.
  /// - Parameter identity: the container's own way, the same object from pass to pass.
  func within(_ identity: ViewIdentity) -> ViewPlace {
    var place = ViewPlace(identity)
    (place.level, place.choices) = (level + 1, choices)
    return place
  }

  /// The place of views that are chosen among those that stand here.
  var chosen: ViewPlace {
    var place = self
    place.choices += 1
    return place
  }
}
