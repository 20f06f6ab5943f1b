import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics

/// What makes an element hard to see, to touch or to have read aloud.
package struct AccessibilityWarning: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// A ratio of WCAG 2.2 from 1 to 21, and the least one.
    case contrast(Double, least: Double)
    /// Less than 44 points wide or high.
    case smallTarget(CGSize)
    case truncatedText
    /// An image that no label and no text names.
    case unlabelledImage
    /// A control that no label and no text names, and no image in it.
    case unlabelledControl
  }

  /// `ElementTree.Element.number`.
  package var element: Int
  package var kind: Kind
  /// What the element is called, for messages.
  package var words: String

  package var description: String {
    let problem =
      switch kind {
      case .contrast(let ratio, let least):
        // Down, so that 4.496 is not said to be 4.5.
        "the contrast is \(CGFloat((ratio * 100).rounded(.down) / 100).shortDescription), below \(CGFloat(least).shortDescription)"
      case .smallTarget(let size):
        "the target is \(size.width.shortDescription) x \(size.height.shortDescription) points, below 44 x 44"
      case .truncatedText: "the text is cut"
      case .unlabelledImage: "the image has no label"
      case .unlabelledControl: "the control has no label"
      }
    return "element \(element), \(words): \(problem)"
  }
}

/// Looks for what the accessibility guidelines of the web (WCAG 2.2) and Apple's Human Interface Guidelines ask for.
package struct AccessibilityAudit {
  /// Points that a target is wide and high at least.
  package static let target: CGFloat = 44

  /// Which contrast a text has at least.
  package enum ContrastRule: String, CaseIterable, Codable, Sendable {
    /// 4.5, whatever its size.
    case all
    /// 4.5, and 3 from 24 points on: WCAG 2.2, success criterion 1.4.3, whose 18 points of print are 24 of a screen.
    case wcag

    fileprivate func least(ofSize size: CGFloat) -> Double {
      self == .wcag && size >= 24 ? 3 : 4.5
    }
  }

  private let bitmap: Bitmap
  private let scale: CGFloat
  private let rule: ContrastRule

  /// - Parameters:
  ///   - bitmap: the image that the elements are in, on its background.
  ///   - scale: its pixels to a point.
  ///   - rule: which contrast texts have at least.
  package init(_ bitmap: Bitmap, scale: CGFloat, rule: ContrastRule = .all) {
    (self.bitmap, self.scale, self.rule) = (bitmap, scale, rule)
  }

  /// The warnings, in the order of the elements. What is disabled has no contrast that counts (WCAG 1.4.3).
  package func warnings(of tree: ElementTree) -> [AccessibilityWarning] {
    // The elements around the current one, from the outermost on.
    var outer: [ElementTree.Element] = []
    return tree.elements.flatMap { element -> [AccessibilityWarning] in
      outer.removeAll { $0.depth >= element.depth }
      defer { outer.append(element) }
      var kinds: [AccessibilityWarning.Kind] = []
      if element.isEnabled, let contrast = contrast(of: element) { kinds.append(contrast) }
      if element.isEnabled, element.actions.contains(where: \.isTouch) {
        let sizes = [element.frame.size] + element.otherActions.map(\.frame.size)
        // A frame is rounded to pixels.
        kinds += sizes.filter { min($0.width, $0.height) < Self.target - 0.01 }
          .map { .smallTarget($0) }
      }
      if element.isTruncated { kinds.append(.truncatedText) }
      if !element.hasName, !outer.contains(where: \.namesImages) {
        if element.image != nil {
          kinds.append(.unlabelledImage)
        } else if element.isControl {
          kinds.append(.unlabelledControl)
        }
      }
      let words = element.label ?? element.image ?? element.role?.rawValue ?? element.type.name
      return kinds.map {
        AccessibilityWarning(element: element.number, kind: $0, words: "\"\(words)\"")
      }
    }
  }

  /// The worst contrast of the element's lines that is below what it should be.
  private func contrast(of element: ElementTree.Element) -> AccessibilityWarning.Kind? {
    // Other views lie where one would be that is out of sight.
    if element.isOutOfSight { return nil }
    var worst: (ratio: Double, least: Double)?
    for line in element.lines {
      let box = element.seen.map { line.frame.overlap(with: $0) } ?? line.frame
      guard !box.isNull, let (ground, others) = colors(in: box) else { continue }
      // Where views around fade what is behind the text with it, the ground alone does not say what the text has become.
      let strongest =
        line.opacity < 1 ? others.map { Self.contrast($0, ground) }.max() ?? 1 : 1
      for style in line.styles {
        guard let color = style.color, color.count == 4 else { continue }
        let alpha = color[3] * line.opacity
        let seen = zip(color, ground).map { $0 * alpha + $1 * (1 - alpha) }
        let ratio = max(Self.contrast(seen, ground), strongest)
        let least = rule.least(ofSize: style.size)
        if ratio < least, ratio < worst?.ratio ?? .infinity { worst = (ratio, least) }
      }
    }
    return worst.map { .contrast($0.ratio, least: $0.least) }
  }

  /// The opaque colour that most pixels of a box have, and the other ones; nil outside of the image, and where most are clear.
  private func colors(in box: CGRect) -> (ground: [Double], others: [[Double]])? {
    let columns = range(box.minX, box.maxX, below: bitmap.width)
    let rows = range(box.minY, box.maxY, below: bitmap.height)
    var counts: [Pixel: Int] = [:]
    for y in rows { for x in columns { counts[bitmap[x, y], default: 0] += 1 } }
    // Of two that are as frequent, the same one on each machine.
    let found = counts.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
    guard let pixel = found?.key, pixel.alpha == 255 else { return nil }
    func parts(_ pixel: Pixel) -> [Double] {
      [pixel.red, pixel.green, pixel.blue].map { Double($0) / 255 }
    }
    return (parts(pixel), counts.keys.filter { $0.alpha == 255 }.map(parts))
  }

  private func range(_ start: CGFloat, _ end: CGFloat, below limit: Int) -> Range<Int> {
    func pixel(_ place: CGFloat) -> Int {
      let pixels = (place * scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 0), CGFloat(limit))) : 0
    }
    return pixel(start)..<max(pixel(start), pixel(end))
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours of sRGB, each red, green and blue from 0 to 1.
  package static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance of WCAG 2.2.
  private static func luminance(_ color: [Double]) -> Double {
    color.indices.reduce(0) { $0 + SRGBCurve.light(color[$1]) * Luma.shares[$1] }
  }
}

