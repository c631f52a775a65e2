#if !canImport(ObjectiveC)
  import Foundation

  /// A fault of the program, with Objective-C's name and text. Nothing catches it: raising it stops the program.
  open class NSException: NSObject, @unchecked Sendable {
    // Unchecked because it is open and `userInfo` may hold anything. No property changes.
    /// The kind of fault.
    public let name: NSExceptionName
    /// What happened.
    public let reason: String?
    /// More about it.
    public let userInfo: [AnyHashable: Any]?

    /// A fault that is not raised yet.
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

  /// Kinds of fault.
  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A kind by Foundation's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A kind by Foundation's name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// A fault of no other kind.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// The program's own values contradict each other.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// A method was called with a value that it does not take.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// A number lies outside its range.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  }
#endif
