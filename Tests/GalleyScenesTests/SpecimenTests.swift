import Galley
import GalleyData
import Testing

@testable import GalleyScenes

/// The specimens show all that the registry has, so that `galley doctor --all` draws all of it.
@Suite struct SpecimenTests {
  @Test func everyKeyAndChoiceIsShown() {
    for plan in SpecimenPlan.all {
      let made = plan.made()
      #expect(!made.specimens.isEmpty, "\(plan.name): no value of its keys is accepted")
      #expect(
        made.missing.isEmpty,
        "\(plan.name) is not shown with \(made.missing): it needs a value in SpecimenPlan.ownValues"
      )
    }
  }

  @Test func thereIsAPlanForEachDefinition() {
    let names = Set(SpecimenPlan.all.map(\.name))
    for element in SceneRegistry.elements { #expect(names.contains("elements/\(element.name)")) }
    for modifier in SceneRegistry.modifiers {
      #expect(names.contains("modifiers/\(modifier.name)"))
    }
    for style in SceneRegistry.styles { #expect(names.contains("styles/\(style.name)")) }
    #expect(names.count == SpecimenPlan.all.count)
  }

  @Test func specimensAreDifferentScenesThatAreAlwaysTheSame() throws {
    let all = SceneSpecimen.all
    #expect(all.count > 500)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.map(\.text) == SceneSpecimen.all.map(\.text))
    for specimen in all { _ = try specimen.scene() }
  }

  /// A key that excludes another one stands in a specimen of its own.
  @Test func keysThatExcludeEachOtherAreBothShown() throws {
    let plan = try #require(SpecimenPlan.all.first { $0.name == "elements/RoundedRectangle" })
    let texts = plan.made().specimens.map(\.text)
    #expect(texts.contains { $0.contains("\"cornerRadius\"") && !$0.contains("\"cornerSize\"") })
    #expect(texts.contains { $0.contains("\"cornerSize\"") && !$0.contains("\"cornerRadius\"") })
  }

  @Test func anImageOfASpecimenHasWhatItShows() throws {
    let all = SceneSpecimen.all
    let renderer = Renderer()
    func hash(_ name: String) throws -> UInt64 {
      let specimen = try #require(all.first { $0.name == name })
      return try specimen.scene().render(with: renderer).bitmap.pixelHash
    }
    #expect(try hash("modifiers/blur 1") != hash("modifiers/blur 2"))
    #expect(try hash("paints/materials light") != hash("paints/materials dark"))
    #expect(try hash("scripts/Thai") != hash("scripts/Lao"))
  }
}
