import Foundation

/// Seconds since the first moment of 2001, in Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current time, in seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
