import Galley

/// Images in terminals that can show them.
enum TerminalImage: String, CaseIterable {
  /// https://sw.kovidgoyal.net/kitty/graphics-protocol/
  case kitty
  /// https://iterm2.com/documentation-images.html
  case iterm2
  /// Six pixels to a character, in at most 216 colours.
  case sixel

  /// What the terminal says of itself; nil for one that shows no images, and where there is none.
  static func detected(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalImage? {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty")
      || ["ghostty", "WezTerm"].contains(program)
    {
      return .kitty
    }
    if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" { return .iterm2 }
    if term.contains("sixel")
      || ["foot", "mlterm", "yaft", "contour"].contains(where: term.hasPrefix)
    {
      return .sixel
    }
    return nil
  }

  /// What `--inline` asks for; without it what the terminal can, where there is one.
  /// - Throws: `CommandError` for another word.
  static func chosen(_ arguments: ParsedArguments) throws -> TerminalImage? {
    guard let word = arguments.string("--inline") else {
      return StandardStream.output.isTerminal && !arguments.has("--json") ? detected() : nil
    }
    if word == "never" { return nil }
    guard let image = TerminalImage(rawValue: word) else {
      throw CommandError.usage(
        "found --inline \"\(word)\"; expected \(allCases.map(\.rawValue).joined(separator: ", ")) or never"
      )
    }
    return image
  }

  static let option = Command.Option(
    names: ["--inline"], value: "NAME", summary: "Show images in the terminal.",
    defaultValue: "what the terminal supports",
    values: .choice(allCases.map(\.rawValue) + ["never"]))

  /// The bytes that show a PNG.
  /// - Throws: `ImageError`.
  func sequence(_ png: Data) throws -> Data {
    switch self {
    case .kitty: Self.kitty(png)
    case .iterm2:
      Data("\u{1B}]1337;File=inline=1;size=\(png.count):".utf8) + png.base64EncodedData()
        + Data("\u{07}\n".utf8)
    case .sixel: try SixelImage(Bitmap(pngData: png)).data
    }
  }

  /// In pieces of 4,096 bytes, all but the last marked as such.
  private static func kitty(_ png: Data) -> Data {
    let text = [UInt8](png.base64EncodedData())
    var data = Data()
    for start in stride(from: 0, to: text.count, by: 4096) {
      let end = min(start + 4096, text.count)
      let keys = (start == 0 ? "a=T,f=100," : "") + "m=\(end < text.count ? 1 : 0)"
      data += Data("\u{1B}_G\(keys);".utf8) + Data(text[start..<end]) + Data("\u{1B}\\".utf8)
    }
    return data + Data("\n".utf8)
  }
}

/// A bitmap as sixels, on white, each channel in six levels.
struct SixelImage {
  let data: Data

  init(_ bitmap: Bitmap) {
    var text = "\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)"
    for color in 0..<216 {
      let (r, g, b) = (color / 36, color / 6 % 6, color % 6)
      text += "#\(color);2;\(r * 20);\(g * 20);\(b * 20)"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      text += Self.band(bitmap, top) + "-"
    }
    data = Data((text + "\u{1B}\\\n").utf8)
  }

  private static func color(_ pixel: Pixel) -> Int {
    func level(_ channel: UInt8) -> Int {
      min(5, (Int(channel) + 255 - Int(pixel.alpha) + 25) / 51)
    }
    return level(pixel.red) * 36 + level(pixel.green) * 6 + level(pixel.blue)
  }

  /// Six rows: for each colour in them the pixels that have it, a column a character, runs counted.
  private static func band(_ bitmap: Bitmap, _ top: Int) -> String {
    var masks: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, bitmap.height) {
      for x in 0..<bitmap.width {
        masks[
          color(bitmap[x, y]), default: [UInt8](repeating: 0, count: bitmap.width)
        ][x] |= 1 << UInt8(y - top)
      }
    }
    let lines = masks.sorted { $0.key < $1.key }.map { color, columns in
      var line = "#\(color)"
      var start = 0
      while start < columns.count {
        var end = start + 1
        while end < columns.count, columns[end] == columns[start] { end += 1 }
        let character = Character(UnicodeScalar(63 + columns[start]))
        line +=
          end - start > 3
          ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
        start = end
      }
      return line
    }
    return lines.joined(separator: "$")
  }
}
