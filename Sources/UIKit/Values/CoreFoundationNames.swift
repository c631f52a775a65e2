import Foundation

// Names of CoreFoundation for Foundation's types.

/// CoreFoundation's name of `NSData`.
public typealias CFData = NSData
/// CoreFoundation's name of `NSString`.
public typealias CFString = NSString
/// CoreFoundation's name of `NSURL`.
public typealias CFURL = NSURL
/// CoreFoundation's name of `NSError`.
public typealias CFError = NSError

/// What an error says.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { NSString(string: error.localizedDescription) }
