import GalleyGeometry

/// The colours that layers of symbols have in multicolour, as `Symbols/names.txt` writes them.
enum SymbolColor {
  /// The colour of a name, or of six hexadecimal digits; nil for anything else.
  static func color(_ name: some StringProtocol) -> Color? {
    switch name {
    case "red": .red
    case "orange": .orange
    case "yellow": .yellow
    case "green": .green
    case "mint": .mint
    case "teal": .teal
    case "cyan": .cyan
    case "blue": .blue
    case "indigo": .indigo
    case "purple": .purple
    case "pink": .pink
    case "brown": .brown
    case "gray": .gray
    case "white": .white
    case "black": .black
    default: hexadecimal(name)
    }
  }

  private static func hexadecimal(_ digits: some StringProtocol) -> Color? {
    // A number may begin with a sign, a colour may not.
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  /// What a symbol makes of the shape or the badge around it: an added thing is green, a removed one red (SF Symbols'
  /// exports of `plus.circle.fill` and of badges with a plus; the others are assumed).
  static func shape(around symbol: some StringProtocol) -> Color? {
    switch symbol {
    case "plus", "checkmark": .green
    case "minus": .red
    default: nil
    }
  }
}

extension SymbolDrawing {
  /// The colours of its layers beside the foreground's, each once, in their order.
  var colors: [Color] {
    var colors: [Color] = []
    for layer in layers {
      if let color = layer.color, !colors.contains(color) { colors.append(color) }
    }
    return colors
  }

  /// The colour that all painted layers have; nil where they have several, or the foreground's.
  var uniformColor: Color? {
    let painted = layers.filter { !$0.operation.isClearing && !$0.isLayeredOnly }
    guard let color = painted.first?.color, painted.allSatisfy({ $0.color == color }) else {
      return nil
    }
    return color
  }

  /// The drawing with one colour for what it paints.
  func colored(_ color: Color?) -> SymbolDrawing {
    var result = self
    for index in layers.indices {
      if !layers[index].operation.isClearing, !layers[index].isLayeredOnly {
        result.layers[index].color = color
      }
    }
    return result
  }
}
