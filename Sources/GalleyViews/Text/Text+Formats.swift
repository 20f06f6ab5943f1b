import GalleyGeometry

extension Text {
  /// A value in the form that a style gives it in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(deferred: { environment in
      let (style, input) = format.adapted(to: environment, input)
      return style.format(input)
    })
  }

  /// A value in the form that a style gives it in the environment's locale, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(segments: [
      Segment(
        string: "",
        deferred: { environment in
          let (style, input) = format.adapted(to: environment, input)
          return Text(style.format(input)).segments
        })
    ])
  }

  /// A value as a formatter writes it; nothing where it does not.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension FormatStyle {
  /// The style and the value for an environment: its locale, for dates its time zone and calendar where
  /// the style has the machine's, and for what is relative to now the image's date.
  fileprivate func adapted(
    to environment: EnvironmentValues, _ input: FormatInput
  ) -> (Self, FormatInput) {
    let style = locale(environment.locale)
    if var dates = style as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.shownCalendar }
      return (dates as? Self ?? style, input)
    }
    if style is Date.RelativeFormatStyle, let date = input as? Date {
      // The style asks the machine's clock. What is later is moved on a little, as time goes on until
      // it asks.
      RenderContext.motion?.clock.followsDate = true
      let distance = date.timeIntervalSince(environment.imageDate)
      let moved = Date.now.addingTimeInterval(distance + (distance > 0 ? 0.01 : 0))
      return (style, moved as? FormatInput ?? input)
    }
    return (style, input)
  }
}
