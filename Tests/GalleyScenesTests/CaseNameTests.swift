import Galley
import Testing

@testable import GalleyScenes

/// Names that are written out, so that a start need not look them up, are those of the cases.
@Suite struct CaseNameTests {
  @Test func blendModesHaveTheirNames() {
    #expect(BlendMode.named.map(\.mode) == BlendMode.allCases)
    #expect(BlendMode.named.map(\.name) == BlendMode.allCases.map { "\($0)" })
  }

  @Test func textSizesHaveTheirNames() {
    #expect(DynamicTypeSize.names == DynamicTypeSize.allCases.map { "\($0)" })
  }
}
