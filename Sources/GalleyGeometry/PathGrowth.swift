/// The memory of outlines in the making, asked for before it is taken.
///
/// A short path with dashes, round caps or round joins has an outline of any size. Its builder reports each point, and
/// stops where there is no room for more.
package final class PathGrowth {
  /// A point of an outline in its lists, and the element of the path that it becomes, in bytes.
  private static let bytesPerPoint = 128
  /// How many bytes are asked for at a time.
  private static let step = 1 << 16

  private let reserve: (Int) -> Bool
  private var pending = 0
  /// The bytes that were given.
  package private(set) var taken = 0
  /// Whether a request was refused: nothing that was built is of use then.
  package private(set) var isOver = false

  /// - Parameter reserve: asked for bytes, and for none to learn whether there is time; false refuses them.
  package init(_ reserve: @escaping (Int) -> Bool) { self.reserve = reserve }

  /// Asks whether building may go on, also without more memory: loops whose steps a path decides do so at each step.
  func canContinue() -> Bool {
    if !isOver, !reserve(0) { isOver = true }
    return !isOver
  }

  /// Asks for the memory of more points.
  /// - Returns: whether building may go on.
  func add(_ points: Int) -> Bool {
    if isOver { return false }
    pending += points * Self.bytesPerPoint
    if pending < Self.step { return true }
    guard reserve(pending) else {
      isOver = true
      return false
    }
    taken += pending
    pending = 0
    return true
  }
}

/// What an image has left for outlines that its code makes.
package protocol PathAllowance: Sendable {
  /// Whether the image is being made: code that goes on after it, such as a task that a view has started, is no part of it.
  var isOpen: Bool { get }
  /// Asks for bytes, and for none to learn whether there is time.
  func reserve(_ bytes: Int) -> Bool
  func release(_ bytes: Int)
}

/// The image whose code is running.
package enum CurrentPathAllowance {
  /// Nil where no image is drawn: paths are as large as they are then.
  @TaskLocal package static var value: (any PathAllowance)?
}

extension Path {
  /// An outline that code makes without a limit of its own: that of the image whose code it is counts while it works.
  /// - Returns: an empty path where that was exceeded, which is the image's error.
  static func built(_ build: (PathGrowth) -> Path?) -> Path {
    guard let allowance = CurrentPathAllowance.value, allowance.isOpen else {
      return build(PathGrowth { _ in true }) ?? Path()
    }
    let growth = PathGrowth { allowance.reserve($0) }
    let path = build(growth)
    allowance.release(growth.taken)
    return path ?? Path()
  }
}
