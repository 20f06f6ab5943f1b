import Galley
import Testing

/// Images whose fonts are held to their bytes.
@Suite struct FontLockTests {
  /// The body style's bold is semibold, and Noto has no such file.
  private var view: some View {
    HStack {
      Text("Aא").bold()
      Text("code").monospaced().shadow(radius: 2)
    }
  }

  @Test func aLockNamesTheFontsOfAnImage() throws {
    let renderer = Renderer()
    let lock = renderer.lock(try renderer.render(view))
    #expect(
      lock.fonts.keys.sorted() == [
        "Inter-SemiBold", "JetBrainsMono-Regular", "NotoSansHebrew-Bold",
      ])
    #expect(lock.fonts.values.allSatisfy { $0.count == 64 })
    let locked = try Renderer().render(view, fontLock: lock)
    #expect(locked.warnings.isEmpty)
  }

  @Test func everyDifferenceIsNamed() throws {
    let renderer = Renderer()
    var lock = renderer.lock(try renderer.render(view))
    let digest = try #require(lock.fonts["Inter-SemiBold"])
    let other = String(repeating: "0", count: 64)
    lock.fonts["Inter-SemiBold"] = other
    lock.fonts["Inter-Ultra"] = other
    lock.fonts["NotoSansHebrew-Bold"] = nil
    #expect(
      throws: RenderError.fonts([
        .changed(name: "Inter-SemiBold", locked: other, found: digest),
        .missing(name: "Inter-Ultra"),
      ])
    ) { try renderer.render(view, fontLock: lock) }
    lock.fonts["Inter-SemiBold"] = digest
    lock.fonts["Inter-Ultra"] = nil
    #expect(throws: RenderError.fonts([.unlocked(name: "NotoSansHebrew-Bold")])) {
      try renderer.render(view, fontLock: lock)
    }
  }

  /// FIPS 180-4's own examples come out of the library; the file that is asked for is what counts.
  @Test func theDigestIsThatOfTheFile() throws {
    let renderer = Renderer()
    let lock = renderer.lock(try renderer.render(Text("A")))
    // sha256sum Fonts/Inter/Inter-Regular.*
    #expect(
      lock.fonts == [
        "Inter-Regular": "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"
      ])
  }
}
