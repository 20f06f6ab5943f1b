import GalleyGeometry

/// What is felt or heard. An image does neither.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy two things are that meet.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard two things are that meet.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String

  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let increase = SensoryFeedback(name: "increase")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let selection = SensoryFeedback(name: "selection")
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let impact = SensoryFeedback(name: "impact")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name), \(intensity))")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility.name), \(intensity))")
  }
}

nonisolated extension View {
  /// Changes nothing: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Changes nothing: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Changes nothing: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
