import Foundation

/// A control to choose a date or a time.
open class UIDatePicker: UIControl {
  /// What is chosen: time, date, both or a duration.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  /// Ways to choose.
  public enum Style: Int, Sendable {
    /// Compact; but wheels for durations, and if the layout policy says so.
    case automatic = 0
    case wheels = 1
    /// Capsules that open a calendar.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  /// What is chosen: time, date, both or a duration.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
  /// The chosen date. By default it is the reference date (2001-01-01), so that results don't depend on the clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// The interval between the minutes that can be chosen.
  open var minuteInterval = 1

  /// The chosen duration in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The locale. Inert: the value is stored and has no effect.
  open var locale: Locale?
  /// The calendar. Inert: the value is stored and has no effect.
  // UIKit's type; nil restores the current one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// The time zone. Inert: the value is stored and has no effect.
  open var timeZone: TimeZone?
  /// Whether the date is rounded to `minuteInterval`. Inert: the value is stored and has no effect.
  open var roundsToMinuteInterval = true

  /// Sets the chosen date, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The style in which the picker is shown.
  open var datePickerStyle: Style {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    let isCompact = traitCollection.layoutPolicy.controls.datePickersAreCompact && datePickerMode != .countDownTimer
    return isCompact ? .compact : .wheels
  }

  /// The size for the style. Only the size of the wheels is published; the widths of capsules and the calendar's height
  /// are estimates.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic:
      return traitCollection.wheelsSize
    case .compact:
      let widths: [Mode: CGFloat] = [.time: 90, .date: 120, .dateAndTime: 217, .countDownTimer: 120]
      return CGSize(
        width: widths[datePickerMode] ?? 120, height: traitCollection.layoutPolicy.controls.compactDatePickerHeight)
    case .inline:
      return CGSize(width: datePickerMode == .time ? 90 : 320, height: datePickerMode == .time ? 34 : 330)
    }
  }

  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
