import GalleyText

extension FontDescriptor {
  /// The font with the numbers of its own file, for tests of what the engine does with any font: iOS's numbers of the
  /// system's font are tested by themselves (`SystemFamilyTests`).
  var withOwnMetrics: FontDescriptor {
    var result = self
    result.systemMetrics = .font
    return result
  }
}
