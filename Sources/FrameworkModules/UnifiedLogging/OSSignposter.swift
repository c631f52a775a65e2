import Foundation

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
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Starts to measure. Inert.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
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
  ) rethrows -> Result {
    try task()
  }
}
