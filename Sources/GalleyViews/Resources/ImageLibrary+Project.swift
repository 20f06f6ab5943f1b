import GalleyGeometry
import GalleySVG

// Images that a project's catalogues name.
extension ImageLibrary {
  /// What a name stands for in an environment, and what its project says of its colours.
  struct Found {
    var entry: Entry
    var mode: Image.TemplateRenderingMode?
    /// The variants of a symbol of the project; nil for other images.
    var symbol: SymbolTemplate?
    var symbolMode: SymbolRenderingMode?

    init(_ entry: Entry) { self.entry = entry }
  }

  /// The image of a name in an environment: of its project, or in its image folder.
  func image(named name: String, in environment: EnvironmentValues) -> Found {
    let isAddress = DataURL.isDataURL(name) || ImageAddress.refusal(of: name) != nil
    guard !isAddress, let set = environment.projectResources?.image(named: name) else {
      let entry = image(
        named: name, in: environment.imageFolder, below: environment.imageBoundary,
        displayScale: environment.displayScale)
      if case .failed(let reason) = entry, !isAddress,
        let resources = environment.projectResources,
        let other = Self.failure(reason, name, hasFolder: environment.imageFolder != nil, resources)
      {
        return Found(.failed(other))
      }
      return Found(entry)
    }
    guard let variant = set.variant(for: environment) else {
      let reason = set.failure ?? "the image \"\(name)\" has no variant for this device"
      return Found(.failed(reason))
    }
    let entry =
      variant.contents.map { image(of: $0, file: variant.file, scale: variant.scale) }
      ?? image(
        named: variant.file, in: variant.folder, displayScale: environment.displayScale,
        onlyOfScale: variant.scale)
    var found = Found(entry)
    found.mode = set.renderingMode
    found.symbolMode = set.symbolMode
    if set.isSymbol {
      guard case .drawing(let document, _) = entry else {
        if case .failed = entry { return found }
        return Found(.failed(SymbolTemplate.failure(of: name)))
      }
      found.symbol = template(of: document)
    }
    return found
  }

  /// What a project says of an image that is neither in its catalogues nor in the image folder.
  /// - Parameter reason: why there is none in the folder.
  /// - Returns: nil where the reason says more.
  private static func failure(
    _ reason: String, _ name: String, hasFolder: Bool, _ resources: ProjectResources
  ) -> String? {
    let advice = resources.suggestion(forImage: name)
    if !hasFolder {
      return "there is no image \"\(name)\" in the catalogues, and no file of that name" + advice
    }
    let missing = ImageFiles.missing(name)
    // A file whose name is near, or one of another format, is told by itself.
    guard !advice.isEmpty, reason == missing || reason.hasPrefix(missing + ":") else { return nil }
    return missing + ", and none in the catalogues" + advice
  }

  /// The image that a project made of a file.
  private func image(of contents: Data, file: String, scale: Int) -> Entry {
    do {
      // Decoded contents are found again by their bytes.
      return try decode(contents, scale: CGFloat(scale))
    } catch {
      if budget.isExhausted { return Self.overLimit(file) }
      return .failed("the image \(file) cannot be read: \(error)")
    }
  }
}
