import Foundation

// CoreFoundation's names for types of Foundation. On Linux, only Foundation's types are available. As on Apple's systems,
// code casts between them and Swift's types: `"text" as CFString`.

public typealias CFData = NSData
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
/// Any object of CoreFoundation.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFTypeRef = AnyObject

/// The number that stands for true.
// Apple's type.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The number that stands for false.
// Apple's type.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// The result of a function of an old framework; 0 if it worked.
public typealias OSStatus = Int32

/// The result of a function that worked.
public let noErr: OSStatus = 0

/// The localized description of an error.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { NSString(string: error.localizedDescription) }
