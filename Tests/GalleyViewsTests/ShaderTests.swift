import Galley
import Testing

/// Shaders are names: views are drawn without them, and each that would be seen is reported.
@Suite struct ShaderTests {
  private func report(_ view: some View) throws -> RenderReport {
    try Renderer().render(view.frame(width: 40, height: 20))
  }

  private func names(_ view: some View) throws -> [String] {
    try report(view).problems.compactMap {
      if case .ignored(let name) = $0.kind { name } else { nil }
    }
  }

  @Test func activeShadersOfViewsAndVisualEffectsAreReported() throws {
    let shader = ShaderLibrary.wave(.float(1), .boundingRect)
    let color = Color.red
    #expect(try names(color.colorEffect(shader)) == ["colorEffect"])
    #expect(
      try names(color.distortionEffect(shader, maxSampleOffset: .zero)) == ["distortionEffect"])
    #expect(try names(color.layerEffect(shader, maxSampleOffset: .zero)) == ["layerEffect"])
    #expect(try names(color.colorEffect(shader, isEnabled: false)) == [])
    let effects = color.visualEffect { content, _ in
      content.colorEffect(shader).distortionEffect(shader, maxSampleOffset: .zero)
        .layerEffect(shader, maxSampleOffset: .zero, isEnabled: false)
    }
    #expect(try names(effects) == ["distortionEffect", "colorEffect"])
    #expect(try report(effects).bitmap.pixels == report(color).bitmap.pixels)
  }

  @Test func aShaderAsAStyleIsTheForegroundStyle() throws {
    let shader = ShaderLibrary.stripes(.color(.red))
    let filled = Rectangle().fill(shader).foregroundStyle(.blue)
    #expect(try names(filled) == ["Shader"])
    #expect(try report(filled).bitmap.pixels == report(Rectangle().fill(.blue)).bitmap.pixels)
    #expect(try names(Rectangle().fill(.shader(shader))) == ["Shader"])
  }
}
