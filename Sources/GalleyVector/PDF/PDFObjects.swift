import GalleyBudget
import GalleyGraphics
import GalleyImages

/// The objects of a PDF file by their numbers, from 1, and the file that is made of them.
struct PDFObjects {
  private var objects: [[UInt8]] = []
  private let budget: RenderBudget
  private let compresses: Bool
  private var held = 0

  init(_ budget: RenderBudget, compresses: Bool) {
    (self.budget, self.compresses) = (budget, compresses)
  }

  /// A number for an object that is set later.
  mutating func reserve() -> Int {
    objects.append([])
    return objects.count
  }

  mutating func add(_ text: String) -> Int {
    let number = reserve()
    set(number, Array(text.utf8))
    return number
  }

  mutating func set(_ number: Int, _ text: String) { set(number, Array(text.utf8)) }

  private mutating func set(_ number: Int, _ bytes: [UInt8]) {
    if hold(bytes.count) { objects[number - 1] = bytes }
  }

  /// Asks for memory that is kept until the file is written.
  /// - Returns: whether there is as much; without it the image is over.
  private mutating func hold(_ bytes: Int) -> Bool {
    guard budget.reserve(bytes, for: "the objects of a PDF file") else { return false }
    held += bytes
    return true
  }

  /// - Parameter entries: those of the stream's dictionary besides its length and its filter.
  /// - Throws: `ImageError` when memory runs out.
  mutating func addStream(_ entries: String, _ bytes: [UInt8]) throws -> Int {
    let number = reserve()
    try setStream(number, entries, bytes)
    return number
  }

  mutating func setStream(_ number: Int, _ entries: String, _ bytes: [UInt8]) throws {
    var entries = entries.isEmpty ? [] : [entries]
    // The stream, which deflating may make no smaller, and the object around it.
    let room = RenderBudget.bytes(bytes.count, each: 2)
    guard budget.reserve(room, for: "the objects of a PDF file") else { return }
    defer { budget.release(room) }
    var stream = bytes
    if compresses, !bytes.isEmpty {
      stream = try Deflate.zlib(bytes)
      entries.append("/Filter /FlateDecode")
    }
    entries.append("/Length \(stream.count)")
    set(
      number,
      Array("<< \(entries.joined(separator: " ")) >>\nstream\n".utf8) + stream
        + Array("\nendstream".utf8))
  }

  /// Header, objects, table of their places, trailer; nothing where there is no memory for it.
  /// - Parameter root: the number of the catalogue.
  mutating func file(root: Int) -> [UInt8] {
    guard hold(objects.reduce(Self.frame) { $0 + $1.count + Self.objectFrame }) else { return [] }
    // The second line's bytes tell programs that the file is not text.
    var file = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.count)
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let name = Self.name(of: file)
    let table = file.count
    file += Array("xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
      let digits = String(place)
      let zeros = String(repeating: "0", count: max(0, 10 - digits.count))
      file += Array("\(zeros)\(digits) 00000 n \n".utf8)
    }
    file += Array(
      ("trailer\n<< /Size \(places.count + 1) /Root \(root) 0 R /ID [<\(name)> <\(name)>] >>\n"
        + "startxref\n\(table)\n%%EOF\n").utf8)
    return file
  }

  /// Bytes that a file has besides its objects, and each object besides its own, at most.
  private static let (frame, objectFrame) = (512, 64)

  /// 32 digits that tell files apart; nothing of them is a date.
  private static func name(of file: [UInt8]) -> String {
    let hash = file.withUnsafeBytes { PixelHash.hash(of: $0) }
    let other = withUnsafeBytes(of: (hash, UInt64(file.count))) { PixelHash.hash(of: $0) }
    return hash.hexadecimal + other.hexadecimal
  }

  /// Gives the memory of the objects back.
  mutating func end() {
    budget.release(held)
    held = 0
  }
}
