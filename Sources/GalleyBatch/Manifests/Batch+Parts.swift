extension Batch {
  /// How many rows there are.
  public var rowCount: Int { settings.rows.count }

  /// The canvases that are drawn of each row; nil is the scene's only one.
  /// - Throws: `SceneError`.
  public func canvases() throws -> [String?] { try BatchWorker(settings).canvases }

  /// The images that there should be of all rows that can be drawn, for manifests whose lines have names.
  /// - Throws: `SceneError`, `BatchError` for names that clash.
  /// - Complexity: O(n) in the rows, which are all read.
  package func expectedImages() throws -> [MergedManifest.ExpectedImage] {
    var settings = settings
    (settings.shard, settings.selection) = (nil, nil)
    let plan = try Batch(settings).validate()
    let worker = try BatchWorker(settings)
    return try plan.images.map { image in
      let job = worker.job(image)
      return MergedManifest.ExpectedImage(
        name: plan.name(of: image, try worker.fill(job)), row: job.row + 1, canvas: job.canvas)
    }
  }

  /// The parts of `count`, from 1 and in order, that draw missing images.
  ///
  /// The settings' own part and selection of rows do not count.
  /// - Throws: `SceneError`, `BatchError` for names that clash.
  /// - Complexity: O(n) in the rows, which are all read.
  public func parts(of count: Int, drawing missing: [MergedManifest.MissingRows]) throws -> [Int] {
    var settings = settings
    (settings.shard, settings.selection) = (nil, nil)
    let plan = try Batch(settings).validate()
    let canvases = try canvases()
    func isMissing(_ row: Int, _ canvas: String?) -> Bool {
      missing.contains { $0.rows.contains(row) && $0.canvases.contains(canvas) }
    }
    var parts: Set<Int> = []
    for image in plan.images
    where isMissing(image / canvases.count + 1, canvases[image % canvases.count]) {
      parts.insert(plan.part(ofImage: image, of: count))
    }
    for result in plan.invalid where isMissing(result.row, result.canvas) {
      parts.insert(BatchPlan.part(ofInvalid: result, of: count))
    }
    return parts.sorted()
  }
}
