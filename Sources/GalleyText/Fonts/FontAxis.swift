import CHarfBuzz
import GalleyGeometry

/// A direction in which a variable font varies.
package struct FontAxis: Hashable, Sendable {
  /// Four characters, such as `wght`.
  package var tag: String
  package var minimum: CGFloat
  package var defaultValue: CGFloat
  package var maximum: CGFloat

  /// Where a font that is asked for lies on the axis: its own value for the tag, else its weight, width, slant or size,
  /// else the axis's default; what is out of range is the nearest end.
  func coordinate(for wanted: FontDescriptor) -> CGFloat {
    if let variation = wanted.variations.last(where: { $0.tag == tag }) {
      return clamped(variation.value)
    }
    switch tag {
    case "wght": return clamped(CGFloat(wanted.weight.rawValue))
    case "wdth": return clamped(wanted.width)
    case "ital": return clamped(wanted.isItalic ? 1 : 0)
    // Degrees against the clock: most faces lean by ten or twelve.
    case "slnt": return clamped(wanted.isItalic ? -12 : 0)
    case Self.opticalSize: return coordinate(forSize: wanted.size)
    default: return defaultValue
    }
  }

  /// Letters that are drawn for a size: of texts in that size, as by `font-optical-sizing: auto` of CSS (Fonts 4, 7.11),
  /// where a unit is a pixel of CSS, and a point here. Sizes are rounded to quarters of a point: each is a face of its own.
  static let opticalSize = "opsz"

  /// The place on the axis of optical sizes.
  /// - Parameter size: of the text in points.
  func coordinate(forSize size: CGFloat) -> CGFloat { clamped((size * 4).rounded() / 4) }

  func clamped(_ value: CGFloat) -> CGFloat {
    value.isNaN ? defaultValue : min(maximum, max(minimum, value))
  }
}

/// A set of coordinates that a variable font has a name for, such as "Condensed Bold".
package struct FontInstance: Hashable, Sendable {
  package var name: String
  /// Nil where the font states none.
  package var postScriptName: String?
  /// One for each axis.
  package var coordinates: [CGFloat]

  /// The names by which `Font.custom` finds it: the font's own PostScript name, or the one that is made of its family
  /// (Adobe's Technical Note 5902), and the full one: `Opt-SemiBold`, `Opt Semi Bold`.
  func names(ofFamily family: String) -> [String] {
    func plain(_ text: String) -> String {
      text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    let parts = [plain(family), plain(name)]
    let made = parts.contains("") ? nil : parts.joined(separator: "-")
    let names = [postScriptName ?? made, "\(family) \(name)", made].compactMap { $0 }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }
}

/// The axes and named instances of a face, by HarfBuzz.
struct FontVariationTable {
  var axes: [FontAxis] = []
  var instances: [FontInstance] = []

  /// More of them are not read.
  private static let axisLimit: UInt32 = 16
  private static let instanceLimit: UInt32 = 256

  init(_ face: OpaquePointer) {
    var count = Self.axisLimit
    var infos = Array(repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    for info in infos.prefix(Int(count)) {
      let tag = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> UInt32($0)) }
      let values = [info.min_value, info.default_value, info.max_value].map { CGFloat($0) }
      guard values.allSatisfy(\.isFinite) else { continue }
      axes.append(
        FontAxis(
          tag: String(decoding: tag, as: UTF8.self), minimum: min(values[0], values[1]),
          defaultValue: values[1], maximum: max(values[1], values[2])))
    }
    // Coordinates are matched to axes by their places.
    guard !axes.isEmpty, axes.count == Int(hb_ot_var_get_axis_count(face)) else {
      axes = []
      return
    }
    for index in 0..<min(Self.instanceLimit, hb_ot_var_get_named_instance_count(face)) {
      var length = UInt32(axes.count)
      var values = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &length, &values)
      let name = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
      let postScript = hb_ot_var_named_instance_get_postscript_name_id(face, index)
      guard Int(length) == axes.count,
        let name = FontNames.string(hb_ot_name_id_t(name), of: face)
      else { continue }
      instances.append(
        FontInstance(
          name: name, postScriptName: FontNames.string(hb_ot_name_id_t(postScript), of: face),
          coordinates: zip(axes, values).map { $0.clamped(CGFloat($1)) }))
    }
  }
}

/// OpenType's table of names.
enum FontNames {
  static let fullName: hb_ot_name_id_t = 4
  static let postScriptName: hb_ot_name_id_t = 6
  static let license: hb_ot_name_id_t = 13
  static let licenseURL: hb_ot_name_id_t = 14

  /// An English string by its number; nil where the font has none.
  static func string(_ id: hb_ot_name_id_t, of face: OpaquePointer?) -> String? {
    let english = hb_language_from_string("en", -1)
    let length = hb_ot_name_get_utf8(face, id, english, nil, nil)
    guard length > 0, length < 65_536 else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(length) + 1)
    var room = UInt32(bytes.count)
    hb_ot_name_get_utf8(face, id, english, &room, &bytes)
    return String(decoding: bytes.prefix(Int(room)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
