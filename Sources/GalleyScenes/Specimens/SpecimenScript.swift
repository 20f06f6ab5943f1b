/// A script that the built-in fonts have, with a text in it.
struct SpecimenScript: Sendable {
  var name: String
  /// A language tag.
  var locale: String
  var text: String

  static let all: [SpecimenScript] = [
    SpecimenScript(name: "Latin", locale: "en", text: "Hamburgefonstiv 0123 ffi AVA"),
    SpecimenScript(name: "Latin with marks", locale: "vi", text: "Tiếng Việt, čeština, ŁÓDŹ"),
    SpecimenScript(name: "Turkish", locale: "tr", text: "İstanbul ılık fıstık"),
    SpecimenScript(name: "Greek", locale: "el", text: "Ξεσκεπάζω τὴν ψυχοφθόρα"),
    SpecimenScript(name: "Cyrillic", locale: "ru", text: "Съешь ещё этих булок"),
    SpecimenScript(name: "Armenian", locale: "hy", text: "Հայոց գրեր և բառեր"),
    SpecimenScript(name: "Georgian", locale: "ka", text: "ქართული დამწერლობა"),
    SpecimenScript(name: "Hebrew", locale: "he", text: "שלום עולם (123) abc"),
    SpecimenScript(name: "Arabic", locale: "ar", text: "مرحبا بالعالم ١٢٣ abc"),
    SpecimenScript(name: "Persian", locale: "fa", text: "سلام دنیا می‌خواهم ۴۵۶"),
    SpecimenScript(name: "Devanagari", locale: "hi", text: "हिन्दी में क्षत्रिय लिखें"),
    SpecimenScript(name: "Bengali", locale: "bn", text: "বাংলা লেখার উদাহরণ"),
    SpecimenScript(name: "Tamil", locale: "ta", text: "தமிழ் எழுத்துக்கள்"),
    SpecimenScript(name: "Thai", locale: "th", text: "ภาษาไทยไม่มีช่องว่างระหว่างคำ"),
    SpecimenScript(name: "Lao", locale: "lo", text: "ພາສາລາວບໍ່ມີຊ່ອງຫວ່າງ"),
    SpecimenScript(name: "Khmer", locale: "km", text: "ភាសាខ្មែរគ្មានចន្លោះ"),
    SpecimenScript(name: "Japanese", locale: "ja", text: "「日本語」の文章、カタカナ。"),
    SpecimenScript(name: "Simplified Chinese", locale: "zh-Hans", text: "简体中文，直接排版。"),
    SpecimenScript(name: "Traditional Chinese", locale: "zh-Hant", text: "繁體中文，直接排版。"),
    SpecimenScript(name: "Korean", locale: "ko", text: "한국어 문장의 줄바꿈"),
    SpecimenScript(name: "emoji", locale: "en", text: "👋🏽 👩‍🚀 🇺🇳 1️⃣ ❤️ ☺︎"),
    SpecimenScript(name: "mixed directions", locale: "ar", text: "abc שלום 123 مرحبا (x) 45% def"),
    SpecimenScript(name: "missing characters", locale: "en", text: "a\u{10330}b\u{E000}c\u{FFFFF}"),
    SpecimenScript(name: "signs", locale: "en", text: "½ ⅔ x² H₂O € ¥ → ∑ ≠ √ ° “”‘’ … —"),
  ]
}
