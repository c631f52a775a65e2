import Foundation
import UIKit

/// What is looked for, and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Which are found.
  open var predicate: NSPredicate?
  /// The order of what is found.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// Creates options.
  public override init() {}
}
