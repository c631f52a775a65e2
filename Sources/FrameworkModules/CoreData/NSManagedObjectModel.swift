import Foundation
import UIKit

/// The kinds of objects of an app. Inert: no file is read.
open class NSManagedObjectModel: NSObject {
  /// The kinds: none.
  open var entities: [NSEntityDescription] { [] }
  /// Creates a model without kinds.
  public override init() {}
  /// Creates a model of a file. Inert: the file is not read.
  public init?(contentsOf url: URL) {}
}
