import CHarfBuzz
import GalleyGeometry
import GalleyGraphics
import GalleyStrings

extension TextEngine {
  /// The families in the order of their files, which is that in which a name is looked up.
  package func fontFamilies() -> [FontFamilyReport] {
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
          counts[script.name, default: 0] += 1
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

  /// Which font each character of a text is set in.
  package func fontChoices(for text: String, _ descriptor: FontDescriptor) -> [FontChoice] {
    let shaped = shape(AttributedText(text, font: descriptor))
    let missing = Set(
      shaped.problems.flatMap { problem -> [UTF8Key] in
        guard case .missingCharacters(let missing) = problem else { return [] }
        return missing.characters.map { UTF8Key(String($0)) }
      })
    let own = library.face(for: descriptor).face?.name
    var lines = shaped.lines[...]
    var offset = 0
    return text.map { character in
      defer { offset += character.utf8.count }
      let isMissing = { (text: String) in missing.contains(UTF8Key(text)) }
      if !missing.isEmpty,
        isMissing(String(character))
          || character.unicodeScalars.contains(where: { isMissing(String($0)) })
      {
        return FontChoice(character: character, file: nil)
      }
      while let line = lines.first, line.offset + line.bytes.count <= offset { lines.removeFirst() }
      // A line feed lies between lines.
      let place = lines.first.map { offset - $0.offset } ?? -1
      let run = lines.first?.runs.first { $0.bytes.contains(place) }
      return FontChoice(character: character, file: run?.face.name ?? own)
    }
  }
}
