import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a picker of dates asks for.
public enum UIDatePickerMode: Int, Hashable, Sendable {
  /// A time of a day.
  case time
  /// A day.
  case date
  /// A day and a time.
  case dateAndTime
  /// A length of time: drawn as `time`.
  case countDownTimer
}

/// How a picker of dates looks.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As `compact`.
  case automatic
  /// Wheels that turn.
  case wheels
  /// The date in a box, which opens a calendar.
  case compact
  /// A calendar.
  case inline
}

/// A picker of dates under the name of UIKit, drawn as a `DatePicker` without a label. A choice sends `valueChanged`.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is asked for: a day and a time by default.
  public var datePickerMode = UIDatePickerMode.dateAndTime
  /// How the picker looks: compact by default.
  public var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// What is chosen: now by default.
  public var date = Date()
  /// The first date that can be chosen; nil has no limit.
  public var minimumDate: Date?
  /// The last date that can be chosen; nil has no limit.
  public var maximumDate: Date?
  /// The step between minutes: 1 by default. On an image it has no effect.
  public var minuteInterval = 1
  /// The language of the date; nil is that of the views around.
  public var locale: Locale?

  /// Changes what is chosen. Nothing is told, and nothing moves.
  public func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var hasLook: Bool { true }
  /// assumed: compact pickers are as large as their boxes.
  override func hugs(_ axis: Axis) -> Bool { true }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let selection = Binding<Date>(
      get: { self.date },
      set: { date in
        self.date = date
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        changed()
      })
    let least = minimumDate.flatMap { $0.timeIntervalSinceReferenceDate.isNaN ? nil : $0 }
    let (from, to) = (least ?? .distantPast, maximumDate ?? .distantFuture)
    let picker = DatePicker(
      selection: selection, in: from...max(from, to), displayedComponents: components
    ) {
      EmptyView()
    }
    .labelsHidden().tinted(statedTint)
    .transformEnvironment(\.locale) { $0 = self.locale ?? $0 }
    switch preferredDatePickerStyle {
    case .wheels: return AnyView(picker.datePickerStyle(.wheel))
    case .inline: return AnyView(picker.datePickerStyle(.graphical))
    case .automatic, .compact: return AnyView(picker.datePickerStyle(.compact))
    }
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
}
