/// The priority of a constraint: a number above 0 and at most 1000. A constraint of priority 1000 is required.
///
/// Priorities are compared exactly and never added up: any number of constraints at 250 cannot outvote one at 251.
/// Fractions are separate priorities, so 250.5 lies strictly between 250 and 251.
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The number itself. Values outside `0 < rawValue ≤ 1000` make a constraint invalid (``ConstraintError``).
  public var rawValue: Double

  /// The constraint must hold (1000).
  public static let required = Priority(1000)
  /// The priority of a value that ``Solver/suggest(_:for:)`` holds: just below required, above the whole numbers that
  /// apps use.
  public static let edit = Priority(999.999)

  /// 750, as UIKit's `defaultHigh`: the priority with which content resists compression.
  public static let high = Priority(750)
  /// 500, between ``high`` and ``low``.
  public static let medium = Priority(500)
  /// 250, as UIKit's `defaultLow`: the priority with which views hug their content.
  public static let low = Priority(250)

  /// Makes a priority of a number between 0 and 1000.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number between 0 and 1000.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }

  /// Makes a priority of a number between 0 and 1000.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Compares the numbers exactly.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
