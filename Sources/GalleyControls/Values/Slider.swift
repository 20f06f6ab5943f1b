import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A value of a range, as a place on a line.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let value: SliderValue

  /// - Parameters:
  ///   - step: the values that the knob can be dragged to lie so far from each other; others are drawn where they are.
  ///   - label: the name by which the control is found or read aloud; it is not drawn.
  ///   - onEditingChanged: called with true when the knob is touched, and with false when it is let go.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.value = SliderValue(
      value, in: bounds, step: step.map { Double($0) }, onEditingChanged: onEditingChanged)
  }

  /// A slider with views at its ends: the form with the labels before the closure.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    HStack {
      minimumValueLabel
      SliderTrack(value: value, title: label.titleText)
      maximumValueLabel
    }
    .sunkInListRows(by: ControlMetrics.sliderRowOverhang)
    .fadedWhenDisabled()
    .spacedAsControl()
  }
}

/// The value of a slider without its type.
nonisolated struct SliderValue {
  /// Where the value lies in its range, 0 to 1.
  let share: CGFloat
  let setShare: (CGFloat) -> Void
  let bounds: ClosedRange<Double>
  let onEditingChanged: (Bool) -> Void
  /// How far `adjust` goes, as a share of the range.
  let stepShare: CGFloat

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: Double?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let share = CGFloat((Double(value.wrappedValue) - lower) / (upper - lower))
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    self.bounds = lower...upper
    self.onEditingChanged = onEditingChanged
    let ownStep = step.map { CGFloat($0 / (upper - lower)) } ?? 0
    stepShare = ownStep > 0 && ownStep.isFinite ? ownStep : 0.1
    setShare = { share in
      var new = lower + (upper - lower) * Double(share)
      if let step, step > 0 { new = lower + ((new - lower) / step).rounded() * step }
      guard new.isFinite else { return }
      value.wrappedValue = V(min(max(new, lower), upper))
    }
  }

  /// Makes the value larger or smaller as VoiceOver does: by the step (assumed), and by a tenth of the range, as of `UISlider`,
  /// where there is none.
  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    onEditingChanged(true)
    setShare(min(max(share + (direction == .increment ? stepShare : -stepShare), 0), 1))
    onEditingChanged(false)
  }

  /// - Parameter knobWidth: points.
  func handle(isMirrored: Bool, knobWidth: CGFloat) -> ValueHandle {
    ValueHandle(bounds: bounds, share: { Double(share) }) { share, size in
      let knob = min(knobWidth, size.width)
      let place = knob / 2 + (size.width - knob) * CGFloat(share)
      return CGPoint(x: isMirrored ? size.width - place : place, y: size.height / 2)
    }
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, which is not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider with a label, which is not drawn, and a closure for the start and the end of a touch.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label. A value outside the bounds is drawn at the nearer end, one that is not finite at
  /// the lower end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// A line, coloured up to the value, and a knob, which can be dragged.
private struct SliderTrack {
  let value: SliderValue
  /// What the slider is for, where it is a text.
  let title: Text?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.lookNumbers) private var numbers
  /// Where the value was when the knob was touched; nil while it is not touched.
  @State private var start: CGFloat?

  init(value: SliderValue, title: Text?) {
    self.value = value
    self.title = title
  }
}

nonisolated extension SliderTrack: View {
  var body: some View {
    ZStack {
      line(1).fill(Color.controlTrack)
      line(value.share).fill(TintShapeStyle())
      knob
        .fill(Color.white)
        .shadow(
          color: Color.black.opacity(ControlMetrics.sliderEdgeShadowOpacity),
          radius: ControlMetrics.sliderEdgeShadowRadius, y: ControlMetrics.sliderEdgeShadowOffset
        )
        .shadow(
          color: Color.black.opacity(ControlMetrics.sliderSoftShadowOpacity),
          radius: ControlMetrics.sliderSoftShadowRadius, y: ControlMetrics.sliderSoftShadowOffset)
    }
    .frame(height: ControlMetrics.sliderHeight)
    .frame(
      minWidth: numbers.sliderKnobWidth, idealWidth: ControlMetrics.sliderIdealWidth,
      maxWidth: .infinity
    )
    .contentShape(knob)
    .knobGesture(name: "Slider", drag)
    .element(
      .slider, label: title,
      value: value.handle(isMirrored: isMirrored, knobWidth: numbers.sliderKnobWidth),
      adjust: value.adjust)
  }

  private var drag: some Gesture {
    KnobGesture()
      .following { drag in
        if start == nil { value.onEditingChanged(true) }
        let first = start ?? value.share
        start = first
        let room = drag.size.width - min(numbers.sliderKnobWidth, drag.size.width)
        let way = isMirrored ? -drag.translation.width : drag.translation.width
        if room > 0 { value.setShare(min(max(first + way / room, 0), 1)) }
      }
      .onEnded { _ in
        start = nil
        value.onEditingChanged(false)
      }
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  private var knob: SliderKnob {
    SliderKnob(fraction: value.share, isMirrored: isMirrored, numbers: numbers)
  }

  private func line(_ fraction: CGFloat) -> SliderLine {
    SliderLine(fraction: fraction, isMirrored: isMirrored, numbers: numbers)
  }
}

/// The line up to the middle of a knob at a share of its way; all of it at 1.
nonisolated private struct SliderLine: FixedShape {
  let fraction: CGFloat
  let isMirrored: Bool
  let numbers: LookNumbers

  func path(in rect: CGRect) -> Path {
    let height = numbers.sliderTrack
    let knob = min(numbers.sliderKnobWidth, rect.width)
    let width = fraction < 1 ? knob / 2 + (rect.width - knob) * fraction : rect.width
    let line = CGRect(
      x: isMirrored ? rect.maxX - width : rect.minX, y: rect.midY - height / 2, width: width,
      height: height)
    return Path(roundedRect: line, cornerRadius: height / 2)
  }
}

/// A disc, or a capsule, at a share of the line's length, always within its ends, a little above its middle.
nonisolated private struct SliderKnob: FixedShape {
  let fraction: CGFloat
  let isMirrored: Bool
  let numbers: LookNumbers

  func path(in rect: CGRect) -> Path {
    let width = min(numbers.sliderKnobWidth, rect.width)
    let height = min(numbers.sliderKnobHeight, width)
    let share = isMirrored ? 1 - fraction : fraction
    let box = CGRect(
      x: rect.minX + (rect.width - width) * share,
      y: rect.midY - numbers.sliderKnobLift - height / 2, width: width, height: height)
    return width == height
      ? Path(ellipseIn: box) : Path(roundedRect: box, cornerRadius: height / 2)
  }
}
