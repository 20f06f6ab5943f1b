/// What a modifier keeps from pass to pass: once for all the views in it, and whatever these are exchanged for. A group of
/// views with `onAppear` around it appears once, and what stands outside of an `id` does not know of it.
final class ModifierMemory {
  /// Where the modifier stands.
  struct Place: Hashable {
    /// That of the view that the modifier was written for.
    var place: ViewPlace
    /// How many modifiers stand around it that belong to the same container.
    var index: Int
  }

  private var content: AnyObject?
  /// The pass in which the modifier was last seen.
  fileprivate var lastSeen = 0

  /// What is kept, made where there is nothing of the kind.
  func content<Content: AnyObject>(_ make: () -> Content) -> Content {
    if let known = content as? Content { return known }
    let made = make()
    content = made
    return made
  }

  /// Whether the modifier's views are still seen though they have been removed.
  fileprivate var isSeen: Bool { (content as? any SeenMemory)?.isSeen ?? false }
}

/// What the modifiers of a graph keep.
struct ModifierMemories {
  private var memories: [ModifierMemory.Place: ModifierMemory] = [:]

  /// That of a place, which is there in a pass.
  mutating func memory(at place: ModifierMemory.Place, in pass: Int) -> ModifierMemory {
    let memory = memories[place] ?? ModifierMemory()
    memory.lastSeen = pass
    memories[place] = memory
    return memory
  }

  /// Forgets what belongs to modifiers that are not there in a pass, and of whose views nothing is seen.
  mutating func forget(before pass: Int) {
    memories = memories.filter { $0.value.lastSeen == pass || $0.value.isSeen }
  }
}

/// What is kept as long as its view is seen.
protocol SeenMemory: AnyObject {
  var isSeen: Bool { get }
}

extension _ViewCollector {
  /// Collects a view with a modifier around each of its views that remembers something together with the others.
  mutating func collectRemembering<Memory: AnyObject>(
    _ content: some View, memory make: (_ViewCollector) -> Memory,
    modifier: (Memory) -> any NodeContent
  ) {
    let modifierPlace = ModifierMemory.Place(place: place, index: wrappers.count)
    let memory = graph.memory(at: modifierPlace).content { make(self) }
    wrap(content, in: modifier(memory))
  }
}
