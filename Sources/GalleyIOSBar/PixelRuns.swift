/// A piece of a row of pixels that belong together.
struct PixelRun {
  var y: Int
  var left: Int
  /// The column behind the last pixel.
  var right: Int
}

/// Pieces of rows, joined to regions where they touch those of the row above.
struct PixelRuns {
  /// In the order of rows, and of columns in each.
  private(set) var runs: [PixelRun] = []
  /// The region of each run, counted from 0.
  private(set) var regions: [Int] = []
  private(set) var regionCount = 0

  /// - Parameters:
  ///   - key: What pixels of one run have in common; nil for a pixel that belongs to none.
  ///   - diagonal: Whether pixels touch at their corners, too.
  /// - Complexity: O(n) in the pixels, nearly.
  init<Key: Equatable>(width: Int, height: Int, diagonal: Bool, key: (Int) -> Key?) {
    var parents: [Int] = []
    func root(_ run: Int) -> Int {
      var run = run
      while parents[run] != run {
        parents[run] = parents[parents[run]]
        run = parents[run]
      }
      return run
    }
    var above = 0..<0
    var keys: [Key] = []
    let reach = diagonal ? 1 : 0
    for y in 0..<height {
      let first = runs.count
      var (x, candidate) = (0, above.lowerBound)
      while x < width {
        guard let value = key(y * width + x) else {
          x += 1
          continue
        }
        let left = x
        repeat { x += 1 } while x < width && key(y * width + x) == value
        let index = runs.count
        runs.append(PixelRun(y: y, left: left, right: x))
        keys.append(value)
        parents.append(index)
        while candidate < above.upperBound, runs[candidate].right + reach <= left { candidate += 1 }
        var other = candidate
        while other < above.upperBound, runs[other].left < x + reach {
          if keys[other] == value {
            let (one, two) = (root(other), root(index))
            parents[max(one, two)] = min(one, two)
          }
          other += 1
        }
      }
      above = first..<runs.count
    }
    var numbers: [Int: Int] = [:]
    regions = runs.indices.map { run in
      let top = root(run)
      if let number = numbers[top] { return number }
      numbers[top] = numbers.count
      return numbers.count - 1
    }
    regionCount = numbers.count
  }
}
