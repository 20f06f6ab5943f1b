import GalleySwiftTesting
import Testing

private struct Badge {
  var title = "Ferry"
  @Environment(\.colorScheme) private var scheme
}

nonisolated extension Badge: View {
  var body: some View {
    Text(title).font(.caption).padding(6)
      .background(RoundedRectangle(cornerRadius: 6).fill(scheme == .dark ? .indigo : .yellow))
  }
}

nonisolated private struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge().previewDisplayName("Plain")
    Group {
      Badge(title: "Night ferry").environment(\.colorScheme, .dark)
      ForEach(["Bus", "Tram"], id: \.self) { Badge(title: $0).previewDisplayName($0) }
    }
    Badge().previewLayout(.fixed(width: 90, height: 40)).previewDisplayName("Wide")
  }
}

/// What tests write, against goldens of this repository.
@Suite struct Expectations {
  @Test func badge() { expectGolden(of: Badge()) }

  @Test func everyCombinationIsAGolden() {
    let results = expectGolden(
      of: Badge(), named: "badge", scale: 1,
      matrix: GoldenMatrix(
        widths: [40, 200], scales: [1, 1.5], colorSchemes: [.light, .dark],
        layoutDirections: [.leftToRight], locales: [Locale(identifier: "fr")],
        dynamicTypeSizes: [.accessibility1]))
    #expect(results.count == 8)
    #expect(results.first?.key == "Expectations/badge-40-1x-light-ltr-fr-accessibility1")
  }

  /// A name between backquotes may have slashes, which part suites elsewhere.
  @Test func `tall / low`() {
    let results = expectGolden(
      of: Badge().frame(maxHeight: .infinity).background(.mint), named: "heights", scale: 1,
      matrix: GoldenMatrix(heights: [30, 48.5]), storage: .hash)
    #expect(results.map(\.key) == ["h30", "h48.5"].map { "Expectations/heights-\($0)" })
  }

  @Test func everyPreviewIsAGolden() {
    let results = expectGoldens(ofPreviewsIn: Badge_Previews.self, scale: 1)
    #expect(
      results.map(\.key)
        == ["Plain", "2", "Bus", "Tram", "Wide"].map { "Expectations/Badge-\($0)" })
  }

  /// A golden of a renderer has the ground of one of a view, by the renderer's colour scheme.
  @Test(arguments: [ColorScheme.light, .dark])
  func renderersHaveTheGroundOfViews(scheme: ColorScheme) throws {
    let canvas = GoldenCanvas(colorScheme: scheme)
    let renderer = ImageRenderer(content: Badge())
    renderer.scale = canvas.scale
    renderer.environment.colorScheme = scheme
    let view = try canvas.draw(Badge(), with: Renderer()).bitmap()
    #expect(try renderer.draw(on: canvas.background).bitmap() == view)
    #expect(try renderer.draw().bitmap()[0, 0].alpha == 0)
    #expect(view[0, 0].alpha == 255)
    #expect(try renderer.draw(on: nil).bitmap() == renderer.draw().bitmap())
  }

  @Suite struct Inner {
    @Test func suitesAreFolders() {
      let results = expectGolden(of: Badge(title: "Inner"), named: "inner", storage: .hash)
      #expect(results.map(\.key) == ["Expectations/Inner/inner"])
    }
  }

  /// What is hard to see is a warning where it is asked for; the golden is the same with and without.
  @Test func accessibilityIsLookedAtWhereItIsAsked() throws {
    let package = try GoldenBox()
    try package.write(Data(), "Package.swift")
    func warnings(of view: some View, isAsked: Bool, _ name: String) -> [String] {
      var assertion = GoldenAssertion(
        suite: "Suite", testSuite: nil, name: name, testName: "test()",
        file: package.path("Tests/Tests.swift"), line: 1)
      assertion.canvas = GoldenCanvas(scale: 1, background: .white)
      assertion.hasAudit = isAsked
      return assertion.check { view }.flatMap(\.warnings)
    }
    let pale = Text("Pale").foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6))
    #expect(warnings(of: pale, isAsked: false, "plain") == [])
    #expect(
      warnings(of: pale, isAsked: true, "pale")
        == ["element 1, \"Pale\": the contrast is 2.84, below 4.5"])
    // A text that is cut where texts are large.
    let cut = Text("Harbour lights").font(.body).lineLimit(1).frame(width: 200)
    #expect(warnings(of: cut, isAsked: true, "whole") == [])
    #expect(
      warnings(of: cut.dynamicTypeSize(.accessibility3), isAsked: true, "cut")
        == ["element 1, \"Harbour lights\": the text is cut"])
  }

  /// In a package of its own: a case without an image is an error, after which nothing is pruned.
  @Test func aMatrixWithoutACaseFails() throws {
    let package = try GoldenBox()
    try package.write(Data(), "Package.swift")
    let place = Testing.SourceLocation(
      fileID: "Tests/Tests.swift", filePath: package.path("Tests/Tests.swift"), line: 1, column: 1)
    withKnownIssue {
      expectGolden(
        of: Badge(), named: "none", matrix: GoldenMatrix(colorSchemes: []), sourceLocation: place)
    } matching: {
      "\($0)".contains("nothing was compared")
    }
  }
}
