import Foundation

/// The time of layers and animations. Inert: animations are over at once.
public protocol CAMediaTiming {
  /// When the time begins.
  var beginTime: CFTimeInterval { get set }
  /// How long it is.
  var duration: CFTimeInterval { get set }
  /// How fast it runs.
  var speed: Float { get set }
  /// By how much it is ahead.
  var timeOffset: CFTimeInterval { get set }
  /// How often it repeats.
  var repeatCount: Float { get set }
  /// For how long it repeats.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it also runs backwards.
  var autoreverses: Bool { get set }
  /// What is shown before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start is there before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
