import Galley
import Testing

@Suite struct NavigationPathTests {
  struct Tea: Codable, Hashable { var name: String }
  struct Cup: Hashable {}

  private func archived(_ path: NavigationPath) throws -> Data {
    try JSONEncoder().encode(try #require(path.codable))
  }

  @Test func aPathIsArchivedWithTheTypesOfItsValues() throws {
    var path = NavigationPath([1])
    path.append("two")
    path.append(Tea(name: "Assam"))
    path.append(false)
    let read = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: archived(path))
    #expect(NavigationPath(read) == path && NavigationPath(read).count == 4)
    #expect(
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: archived(NavigationPath())
      ) == NavigationPath().codable)
    // The last value first, each behind its type.
    #expect(
      String(decoding: try archived(NavigationPath([1, 2])), as: UTF8.self)
        == #"["Si","2","Si","1"]"#)
  }

  @Test func whatCannotBeArchivedHasNoRepresentation() throws {
    var path = NavigationPath([1])
    path.append(Cup())
    #expect(path.codable == nil)
  }

  @Test(arguments: [#"["Nothing","1"]"#, #"["Si","x"]"#, #"["Si"]"#, #"{}"#, #"["SV","1"]"#])
  func archivesThatAreNoneAreErrors(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }
}
