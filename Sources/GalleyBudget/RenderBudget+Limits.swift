extension RenderBudget {
  /// What one image may cost: memory that depends on its input, and time.
  public struct Limits: Hashable, Sendable {
    /// The most bytes that layers, masks, decoded files and texts may take at a time; nil for no limit.
    public var bytes: Int?
    /// The most time from the first look at the image to its last byte; nil for no limit.
    public var duration: Duration?

    /// Limits of memory and time.
    /// - Parameters:
    ///   - bytes: at a time; nil for no limit.
    ///   - duration: from the first look at the image to its last byte; nil for no limit.
    public init(bytes: Int? = 1 << 30, duration: Duration? = .seconds(60)) {
      self.bytes = bytes
      self.duration = duration
    }

    /// 1 GiB and a minute.
    public static let standard = Limits()
    /// No limits.
    public static let unlimited = Limits(bytes: nil, duration: nil)
  }
}

/// The old name of `RenderBudget.Limits`.
@available(*, deprecated, renamed: "RenderBudget.Limits")
public typealias PictureLimits = RenderBudget.Limits

/// A limit that an image needed more than.
public enum LimitError: Error, Hashable, Sendable {
  /// - Parameters:
  ///   - purpose: what the bytes were for, as `a layer of 6000 x 6000 pixels`.
  ///   - needed: the bytes that it asked for, beside the `held` ones.
  case memory(purpose: String, needed: Int, held: Int, limit: Int)
  /// - Parameter stage: what was done when the time was over, as `painting`.
  case time(stage: String, limit: Duration)
}

/// The old name of `LimitError`.
@available(*, deprecated, renamed: "LimitError")
public typealias LimitExcess = LimitError

extension LimitError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .memory(let purpose, let needed, let held, let limit):
      "\(purpose) needs \(Self.size(needed)) of memory"
        + (held > 0 ? "; the image already uses \(Self.size(held))" : "")
        + ", and the limit for one image is \(Self.size(limit))"
    case .time(let stage, let limit):
      "\(stage) did not finish within \(limit.formattedSeconds), the time limit for one image"
    }
  }

  /// Bytes in the largest unit of 1,024 that gives at least 1, to a tenth.
  static func size(_ bytes: Int) -> String {
    let units = ["bytes", "KB", "MB", "GB", "TB", "PB"]
    var value = Double(bytes)
    var unit = 0
    while value >= 1024, unit + 1 < units.count {
      value /= 1024
      unit += 1
    }
    let tenths = Int((value * 10).rounded())
    return unit == 0 || tenths % 10 == 0
      ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}

extension Duration {
  /// In seconds, to a millionth, without zeros at the end: `60 s`, `0.25 s`.
  var formattedSeconds: String {
    let (seconds, attoseconds) = components
    let millionths = Int(attoseconds / 1_000_000_000_000)
    guard millionths > 0 else { return "\(seconds) s" }
    var digits = String(1_000_000 + millionths).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits) s"
  }
}
