import Galley
import GalleyScenes

/// One of the images that `galley doctor` draws, and what its pixels must be.
struct DoctorImage {
  var name: String
  /// The libraries that its pixels come from, besides Galley.
  var libraries: [String]
  var draw: @Sendable (Renderer) throws -> Bitmap
  /// `Bitmap.pixelHash` in hexadecimal.
  var hash: String
}

extension DoctorImage {
  /// In groups by the library that they need most.
  static let all: [DoctorImage] = [
    scene("paths", [], "43989282866e2968", paths),
    scene("strokes", [], "757f9631198657c9", strokes),
    scene("gradients", [], "91d50d54ca2ce242", gradients),
    scene("effects", [], "423862adb216fa5a", effects),
    scene(
      "Latin text", ["FreeType", "HarfBuzz"], "abf7134514739fba",
      text("Hamburgefonstiv, 1,234.56 ffi AVA")),
    scene(
      "complex shaping", ["FreeType", "HarfBuzz"], "b2f092b77b3fdbbd", text("हिन्दी में लिखें தமிழ் বাংলা ភាសាខ្មែរ")),
    scene(
      "directions", ["ICU", "HarfBuzz"], "7d8296cebbd48182", text("abc שלום 123 مرحبا (x) 45% def")),
    scene(
      "dictionary breaks", ["ICU", "HarfBuzz"], "f7a238ed45be9c80",
      text("ภาษาไทยเป็นภาษาที่มีวรรณยุกต์และไม่มีช่องว่างระหว่างคำ")),
    scene("emoji", ["FreeType", "libpng"], "bc8971b8b17009c6", text("👋🏽 👩‍🚀 🇺🇳 1️⃣")),
    file("JPEG", ["TurboJPEG"], "c223ada19547bc88", jpeg),
    file("WebP", ["libwebp"], "45cd11efb18869c7", webP),
  ]

  private static func scene(
    _ name: String, _ libraries: [String], _ hash: String, _ view: String
  ) -> DoctorImage {
    DoctorImage(
      name: name, libraries: libraries,
      draw: { renderer in
        let scene = #"{"galley": 1, "canvas": {"width": 160, "scale": 2}, "view": \#(view)}"#
        return try Scene(data: Data(scene.utf8), file: name).render(with: renderer).bitmap
      }, hash: hash)
  }

  private static func file(
    _ name: String, _ libraries: [String], _ hash: String, _ encoded: String
  ) -> DoctorImage {
    DoctorImage(
      name: name, libraries: libraries,
      draw: { _ in
        let digits = encoded.filter { !$0.isWhitespace }
        guard let data = Data(base64Encoded: digits) else {
          throw CommandError(code: .scene, message: "the built-in image is damaged")
        }
        return try Bitmap(imageData: data)
      }, hash: hash)
  }

  private static func text(_ text: String) -> String {
    #"{"type": "Text", "text": "\#(text)", "modifiers": [{"padding": 4}]}"#
  }

  private static let paths = """
    {"type": "HStack", "modifiers": [{"frame": {"height": 40}}, {"padding": 3}], "children": [
      {"type": "Circle", "fill": "red"}, {"type": "RoundedRectangle", "cornerRadius": 9.3},
      {"type": "Star", "fill": "blue 60%"}, {"type": "Hexagon", "cornerRadius": 3}]}
    """
  private static let strokes = """
    {"type": "HStack", "modifiers": [{"frame": {"height": 40}}, {"padding": 5}], "children": [
      {"type": "Star", "stroke": "red", "lineWidth": 3, "lineJoin": "round"},
      {"type": "Ellipse", "stroke": "green", "lineWidth": 2.5, "dash": [5, 3], "lineCap": "square"},
      {"type": "Circle", "stroke": "black", "lineWidth": 6, "trim": [0.1, 0.8], "lineCap": "round"}]}
    """
  private static let gradients = """
    {"type": "HStack", "modifiers": [{"frame": {"height": 40}}], "children": [
      {"type": "LinearGradient", "colors": ["red", "clear", "blue"], "endPoint": "bottomTrailing"},
      {"type": "RadialGradient", "colors": ["yellow", "black"], "endRadius": 25},
      {"type": "AngularGradient", "colors": ["red", "green", "blue", "red"]}]}
    """
  private static let effects = """
    {"type": "HStack", "spacing": 16, "modifiers": [{"frame": {"height": 60}}, {"padding": 12}],
     "children": [
      {"type": "Circle", "fill": "white", "modifiers": [{"shadow": 5, "y": 2}]},
      {"type": "Rectangle", "fill": "orange.gradient", "modifiers": [{"blur": 3}]},
      {"type": "Capsule", "fill": "blue", "modifiers": [{"rotationEffect": 31}, {"hueRotation": 70},
        {"blendMode": "multiply"}, {"opacity": 0.7}]}]}
    """

  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ
    BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAJAA0DAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD5h/Z4/wCCWkeoxRTz6Aqoq7nd48BQOpJPQV6nDGYYXiXCSxWK
    qRjSjFylOTSjGKV5SlJ2Sikm220kldnwHhp47SoypqNTXTqfVvw8/wCCZGnT6NnTfh7JcxjA85x5e489BtPGMHnB
    56CviK/HfDePxMnkeSTxdGOntZ1PYcz5pK8Ieyqy5HFRlFz5J6tSpxa1/wBDuDfG+tDKl7XFKL0036eq1+/1PoT4
    H/8AIkv9Yf8A0alfmmL/AOTE5j/3Lf8AqVQP8GPCv/kZ0fn/AOks+mLf/kUdL+sv8kr+ZvpG/wDJM8O/9zX5YY/0
    e8Nv9yq/9u/+3H//2Q==
    """

  private static let webP = """
    UklGRpgAAABXRUJQVlA4IIwAAADQAgCdASoNAAkAAMASJbACdLoBNgFcZ5IACzPV6c4AAP7/l+H0AEtEwwvkZe1t
    447c92Z2zMzez2+yOPrvTS6DzaCPGF3vR9knHxM+i/0/pwl7qPd/82Iv8/+f/b2Hb3/h2dLjF8qH/6Lf/yQWH/3D
    n/3+F/4HdH//icL/84FzV/9WT4tQ7wvD/wAAAA==
    """
}
