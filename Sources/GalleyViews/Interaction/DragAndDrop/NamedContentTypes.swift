import GalleyGeometry

// The types that have a name.
extension UTType {
  /// Anything that has a place in a file system.
  public static let item = UTType("public.item", [])
  /// Anything that people read, see or hear.
  public static let content = UTType("public.content", [])
  /// Content of several kinds.
  public static let compositeContent = UTType("public.composite-content", [.content])
  /// A stream of bytes.
  public static let data = UTType("public.data", [.item])
  /// A folder or what looks like one.
  public static let directory = UTType("public.directory", [.item])
  /// A folder.
  public static let folder = UTType("public.folder", [.directory])
  /// A folder that looks like a file.
  public static let package = UTType("com.apple.package", [.directory])
  /// A folder with a fixed structure.
  public static let bundle = UTType("com.apple.bundle", [.directory])
  /// A program.
  public static let application = UTType("com.apple.application", [.item])
  /// A program in a folder.
  public static let applicationBundle = UTType(
    "com.apple.application-bundle", [.application, .bundle])
  /// The root of a file system.
  public static let volume = UTType("public.volume", [.folder])
  /// What leads to something else.
  public static let resolvable = UTType("com.apple.resolvable", [])
  /// A symbolic link.
  public static let symbolicLink = UTType("public.symlink", [.item, .resolvable])
  /// A file that leads to another one.
  public static let aliasFile = UTType("com.apple.alias-file", [.data, .resolvable])
  /// An address.
  public static let url = UTType("public.url", [.data])
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", [.url])
  /// Any text, with markup or without.
  public static let text = UTType("public.text", [.data, .content])
  /// Text without markup.
  public static let plainText = UTType(
    "public.plain-text", [.text], file: "txt", mime: "text/plain")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", [.plainText])
  /// Rich text.
  public static let rtf = UTType("public.rtf", [.text], file: "rtf", mime: "text/rtf")
  /// HTML of any version.
  public static let html = UTType("public.html", [.text], file: "html", mime: "text/html")
  /// XML.
  public static let xml = UTType("public.xml", [.text], file: "xml", mime: "application/xml")
  /// JSON.
  public static let json = UTType("public.json", [.text], file: "json", mime: "application/json")
  /// YAML.
  public static let yaml = UTType("public.yaml", [.text], file: "yml", mime: "application/x-yaml")
  /// The source of a program in any language.
  public static let sourceCode = UTType("public.source-code", [.plainText])
  /// Source in Swift.
  public static let swiftSource = UTType("public.swift-source", [.sourceCode], file: "swift")
  /// Source in C.
  public static let cSource = UTType("public.c-source", [.sourceCode], file: "c")
  /// A script of a shell.
  public static let shellScript = UTType("public.shell-script", [.sourceCode], file: "sh")
  /// A script in Python.
  public static let pythonScript = UTType(
    "public.python-script", [.sourceCode], file: "py", mime: "text/x-python-script")
  /// Source in JavaScript.
  public static let javaScript = UTType(
    "com.netscape.javascript-source", [.sourceCode], file: "js", mime: "text/javascript")
  /// Style sheets.
  public static let css = UTType("public.css", [.text], file: "css", mime: "text/css")
  /// Rows of values between separators.
  public static let delimitedText = UTType("public.delimited-values-text", [.text])
  /// Rows of values between commas.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", [.delimitedText], file: "csv", mime: "text/csv")
  /// Rows of values between tabs.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", [.delimitedText], file: "tsv",
    mime: "text/tab-separated-values")
  /// Messages of a program.
  public static let log = UTType("com.apple.log", [.plainText], file: "log")
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", [.data], file: "plist")
  /// Any image.
  public static let image = UTType("public.image", [.data, .content])
  /// An image in PNG.
  public static let png = UTType("public.png", [.image], file: "png", mime: "image/png")
  /// An image in JPEG.
  public static let jpeg = UTType("public.jpeg", [.image], file: "jpeg", mime: "image/jpeg")
  /// An image in GIF.
  public static let gif = UTType("com.compuserve.gif", [.image], file: "gif", mime: "image/gif")
  /// An image in TIFF.
  public static let tiff = UTType("public.tiff", [.image], file: "tiff", mime: "image/tiff")
  /// An image in Windows' BMP.
  public static let bmp = UTType("com.microsoft.bmp", [.image], file: "bmp", mime: "image/bmp")
  /// An image in HEIC.
  public static let heic = UTType("public.heic", [.image], file: "heic", mime: "image/heic")
  /// An image in HEIF.
  public static let heif = UTType("public.heif", [.image], file: "heif", mime: "image/heif")
  /// An image in WebP.
  public static let webP = UTType(
    "org.webmproject.webp", [.image], file: "webp", mime: "image/webp")
  /// A drawing in SVG.
  public static let svg = UTType("public.svg-image", [.image], file: "svg", mime: "image/svg+xml")
  /// Icons of macOS.
  public static let icns = UTType("com.apple.icns", [.image], file: "icns", mime: "image/x-icns")
  /// Icons of Windows.
  public static let ico = UTType(
    "com.microsoft.ico", [.image], file: "ico", mime: "image/vnd.microsoft.icon")
  /// The raw data of a camera.
  public static let rawImage = UTType("public.camera-raw-image", [.image])
  /// A photograph that moves.
  public static let livePhoto = UTType("com.apple.live-photo", [])
  /// Sound, images that move, or both.
  public static let audiovisualContent = UTType("public.audiovisual-content", [.data, .content])
  /// Sound.
  public static let audio = UTType("public.audio", [.audiovisualContent])
  /// Images that move, with or without sound.
  public static let movie = UTType("public.movie", [.audiovisualContent])
  /// Images that move, without sound.
  public static let video = UTType("public.video", [.movie])
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", [.movie], file: "mp4", mime: "video/mp4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", [.movie], file: "mov", mime: "video/quicktime")
  /// A film in AVI.
  public static let avi = UTType("public.avi", [.movie], file: "avi", mime: "video/avi")
  /// Sound in MP3.
  public static let mp3 = UTType("public.mp3", [.audio], file: "mp3", mime: "audio/mpeg")
  /// Sound in WAV.
  public static let wav = UTType(
    "com.microsoft.waveform-audio", [.audio], file: "wav", mime: "audio/vnd.wave")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(
    "public.mpeg-4-audio", [.audio], file: "m4a", mime: "audio/mp4")
  /// Sound in AIFF.
  public static let aiff = UTType("public.aiff-audio", [.audio], file: "aiff", mime: "audio/aiff")
  /// Notes in MIDI.
  public static let midi = UTType("public.midi-audio", [.audio], file: "midi", mime: "audio/midi")
  /// A PDF document.
  public static let pdf = UTType(
    "com.adobe.pdf", [.data, .compositeContent], file: "pdf", mime: "application/pdf")
  /// A book in EPUB.
  public static let epub = UTType(
    "org.idpf.epub-container", [.data, .compositeContent], file: "epub",
    mime: "application/epub+zip")
  /// A table.
  public static let spreadsheet = UTType("public.spreadsheet", [.content])
  /// Slides.
  public static let presentation = UTType("public.presentation", [.compositeContent])
  /// A database.
  public static let database = UTType("public.database", [])
  /// A message, as an e-mail.
  public static let message = UTType("public.message", [])
  /// An entry of an address book.
  public static let contact = UTType("public.contact", [])
  /// An entry of an address book as a vCard.
  public static let vCard = UTType(
    "public.vcard", [.text, .contact], file: "vcf", mime: "text/vcard")
  /// An entry of a calendar.
  public static let calendarEvent = UTType("public.calendar-event", [])
  /// An archive of files.
  public static let archive = UTType("public.archive", [.data])
  /// An archive in ZIP.
  public static let zip = UTType(
    "public.zip-archive", [.archive], file: "zip", mime: "application/zip")
  /// An archive in gzip.
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", [.archive], file: "gz", mime: "application/gzip")
  /// A font.
  public static let font = UTType("public.font", [.data])
  /// A scene in three dimensions.
  public static let usdz = UTType(
    "com.pixar.universal-scene-description-mobile", [.data], file: "usdz",
    mime: "model/vnd.usdz+zip")
  /// A file that can be run.
  public static let executable = UTType("public.executable", [.data])

  static let named: [UTType] = [
    .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle, .application,
    .applicationBundle, .volume, .resolvable, .symbolicLink, .aliasFile, .url, .fileURL, .text,
    .plainText, .utf8PlainText, .rtf, .html, .xml, .json, .yaml, .sourceCode, .swiftSource,
    .cSource, .shellScript, .pythonScript, .javaScript, .css, .delimitedText, .commaSeparatedText,
    .tabSeparatedText, .log, .propertyList, .image, .png, .jpeg, .gif, .tiff, .bmp, .heic, .heif,
    .webP, .svg, .icns, .ico, .rawImage, .livePhoto, .audiovisualContent, .audio, .movie, .video,
    .mpeg4Movie, .quickTimeMovie, .avi, .mp3, .wav, .mpeg4Audio, .aiff, .midi, .pdf, .epub,
    .spreadsheet, .presentation, .database, .message, .contact, .vCard, .calendarEvent, .archive,
    .zip, .gzip, .font, .usdz, .executable,
  ]
}
