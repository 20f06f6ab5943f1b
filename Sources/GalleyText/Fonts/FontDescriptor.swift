import GalleyGeometry

/// Which font a run of text asks for, with nothing left to an environment.
public struct FontDescriptor: Hashable, Sendable {
  /// The family's name, or nil for the default family.
  public var family: String?
  /// Points to an em.
  public var size: CGFloat
  public var weight: FontWeight

  public init(family: String? = nil, size: CGFloat, weight: FontWeight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}

/// How heavy a face is: 100 to 900 as OpenType counts it, 400 for regular.
public struct FontWeight: Hashable, Comparable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let regular = FontWeight(rawValue: 400)
  public static let medium = FontWeight(rawValue: 500)
  public static let semibold = FontWeight(rawValue: 600)
  public static let bold = FontWeight(rawValue: 700)

  public static func < (one: FontWeight, other: FontWeight) -> Bool {
    one.rawValue < other.rawValue
  }
}
