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
