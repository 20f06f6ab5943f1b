import GalleyPreviews
import GalleyStrings

/// `galley preview --list`: the previews as their sources tell of them. Nothing is compiled: a provider's views without
/// literal names are one line.
struct PreviewListing {
  let options: PreviewOptions
  let console: Console

  /// - Throws: `CommandError`.
  func run() throws {
    let scan: PreviewScan
    do {
      scan = try PreviewScan(options.operands)
    } catch let error as PreviewError {
      throw CommandError(error)
    }
    for diagnostic in scan.diagnostics { try console.report(diagnostic) }
    let names = PreviewNames([Self.descriptions(scan)], folder: options.output)
    for preview in try names.chosen(options.names) {
      if console.isJSON {
        try console.emit(json: PreviewEvent("listed", preview))
      } else {
        try StandardStream.output.show(
          ControlCharacters.escaped("\(preview.place): \(preview.title)"))
      }
    }
    let errors = scan.diagnostics.count { $0.severity == .error }
    guard errors == 0 else {
      throw CommandError(
        code: .scene, message: "the sources have \(errors.counted("error"))")
    }
  }

  private static func descriptions(_ scan: PreviewScan) -> [PreviewDescription] {
    var found: [PreviewDescription] = []
    for source in scan.sources {
      for scanned in source.previews {
        let names: [String?] = scanned.names.isEmpty ? [nil] : scanned.names
        for (number, name) in names.enumerated() {
          found.append(
            PreviewDescription(
              index: found.count, displayName: name, path: source.path, line: scanned.line,
              provider: scanned.typeName, number: number))
        }
      }
    }
    return found
  }
}
