import Foundation
@inPlaceOf(os, OSLog) @_exported import UIKit

/// Writes into the system's log, as the module `os` of Apple's systems has it. Inert: nothing is written.
public struct Logger: Sendable {
  /// Creates a logger.
  public init()
  /// Creates a logger for a part of an app.
  @inert public init(subsystem: String, category: String)
  /// Creates a logger for a log.
  @inert public init(_ logObj: OSLog)

  /// Writes a message.
  @inert public func log(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func log(level: OSLogType, _ message: OSLogMessage)
  /// Writes a message.
  @inert public func trace(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func debug(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func info(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func notice(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func warning(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func error(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func critical(_ message: OSLogMessage)
  /// Writes a message.
  @inert public func fault(_ message: OSLogMessage)
}

/// A lock around a value.
@byHand public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable
  /// Creates a lock around a value.
  public init(uncheckedState initialState: State)

  /// Calls code with the value while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  /// Calls code with the value while nobody else does.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result
  /// Calls code with the value, unless somebody else does; then `nil`.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result?
}

@byHand extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init()
  /// Locks.
  public func lock()
  /// Unlocks.
  public func unlock()
  /// Locks, unless it is locked. Returns whether it did.
  public func lockIfAvailable() -> Bool
  /// Calls code while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result
}

/// A log of the system. Inert: nothing is written.
open class OSLog: NSObject, @unchecked Sendable {
  /// The usual log.
  public static let `default` = OSLog()
  /// A log that nothing is written into.
  public static let disabled = OSLog()

  override init()
  /// Creates a log for a part of an app.
  @inert public init(subsystem: String, category: String)
  /// Creates a log for a part of an app.
  @inert public init(subsystem: String, category: Category)
  /// Whether messages are written: no.
  @answers(false) open func isEnabled(type: OSLogType) -> Bool
  /// Whether signposts are written: no.
  @answers(false) open var signpostsEnabled: Bool { get }

  /// What signposts are for.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Where things happen.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}

/// How a truth value is written. Inert.
public enum OSLogBoolFormat: Sendable {
  case truth, answer
}

/// How a number is written. Inert.
public struct OSLogFloatFormatting: Sendable {
  /// With digits behind the point.
  public static let fixed = OSLogFloatFormatting()
  /// With a power of ten.
  public static let exponential = OSLogFloatFormatting()
  /// In the shorter of the two formats.
  public static let hybrid = OSLogFloatFormatting()
  /// With digits behind the point.
  @answers(OSLogFloatFormatting())
  public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false)
    -> OSLogFloatFormatting
  /// With a power of ten.
  @answers(OSLogFloatFormatting())
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting
}

/// How a whole number is written. Inert.
public struct OSLogIntegerFormatting: Sendable {
  /// With ten digits.
  public static let decimal = OSLogIntegerFormatting()
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting()
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting()
}

/// The values in a message. Inert: they are not computed.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Starts a message.
  @inert public init(literalCapacity: Int, interpolationCount: Int)
  /// Adds text.
  @inert public mutating func appendLiteral(_ literal: String)
  /// Adds a value.
  @inert
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  )
  /// Adds a number.
  @inert
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  )
  /// Adds a number.
  @inert
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  )
  /// Adds a truth value.
  @inert
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  )
}

/// A message with values in it. Inert: neither is kept, and values are not computed.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// Creates a message without values.
  @inert public init(stringLiteral value: String)
  /// Creates a message.
  @inert public init(stringInterpolation: OSLogInterpolation)
}

/// Who may read a value. Inert.
public struct OSLogPrivacy: Sendable {
  /// The mask by which hidden values can be compared.
  public enum Mask: Sendable {
    case hash, none
  }
  /// The default of the type of the value.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// Only people who debug the app.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// The default of the type of the value.
  @answers(OSLogPrivacy()) public static func auto(mask: Mask) -> OSLogPrivacy
  /// Only people who debug the app.
  @answers(OSLogPrivacy()) public static func `private`(mask: Mask) -> OSLogPrivacy
  /// Nobody.
  @answers(OSLogPrivacy()) public static func sensitive(mask: Mask) -> OSLogPrivacy
}

/// How wide a value is written. Inert.
public struct OSLogStringAlignment: Sendable {
  /// At its natural width.
  public static let none = OSLogStringAlignment()
  /// At the right of columns.
  @answers(OSLogStringAlignment()) public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment
  /// At the left of columns.
  @answers(OSLogStringAlignment()) public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a level by its number.
  @kept public init(_ rawValue: UInt8)
  /// Creates a level by its number.
  @kept public init(rawValue: UInt8)
  /// The default type.
  public static let `default` = OSLogType(0)
  /// Information.
  public static let info = OSLogType(1)
  /// For debugging.
  public static let debug = OSLogType(2)
  /// Something failed.
  public static let error = OSLogType(16)
  /// The app is wrong.
  public static let fault = OSLogType(17)
}

/// The identifier of signposts that belong together.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identifier by its number.
  @kept public init(_ rawValue: UInt64)
  /// Creates an identifier by its number.
  @kept public init(rawValue: UInt64)
  /// Creates an identifier.
  @kept(self = .exclusive) public init(log: OSLog)
  /// Creates an identifier for an object.
  @kept(self = .exclusive) public init(log: OSLog, object: AnyObject)
  /// The only one of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let null = OSSignpostID(0)
}

/// What is being measured. Inert.
public final class OSSignpostIntervalState: Sendable {
  init()
}

/// What happens at a time.
public enum OSSignpostType: UInt8, Sendable {
  case event = 0, begin, end
}

/// Marks times. Inert.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init()
  /// Creates a signposter for a part of an app.
  @inert public init(subsystem: String, category: String)
  /// Creates a signposter for a logger.
  @inert public init(logger: Logger)
  /// Creates a signposter for a log.
  @inert public init(logHandle: OSLog)
  /// Creates an identifier.
  @answers(.exclusive) public func makeSignpostID() -> OSSignpostID
  /// Starts to measure. Inert.
  @answers(OSSignpostIntervalState())
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
  /// Starts to measure. Inert.
  @answers(OSSignpostIntervalState())
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState
  /// Ends to measure.
  @inert public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
  /// Ends to measure.
  @inert public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage)
  /// Marks a time.
  @inert public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive)
  /// Marks a time.
  @inert public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
  /// Calls code, and measures it. Inert: it is not measured.
  @answers(try task())
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result
}

/// Writes a message.
@inert
public func os_log(
  _ message: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
)

/// Writes a message.
@inert
@_disfavoredOverload public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
)

/// Writes a message.
@inert
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage,
  _ arguments: any CVarArg...
)

/// Writes a message.
@inert
@_disfavoredOverload public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
)

/// Marks a time.
@inert
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
)

/// Marks a time.
@inert
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
)
