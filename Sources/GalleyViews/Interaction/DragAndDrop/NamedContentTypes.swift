import GalleyGeometry

// The types that have a name.
extension UTType {
  public static let item = UTType("public.item", [])
  public static let content = UTType("public.content", [])
  public static let compositeContent = UTType("public.composite-content", [.content])
  public static let data = UTType("public.data", [.item])
  public static let directory = UTType("public.directory", [.item])
  public static let folder = UTType("public.folder", [.directory])
  public static let package = UTType("com.apple.package", [.directory])
  public static let bundle = UTType("com.apple.bundle", [.directory])
  public static let application = UTType("com.apple.application", [.item])
  public static let applicationBundle = UTType(
    "com.apple.application-bundle", [.application, .bundle])
  public static let volume = UTType("public.volume", [.folder])
  public static let resolvable = UTType("com.apple.resolvable", [])
  public static let symbolicLink = UTType("public.symlink", [.item, .resolvable])
  public static let aliasFile = UTType("com.apple.alias-file", [.data, .resolvable])
  public static let url = UTType("public.url", [.data])
  public static let fileURL = UTType("public.file-url", [.url])
  public static let text = UTType("public.text", [.data, .content])
  public static let plainText = UTType(
    "public.plain-text", [.text], file: "txt", mime: "text/plain")
  public static let utf8PlainText = UTType("public.utf8-plain-text", [.plainText])
  public static let rtf = UTType("public.rtf", [.text], file: "rtf", mime: "text/rtf")
  public static let html = UTType("public.html", [.text], file: "html", mime: "text/html")
  public static let xml = UTType("public.xml", [.text], file: "xml", mime: "application/xml")
  public static let json = UTType("public.json", [.text], file: "json", mime: "application/json")
  public static let yaml = UTType("public.yaml", [.text], file: "yml", mime: "application/x-yaml")
  public static let sourceCode = UTType("public.source-code", [.plainText])
  public static let swiftSource = UTType("public.swift-source", [.sourceCode], file: "swift")
  public static let cSource = UTType("public.c-source", [.sourceCode], file: "c")
  public static let shellScript = UTType("public.shell-script", [.sourceCode], file: "sh")
  public static let pythonScript = UTType(
    "public.python-script", [.sourceCode], file: "py", mime: "text/x-python-script")
  public static let javaScript = UTType(
    "com.netscape.javascript-source", [.sourceCode], file: "js", mime: "text/javascript")
  public static let css = UTType("public.css", [.text], file: "css", mime: "text/css")
  public static let delimitedText = UTType("public.delimited-values-text", [.text])
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", [.delimitedText], file: "csv", mime: "text/csv")
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", [.delimitedText], file: "tsv",
    mime: "text/tab-separated-values")
  public static let log = UTType("com.apple.log", [.plainText], file: "log")
  public static let propertyList = UTType("com.apple.property-list", [.data], file: "plist")
  public static let image = UTType("public.image", [.data, .content])
  public static let png = UTType("public.png", [.image], file: "png", mime: "image/png")
  public static let jpeg = UTType("public.jpeg", [.image], file: "jpeg", mime: "image/jpeg")
  public static let gif = UTType("com.compuserve.gif", [.image], file: "gif", mime: "image/gif")
  public static let tiff = UTType("public.tiff", [.image], file: "tiff", mime: "image/tiff")
  public static let bmp = UTType("com.microsoft.bmp", [.image], file: "bmp", mime: "image/bmp")
  public static let heic = UTType("public.heic", [.image], file: "heic", mime: "image/heic")
  public static let heif = UTType("public.heif", [.image], file: "heif", mime: "image/heif")
  public static let webP = UTType(
    "org.webmproject.webp", [.image], file: "webp", mime: "image/webp")
  public static let svg = UTType("public.svg-image", [.image], file: "svg", mime: "image/svg+xml")
  public static let icns = UTType("com.apple.icns", [.image], file: "icns", mime: "image/x-icns")
  public static let ico = UTType(
    "com.microsoft.ico", [.image], file: "ico", mime: "image/vnd.microsoft.icon")
  public static let rawImage = UTType("public.camera-raw-image", [.image])
  public static let livePhoto = UTType("com.apple.live-photo", [])
  public static let audiovisualContent = UTType("public.audiovisual-content", [.data, .content])
  public static let audio = UTType("public.audio", [.audiovisualContent])
  public static let movie = UTType("public.movie", [.audiovisualContent])
  public static let video = UTType("public.video", [.movie])
  public static let mpeg4Movie = UTType("public.mpeg-4", [.movie], file: "mp4", mime: "video/mp4")
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", [.movie], file: "mov", mime: "video/quicktime")
  public static let avi = UTType("public.avi", [.movie], file: "avi", mime: "video/avi")
  public static let mp3 = UTType("public.mp3", [.audio], file: "mp3", mime: "audio/mpeg")
  public static let wav = UTType(
    "com.microsoft.waveform-audio", [.audio], file: "wav", mime: "audio/vnd.wave")
  public static let mpeg4Audio = UTType(
    "public.mpeg-4-audio", [.audio], file: "m4a", mime: "audio/mp4")
  public static let aiff = UTType("public.aiff-audio", [.audio], file: "aiff", mime: "audio/aiff")
  public static let midi = UTType("public.midi-audio", [.audio], file: "midi", mime: "audio/midi")
  public static let pdf = UTType(
    "com.adobe.pdf", [.data, .compositeContent], file: "pdf", mime: "application/pdf")
  public static let epub = UTType(
    "org.idpf.epub-container", [.data, .compositeContent], file: "epub",
    mime: "application/epub+zip")
  public static let spreadsheet = UTType("public.spreadsheet", [.content])
  public static let presentation = UTType("public.presentation", [.compositeContent])
  public static let database = UTType("public.database", [])
  public static let message = UTType("public.message", [])
  public static let contact = UTType("public.contact", [])
  public static let vCard = UTType(
    "public.vcard", [.text, .contact], file: "vcf", mime: "text/vcard")
  public static let calendarEvent = UTType("public.calendar-event", [])
  public static let archive = UTType("public.archive", [.data])
  public static let zip = UTType(
    "public.zip-archive", [.archive], file: "zip", mime: "application/zip")
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", [.archive], file: "gz", mime: "application/gzip")
  public static let font = UTType("public.font", [.data])
  public static let usdz = UTType(
    "com.pixar.universal-scene-description-mobile", [.data], file: "usdz",
    mime: "model/vnd.usdz+zip")
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
