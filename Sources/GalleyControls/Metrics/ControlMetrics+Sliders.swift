import GalleyGeometry

/// The numbers of sliders and steppers.
nonisolated extension ControlMetrics {
  /// A slider.
  package static let sliderHeight: CGFloat = 34
  /// A slider where nothing says how wide it is.
  package static let sliderIdealWidth: CGFloat = 118
  /// A slider's knob.
  package static let sliderKnob: CGFloat = 27
  /// How far the middle of the knob lies above the middle of the line.
  package static let sliderKnobLift: CGFloat = 1.17
  /// The height of a slider's line.
  package static let sliderTrack: CGFloat = 4
  /// The shadow that a slider's knob has at its edge.
  package static let sliderEdgeShadowOpacity: Double = 0.12
  /// The same shadow.
  package static let sliderEdgeShadowRadius: CGFloat = 2
  /// The same shadow.
  package static let sliderEdgeShadowOffset: CGFloat = 0.5
  /// The soft shadow of a slider's knob.
  package static let sliderSoftShadowOpacity: Double = 0.12
  /// The same shadow.
  package static let sliderSoftShadowRadius: CGFloat = 6.5
  /// The same shadow.
  package static let sliderSoftShadowOffset: CGFloat = 6
  /// How far a slider in a list's row reaches into the room around it.
  package static let sliderRowOverhang: CGFloat = 6
  /// A stepper.
  package static let stepperWidth: CGFloat = 94
  /// A stepper.
  package static let stepperHeight: CGFloat = 32
  /// A stepper's corners.
  package static let stepperRadius: CGFloat = 8
  /// The line between a stepper's halves.
  package static let stepperDividerWidth: CGFloat = 1
  /// The line between a stepper's halves.
  package static let stepperDividerHeight: CGFloat = 18
  /// How long a plus and a minus are.
  package static let stepperSign: CGFloat = 13.67
  /// How thick a plus and a minus are.
  package static let stepperSignLine: CGFloat = 1.5
  /// What is left of the colour of a sign, a text or a control that is disabled.
  package static let disabledOpacity: Double = 0.5

  static let sliders: [ControlMetric] = [
    ControlMetric("Slider, height", sliderHeight, .measured("testSlider.png")),
    ControlMetric(
      "Slider, ideal width", sliderIdealWidth,
      .assumed("the width that Interface Builder gives a new slider")),
    ControlMetric("Slider, knob", sliderKnob, .measured("tca-form.png, testSlider.png")),
    ControlMetric(
      "Slider, knob above the line", sliderKnobLift, .measured("tca-form.png, testSlider.png")),
    ControlMetric("Slider, track", sliderTrack, .measured("tca-form.png, testSlider.png")),
    ControlMetric(
      "Slider, shadow at the edge, opacity", sliderEdgeShadowOpacity, .measured("tca-form.png")),
    ControlMetric(
      "Slider, shadow at the edge, radius", sliderEdgeShadowRadius, .measured("tca-form.png")),
    ControlMetric(
      "Slider, shadow at the edge, offset", sliderEdgeShadowOffset, .measured("tca-form.png")),
    ControlMetric(
      "Slider, soft shadow, opacity", sliderSoftShadowOpacity, .measured("tca-form.png")),
    ControlMetric("Slider, soft shadow, radius", sliderSoftShadowRadius, .measured("tca-form.png")),
    ControlMetric("Slider, soft shadow, offset", sliderSoftShadowOffset, .measured("tca-form.png")),
    ControlMetric(
      "Slider in a list, above and below", sliderRowOverhang,
      .measured("tca-form.png: a row with a slider is 44 points high")),
    ControlMetric("Stepper, width", stepperWidth, .measured("testStepper.png")),
    ControlMetric("Stepper, height", stepperHeight, .measured("testStepper.png")),
    ControlMetric(
      "Stepper, radius", stepperRadius,
      .measured("testAlertPreferencesView.1.png of DrunkOnJava/ModularHomeInventory")),
    ControlMetric("Stepper, divider, width", stepperDividerWidth, .measured("testStepper.png")),
    ControlMetric("Stepper, divider, height", stepperDividerHeight, .measured("testStepper.png")),
    ControlMetric("Stepper, sign", stepperSign, .measured("testStepper.png")),
    ControlMetric("Stepper, sign, line", stepperSignLine, .measured("testStepper.png")),
    ControlMetric(
      "Disabled, opacity", disabledOpacity, .measured("testStepperAtMin.png, ha-about.png")),
  ]
}
