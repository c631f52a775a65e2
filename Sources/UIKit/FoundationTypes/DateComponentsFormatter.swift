import Foundation

/// Writes lengths of time: “1 hour, 5 minutes”, “1h 5m”, “1:05:00”. Foundation outside Apple's platforms doesn't have it.
///
/// The words are those of the person's language, from Swift's `Duration.UnitsFormatStyle`. Units longer than weeks are
/// written in weeks, and parts of the smallest unit are left out.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // `@unchecked` because the class is open and subclasses are not checked. What changes is in a `Locked`.

  /// How units are written.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// “1:05:09”.
    case positional = 0
    /// “1h 5m 9s”.
    case abbreviated = 1
    /// “1 hr, 5 min, 9 sec”.
    case short = 2
    /// “1 hour, 5 minutes, 9 seconds”.
    case full = 3
    /// “one hour, five minutes, nine seconds” on Apple's systems; with digits here.
    case spellOut = 4
    /// “1hr 5min 9sec”.
    case brief = 5
  }

  /// What happens to units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Behaviours by Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros are dropped in the positional style, all zeros in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first other unit are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between other units are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last other unit are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Every unit of the positional style has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  private struct State {
    var unitsStyle = UnitsStyle.positional
    var allowedUnits: NSCalendar.Unit = []
    var zeroFormattingBehavior = ZeroFormattingBehavior.default
    var maximumUnitCount = 0
    var calendar: Calendar? = Calendar.current
    var referenceDate: Date?
    var allowsFractionalUnits = false
    var collapsesLargestUnit = false
    var includesApproximationPhrase = false
    var includesTimeRemainingPhrase = false
    var formattingContext = Context.unknown
  }

  private let state = Locked(State())

  /// Creates a formatter that writes hours, minutes and seconds with colons.
  public override init() {
    super.init()
  }

  /// Creates a formatter that writes hours, minutes and seconds with colons. Archives have no formatters here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How units are written.
  open var unitsStyle: UnitsStyle {
    get { state.unitsStyle }
    set { state.unitsStyle = newValue }
  }
  /// The units that may be written; an empty set stands for hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit {
    get { state.allowedUnits }
    set { state.allowedUnits = newValue }
  }
  /// What happens to units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior {
    get { state.zeroFormattingBehavior }
    set { state.zeroFormattingBehavior = newValue }
  }
  /// The most units that are written; 0 for any number.
  open var maximumUnitCount: Int {
    get { state.maximumUnitCount }
    set { state.maximumUnitCount = newValue }
  }
  /// The calendar that counts the units between two dates.
  open var calendar: Calendar? {
    get { state.calendar }
    set { state.calendar = newValue }
  }
  /// The date from which components count. Inert: months and years are not written.
  open var referenceDate: Date? {
    get { state.referenceDate }
    set { state.referenceDate = newValue }
  }
  /// Whether the smallest unit may have a fraction. Inert: it has none.
  open var allowsFractionalUnits: Bool {
    get { state.allowsFractionalUnits }
    set { state.allowsFractionalUnits = newValue }
  }
  /// Whether a small largest unit is written in the next smaller one. Inert: it is not.
  open var collapsesLargestUnit: Bool {
    get { state.collapsesLargestUnit }
    set { state.collapsesLargestUnit = newValue }
  }
  /// Whether “About” stands before the text.
  open var includesApproximationPhrase: Bool {
    get { state.includesApproximationPhrase }
    set { state.includesApproximationPhrase = newValue }
  }
  /// Whether “remaining” stands after the text.
  open var includesTimeRemainingPhrase: Bool {
    get { state.includesTimeRemainingPhrase }
    set { state.includesTimeRemainingPhrase = newValue }
  }
  /// Where the text stands. Inert: it is the same everywhere.
  open var formattingContext: Formatter.Context {
    get { state.formattingContext }
    set { state.formattingContext = newValue }
  }

  // MARK: Texts

  /// A length of time in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let text = unitsStyle == .positional ? positional(abs(ti)) : words(abs(ti))
    let signed = ti < 0 ? "-" + text : text
    return (includesApproximationPhrase ? "About " : "") + signed + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// The time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// A length of time in units.
  open func string(from components: DateComponents) -> String? {
    let days = 7 * Double(components.weekOfMonth ?? components.weekOfYear ?? 0) + Double(components.day ?? 0)
    let hours = 24 * days + Double(components.hour ?? 0)
    return string(from: 3600 * hours + 60 * Double(components.minute ?? 0) + Double(components.second ?? 0))
  }

  /// The text of `DateComponents`; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  /// A length of time in seconds, by a format.
  open class func localizedString(from dateComponents: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: dateComponents)
  }

  private struct Unit {
    var foundation: NSCalendar.Unit
    var unit: Duration.UnitsFormatStyle.Unit
    var seconds: Double
  }

  private static let units = [
    Unit(foundation: .weekOfMonth, unit: .weeks, seconds: 604_800),
    Unit(foundation: .day, unit: .days, seconds: 86_400),
    Unit(foundation: .hour, unit: .hours, seconds: 3600), Unit(foundation: .minute, unit: .minutes, seconds: 60),
    Unit(foundation: .second, unit: .seconds, seconds: 1),
  ]

  /// The units that may be written, the longest first.
  private var usedUnits: [Unit] {
    let used = Self.units.filter { allowedUnits.contains($0.foundation) }
    return used.isEmpty ? Self.units.suffix(3) : used
  }

  /// The number of each unit, the longest first.
  private func counts(_ seconds: Double) -> [(unit: Unit, count: Int)] {
    var rest = seconds
    return usedUnits.map { unit in
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      return (unit, Int(exactly: count) ?? 0)
    }
  }

  private func positional(_ seconds: Double) -> String {
    var numbers = counts(seconds).map(\.count)
    let pads = zeroFormattingBehavior.contains(.pad)
    while numbers.count > 1, numbers.first == 0, !pads { numbers.removeFirst() }
    if maximumUnitCount > 0 { numbers = Array(numbers.prefix(maximumUnitCount)) }
    return numbers.enumerated().map { index, number in
      number < 10 && (pads || index > 0) ? "0\(number)" : "\(number)"
    }.joined(separator: ":")
  }

  private func words(_ seconds: Double) -> String {
    var counts = counts(seconds)
    let last = counts.last
    let behavior = zeroFormattingBehavior
    if behavior.contains(.default) || behavior == .dropAll { counts.removeAll { $0.count == 0 } }
    if behavior.contains(.dropLeading) { counts = Array(counts.drop { $0.count == 0 }) }
    if counts.isEmpty, let last { counts = [last] }
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    let whole = counts.reduce(0) { $0 + Double($1.count) * $1.unit.seconds }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(counts.map(\.unit.unit)), width: width, zeroValueUnits: .show(length: 1))
    return Duration.seconds(whole).formatted(style)
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .full, .spellOut, .positional: .wide
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .abbreviated: .narrow
    }
  }
}
