import GalleyGeometry
import GalleyViews

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest. Buttons, for example, have the look of `small`.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest. Buttons, for example, have the look of `large`.
  case extraLarge
}

extension ControlSize: Comparable {
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether controls of one size are smaller than those of another.
  public static func < (one: ControlSize, other: ControlSize) -> Bool { one.rank < other.rank }
}

nonisolated extension EnvironmentValues {
  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular

  /// Whether controls leave their labels out.
  @Entry package var labelsAreHidden: Bool = false

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    labelsAreHidden ? .hidden : .automatic
  }
}

nonisolated extension View {
  /// Sets how large the controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    changingEnvironment { $0.controlSize = controlSize }
  }

  /// Keeps the sizes of the controls in this view within a range.
  public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View {
    changingEnvironment { environment in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.controlSize = min(max(environment.controlSize, least), most)
    }
  }

  /// Leaves out the labels of the controls in this view.
  public func labelsHidden() -> some View {
    changingEnvironment { $0.labelsAreHidden = true }
  }

  /// Shows or leaves out the labels of the controls in this view.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.labelsAreHidden = visibility == .hidden }
  }
}
