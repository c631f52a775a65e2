import Foundation
import UIKit

/// Which objects are asked for.
open class NSFetchRequest<ResultType>: NSObject {
  /// The kind.
  open var entityName: String?
  /// Which of the kind. Inert: all are found.
  open var predicate: NSPredicate?
  /// In which order. Inert: in that of their making.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// How many at a time. Inert.
  open var fetchBatchSize = 0
  /// Whether objects come without their values. Inert.
  open var returnsObjectsAsFaults = true

  /// Creates a request without a kind.
  public override init() {}
  /// Creates a request for a kind.
  public init(entityName: String) { self.entityName = entityName }
}
