import Galley
import Testing

@testable import GalleyViews

/// Texts that Swift takes for equal and that are two images.
@Suite struct UTF8KeyViewTests {
  /// Characters with outlines of their own in the default font.
  private static let pairs = [
    ("\u{387}", "\u{B7}"), ("\u{374}", "\u{2B9}"), ("\u{1FEE}", "\u{385}"), ("\u{1FFD}", "\u{B4}"),
    ("\u{1F71}", "\u{3AC}"),
  ]

  private func hash(_ text: String, _ renderer: Renderer = Renderer()) throws -> UInt64 {
    try renderer.render(Text(verbatim: "a" + text + "b").font(.system(size: 40))).bitmap.pixelHash
  }

  @Test func anImageDoesNotDependOnTheOneBefore() throws {
    let (forward, backward) = (Renderer(), Renderer())
    for (one, other) in Self.pairs {
      let first = (try hash(one, forward), try hash(other, forward))
      let second = (try hash(other, backward), try hash(one, backward))
      #expect(first.0 == second.1 && first.1 == second.0, "\(one.unicodeScalars)")
      #expect(first.0 != first.1, "\(one.unicodeScalars)")
      #expect(try hash(one) == first.0)
    }
  }

  nonisolated private struct Changing: View {
    let target: String
    @State private var text: String

    init(from text: String, to target: String) {
      self.target = target
      _text = State(initialValue: text)
    }

    var body: some View {
      Text(verbatim: "a" + text + "b").font(.system(size: 40)).onAppear { text = target }
    }
  }

  private struct NameKey: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  /// The name above is the one that the state below had last.
  nonisolated private struct Reading: View {
    let target: String
    @State private var text: String
    @State private var heard = ""

    init(from text: String, to target: String) {
      self.target = target
      _text = State(initialValue: text)
    }

    var body: some View {
      Text(verbatim: "a" + heard + "b").font(.system(size: 40))
        .background(Color.clear.preference(key: NameKey.self, value: text))
        .onPreferenceChange(NameKey.self) { heard = $0 }
        .onAppear { text = target }
    }
  }

  @Test func aTextThatBecomesAnEqualOneIsDrawnAnew() throws {
    for (one, other) in Self.pairs {
      for (from, to) in [(one, other), (other, one)] {
        let expected = try hash(to)
        let changed = try Renderer().render(Changing(from: from, to: to))
        #expect(changed.bitmap.pixelHash == expected)
        let heard = try Renderer().render(Reading(from: from, to: to))
        #expect(heard.bitmap.pixelHash == expected)
        let image = ImageRenderer(content: Text(verbatim: "a" + from + "b").font(.system(size: 40)))
        _ = try image.render()
        image.content = Text(verbatim: "a" + to + "b").font(.system(size: 40))
        #expect(try image.render().bitmap.pixelHash == expected)
      }
    }
  }

  private struct Person: Equatable {
    var names: [String]
    var ages: [String: Int] = [:]
    var initial: Character = "a"
  }

  /// Wherever in a value the text stands.
  @Test func valuesDifferByTheBytesOfTheirTexts() {
    func areEqual<Value>(_ make: (String) -> Value, _ one: String, _ other: String) -> Bool? {
      ValueComparison.areEqual(make(one), make(other))
    }
    for (one, other) in Self.pairs {
      for (a, b) in [(one, other), (other, one), (one, one), (other, other)] {
        let isSame = a.utf8.elementsEqual(b.utf8)
        #expect(areEqual({ $0 }, a, b) == isSame)
        #expect(areEqual({ Optional($0) }, a, b) == isSame)
        #expect(areEqual({ ["x", $0] }, a, b) == isSame)
        #expect(areEqual({ Set(["x", $0, "y"]) }, a, b) == isSame)
        #expect(areEqual({ [$0: 1, "x": 2] }, a, b) == isSame)
        #expect(areEqual({ [1: [$0]] }, a, b) == isSame)
        #expect(areEqual({ AnyHashable($0) }, a, b) == isSame)
        #expect(areEqual({ Person(names: ["x", $0]) }, a, b) == isSame)
        #expect(areEqual({ Person(names: [], ages: [$0: 3]) }, a, b) == isSame)
        #expect(areEqual({ Person(names: [], initial: Character($0)) }, a, b) == isSame)
        #expect(areEqual({ AttributedString($0) }, a, b) == isSame)
      }
    }
    let numbers = Array(0..<1000)
    #expect(ValueComparison.areEqual(numbers, numbers) == true)
    #expect(ValueComparison.areEqual([1: CGRect.zero], [1: CGRect.zero]) == true)
  }

  @Test func onlyABacktickBeginsCode() {
    #expect(
      InlineMarkdown.parts(of: "a\u{1FEF}b\u{1FEF} *c*").map(\.text) == [
        "a\u{1FEF}b\u{1FEF} ", "c",
      ])
    #expect(InlineMarkdown.parts(of: "`b\u{1FEF}`").count == 1)
  }

  /// On Linux they are two files.
  @Test func imagesAreKnownByTheBytesOfTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["\u{C5}", "A\u{30A}", "\u{212B}"]
    for (index, name) in names.enumerated() {
      let data = try Bitmap(width: 3 + index, height: 2).pngData()
      #expect(FileManager.default.createFile(atPath: "\(folder.path)/\(name).png", contents: data))
    }
    for order in [names, names.reversed()] {
      let library = ImageLibrary()
      let (_, used) = library.recording {
        for name in order {
          guard
            case .found(let bitmap, _, _) = library.image(named: name, in: folder, displayScale: 1)
          else {
            Issue.record("no image")
            continue
          }
          let index = names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
          #expect(bitmap.width - 3 == index)
        }
      }
      #expect(used.count == 3 && Set(used.values).count == 3)
    }
  }

  /// A font is spoken of once, however many texts are set in it.
  @Test func aMissingWeightIsOneWarning() throws {
    let report = try Renderer().render(
      VStack {
        ForEach(0..<5) { Text(verbatim: "line \($0)").fontWeight(.medium) }
        Text("thin").fontWeight(.ultraLight)
        Text("bold").bold()
      }.fontDesign(.serif))
    #expect(report.warnings.count == 2)
    #expect(report.warnings.first?.description.contains("500 (medium)") == true)
  }
}
