import Foundation
import Galley
import GalleyScenes
import Testing

/// `placeholder` of an image.
@Suite struct ImagePlaceholderTests {
  private func error(_ view: String) -> String {
    let scene = #"{"galley": 1, "view": \#(view)}"#
    do {
      _ = try Scene(data: Data(scene.utf8), file: "s.json")
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func aPlaceholderIsAViewOrAName() {
    for good in [
      #""b""#, #"{"type": "Text", "text": "No image"}"#, #"{"type": "EmptyView"}"#,
      #""data:image/png;base64,AA""#,
    ] {
      #expect(error(#"{"type": "Image", "name": "a", "placeholder": \#(good)}"#) == "no error")
    }
    #expect(
      error(#"{"type": "Image", "name": "a", "placeholder": 3}"#).contains(
        "found the number 3, expected a view, or the name of another image"))
    #expect(
      error(#"{"type": "Image", "name": "a", "placeholder": {"type": "Txt"}}"#).contains(
        "did you mean \"Text\"?"))
    #expect(
      error(#"{"type": "Image", "systemName": "star", "placeholder": "b"}"#).contains(
        "a file's key beside a symbol"))
    #expect(
      error(#"{"type": "Image", "name": "a", "placholder": "b"}"#).contains(
        "did you mean \"placeholder\"?"))
  }
}
