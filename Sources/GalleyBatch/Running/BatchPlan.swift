import Galley

/// What a batch will draw, once all rows were read.
public struct BatchPlan: Sendable {
  /// The numbers of the images that can be drawn, in order: the row's by the canvases, and the canvas's.
  public private(set) var images: [Int] = []
  /// Rows that cannot be drawn, in order.
  public private(set) var invalid: [BatchResult] = []
  /// A hash of each image's name; nothing for one that has none.
  private var names: [UInt64?]
  /// Of the part that is drawn.
  private var shares: [UInt64]
  /// The numbers that images have in their names: those of their rows, or the next ones that are free.
  private var numbered: [Int: Int] = [:]
  /// Hashes of the folders that names have in them.
  private var folders: Set<UInt64> = []
  /// Those that rows read.
  private var imagePlaces = ImagePlaces()

  init(count: Int) {
    names = Array(repeating: nil, count: count)
    shares = Array(repeating: 0, count: count)
  }

  mutating func note(_ images: ImagePlaces) { imagePlaces.formUnion(images) }

  mutating func note(_ index: Int, _ outcome: Result<String, any Error>, _ worker: BatchWorker) {
    switch outcome {
    case .success(let name):
      let key = OutputName.key(name)
      names[index] = Self.hash(key)
      addFolders(of: key)
      shares[index] = Self.hash(name)
    case .failure(let error):
      let job = worker.job(index)
      var result = BatchResult(row: job.row + 1, canvas: job.canvas, path: nil, status: .failed)
      result.fail(error)
      invalid.append(result)
      shares[index] = UInt64(index)
    }
  }

  /// FNV-1a: the same on every machine, so that parts of a batch on several of them fit together.
  static func hash(_ text: String) -> UInt64 { text.utf8.reduce(emptyHash, hash) }

