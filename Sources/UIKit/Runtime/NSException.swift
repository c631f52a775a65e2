#if !canImport(ObjectiveC)
  import Foundation

  /// An Objective-C exception: a programming error with a name and a reason. It cannot be caught here; raising it stops
  /// the program.
  open class NSException: NSObject, @unchecked Sendable {
    // `@unchecked` because the class is open and `userInfo` may hold values that are not Sendable. No property changes.
    /// The kind of exception.
    public let name: NSExceptionName
    /// What happened.
    public let reason: String?
    /// More details of what happened.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception without raising it.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
      self.name = name
      self.reason = reason
      self.userInfo = userInfo
    }

    /// Stops the program with the text that Objective-C's runtime prints.
    open func raise() {
      fatalError(
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }
  }

  /// The kinds of exceptions.
  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a kind of exception from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a kind of exception from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// An exception that none of the other kinds describes.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// Values inside the program contradict each other.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// A method was called with a value that it does not take.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// A number lies outside its range.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  }
#endif
