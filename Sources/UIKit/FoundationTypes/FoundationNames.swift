import Foundation

// Members and names that Foundation has on Apple's platforms only.

/// A place for an error; nil if nobody wants to know of it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension NSString {
  /// A text with values in the places of its format, written as the person's language does.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: String(format), locale: .current, arguments: args))
  }
}

extension NSMutableDictionary {
  /// The object for a key that can be copied. Setting nil removes it.
  @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? NSObject else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}

extension UserDefaults {
  /// Sets a value, or removes it for nil.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension URL {
  /// Whether the file is there. Files in a cloud are not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

  /// Asks for access to a file outside the app: always granted.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the access up. Inert: files stay accessible.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Asks for access to a file outside the app: always granted.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the access up. Inert: files stay accessible.
  public func stopAccessingSecurityScopedResource() {}
}
