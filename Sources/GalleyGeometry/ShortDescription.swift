// How dumps and messages write numbers.

extension CGFloat {
  /// The number with at most two decimals and no trailing zeros.
  package var shortDescription: String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let hundredths = Int((self * 100).rounded())
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(digits)"
  }
}

extension CGRect {
  /// `[x, y, width, height]` in brief numbers.
  package var shortDescription: String {
    "[\(minX.shortDescription), \(minY.shortDescription), \(width.shortDescription), \(height.shortDescription)]"
  }
}
