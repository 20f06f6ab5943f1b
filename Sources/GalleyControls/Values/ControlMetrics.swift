import GalleyGeometry

/// The numbers of controls, in points unless they say otherwise, as iOS 17 and 18 draw them at rest. `Guides/Controls.md`
/// shows the same table.
nonisolated package enum ControlMetrics {
  // Switches
  /// A switch's width: UIKit's intrinsic size.
  package static let switchWidth: CGFloat = 51
  /// A switch's height: UIKit's intrinsic size.
  package static let switchHeight: CGFloat = 31
  /// A switch's knob: by eye from iOS 18.
  package static let switchKnob: CGFloat = 27
  /// Between a switch's knob and its edge: by eye from iOS 18.
  package static let switchInset: CGFloat = 2
  /// A checkbox's side: by eye from macOS 14.
  package static let checkboxSide: CGFloat = 16
  /// A checkbox's corners: by eye from macOS 14.
  package static let checkboxRadius: CGFloat = 3.5

  // Buttons
  /// At the sides of a small button's label: by eye from iOS 18.
  package static let smallButtonPaddingX: CGFloat = 10
  /// Above and below a small button's label: 28 points in all, by eye from iOS 18.
  package static let smallButtonPaddingY: CGFloat = 4.5
  /// At the sides of a button's label: UIButton.Configuration's default.
  package static let buttonPaddingX: CGFloat = 12
  /// Above and below a button's label: UIButton.Configuration's default.
  package static let buttonPaddingY: CGFloat = 7
  /// At the sides of a large button's label: UIButton.Configuration's default.
  package static let largeButtonPaddingX: CGFloat = 20
  /// Above and below a large button's label: UIButton.Configuration's default.
  package static let largeButtonPaddingY: CGFloat = 15
  /// A small button's corners where they are no half discs: by eye from iOS 18.
  package static let smallButtonRadius: CGFloat = 6
  /// A button's corners: by eye from iOS 18.
  package static let buttonRadius: CGFloat = 8
  /// A large button's corners: by eye from iOS 18.
  package static let largeButtonRadius: CGFloat = 12
  /// The height of the lines within a group of controls: by eye from iOS 18.
  package static let controlGroupDivider: CGFloat = 18

  // Sliders and steppers
  /// A slider's height: UIKit's intrinsic size.
  package static let sliderHeight: CGFloat = 31
  /// A slider's width where nothing says how wide it is: Interface Builder's default.
  package static let sliderIdealWidth: CGFloat = 118
  /// A slider's knob: by eye from iOS 18.
  package static let sliderKnob: CGFloat = 28
  /// The height of a slider's line: by eye from iOS 18.
  package static let sliderTrack: CGFloat = 4
  /// A stepper's width: UIKit's intrinsic size.
  package static let stepperWidth: CGFloat = 94
  /// A stepper's height: UIKit's intrinsic size.
  package static let stepperHeight: CGFloat = 32
  /// A stepper's corners: by eye from iOS 18.
  package static let stepperRadius: CGFloat = 8
  /// The line between a stepper's halves: by eye from iOS 18.
  package static let stepperDividerWidth: CGFloat = 1
  /// The line between a stepper's halves: by eye from iOS 18.
  package static let stepperDividerHeight: CGFloat = 18
  /// The length of a plus and of a minus: by eye from iOS 18.
  package static let stepperSign: CGFloat = 15
  /// How thick a plus and a minus are: by eye from iOS 18.
  package static let stepperSignLine: CGFloat = 1.7

  // Pickers
  /// A segmented picker's height: UIKit's intrinsic size.
  package static let segmentsHeight: CGFloat = 32
  /// A segmented picker's corners: by eye from iOS 18.
  package static let segmentsRadius: CGFloat = 9
  /// Between the selected segment and the edge: by eye from iOS 18.
  package static let segmentsInset: CGFloat = 2
  /// The selected segment's corners: by eye from iOS 18.
  package static let segmentRadius: CGFloat = 7
  /// The font of segments: UIKit's font of segments; text sizes do not change it.
  package static let segmentFont: CGFloat = 13
  /// The lines between segments: by eye from iOS 18.
  package static let segmentDividerHeight: CGFloat = 16
  /// A wheel's height: UIKit's intrinsic size.
  package static let wheelHeight: CGFloat = 216
  /// The rows of a wheel where `defaultWheelPickerItemHeight` does not say otherwise: by eye from iOS 18.
  package static let wheelRowHeight: CGFloat = 32
  /// From a wheel's axis to its rows: by eye from iOS 18.
  package static let wheelRadius: CGFloat = 110
  /// The font of a wheel's rows; text sizes do not change it: by eye from iOS 18.
  package static let wheelFont: CGFloat = 23
  /// Between the wheels of a date where there is room: by eye from iOS 18.
  package static let wheelColumnGap: CGFloat = 24
  /// At the sides of the band behind the chosen row: by eye from iOS 18.
  package static let wheelBandInset: CGFloat = 9
  /// The corners of the band behind the chosen row: by eye from iOS 18.
  package static let wheelBandRadius: CGFloat = 8
  /// At the sides of a date in its box: by eye from iOS 18.
  package static let dateBoxPaddingX: CGFloat = 11
  /// Above and below a date in its box: by eye from iOS 18.
  package static let dateBoxPaddingY: CGFloat = 7
  /// The corners of a date's box: by eye from iOS 18.
  package static let dateBoxRadius: CGFloat = 8
  /// Between the boxes of a date and a time: by eye from iOS 18.
  package static let dateBoxGap: CGFloat = 6
  /// The least width of a month at its ease: UIKit's intrinsic size.
  package static let monthWidth: CGFloat = 320
  /// The font of a month's name: by eye from iOS 18.
  package static let monthTitleFont: CGFloat = 17
  /// The font of the weekdays' names: by eye from iOS 18.
  package static let monthWeekdayFont: CGFloat = 13
  /// The line with the month's name: by eye from iOS 18.
  package static let monthHeaderHeight: CGFloat = 44
  /// The line with the weekdays' names: by eye from iOS 18.
  package static let monthWeekdayHeight: CGFloat = 20
  /// A day of a month: HIG, least size of what is touched.
  package static let monthDaySide: CGFloat = 44
  /// The font of a month's days: by eye from iOS 18.
  package static let monthDayFont: CGFloat = 20
  /// A colour picker's ring: UIKit's intrinsic size.
  package static let colorWellSide: CGFloat = 28
  /// How thick a colour picker's ring is: by eye from iOS 18.
  package static let colorWellRing: CGFloat = 3
  /// From a colour picker's edge to its colour: by eye from iOS 18.
  package static let colorWellInset: CGFloat = 5

  // Text fields
  /// A field's box: UIKit's intrinsic size.
  package static let fieldHeight: CGFloat = 34
  /// A field without a box, at the default text size: UIKit's intrinsic size.
  package static let plainFieldHeight: CGFloat = 22
  /// At the sides of a text in a field's box: by eye from iOS 18.
  package static let fieldPadding: CGFloat = 7
  /// The corners of a field's box: by eye from iOS 18.
  package static let fieldRadius: CGFloat = 5
  /// A dot that stands for a character, at the default text size: by eye from iOS 18.
  package static let secureDot: CGFloat = 7.5
  /// From a dot to the next, at the default text size: by eye from iOS 18.
  package static let secureDotAdvance: CGFloat = 10.5
  /// At the sides of a text that is edited: NSTextContainer.lineFragmentPadding.
  package static let editorInsetX: CGFloat = 5
  /// Above and below a text that is edited: UITextView.textContainerInset.
  package static let editorInsetY: CGFloat = 8

  // Progress and gauges
  /// A bar's height: UIKit's intrinsic size.
  package static let progressHeight: CGFloat = 4
  /// Between a bar and the texts around it: by eye from iOS 18.
  package static let progressGap: CGFloat = 4
  /// A wheel of spokes: UIKit's intrinsic size.
  package static let spinnerSide: CGFloat = 20
  /// A large wheel of spokes: UIKit's intrinsic size.
  package static let largeSpinnerSide: CGFloat = 37
  /// How many spokes a wheel has: by eye from iOS 18.
  package static let spinnerSpokes: CGFloat = 8
  /// Between a wheel and its label: by eye from iOS 18.
  package static let spinnerGap: CGFloat = 8
  /// A gauge's bar: by eye from iOS 18.
  package static let gaugeBarHeight: CGFloat = 6
  /// Between a gauge's bar and the texts around it: by eye from iOS 18.
  package static let gaugeBarGap: CGFloat = 4
  /// A gauge's ring: by eye from iOS 18.
  package static let gaugeRingSide: CGFloat = 58
  /// How thick a gauge's ring is: by eye from iOS 18.
  package static let gaugeRingLine: CGFloat = 6
  /// The font of the value in a ring, smaller where there is no room: by eye from iOS 18.
  package static let gaugeValueFont: CGFloat = 22
  /// The font of the bounds at a ring's ends: by eye from iOS 18.
  package static let gaugeEndFont: CGFloat = 10
  /// What is left out of a gauge's line around its marker: by eye from iOS 18.
  package static let gaugeMarkerGap: CGFloat = 3

  // Labels and groups
  /// Between a label's icon and title, and between a label and its control at the least: by eye from iOS 18.
  package static let labelGap: CGFloat = 8
  /// How far a control in a list's row reaches into the room around it: by eye from iOS 18: a row with a switch is 44 points high.
  package static let listRowOverhang: CGFloat = 5
  /// The sign behind what leads on or opens: by eye from iOS 18.
  package static let chevronWidth: CGFloat = 7
  /// The sign behind what leads on or opens: by eye from iOS 18.
  package static let chevronHeight: CGFloat = 12
  /// How thick the sign behind what leads on is: by eye from iOS 18.
  package static let chevronLine: CGFloat = 2
  /// The two arrows behind a picker's value: by eye from iOS 18.
  package static let menuSignWidth: CGFloat = 8.5
  /// The two arrows behind a picker's value: by eye from iOS 18.
  package static let menuSignHeight: CGFloat = 14
  /// Around the content of a box: by eye from iOS 18.
  package static let groupBoxPadding: CGFloat = 16
  /// The corners of a box: by eye from iOS 18.
  package static let groupBoxRadius: CGFloat = 8
  /// Between a box's label and its content: by eye from iOS 18.
  package static let groupBoxGap: CGFloat = 8
  /// The font of the icon that stands where nothing is: by eye from iOS 18.
  package static let unavailableIcon: CGFloat = 48
  /// Below the icon that stands where nothing is: by eye from iOS 18.
  package static let unavailableIconGap: CGFloat = 12
  /// Below the title that stands where nothing is: by eye from iOS 18.
  package static let unavailableTextGap: CGFloat = 4
  /// Above what can be done: by eye from iOS 18.
  package static let unavailableActionGap: CGFloat = 16

  /// All of them, and where they come from.
  package static let table: [(name: String, value: CGFloat, source: String)] =
    tableOfFields + tableOfPickers + tableOfGroups

  private static let tableOfFields: [(name: String, value: CGFloat, source: String)] = [
    ("Switch, width", switchWidth, "UIKit's intrinsic size"),
    ("Switch, height", switchHeight, "UIKit's intrinsic size"),
    ("Switch, knob", switchKnob, "by eye from iOS 18"),
    ("Switch, around the knob", switchInset, "by eye from iOS 18"),
    ("Checkbox, side", checkboxSide, "by eye from macOS 14"),
    ("Checkbox, radius", checkboxRadius, "by eye from macOS 14"),
    ("Button, mini and small, at the sides", smallButtonPaddingX, "by eye from iOS 18"),
    (
      "Button, mini and small, above and below", smallButtonPaddingY,
      "28 points in all, by eye from iOS 18"
    ),
    ("Button, regular, at the sides", buttonPaddingX, "UIButton.Configuration's default"),
    ("Button, regular, above and below", buttonPaddingY, "UIButton.Configuration's default"),
    ("Button, large, at the sides", largeButtonPaddingX, "UIButton.Configuration's default"),
    ("Button, large, above and below", largeButtonPaddingY, "UIButton.Configuration's default"),
    (
      "Button, mini and small, radius of a rounded rectangle", smallButtonRadius,
      "by eye from iOS 18"
    ),
    ("Button, regular, radius", buttonRadius, "by eye from iOS 18"),
    ("Button, large, radius", largeButtonRadius, "by eye from iOS 18"),
    ("Control group, divider", controlGroupDivider, "by eye from iOS 18"),
    ("Slider, height", sliderHeight, "UIKit's intrinsic size"),
    ("Slider, ideal width", sliderIdealWidth, "Interface Builder's default"),
    ("Slider, knob", sliderKnob, "by eye from iOS 18"),
    ("Slider, track", sliderTrack, "by eye from iOS 18"),
    ("Stepper, width", stepperWidth, "UIKit's intrinsic size"),
    ("Stepper, height", stepperHeight, "UIKit's intrinsic size"),
    ("Stepper, radius", stepperRadius, "by eye from iOS 18"),
    ("Stepper, divider, width", stepperDividerWidth, "by eye from iOS 18"),
    ("Stepper, divider, height", stepperDividerHeight, "by eye from iOS 18"),
    ("Stepper, sign", stepperSign, "by eye from iOS 18"),
    ("Stepper, sign, line", stepperSignLine, "by eye from iOS 18"),
    ("Rounded text field, height", fieldHeight, "UIKit's intrinsic size"),
    ("Plain text field, height", plainFieldHeight, "UIKit's intrinsic size"),
    ("Rounded text field, at the sides", fieldPadding, "by eye from iOS 18"),
    ("Rounded text field, radius", fieldRadius, "by eye from iOS 18"),
    ("Secure field, dot", secureDot, "by eye from iOS 18"),
    ("Secure field, from dot to dot", secureDotAdvance, "by eye from iOS 18"),
    ("Text editor, at the sides", editorInsetX, "NSTextContainer.lineFragmentPadding"),
    ("Text editor, above and below", editorInsetY, "UITextView.textContainerInset"),
  ]

  private static let tableOfPickers: [(name: String, value: CGFloat, source: String)] = [
    ("Segmented picker, height", segmentsHeight, "UIKit's intrinsic size"),
    ("Segmented picker, radius", segmentsRadius, "by eye from iOS 18"),
    ("Segmented picker, around the segments", segmentsInset, "by eye from iOS 18"),
    ("Segment, radius", segmentRadius, "by eye from iOS 18"),
    ("Segment, font", segmentFont, "UIKit's font of segments; text sizes do not change it"),
    ("Segment, divider", segmentDividerHeight, "by eye from iOS 18"),
    ("Wheel, height", wheelHeight, "UIKit's intrinsic size"),
    ("Wheel, row", wheelRowHeight, "by eye from iOS 18"),
    ("Wheel, radius", wheelRadius, "by eye from iOS 18"),
    ("Wheel, font", wheelFont, "by eye from iOS 18"),
    ("Wheel, between columns", wheelColumnGap, "by eye from iOS 18"),
    ("Wheel, beside the chosen row's band", wheelBandInset, "by eye from iOS 18"),
    ("Wheel, radius of the band", wheelBandRadius, "by eye from iOS 18"),
    ("Compact date, at the sides", dateBoxPaddingX, "by eye from iOS 18"),
    ("Compact date, above and below", dateBoxPaddingY, "by eye from iOS 18"),
    ("Compact date, radius", dateBoxRadius, "by eye from iOS 18"),
    ("Compact date, between date and time", dateBoxGap, "by eye from iOS 18"),
    ("Month, least width", monthWidth, "UIKit's intrinsic size"),
    ("Month, name, font", monthTitleFont, "by eye from iOS 18"),
    ("Month, weekdays, font", monthWeekdayFont, "by eye from iOS 18"),
    ("Month, header", monthHeaderHeight, "by eye from iOS 18"),
    ("Month, weekdays", monthWeekdayHeight, "by eye from iOS 18"),
    ("Month, day", monthDaySide, "HIG, least size of what is touched"),
    ("Month, day, font", monthDayFont, "by eye from iOS 18"),
    ("Colour picker, side", colorWellSide, "UIKit's intrinsic size"),
    ("Colour picker, ring", colorWellRing, "by eye from iOS 18"),
    ("Colour picker, around the colour", colorWellInset, "by eye from iOS 18"),
  ]

  private static let tableOfGroups: [(name: String, value: CGFloat, source: String)] = [
    ("Progress bar, height", progressHeight, "UIKit's intrinsic size"),
    ("Progress bar, between bar and texts", progressGap, "by eye from iOS 18"),
    ("Spinner, side", spinnerSide, "UIKit's intrinsic size"),
    ("Spinner, large, side", largeSpinnerSide, "UIKit's intrinsic size"),
    ("Spinner, spokes", spinnerSpokes, "by eye from iOS 18"),
    ("Spinner, above its label", spinnerGap, "by eye from iOS 18"),
    ("Gauge, linear, height", gaugeBarHeight, "by eye from iOS 18"),
    ("Gauge, linear, between bar and texts", gaugeBarGap, "by eye from iOS 18"),
    ("Gauge, circular, side", gaugeRingSide, "by eye from iOS 18"),
    ("Gauge, circular, line", gaugeRingLine, "by eye from iOS 18"),
    ("Gauge, circular, value, font", gaugeValueFont, "by eye from iOS 18"),
    ("Gauge, circular, bounds, font", gaugeEndFont, "by eye from iOS 18"),
    ("Gauge, around the marker", gaugeMarkerGap, "by eye from iOS 18"),
    ("Label, between icon and title, and before a control", labelGap, "by eye from iOS 18"),
    (
      "Control in a list, above and below", listRowOverhang,
      "by eye from iOS 18: a row with a switch is 44 points high"
    ),
    ("Chevron, width", chevronWidth, "by eye from iOS 18"),
    ("Chevron, height", chevronHeight, "by eye from iOS 18"),
    ("Chevron, line", chevronLine, "by eye from iOS 18"),
    ("Menu, arrows, width", menuSignWidth, "by eye from iOS 18"),
    ("Menu, arrows, height", menuSignHeight, "by eye from iOS 18"),
    ("Group box, padding", groupBoxPadding, "by eye from iOS 18"),
    ("Group box, radius", groupBoxRadius, "by eye from iOS 18"),
    ("Group box, below the label", groupBoxGap, "by eye from iOS 18"),
    ("Content unavailable, icon", unavailableIcon, "by eye from iOS 18"),
    ("Content unavailable, below the icon", unavailableIconGap, "by eye from iOS 18"),
    ("Content unavailable, below the title", unavailableTextGap, "by eye from iOS 18"),
    ("Content unavailable, above the actions", unavailableActionGap, "by eye from iOS 18"),
  ]
}
