import Foundation

/// Says when something is, relative to another time: “2 hours ago”, “in 3 days”, “yesterday”. Foundation outside Apple's
/// platforms doesn't have it.
///
/// Texts are in English, whatever the locale. They name the largest unit that is not zero, rounded towards zero.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // `@unchecked` because the class is open and subclasses are not checked. What changes is in a `Locked`.

  /// How a time is said.
  public enum DateTimeStyle: Int, Hashable, Sendable {
    /// With a number: “1 day ago”.
    case numeric = 0
    /// With a name where there is one: “yesterday”.
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// “2 months ago”.
    case full = 0
    /// “two months ago”.
    case spellOut = 1
    /// “2 mo. ago”.
    case short = 2
    /// “2mo ago”.
    case abbreviated = 3
  }

  private struct State {
    var dateTimeStyle = DateTimeStyle.numeric
    var unitsStyle = UnitsStyle.full
    var formattingContext = Context.unknown
    var calendar = Calendar.current
    var locale = Locale.current
  }

  private let state = Locked(State())

  /// Creates a formatter that writes numbers and full units.
  public override init() {
    super.init()
  }

  /// Creates a formatter that writes numbers and full units. Archives have no formatters here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How a time is said.
  open var dateTimeStyle: DateTimeStyle {
    get { state.dateTimeStyle }
    set { state.dateTimeStyle = newValue }
  }
  /// How units are written.
  open var unitsStyle: UnitsStyle {
    get { state.unitsStyle }
    set { state.unitsStyle = newValue }
  }
  /// Where the text stands, which decides about its first letter.
  open var formattingContext: Formatter.Context {
    get { state.formattingContext }
    set { state.formattingContext = newValue }
  }
  /// The calendar that counts the units between two dates.
  // Foundation's type; nil restores the current calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { state.calendar }
    set { state.calendar = newValue ?? .current }
  }
  /// The language of texts. Inert: they are in English.
  // Foundation's type; nil restores the current locale.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { state.locale }
    set { state.locale = newValue ?? .current }
  }

  // MARK: Texts

  private static let units: [(component: Calendar.Component, unit: RelativeTimeUnit)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  /// A date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: state.calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
  }

  /// The time that is so many seconds from now; before now, if they are negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// The time that is so many units from now: the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let stated = Self.units.compactMap { component, unit in
      (dateComponents.value(for: component) ?? (unit == .week ? dateComponents.weekOfYear : nil)).map { ($0, unit) }
    }
    let largest = stated.first { $0.0 != 0 } ?? stated.last ?? (0, .second)
    return atItsPlace(text(of: largest.0, largest.1))
  }

  /// The text of a `Date`, relative to the present time; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(of count: Int, _ unit: RelativeTimeUnit) -> String {
    if dateTimeStyle == .named, let name = unit.name(of: count, in: unitsStyle) { return name }
    let amount = unit.amount(count.magnitude, in: unitsStyle)
    return count < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private func atItsPlace(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
