import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyStrings

/// A layout as it stands beside a golden: what a failure is explained by.
package struct LayoutSnapshot: Hashable, Sendable {
  package struct View: Hashable, Sendable {
    package var name: String
    /// Whether the name was set, by `layoutName`.
    package var isNamed: Bool
    package var text: String?
    /// In points of the image: of the root, but for a margin around it.
    package var frame: CGRect
    /// What it was offered.
    package var proposal: ProposedViewSize
    /// The radius of the four corners that it draws or clips, in points; nil for what has none, and beside goldens that
    /// were approved before it was kept.
    package var cornerRadius: CGFloat?
    /// Numbers that it was made with and that its frame does not show, in words by what they are: `line width`, `3`;
    /// `font size` of a text whose letters have one. Empty beside goldens that were approved before they were kept.
    package var measures: [String: String] = [:]
    /// Along which its views lie, of a stack whose name does not say it.
    fileprivate var statedAxis: Axis?
    /// Red, green, blue and alpha of `textColor`, a byte each; 0 for none. A string would take a fifth more room in each
    /// stack frame of code that walks through a deep tree.
    private var textBytes: UInt32 = 0
    package var children: [View]

    /// The one colour of the letters of its text, `#RRGGBB` or `#RRGGBBAA`; nil for several, for what is no plain colour,
    /// clear or no text, and beside goldens that were approved before it was kept.
    package var textColor: String? {
      get {
        guard textBytes != 0 else { return nil }
        let code = "#" + textBytes.hexadecimalCapitals(8)
        return code.hasSuffix("FF") ? String(code.dropLast(2)) : code
      }
      set {
        let digits = newValue.map { $0.hasPrefix("#") ? $0.dropFirst() : "" } ?? ""
        let bytes = UInt32(digits, radix: 16)
        switch digits.utf8.count {
        case 6: textBytes = bytes.map { $0 << 8 | 0xFF } ?? 0
        case 8: textBytes = bytes ?? 0
        default: textBytes = 0
        }
      }
    }

    package init(
      name: String, isNamed: Bool, text: String?, frame: CGRect, proposal: ProposedViewSize,
      children: [View]
    ) {
      (self.name, self.isNamed, self.text) = (name, isNamed, text)
      (self.frame, self.proposal, self.children) = (frame, proposal, children)
    }
  }

  /// What stacks are called, and along which axis their views lie.
  fileprivate static let stacks: [String: Axis] = [
    "VStack": .vertical, "LazyVStack": .vertical, "VStackLayout": .vertical,
    "HStack": .horizontal, "LazyHStack": .horizontal, "HStackLayout": .horizontal,
  ]

  /// `Bitmap.pixelHash` of the image that it belongs to.
  package var pixelHash: UInt64
  /// The SHA-256 of each font's file by the face's PostScript name, where another process compares the image; nil
  /// beside a golden, which has them in its stamp.
  package var fonts: [String: String]?
  package var root: View

  package init(_ root: View, pixelHash: UInt64, fonts: [String: String]? = nil) {
    self.pixelHash = pixelHash
    self.fonts = fonts
    self.root = root
  }

  package init(_ tree: LayoutTree, pixelHash: UInt64, fonts: [String: String]? = nil) {
    self.init(View(tree), pixelHash: pixelHash, fonts: fonts)
  }
}

extension LayoutSnapshot.View {
  /// The views of a tree.
  package init(_ tree: LayoutTree) {
    self.init(
      name: tree.name, isNamed: tree.isNamed, text: tree.text, frame: tree.frame,
      proposal: tree.proposal, children: tree.children.map { Self($0) })
    cornerRadius = tree.cornerRadius
    measures = tree.measures
    if LayoutSnapshot.stacks[name] == nil { statedAxis = tree.stackAxis }
  }

  /// Along which its views lie, of a stack; nil for what is none.
  package var axis: Axis? { statedAxis ?? (isNamed ? nil : LayoutSnapshot.stacks[name]) }
}

// The file: JSON with a line for each view and its depth, so that a version control system shows what moved
// and no tree that a renderer lays out is too deep for a reader.
extension LayoutSnapshot {
  /// A view as it is written.
  private struct Line: Codable {
    /// Of a stack whose name does not say it.
    var axis: String?
    /// Of a text.
    var color: String?
    var corner: Double?
    var depth: Int
    var measures: [String: String]?
    var name: String
    var named: Bool?
    var text: String?
    /// Left, top, width and height.
    var frame: [Double]
    /// Width and height; null where nothing was offered.
    var offered: [Double?]
  }

  private struct File: Decodable {
    var pixels: String
    var fonts: [String: String]?
    var views: [Line]
  }

  /// The file's bytes.
  package var data: Data {
    var lines: [Line] = []
    func collect(_ view: View, depth: Int) {
      let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      lines.append(
        Line(
          axis: view.statedAxis.map { $0 == .horizontal ? "horizontal" : "vertical" },
          color: view.textColor, corner: view.cornerRadius.map { Double($0) }, depth: depth,
          measures: view.measures.isEmpty ? nil : view.measures, name: view.name,
          named: view.isNamed ? true : nil, text: view.text, frame: frame.map { Double($0) },
          offered: [view.proposal.width, view.proposal.height].map { $0.map { Double($0) } }))
      for child in view.children { collect(child, depth: depth + 1) }
    }
    collect(root, depth: 0)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let texts = lines.map { line in
      // A line is made of strings and numbers: there is nothing in it that cannot be encoded.
      (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
    let body = texts.joined(separator: ",\n")
    var writer = JSONWriter(spacing: .spaced)
    writer.openObject()
    writer.key("pixels")
    writer.string(pixelHash.hexadecimal)
    if let faces = fonts.flatMap({ try? encoder.encode($0) }) {
      writer.key("fonts")
      writer.written(String(decoding: faces, as: UTF8.self))
    }
    writer.key("views")
    writer.written("[\n\(body)\n]")
    writer.close()
    return Data(writer.bytes + [0x0A])
  }

  /// No renderer lays out deeper trees, so walks through them need no more of the stack.
  private static let depthLimit = 2000

  /// Nil for what is no such file.
  package init?(data: Data) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let file = try? decoder.decode(File.self, from: data),
      let hash = UInt64(file.pixels, radix: 16)
    else { return nil }
    (pixelHash, fonts) = (hash, file.fonts)
    // Views whose children are still to come, the root first.
    var open: [View] = []
    func close(to depth: Int) {
      while open.count > max(depth, 1), let last = open.popLast() {
        open[open.count - 1].children.append(last)
      }
    }
    for line in file.views {
      guard let view = Self.view(line), line.depth <= Self.depthLimit,
        line.depth == 0 ? open.isEmpty : line.depth <= open.count
      else { return nil }
      close(to: line.depth)
      open.append(view)
    }
    close(to: 1)
    guard let root = open.first else { return nil }
    self.root = root
  }

  private static func view(_ line: Line) -> View? {
    let frame = line.frame
    guard frame.count == 4, line.offered.count == 2, line.depth >= 0 else { return nil }
    let offered = line.offered.map { $0.map { CGFloat($0) } }
    var view = View(
      name: line.name, isNamed: line.named ?? false, text: line.text,
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      proposal: ProposedViewSize(width: offered[0], height: offered[1]), children: [])
    view.cornerRadius = line.corner.map { CGFloat($0) }
    view.textColor = line.color
    view.measures = line.measures ?? [:]
    view.statedAxis = line.axis.map { $0 == "horizontal" ? .horizontal : .vertical }
    return view
  }
}
