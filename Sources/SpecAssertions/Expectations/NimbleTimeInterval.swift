/// A duration.
public enum NimbleTimeInterval: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)

  /// A number of seconds, as versions before 9 have it.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// A number of seconds, as versions before 9 have it.
  public init(floatLiteral value: Double) {
    // in range: a duration that stands in a source
    self = .milliseconds(Int(value * 1000))
  }

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }
}
