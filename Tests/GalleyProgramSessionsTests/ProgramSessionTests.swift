import Foundation
import Galley
import GalleyImages
import Testing

@testable import GalleyProgramSessions

/// A session's requests, with a drawing process that is none.
@Suite struct ProgramSessionTests {
  @Test func aFileIsOpenedWithItsPreviews() throws {
    let fixture = try SessionFixture()
    let answer = try fixture.ask(.open, #"{"file": "Card.swift"}"#)
    #expect(
      answer.json == #"{"handle":"p1","size":[100,200],"isMoving":false,"file":"Card.swift","#
        + #""preview":"Card 1","previews":["Card 1","Large"],"scale":2}"#)
    let large = try fixture.ask(.open, #"{"file": "./Card.swift", "preview": "Large"}"#)
    #expect(large.json.contains(#""handle":"p2""#) && large.json.contains(#""preview":"Large""#))
    let second = try fixture.ask(
      .open, "{\"file\": \"\(fixture.session.folderPath)/Card.swift\", \"preview\": \"2\"}")
    #expect(second.json.contains(#""preview":"Large""#))
    // Each preview has one process.
    #expect(fixture.processes.count == 3)
    let unknown = try fixture.fault(.open, #"{"file": "Card.swift", "preview": "Larg"}"#)
    #expect(unknown.code == .preview && unknown.nearest == ["Large"] && unknown.key == "preview")
    // Numbers that lead to no preview.
    for name in ["0", "3", "-1", "-9223372036854775808", "9223372036854775807"] {
      let keys = "{\"file\": \"Card.swift\", \"preview\": \"\(name)\"}"
      #expect(try fixture.fault(.open, keys).message.hasPrefix("no preview is called \"\(name)\""))
    }
    let broken = try fixture.fault(.open, #"{"file": "Broken.swift"}"#)
    #expect(broken.code == .compile)
    #expect(
      broken.message
        == "Broken.swift does not compile: Broken.swift:3:5: error: cannot find 'Foo' in scope")
    #expect(broken.diagnostics.map(\.path) == ["Broken.swift"])
    #expect(try fixture.fault(.open, #"{"file": "Empty.swift"}"#).code == .preview)
  }

  @Test func elementsAreToldAndTouchedByTheirNumbers() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    let tree = try fixture.tree()
    #expect(tree.hasPrefix("1 button \"Add\" [tap] 0,0 100x20\n2 Text \"Count 0\" "))
    #expect(tree.contains("2 Text \"Count 0\" [default] {\"Reset\"} 0,20 100x20\n"))
    #expect(tree.contains("\n3 text field value \"\" #name [tap, type] 0,40 100x20\n"))
    #expect(tree.contains("6 Button \"Never\" [tap] disabled"))
    let tapped = try fixture.ask(.tap, #"{"element": 1, "count": 2}"#)
    #expect(tapped.json.contains(#""reacted":["Button"]"#))
    #expect(try fixture.tree().contains("Count 2"))
    let json = try fixture.ask(.tree, #"{"format": "json"}"#)
    #expect(json.text == nil && json.json.contains(#""tree":{"version":1,"size":[100,200]"#))
    // A place and a label, too.
    _ = try fixture.ask(.tap, #"{"x": 50, "y": 10}"#)
    _ = try fixture.ask(.tap, #"{"label": "Add"}"#)
    #expect(try fixture.tree().contains("Count 4"))
    #expect(try fixture.ask(.tap, #"{"x": 50, "y": 30}"#).json.contains(#""reacted":[]"#))
  }

  /// A number is that of the last tree, whatever has changed since.
  @Test func numbersAreThoseOfTheLastTree() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    _ = try fixture.tree()
    // The fourth of nine elements goes away.
    _ = try fixture.ask(.tap, #"{"element": 1, "count": 5}"#)
    let disabled = try fixture.fault(.tap, #"{"element": 6}"#)
    #expect(disabled.code == .refused && disabled.message == "Button \"Never\" is disabled")
    #expect(try fixture.tree().contains("5 Button \"Never\""))
    let unknown = try fixture.fault(.tap, #"{"element": 9}"#)
    #expect(unknown.code == .element && unknown.key == "element")
    #expect(unknown.message == "there is no element 9: the last tree has the elements 1 to 8")
  }

  @Test func anUnknownElementNamesTheNearest() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    let unknown = try fixture.fault(.tap, #"{"label": "Ad"}"#)
    #expect(unknown.code == .element && unknown.nearest.first == "Add")
    #expect(unknown.message.hasPrefix("no element is called \"Ad\": did you mean \"Add\"?"))
    let several = try fixture.fault(.tap, #"{"label": "Same"}"#)
    #expect(several.message.hasPrefix("2 elements are called \"Same\": 4 (Button \"Same\"), 5"))
    // By its number, the one at the place is meant.
    _ = try fixture.ask(.tap, #"{"element": 5}"#)
    #expect(try fixture.tree().contains("Count 20"))
    let text = try fixture.fault(.tap, #"{"label": "Count 20"}"#)
    #expect(text.code == .refused)
  }

  /// By the names that the tree tells; a misspelt one is no reason to ask the views.
  @Test func actionsArePerformedByTheirNames() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    let reset = try fixture.ask(.perform, #"{"label": "Count 0", "action": "default"}"#)
    #expect(reset.json.contains(#""reacted":["Text"]"#))
    _ = try fixture.ask(.perform, #"{"element": 2, "action": "Reset"}"#)
    #expect(try fixture.tree().contains("Count 0"))
    let unknown = try fixture.fault(.perform, #"{"element": 2, "action": "Rest"}"#)
    #expect(unknown.code == .refused && unknown.key == "action" && unknown.nearest == ["Reset"])
    #expect(
      unknown.message
        == "Text \"Count 0\" has no action \"Rest\", expected one of \"Reset\", \"default\"; did you mean \"Reset\"?"
    )
    let none = try fixture.fault(.perform, #"{"label": "Add", "action": "tap"}"#)
    #expect(
      none.message == "Button \"Add\" has no action \"tap\", expected an element with such actions")
    #expect(try fixture.fault(.perform, #"{"element": 2}"#).key == "action")
  }

  @Test func textsAreTypedIntoFields() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    _ = try fixture.ask(.type, #"{"text": "Ada", "label": "name"}"#)
    let shown = try fixture.ask(.type, #"{"text": "!", "observe": "tree"}"#)
    #expect(shown.text?.contains("value \"Ada!\" #name") == true)
    _ = try fixture.ask(.type, #"{"text": "Bo", "label": "name", "replace": true}"#)
    #expect(try fixture.tree().contains("value \"Bo\""))
    let button = try fixture.fault(.type, #"{"text": "x", "label": "Add"}"#)
    #expect(button.code == .refused && button.message == "Button \"Add\" is not a text field")
    let key = try fixture.fault(.key, #"{"key": "Enter", "modifiers": ["shift"]}"#)
    #expect(key.code == .refused && key.message == "nothing hears of this key")
    #expect(try fixture.fault(.key, #"{"key": "Entr"}"#).code == .request)
  }

  @Test func scrollingTakesAWayOrAnElement() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    func warnings(_ keys: String) throws -> String { try fixture.ask(.scroll, keys).json }
    #expect(try warnings(#"{"dy": 40}"#).contains(#"\"dx\": 0, \"dy\": 40"#))
    #expect(try warnings(#"{"dy": 40, "label": "Add"}"#).contains(#"\"x\": 50, \"y\": 10"#))
    #expect(try warnings(#"{"label": "Trap"}"#).contains(#"reveal {\"event\""#))
    #expect(try fixture.fault(.scroll).code == .request)
    #expect(try fixture.fault(.scroll, #"{"element": 4}"#).code == .request)
  }

  @Test func whyIsAboutAnElementAPlaceOrAView() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    let element = try fixture.ask(.why, #"{"label": "Add"}"#).text ?? ""
    #expect(element.contains(#""height": 20, "type": "why", "width": 100, "x": 0, "y": 0"#))
    #expect(try fixture.ask(.why, #"{"view": "0.1"}"#).text?.contains(#""view": "0.1""#) == true)
    #expect(try fixture.ask(.why, #"{"x": 3, "y": 4}"#).text?.contains(#""width": 0"#) == true)
    #expect(try fixture.fault(.why).code == .request)
    #expect(try fixture.fault(.why, #"{"view": "0", "x": 1, "y": 1}"#).code == .request)
  }

  @Test func imagesHaveTheSizeThatIsAskedFor() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    func size(_ keys: String) throws -> [Int] {
      let image = try #require(try fixture.ask(.image, keys).image)
      let bitmap = try Bitmap(pngData: image)
      return [bitmap.width, bitmap.height]
    }
    #expect(try size("{}") == [100, 200])
    #expect(try size(#"{"scale": 2}"#) == [200, 400])
    #expect(try size(#"{"scale": 8}"#) == [200, 400])
    #expect(try size(#"{"scale": 0.5}"#) == [50, 100])
    #expect(try size(#"{"maxPixels": 5000}"#) == [50, 100])
    _ = try fixture.ask(.set, #"{"width": 3000, "height": 1}"#)
    #expect(try size(#"{"maxPixels": 16}"#) == [16, 1])
    _ = try fixture.ask(.set, #"{"width": null, "height": null}"#)
    let marked = try fixture.ask(.image, #"{"marks": true}"#)
    #expect(marked.image.map { String(decoding: $0, as: UTF8.self) } == "100 9 1.0")
    #expect(try fixture.ask(.tap, #"{"label": "Add", "observe": "both"}"#).image != nil)
  }

  @Test func theCanvasIsSetAndStaysSo() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    let wide = try fixture.ask(.set, #"{"width": 300, "height": 200}"#)
    #expect(wide.json.contains(#""size":[300,200]"#))
    #expect(try fixture.fault(.tap, #"{"label": "Trap"}"#).code == .ended)
    #expect(try fixture.ask(.advance, #"{"seconds": 1}"#).json.contains(#""size":[300,200]"#))
    let own = try fixture.ask(.set, #"{"width": null, "height": null}"#)
    #expect(own.json.contains(#""size":[100,200]"#))
    #expect(try fixture.fault(.set).code == .request)
    #expect(try fixture.fault(.set, #"{"width": 3}"#).code == .request)
    #expect(
      try fixture.fault(.set, #"{"colorScheme": "green"}"#).expected
        == "one of light, dark, or null")
  }

  /// Each warning is told once.
  @Test func warningsAreToldOnce() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    #expect(try fixture.ask(.advance, #"{"seconds": 1}"#).json.contains("a font is missing"))
    #expect(try !fixture.ask(.advance, #"{"seconds": 1}"#).json.contains("a font is missing"))
    let undrawn = try fixture.fault(.advance, #"{"seconds": 13}"#)
    #expect(undrawn.code == .preview && undrawn.message == "it is too large")
  }

  @Test func handlesTellPreviewsApart() throws {
    let fixture = try SessionFixture()
    let none = try fixture.fault(.tree)
    #expect(none.code == .preview && none.message == "no preview is open, expected open first")
    for _ in 0..<2 { try fixture.open() }
    _ = try fixture.ask(.tap, #"{"label": "Add", "handle": "p1"}"#)
    #expect(try fixture.ask(.tree, #"{"handle": "p1"}"#).text?.contains("Count 1") == true)
    #expect(try fixture.ask(.tree, #"{"handle": "p2"}"#).text?.contains("Count 0") == true)
    let unknown = try fixture.fault(.tree, #"{"handle": "p9"}"#)
    #expect(unknown.message == "no open preview has the handle \"p9\", expected one of p1, p2")
    #expect(try fixture.ask(.close, #"{"handle": "p2"}"#).json == #"{"closed":"p2"}"#)
    #expect(try fixture.tree().contains("Count 1"))
    for _ in 0..<7 { try fixture.open() }
    let ninth = try fixture.ask(.open, #"{"file": "Card.swift"}"#)
    #expect(ninth.json.contains(#""closed":"p1""#))
  }
}
