import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

extension TextEngine {
  /// The families in the order in which a character is looked up in them.
  public func fontFamilies() -> [FontFamilyReport] {
    var order: [String] = []
    for file in library.files where !order.contains(file.family) { order.append(file.family) }
    return order.map { family in
      let faces = library.files.indices.filter { library.files[$0].family == family }
      var counts: [String: Int] = [:]
      var total = 0
      let first = faces.first.flatMap { library.face(FaceID(rawValue: $0)) }
      if let face = first {
        let functions = hb_unicode_funcs_get_default()
        face.forEachCharacter { character in
          total += 1
          let script = hb_unicode_script(functions, character)
          guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED,
            script != HB_SCRIPT_UNKNOWN
          else { return }
          counts[Self.name(of: script), default: 0] += 1
        }
      }
      let scripts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return FontFamilyReport(
        family: family, faces: faces.map { library.files[$0] }, characterCount: total,
        scripts: scripts.map { ($0.key, $0.value) },
        license: first?.string(FontNames.license),
        licenseURL: first?.string(FontNames.licenseURL))
    }
  }

  private static func name(of script: hb_script_t) -> String {
    let tag = script.rawValue
    return String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
  }

  /// Which font each character of a text is set in.
  public func fontChoices(for text: String, _ descriptor: FontDescriptor) -> [FontChoice] {
    text.map { character in
      let shaped = shape(AttributedText(String(character), font: descriptor))
      let isMissing = shaped.problems.contains {
        if case .missingGlyph = $0 { true } else { false }
      }
      let name = shaped.lines.first?.runs.first?.face.name
      return FontChoice(character: character, file: isMissing ? nil : name)
    }
  }
}
