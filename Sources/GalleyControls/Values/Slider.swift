import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A value of a range, as a place on a line.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  /// Where the value lies in its range, 0 to 1.
  private let fraction: CGFloat

  /// - Parameters:
  ///   - step: values between the steps are drawn where they are.
  ///   - label: for those who hear the control; it is not seen.
  ///   - onEditingChanged: never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    fraction = Self.fraction(of: value.wrappedValue, in: bounds)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel })
  }

  private static func fraction<V: BinaryFloatingPoint>(
    of value: V, in bounds: ClosedRange<V>
  ) -> CGFloat {
    let length = CGFloat(bounds.upperBound) - CGFloat(bounds.lowerBound)
    let share = (CGFloat(value) - CGFloat(bounds.lowerBound)) / length
    return share.isFinite ? min(max(share, 0), 1) : 0
  }

  public var body: some View {
    HStack {
      minimumValueLabel
      SliderTrack(fraction: fraction)
      maximumValueLabel
    }
    .sunkInListRows()
    .fadedWhenDisabled()
    .spacedAsControl()
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}

/// A line, coloured up to the value, and a knob.
nonisolated private struct SliderTrack: View {
  let fraction: CGFloat
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack {
      line(1).fill(Color.controlTrack)
      line(fraction).fill(TintShapeStyle())
      SliderKnob(fraction: fraction, isMirrored: direction == .rightToLeft)
        .fill(Color.white)
        .shadow(color: Color.black.opacity(0.12), radius: 2, y: 0.5)
        .shadow(color: Color.black.opacity(0.12), radius: 6.5, y: 6)
    }
    .frame(height: ControlMetrics.sliderHeight)
    .frame(
      minWidth: ControlMetrics.sliderKnob, idealWidth: ControlMetrics.sliderIdealWidth,
      maxWidth: .infinity)
  }

  private func line(_ fraction: CGFloat) -> SliderLine {
    SliderLine(fraction: fraction, isMirrored: direction == .rightToLeft)
  }
}

/// The line up to the middle of a knob at a share of its way; all of it at 1.
nonisolated private struct SliderLine: Shape {
  let fraction: CGFloat
  let isMirrored: Bool

  func path(in rect: CGRect) -> Path {
    let height = ControlMetrics.sliderTrack
    let knob = min(ControlMetrics.sliderKnob, rect.width)
    let width = fraction < 1 ? knob / 2 + (rect.width - knob) * fraction : rect.width
    let line = CGRect(
      x: isMirrored ? rect.maxX - width : rect.minX, y: rect.midY - height / 2, width: width,
      height: height)
    return Path(roundedRect: line, cornerRadius: height / 2)
  }
}

/// A disc at a share of the line's length, always within the line.
nonisolated private struct SliderKnob: Shape {
  let fraction: CGFloat
  let isMirrored: Bool

  func path(in rect: CGRect) -> Path {
    let side = min(ControlMetrics.sliderKnob, rect.width)
    let share = isMirrored ? 1 - fraction : fraction
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + (rect.width - side) * share, y: rect.midY - side / 2, width: side,
        height: side))
  }
}
