import GalleyGeometry

/// The numbers of sliders and steppers.
nonisolated extension ControlMetrics {
  /// Slider, height.
  /// measured: testSlider.png
  package static let sliderHeight: CGFloat = 34
  /// Slider, ideal width.
  /// assumed: the width that Interface Builder gives a new slider
  package static let sliderIdealWidth: CGFloat = 118
  /// Slider, knob.
  /// measured: tca-form.png, testSlider.png
  package static let sliderKnob: CGFloat = 27
  /// Slider, knob above the line.
  /// measured: tca-form.png, testSlider.png
  package static let sliderKnobLift: CGFloat = 1.17
  /// Slider, track.
  /// measured: tca-form.png, testSlider.png
  package static let sliderTrack: CGFloat = 4
  /// Slider, shadow at the edge, opacity.
  /// measured: tca-form.png
  package static let sliderEdgeShadowOpacity: Double = 0.12
  /// Slider, shadow at the edge, radius.
  /// measured: tca-form.png
  package static let sliderEdgeShadowRadius: CGFloat = 2
  /// Slider, shadow at the edge, offset.
  /// measured: tca-form.png
  package static let sliderEdgeShadowOffset: CGFloat = 0.5
  /// Slider, soft shadow, opacity.
  /// measured: tca-form.png
  package static let sliderSoftShadowOpacity: Double = 0.12
  /// Slider, soft shadow, radius.
  /// measured: tca-form.png
  package static let sliderSoftShadowRadius: CGFloat = 6.5
  /// Slider, soft shadow, offset.
  /// measured: tca-form.png
  package static let sliderSoftShadowOffset: CGFloat = 6
  /// Slider in a list, above and below. The slider reaches so far into the room around it.
  /// measured: tca-form.png: a row with a slider is 44 points high
  package static let sliderRowOverhang: CGFloat = 6
  /// Stepper, width.
  /// measured: testStepper.png
  package static let stepperWidth: CGFloat = 94
  /// Stepper, height.
  /// measured: testStepper.png
  package static let stepperHeight: CGFloat = 32
  /// Stepper, radius.
  /// measured: testAlertPreferencesView.1.png of DrunkOnJava/ModularHomeInventory
  package static let stepperRadius: CGFloat = 8
  /// Stepper, divider, width.
  /// measured: testStepper.png
  package static let stepperDividerWidth: CGFloat = 1
  /// Stepper, divider, height.
  /// measured: testStepper.png
  package static let stepperDividerHeight: CGFloat = 18
  /// Stepper, glyph.
  /// measured: testStepper.png
  package static let stepperGlyph: CGFloat = 13.67
  /// Stepper, glyph, line.
  /// measured: testStepper.png
  package static let stepperGlyphLine: CGFloat = 1.5
  /// Disabled, opacity.
  /// measured: testStepperAtMin.png, ha-about.png
  package static let disabledOpacity: Double = 0.5
}
