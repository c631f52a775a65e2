import Foundation
import UIKit

/// A request for objects.
open class NSFetchRequest<ResultType>: NSObject {
  /// The kind.
  open var entityName: String?
  /// Which objects of the kind are found. Inert: all are found.
  open var predicate: NSPredicate?
  /// The order of the objects. Inert: they come in the order in which they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0 for all.
  open var fetchLimit = 0
  /// The number of objects that are read at a time. Inert.
  open var fetchBatchSize = 0
  /// Whether objects come without their values. Inert.
  open var returnsObjectsAsFaults = true

  /// Creates a request without a kind.
  public override init() {}
  /// Creates a request for a kind.
  public init(entityName: String) { self.entityName = entityName }
}
