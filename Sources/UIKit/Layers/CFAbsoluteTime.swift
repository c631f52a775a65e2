import Foundation

/// Seconds since 1 January 2001, 0:00 UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current time, in seconds since 1 January 2001, 0:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
