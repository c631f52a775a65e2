import Foundation

// Names of CoreFoundation for Foundation's types.

public typealias CFData = NSData
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFError = NSError

/// What an error says.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { NSString(string: error.localizedDescription) }
