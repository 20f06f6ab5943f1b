import GalleyGeometry

import GalleyGraphics

extension TextEngine {
  /// The PostScript name of a face, or the file's name where it has none.
  package func fontName(of face: FaceID) -> String {
    library.face(face)?.postScriptName ?? library.file(of: face).name
  }

  /// The size that was asked for where a run is set in another one, as a face that stands in for San Francisco is
  /// smaller than that. Points, to the nearest thousandth.
  /// - Parameter font: what was asked for.
  package func statedSize(of run: GlyphRun, font: FontDescriptor) -> CGFloat {
    guard let face = library.face(run.face) else { return run.size }
    return (run.size / SystemFontFit(face, font).glyphScale * 1000).rounded() / 1000
  }

  /// A lock of the faces as they are now.
  package func lock(_ faces: Set<FaceID>) -> FontLock {
    var fonts: [String: String] = [:]
    for face in faces { fonts[fontName(of: face)] = library.sha256(face) }
    return FontLock(fonts: fonts)
  }

  /// What differs from the lock, in the order of names: fonts that changed or are missing, and, of
  /// `used`, those that the lock does not have. Of two faces with one name the first counts, which is
  /// the one that texts find.
  /// - Complexity: O(n) in the bytes of the locked fonts the first time.
  package func mismatches(_ lock: FontLock, used: Set<FaceID> = []) -> [FontLock.Mismatch] {
    var result: [FontLock.Mismatch] = []
    for (name, locked) in lock.fonts.sorted(by: { $0.key < $1.key }) {
      guard let face = library.faceNames()[name] else {
        result.append(.missing(name: name))
        continue
      }
      let found = library.sha256(face)
      if found != locked { result.append(.changed(name: name, locked: locked, found: found)) }
    }
    let names = Set(used.map { fontName(of: $0) }).subtracting(lock.fonts.keys)
    return result + names.sorted().map { .unlocked(name: $0) }
  }
}
