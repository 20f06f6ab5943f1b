import GalleyGeometry

/// What is felt or heard. An image does neither.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy two things are that meet.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    /// Light things.
    public static let light = Weight(name: "light")
    /// Things of a middle weight.
    public static let medium = Weight(name: "medium")
    /// Heavy things.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard two things are that meet.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String

    /// Hard things.
    public static let rigid = Flexibility(name: "rigid")
    /// Things that give way a little.
    public static let solid = Flexibility(name: "solid")
    /// Soft things.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String

  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// A thing that is dragged lies in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value falls below a mark.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// A value rises above a mark.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value reaches another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Another value is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")
  /// A path that is drawn is closed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// Two things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name), \(intensity))")
  }

  /// Two things of a softness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility.name), \(intensity))")
  }
}

nonisolated extension View {
  /// No effect: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// No effect: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// No effect: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// No effect: an image is not felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
