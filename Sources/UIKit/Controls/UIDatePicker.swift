import Foundation

/// A control for selecting a date, a time or a duration.
open class UIDatePicker: UIControl {
  /// What the person selects: a time, a date, both, or a duration.
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

  /// The styles of a date picker: wheels, compact fields, or a calendar.
  public enum Style: Int, Sendable {
    /// The style `compact`. For durations, and if the layout policy's `datePickersAreCompact` is `false`, the style
    /// `wheels`.
    case automatic = 0
    case wheels = 1
    /// Small fields with the date and time, which open a calendar when they are tapped.
    case compact = 2
    /// A calendar that is always visible.
    case inline = 3
  }

  /// What the person selects: a time, a date, both, or a duration.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
  /// The selected date. The default is 2001-01-01 00:00 UTC and not the current time, so that results don't depend on
  /// the clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date that can be selected; `nil` for no limit.
  open var minimumDate: Date?
  /// The latest date that can be selected; `nil` for no limit.
  open var maximumDate: Date?
  /// The interval between the minutes that can be selected.
  open var minuteInterval = 1

  /// The selected duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The locale. Inert: the value is stored and has no effect.
  open var locale: Locale?
  /// The calendar. Inert: the value is stored and has no effect.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// The time zone. Inert: the value is stored and has no effect.
  open var timeZone: TimeZone?
  /// Whether the date is rounded to `minuteInterval`. Inert: the value is stored and has no effect.
  open var roundsToMinuteInterval = true

  /// Sets the selected date. The change is not animated.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The style in which the picker is shown: `preferredDatePickerStyle`, with `automatic` replaced by the style for
  /// which it stands.
  open var datePickerStyle: Style {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    let isCompact = traitCollection.layoutPolicy.controls.datePickersAreCompact && datePickerMode != .countDownTimer
    return isCompact ? .compact : .wheels
  }

  /// The size of the picker in its style, in points. Only the size of the wheels is published. The widths of compact
  /// pickers and the height of the calendar are estimates.
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

  /// Returns `intrinsicContentSize`, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
