import GalleyLive

/// A frame of RFC 6455, as it was written.
struct TestFrame: Equatable {
  var opcode: UInt8
  var payload: [UInt8]
  var isLast = true

  static let (continuation, text, binary): (UInt8, UInt8, UInt8) = (0, 1, 2)
  static let (close, ping, pong): (UInt8, UInt8, UInt8) = (8, 9, 10)

  static func text(_ text: String) -> TestFrame {
    TestFrame(opcode: self.text, payload: Array(text.utf8))
  }

  /// The code of a frame that ends the connection.
  var code: Int? {
    opcode == Self.close && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
  }

  /// - Parameters:
  ///   - masked: as each frame of a browser is.
  ///   - length: the length that the frame states; `nil` for its own.
  func bytes(masked: Bool = true, length: UInt64? = nil) -> [UInt8] {
    let count = length ?? UInt64(payload.count)
    var bytes = [(isLast ? 0x80 : 0) | opcode]
    let mask: UInt8 = masked ? 0x80 : 0
    switch count {
    case 0..<126: bytes.append(mask | UInt8(count))
    case 126..<65536: bytes += [mask | 126, UInt8(count >> 8), UInt8(count & 255)]
    default:
      bytes += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }
    guard masked else { return bytes + payload }
    let key: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    return bytes + key + payload.enumerated().map { $0.element ^ key[$0.offset % 4] }
  }
}

extension TestSocket {
  @discardableResult
  func send(_ frame: TestFrame) -> Bool { send(frame.bytes()) }

  /// The next frame of the server, which masks none; `nil` at the end of the connection.
  func readFrame() throws -> TestFrame? {
    let head = try read(2)
    guard head.count == 2 else { return nil }
    var count = Int(head[1] & 0x7f)
    if count >= 126 {
      count = try read(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return TestFrame(
      opcode: head[0] & 15, payload: try read(count), isLast: head[0] & 0x80 != 0)
  }

  /// The code by which the server ends the connection, whatever it sends before; 0 if it says none.
  func readCode() throws -> Int {
    while let frame = try readFrame() {
      if let code = frame.code { return code }
    }
    return 0
  }
}
