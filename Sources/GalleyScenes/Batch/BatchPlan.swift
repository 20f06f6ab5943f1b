import Galley

/// What a batch will draw, once all rows were read.
public struct BatchPlan: Sendable {
  /// The numbers of the pictures that can be drawn, in order: the row's by the canvases, and the canvas's.
  public private(set) var pictures: [Int] = []
  /// Rows that cannot be drawn, in order.
  public private(set) var invalid: [BatchResult] = []
  /// A hash of each picture's name; nothing for one that has none.
  private var names: [UInt64?]
  /// Of the part that is drawn.
  private var shares: [UInt64]

  init(count: Int) {
    names = Array(repeating: nil, count: count)
    shares = Array(repeating: 0, count: count)
  }

  mutating func note(_ index: Int, _ outcome: Result<String, any Error>, _ worker: BatchWorker) {
    switch outcome {
    case .success(let name):
      names[index] = Self.hash(OutputName.key(name))
      shares[index] = Self.hash(name)
    case .failure(let error):
      let job = worker.job(index)
      var result = BatchResult(row: job.row + 1, canvas: job.canvas, path: nil, status: .failed)
      result.error = "\(error)"
      invalid.append(result)
      shares[index] = UInt64(index)
    }
  }

  /// FNV-1a: the same on every machine, so that parts of a batch on several of them fit together.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// - Throws: `BatchFailure` for two pictures of one name.
  mutating func checkNames(_ worker: BatchWorker) throws {
    var first: [UInt64: Int] = [:]
    first.reserveCapacity(names.count)
    var clashes: [String] = []
    for (index, hash) in names.enumerated() {
      guard let hash else { continue }
      guard let other = first.updateValue(index, forKey: hash) else { continue }
      // Names are kept as hashes: whether they clash is seen by the names.
      let (one, two) = (worker.job(other), worker.job(index))
      let (a, b) = (try worker.fill(one).name, try worker.fill(two).name)
      guard OutputName.key(a) == OutputName.key(b) else { continue }
      if clashes.count < 10 {
        let pair = a == b ? "\"\(a)\"" : "\"\(a)\" and \"\(b)\", which differ by case only"
        clashes.append("rows \(one.row + 1) and \(two.row + 1): \(pair)")
      }
    }
    guard clashes.isEmpty else {
      throw BatchFailure(
        isFile: false,
        description: "two pictures would have one name: \(clashes.joined(separator: "; ")); "
          + "use {{row.number}} or {{canvas.name}} in --out")
    }
    takeAll()
  }

  /// Takes all pictures that can be drawn, in order.
  mutating func takeAll() {
    pictures = names.indices.filter { names[$0] != nil }
    invalid.sort { ($0.row, $0.canvas ?? "") < ($1.row, $1.canvas ?? "") }
  }

  /// Leaves the pictures of one part.
  mutating func choose(shard: (index: Int, count: Int)?) {
    guard let shard, shard.count > 0 else { return }
    let shares = shares
    pictures.removeAll { shares[$0] % UInt64(shard.count) != UInt64(shard.index - 1) }
    invalid.removeAll { $0.row % shard.count != shard.index - 1 }
  }
}
