import GalleySVG
import Testing

/// Files in `data:` addresses, in the encoding that the address names.
@Suite struct SVGDataAddressTests {
  private func drawing(_ type: String, _ declaration: String = "", _ title: String) throws
    -> SVGDrawing
  {
    let head = "%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22100%22 height=%22100%22%3E"
    let rect = "%3Crect width=%2250%22 height=%2250%22 fill=%22green%22/%3E%3C/svg%3E"
    return try SVGDrawing(
      "<image width='100' height='100' href='data:image/svg+xml\(type),\(declaration)\(head)"
        + "%3Ctitle%3E\(title)%3C/title%3E\(rect)'/>")
  }

  /// Each title has bytes that are no characters of UTF-8, but for the last ones.
  @Test(arguments: [
    (";charset=ISO-8859-1", "", "%E9"), (";charset=&quot;latin1&quot;", "", "%E9%97"),
    (";charset=us-ascii", "", "%E9"), (";version=1;CharSet=Shift_JIS", "", "%93%FA%96%7B"),
    (";charset=koi8-r", "", "%C9"),
    (";charset=utf8", "%3C?xml version=%221.0%22 encoding=%22koi8-r%22?%3E", "%C3%A9"),
    (";charset=windows-1252", "%3C?xml version=%221.0%22 encoding=%22UTF-8%22?%3E", "%E9"),
    // A byte order mark counts before it.
    (";charset=utf-16", "%EF%BB%BF", "%C3%A9"), ("", "", "%C3%A9"), (";charset=", "", "a"),
  ])
  func theEncodingOfAnAddressCounts(type: String, declaration: String, title: String) throws {
    let drawing = try drawing(type, declaration, title)
    #expect(drawing.color(25, 25) == "008000" && drawing.warnings.isEmpty, "\(drawing.warnings)")
  }

  @Test func whatIsNoEncodingIsAWarning() throws {
    let unknown = try drawing(";charset=nonsense", "", "%C3%A9")
    #expect(unknown.color(25, 25) == "008000")
    #expect(
      unknown.warnings == [
        "line 1: the encoding nonsense of an image is not known and is ignored"
      ])
    // Bytes that are none of the encoding's.
    let wrong = try drawing(";charset=utf-8", "", "%E9")
    #expect(wrong.color(25, 25) == "-" && wrong.warnings.count == 1)
  }
}