extension Drawing {
  /// Adds a warning to `problems` for each element that is hard to see, to touch or to have read aloud. Call it before the
  /// renderer draws the next view.
  /// - Throws: `RenderError` where the image cannot be in memory.
  package func warnOfAccessibility(by rule: AccessibilityAudit.ContrastRule = .all) throws {
    guard let tree = elementTree else { return }
    let audit = AccessibilityAudit(try bitmap(), scale: scale, rule: rule)
    problems += audit.warnings(of: tree).map { warning in
      RenderProblem(
        kind: .accessibility("\(warning)"), view: warning.words,
        source: tree.elements[warning.element - 1].source)
    }
  }
}

extension ElementTree.Element {
  fileprivate var hasName: Bool { label?.allSatisfy(\.isWhitespace) == false }

  /// Whether it is a control that is to be named (WCAG 2.2, 4.1.2). What moves by itself and a meter are none, a wheel is told
  /// by its row, and a stepper by its buttons.
  fileprivate var isControl: Bool {
    switch role {
    case .button, .link, .menu, .toggle, .slider, .picker, .option, .tab, .textField, .datePicker:
      true
    case .stepper, .pickerWheel, .progressView, .gauge: false
    case nil: traits.contains { [.isButton, .isLink, .isToggle].contains($0) }
    }
  }

  /// Whether what the element is called is said of the images in it: of a control or a text, and not of a mere group.
  fileprivate var namesImages: Bool {
    label != nil && (role != nil || !actions.isEmpty || type != .group)
  }
}
