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
    /// The view of somebody's own whose body comes, or the type behind an `AnyView`.
    case type(ViewType)
    /// An explicit id, and how many elements of that id came before.
    case id(AnyHashable, occurrence: Int)
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
