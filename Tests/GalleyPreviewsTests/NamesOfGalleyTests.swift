import Foundation
import Galley
import Testing

@testable import GalleyPreviews

/// What comes with `import Galley`, and never with `import SwiftUI` alone.
@Suite struct NamesOfGalleyTests {
  /// Each on a line of its own, so that each is an error of its own.
  private static let additions = [
    "typealias A = HFlow<Text>", "typealias B = VFlow<Text>", "typealias C = Honeycomb<Text>",
    "typealias D = FlexibleView<[Int], Text>", "typealias E = LineBreak", "typealias F = Hexagon",
    "typealias G = RegularPolygon", "typealias H = Star", "typealias I = WrappingHStack",
    "typealias J = HFlowLayout", "typealias K = FlowFlexibility", "typealias L = GridBehavior",
    "typealias M = Renderer", "typealias N = Drawing", "typealias O = Bitmap",
    "typealias P = Pixel", "typealias R = RenderProblem", "typealias S = SourceLocation",
    "typealias T = HitView", "typealias U = DrivingError", "typealias V = SystemPalette",
    "typealias W = Touch", "typealias AC = RenderReport", "typealias AD = FontCollection",
    "typealias AE = HexagonOrientation", "typealias AF = SystemLook",
    "@MainActor func a() -> some View { Text(\"a\").startInNewLine() }",
    "@MainActor func b() -> some View { Text(\"a\").endLine() }",
    "@MainActor func c() -> some View { Text(\"a\").flexibility(.minimum) }",
    "@MainActor func d() -> some View { Text(\"a\").axialCoordinate(q: 0, r: 0) }",
    "@MainActor func e() -> some View { Text(\"a\").gridCellRows(2) }",
    "@MainActor func f() -> some View { Text(\"a\").layoutName(\"a\") }",
    "@MainActor func g() -> some View { Text(\"a\").textJustified() }",
    "@MainActor func h() -> some View { Text(\"a\").textBalanced() }",
    "@MainActor func i() -> some View { Text(\"a\").textFit(smallest: 1, largest: 2) }",
    "@MainActor func j() -> some View { Text(\"a\").textStroke(.red) }",
    "let k = Color(hex: \"#fff\")",
    "let l = Color(light: .red, dark: .blue)", "let m = Image(bitmap: .init(width: 1, height: 1))",
    "let n = \\EnvironmentValues.gridBehavior", "let o = \\EnvironmentValues.imageDate",
    "let p = \\EnvironmentValues.imageFolder", "let q = \\EnvironmentValues.usesUserDefaults",
    "let aa = \\EnvironmentValues.systemLook",
    "let r = \\EnvironmentValues.systemPalette", "let s = \\EnvironmentValues.stackExtent",
    "let t = \\EnvironmentValues.gradientInterpolation",
    "let u = \\EnvironmentValues.ditheredGradients", "let v: some Shape = .hexagon",
    "let w = Path(hexagonIn: .zero)", "let x = Font.body.feature(\"ss01\")",
    "let y = Font.body.variation(\"GRAD\", 1)",
    "let z = Image(\"a\").interpolation(.low, inLinearLight: true)",
  ]

  /// The engine's, which no file of others sees, whatever it imports.
  private static let engine = [
    "typealias A = ViewGraph", "typealias B = ProjectResources", "typealias C = DisplayList",
    "typealias D = DeterministicMath", "typealias E = ImageLibrary",
    "typealias F = PreviewSettings",
    "typealias G = FileState", "typealias H = TaskPump", "typealias I = RenderContext",
    "typealias J = TabPages", "typealias K = ToolbarSettings", "typealias L = ScreenFacts",
    "let a = CGFloat(1).shortDescription", "let b = Axis.horizontal.other",
    "let c = CGSize.zero[.horizontal]",
    "let d = Edge.top.axis", "let e = Duration.seconds(1).milliseconds", "let f = Path().elements",
    "let g = EdgeInsets(3)", "let h = \\EnvironmentValues.projectResources",
    "let i = CGRect.zero.point(at: .center)", "let j = HStackLayout().extent",
    "typealias M = NodeContext", "typealias N = LayoutNode", "typealias O = Placement",
    "typealias P = Paint", "typealias Q = Effect", "typealias R = PixelGrid",
    "typealias S = GlyphRun", "typealias T = DeviceTable", "typealias U = SpellingSuggestion",
    "typealias V = ContainerBehavior<HStackLayout>", "typealias W = ResolvedColor",
    "let k = HorizontalAlignment.center.key", "let l = PNGEncoder().budget",
  ]

  /// The numbers of the lines of a file that have errors, from 1.
  private func errors(_ lines: [String]) throws -> Set<Int> {
    let runtime = try PreviewRuntime.find()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Names.swift")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: runtime.compiler)
    process.arguments =
      [
        "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Names", "-swift-version",
        "5", "-diagnostic-style", "llvm", file.path,
      ] + runtime.moduleArguments
    let pipe = Foundation.Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let error = try Regex(#"Names\.swift:(\d+):\d+: error:"#, as: (Substring, Substring).self)
    return Set(output.matches(of: error).compactMap { Int($0.output.1) })
  }

  @Test func additionsComeWithGalleyAlone() throws {
    let all = Set(2...Self.additions.count + 1)
    let without = try errors(["import SwiftUI"] + Self.additions)
    #expect(without == all, "seen: \(seen(all.subtracting(without), Self.additions))")
    #expect(try errors(["import SwiftUI; import Galley"] + Self.additions).isEmpty)
    #expect(try errors(["import Galley"] + Self.additions).isEmpty)
  }

  @Test func theEngineIsNobodysName() throws {
    let all = Set(2...Self.engine.count + 1)
    for imported in ["import SwiftUI", "import Galley"] {
      let without = try errors([imported] + Self.engine)
      #expect(without == all, "seen: \(seen(all.subtracting(without), Self.engine))")
    }
  }

  private func seen(_ lines: Set<Int>, _ source: [String]) -> [String] {
    lines.sorted().map { source[$0 - 2] }
  }

  /// A package with names of its own meets no other one.
  @Test func namesOfAPackageAreItsOwn() throws {
    let source = [
      "import SwiftUI", "struct HFlow<Content: View>: View { @ViewBuilder let content: Content",
      "  var body: some View { HStack { content } } }",
      "extension View { func startInNewLine(_ isOn: Bool = true) -> some View { self } }",
      "extension Color { init(hex: String) { self = .red } }",
      "@MainActor func view() -> some View {",
      "  HFlow { Text(\"a\").startInNewLine().foregroundStyle(Color(hex: \"fff\")) } }",
    ]
    #expect(try errors(source).isEmpty)
  }

  @Test func errorsNameTheImport() {
    let index = SourceIndex([], SourceStore())
    let advised = MissingAPIHint(index).advised(
      SourceDiagnostic(.error, path: "A.swift", "cannot find 'HFlow' in scope"))
    #expect(
      advised.message
        == "cannot find 'HFlow' in scope; SwiftUI has no such name, Galley has: add `import Galley`"
    )
  }
}
