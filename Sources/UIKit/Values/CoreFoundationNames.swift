import Foundation

// CoreFoundation's names for types of Foundation. On Linux, only Foundation's types are available.

public typealias CFData = NSData
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFError = NSError

/// The localized description of an error.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { NSString(string: error.localizedDescription) }
