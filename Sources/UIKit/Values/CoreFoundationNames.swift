import Foundation

// Names of CoreFoundation for Foundation's types.

public typealias CFData = NSData
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFBoolean = NSNumber

// CoreFoundation's types.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanTrue: CFBoolean! { true }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanFalse: CFBoolean! { false }

/// What an error says.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { NSString(string: error.localizedDescription) }
