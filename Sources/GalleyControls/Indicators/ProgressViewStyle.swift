import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of a progress view, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view.
nonisolated public struct ProgressViewStyleConfiguration {
  /// What the task is called.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// How far the task is, in words.
  nonisolated public struct CurrentValueLabel: StylePart { let view: AnyView }

  /// From 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// What the task is called, or nil if the view was made without it.
  public var label: Label?
  /// How far the task is, in words, or nil if the view was made without it.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the progress is known, a wheel of spokes where it is not.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      ProgressWheel(configuration: configuration)
    } else {
      ProgressBar(configuration: configuration)
    }
  }
}

/// A bar, filled as far as the task is.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// The same style as `.linear`.
  public init() { tint = nil }
  /// A bar in a colour of its own instead of the tint around.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, tint: tint)
  }
}

/// A wheel of spokes, as for a task whose progress is not known; on iOS for all tasks.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// The same style as `.circular`.
  public init() { tint = nil }
  /// A wheel in a colour of its own instead of the tint around.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressWheel(configuration: configuration, tint: tint)
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if the progress is known, otherwise a wheel of spokes.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, filled as far as the task is; empty if that is not known.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel of spokes, whether the progress is known or not.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The label above a bar, the value below it.
private struct ProgressBar {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?
  @Environment(\.controlTint) private var tintAround
}

nonisolated extension ProgressBar: View {
  var body: some View {
    VStack(alignment: .leading, spacing: ControlMetrics.progressGap) {
      configuration.label
      FilledBar(fraction: configuration.fractionCompleted ?? 0, fill: fill)
        .frame(height: ControlMetrics.progressHeight)
      configuration.currentValueLabel
        .font(.caption)
        .defaultForegroundStyle(Color.secondary)
    }
    .fadedWhenDisabled()
  }

  private var fill: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? tintAround
  }
}

/// A wheel of spokes above the label.
private struct ProgressWheel {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?
  @Environment(\.controlSize) private var size
  /// How much lines of body text have grown.
  @ScaledMetric private var growth: CGFloat = 1

  init(configuration: ProgressViewStyleConfiguration, tint: Color? = nil) {
    self.configuration = configuration
    self.tint = tint
  }
}

nonisolated extension ProgressWheel: View {
  var body: some View {
    VStack(spacing: ControlMetrics.spinnerGap) {
      VStack {
        Spokes(tint: tint)
          .frame(width: side, height: side)
          .spaced(Self.spacing)
        configuration.label.defaultForegroundStyle(Color.secondary)
      }
      configuration.currentValueLabel
        .font(.caption)
        .defaultForegroundStyle(Color.secondary)
    }
    .fadedWhenDisabled()
  }

  /// Towards a text below it, a wheel is a shape and a control.
  private static let spacing = ViewSpacing().union(.content.ofControl, edges: .bottom)

  private var side: CGFloat {
    growth * (size < .large ? ControlMetrics.spinnerSide : ControlMetrics.largeSpinnerSide)
  }
}

/// The spokes of a wheel that turns clockwise, as at its first moment: the left one is the darkest. Measured:
/// testExploreViewLoading.ExploreLoading-mediumPhone-light.png and -dark.png of martinomamic/RSSReader.
private struct Spokes {
  let tint: Color?
  @Environment(\.tintStyle) private var tintAround
}

nonisolated extension Spokes: View {
  var body: some View {
    let count = Int(ControlMetrics.spinnerSpokes)
    let style =
      tint.map { AnyShapeStyle($0) } ?? tintAround ?? AnyShapeStyle(SemanticColor.secondaryLabel)
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        SpokeShape()
          .fill(FadedStyle(style: style, opacity: opacity(ofSpoke: index)))
          .rotationEffect(.degrees(-90 - 360 * Double(index) / Double(count)))
      }
    }
    // The wheel turns clockwise in both directions.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func opacity(ofSpoke index: Int) -> Double {
    max(
      ControlMetrics.spokeLeastOpacity,
      ControlMetrics.spokeOpacity - ControlMetrics.spokeFade * Double(index))
  }
}

/// The upper spoke of a wheel that fits a box.
nonisolated private struct SpokeShape: FixedShape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let (width, length) = (side * ControlMetrics.spokeWidth, side * ControlMetrics.spokeLength)
    return Path(
      roundedRect: CGRect(
        x: rect.midX - width / 2, y: rect.midY - side / 2, width: width, height: length),
      cornerRadius: width / 2)
  }
}

/// A capsule that is filled from its start on; a gradient runs along all of it.
struct FilledBar {
  /// From 0 to 1.
  let fraction: Double
  let fill: AnyShapeStyle
  var track = AnyShapeStyle(Color.controlTrack)
  @Environment(\.layoutDirection) private var direction
}

nonisolated extension FilledBar: View {
  var body: some View {
    Capsule()
      .fill(track)
      .overlay {
        LeadingPart(fraction: fraction, isMirrored: direction == .rightToLeft)
          .fill(fill.alongBar(in: direction))
      }
      .clipShape(Capsule())
  }
}

/// The part of a rectangle from its start on.
nonisolated private struct LeadingPart: FixedShape {
  let fraction: Double
  let isMirrored: Bool

  func path(in rect: CGRect) -> Path {
    let width = rect.width * CGFloat(fraction)
    let start = isMirrored ? rect.maxX - width : rect.minX
    return Path(
      roundedRect: CGRect(x: start, y: rect.minY, width: width, height: rect.height),
      cornerRadius: min(width, rect.height) / 2)
  }
}

nonisolated extension View {
  /// The style of progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
