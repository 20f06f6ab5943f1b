import GalleyBudget
import GalleyGeometry

/// The bytes of a file as they grow, within the budget of its image.
struct VectorText {
  private(set) var bytes: [UInt8] = []
  private let budget: RenderBudget
  private var held = 0
  private static let step = 1 << 16

  init(_ budget: RenderBudget) { self.budget = budget }

  mutating func append(_ text: String) {
    bytes += Array(text.utf8)
    reserve()
  }

  mutating func append(_ more: [UInt8]) {
    bytes += more
    reserve()
  }

  /// Asks for the next piece of memory; without it the image is over, and nothing of the file is used.
  private mutating func reserve() {
    guard bytes.count > held else { return }
    let count = (bytes.count - held + Self.step) / Self.step * Self.step
    if budget.reserve(count, for: "a file of shapes") { held += count }
    if budget.isExhausted { bytes = [] }
  }

  /// Gives the memory back.
  mutating func end() {
    budget.release(held)
    held = 0
  }
}