  private static let emptyHash: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func hash(_ start: UInt64, _ byte: UInt8) -> UInt64 {
    (start ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  private mutating func addFolders(of name: String) {
    var hash = Self.emptyHash
    for byte in name.utf8 {
      if byte == UInt8(ascii: "/") { folders.insert(hash) }
      hash = Self.hash(hash, byte)
    }
  }

  /// The name of an image, by that which its row gave it.
  func name(of image: Int, _ filled: BatchWorker.Filled) -> String {
    numbered[image].map { OutputName.numbered(filled.name, $0) } ?? filled.name
  }

  /// Numbers images of one name, and makes rows fail whose images would be written over those that rows read, or where
  /// other images have a folder.
  /// - Parameter writesFiles: whether names are those of files in folders.
  /// - Throws: `BatchError` for two images of one name, where numbers are not wanted.
  mutating func checkNames(
    _ worker: BatchWorker, _ collision: NameCollision, writesFiles: Bool
  ) throws {
    let clashes = try clashes(worker, atMost: collision == .fails ? Self.clashLimit : .max)
    if !clashes.isEmpty {
      guard collision == .numbers else { throw try failure(clashes, worker) }
      try number(clashes, worker)
    }
    // Whichever is drawn first.
    let read = Set(imagePlaces.files.map { Self.hash(OutputName.key($0)) })
    try refuseNames(worker, read) { ReadFileError(name: $0) }
    if writesFiles { try refuseNames(worker, folders) { FolderNameError(name: $0) } }
    takeAll()
  }

  /// Makes rows fail whose images have one of some names.
  /// - Complexity: O(n) in the images.
  private mutating func refuseNames(
    _ worker: BatchWorker, _ hashes: Set<UInt64>, _ error: (_ name: String) -> any ErrorOfRow
  ) throws {
    guard !hashes.isEmpty else { return }
    for (index, hash) in names.enumerated() {
      guard let hash, hashes.contains(hash) else { continue }
      let filled = try worker.fill(worker.job(index))
      let name = name(of: index, filled)
      names[index] = nil
      note(index, .failure(NameError(error: error(name), row: filled.row.label)), worker)
    }
  }

  /// How many clashes a message names.
  private static let clashLimit = 10

  /// Images of one name, the groups and what is in them in order.
  private func clashes(_ worker: BatchWorker, atMost limit: Int) throws -> [[Int]] {
    var first: [UInt64: Int] = [:]
    first.reserveCapacity(names.count)
    // Names are kept as hashes: whether they clash is seen by the names.
    var groups: [Int: [Int]] = [:]
    for (index, hash) in names.enumerated() {
      guard let hash else { continue }
      guard let other = first[hash] else {
        first[hash] = index
        continue
      }
      groups[other, default: [other]].append(index)
    }
    var found: [[Int]] = []
    for group in groups.sorted(by: { $0.key < $1.key }).map(\.value) where found.count < limit {
      let keys = try Dictionary(grouping: group) {
        OutputName.key(name(of: $0, try worker.fill(worker.job($0))))
      }
      found += keys.values.filter { $0.count > 1 }
    }
    return found.sorted { $0[0] < $1[0] }
  }

  /// Gives images the numbers of their rows; where another image has the name, the next number that is free.
  /// - Complexity: O(n) in the images and in the numbers that are taken.
  private mutating func number(_ groups: [[Int]], _ worker: BatchWorker) throws {
    var taken = Set(names.compactMap { $0 })
    var others: [[Int]] = []
    for group in groups {
      others.append(
        try group.filter {
          let job = worker.job($0)
          return !number($0, try worker.fill(job).name, as: job.row + 1, worker, &taken)
        })
    }
    for group in others {
      // What one image of a name found taken is taken for the next one, too.
      var next = 0
      for index in group {
        let job = worker.job(index)
        let name = try worker.fill(job).name
        next = max(next, job.row + 1)
        while !number(index, name, as: next, worker, &taken) { next += 1 }
      }
    }
  }

  /// Gives an image a number; a name that gets too long by it makes the row one that cannot be drawn.
  /// - Parameter name: what it is called without a number.
  /// - Returns: false where another image has the name.
  private mutating func number(
    _ index: Int, _ name: String, as number: Int, _ worker: BatchWorker,
    _ taken: inout Set<UInt64>
  ) -> Bool {
    let name = OutputName.numbered(name, number)
    guard taken.insert(Self.hash(OutputName.key(name))).inserted else { return false }
    numbered[index] = number
    if let excess = OutputName.excess(of: name) {
      let failure = BatchError(
        isFile: false, description: "with its number, the image has \(excess)")
      names[index] = nil
      note(index, .failure(failure), worker)
    } else {
      note(index, .success(name), worker)
    }
    return true
  }

  private func failure(_ clashes: [[Int]], _ worker: BatchWorker) throws -> BatchError {
    let pairs = clashes.flatMap { zip($0, $0.dropFirst()) }.prefix(Self.clashLimit)
    let texts = try pairs.map { first, second in
      let (one, two) = (try worker.fill(worker.job(first)), try worker.fill(worker.job(second)))
      let (a, b) = (name(of: first, one), name(of: second, two))
      let pair = a == b ? "\"\(a)\"" : "\"\(a)\" and \"\(b)\", which differ only in case"
      return "rows \(one.job.row + 1) and \(two.job.row + 1): \(pair)"
    }
    return BatchError(
      isFile: false,
      description: "two images would have the same name: \(texts.joined(separator: "; ")); "
        + "use {{row.number}} or {{canvas.name}} in --out, or --on-collision number")
  }

  /// Takes all images that can be drawn, in order.
  mutating func takeAll() {
    images = names.indices.filter { names[$0] != nil }
    invalid.sort { ($0.row, $0.canvas ?? "") < ($1.row, $1.canvas ?? "") }
  }

  /// Leaves the images of some rows.
  /// - Parameter canvases: how many images a row has.
  mutating func choose(rows: RowNumbers?, canvases: Int) {
    guard let rows else { return }
    images.removeAll { !rows.contains($0 / canvases + 1) }
    invalid.removeAll { !rows.contains($0.row) }
  }

  /// Leaves the images of one part.
  mutating func choose(shard: (index: Int, count: Int)?) {
    guard let shard, shard.count > 0 else { return }
    let plan = self
    images.removeAll { plan.part(ofImage: $0, of: shard.count) != shard.index }
    invalid.removeAll { Self.part(ofInvalid: $0, of: shard.count) != shard.index }
  }

  /// The part of `count`, from 1, that draws an image: its name alone decides.
  func part(ofImage image: Int, of count: Int) -> Int { Int(shares[image] % UInt64(count)) + 1 }

  /// The part that reports a row that cannot be drawn.
  static func part(ofInvalid result: BatchResult, of count: Int) -> Int { result.row % count + 1 }
}
