// Made by `make surface` from Surface/UnifiedLogging.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// Writes into the system's log, as the module `os` of Apple's systems has it. Inert: nothing is written.
public struct Logger: Sendable {
  /// Creates a logger.
  public init() {}
  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a logger for a log.
  public init(_ logObj: OSLog) {}

  /// Writes a message. Inert.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func trace(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func info(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func notice(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func warning(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func error(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func critical(_ message: OSLogMessage) {}
  /// Writes a message. Inert.
  public func fault(_ message: OSLogMessage) {}
}

/// A log of the system. Inert: nothing is written.
open class OSLog: NSObject, @unchecked Sendable {
  /// The usual log.
  public static let `default` = OSLog()
  /// A log that nothing is written into.
  public static let disabled = OSLog()

  override init() {}
  /// Creates a log for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a log for a part of an app.
  public init(subsystem: String, category: Category) {}
  /// Whether messages are written: no.
  open func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether signposts are written: no.
  open var signpostsEnabled: Bool { false }

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
  public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false)
    -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
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
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds text. Inert.
  public mutating func appendLiteral(_ literal: String) {}
  /// Adds a value. Inert.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a number. Inert.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a number. Inert.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a truth value. Inert.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}

/// A message with values in it. Inert: neither is kept, and values are not computed.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// Creates a message without values.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: OSLogInterpolation) {}
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
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Only people who debug the app.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value is written. Inert.
public struct OSLogStringAlignment: Sendable {
  /// At its natural width.
  public static let none = OSLogStringAlignment()
  /// At the right of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
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
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier.
  public init(log: OSLog) { self = .exclusive }
  /// Creates an identifier for an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
  /// The only one of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let null = OSSignpostID(0)
}

/// What is being measured. Inert.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// What happens at a time.
public enum OSSignpostType: UInt8, Sendable {
  case event = 0, begin, end
}

/// Marks times. Inert.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Starts to measure. Inert.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Starts to measure. Inert.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends to measure. Inert.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends to measure. Inert.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a time. Inert.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a time. Inert.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Calls code, and measures it. Inert: it is not measured.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Writes a message. Inert.
public func os_log(
  _ message: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Writes a message. Inert.
@_disfavoredOverload public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Writes a message. Inert.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage,
  _ arguments: any CVarArg...
) {}

/// Writes a message. Inert.
@_disfavoredOverload public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}

/// Marks a time. Inert.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a time. Inert.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

@_spi(Generated) extension Logger: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { Logger() }
}

@_spi(Generated) extension OSSignposter: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { OSSignposter() }
}
