import Foundation

/// What is kept when two changes contradict each other. Inert: nothing is stored.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Nothing: it is an error.
  public static let error = NSMergePolicy()
  /// What is in memory.
  public static let overwrite = NSMergePolicy()
  /// What is stored.
  public static let rollback = NSMergePolicy()
  /// What is in memory, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// What is stored, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  override init() {}
}

/// What is in memory is kept, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What is stored is kept, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// It is an error.
public let NSErrorMergePolicy = NSMergePolicy.error
