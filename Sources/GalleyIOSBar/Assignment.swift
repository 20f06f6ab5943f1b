/// Pairs rows with columns so that the sum of the costs is least (the Hungarian method, with potentials).
enum Assignment {
  /// - Parameters:
  ///   - costs: A row of costs for each row, all of the same length; 0 or more.
  ///   - limit: What a row without a column costs.
  /// - Returns: The column of each row; nil where every pair costs as much as the limit, or another one's gain is larger.
  /// - Complexity: O(n³)
  static func best(_ costs: [[Double]], limit: Double) -> [Int?] {
    guard let columns = costs.first?.count else { return [] }
    let count = costs.count
    // Each row has a column of its own behind the real ones, which stands for none.
    let width = columns + count
    func cost(_ row: Int, _ column: Int) -> Double {
      column < columns ? min(costs[row][column], limit) : limit
    }
    var rowPotential = [Double](repeating: 0, count: count + 1)
    var columnPotential = [Double](repeating: 0, count: width + 1)
    // The row of each column, both counted from 1; 0 is none.
    var rowOfColumn = [Int](repeating: 0, count: width + 1)
    for row in 1...count {
      var way = [Int](repeating: 0, count: width + 1)
      var least = [Double](repeating: .infinity, count: width + 1)
      var used = [Bool](repeating: false, count: width + 1)
      rowOfColumn[0] = row
      var column = 0
      repeat {
        used[column] = true
        let here = rowOfColumn[column]
        var (delta, next) = (Double.infinity, 0)
        for other in 1...width where !used[other] {
          let reduced = cost(here - 1, other - 1) - rowPotential[here] - columnPotential[other]
          if reduced < least[other] { (least[other], way[other]) = (reduced, column) }
          if least[other] < delta { (delta, next) = (least[other], other) }
        }
        for other in 0...width {
          if used[other] {
            rowPotential[rowOfColumn[other]] += delta
            columnPotential[other] -= delta
          } else {
            least[other] -= delta
          }
        }
        column = next
      } while rowOfColumn[column] != 0
      while column != 0 {
        rowOfColumn[column] = rowOfColumn[way[column]]
        column = way[column]
      }
    }
    var result = [Int?](repeating: nil, count: count)
    for column in stride(from: 1, through: columns, by: 1) where rowOfColumn[column] > 0 {
      let row = rowOfColumn[column] - 1
      if costs[row][column - 1] < limit { result[row] = column - 1 }
    }
    return result
  }
}
