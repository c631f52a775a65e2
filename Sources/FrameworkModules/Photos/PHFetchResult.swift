import Foundation
import UIKit

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() {}
  /// How many were found.
  open var count: Int { 0 }
  /// The first: none.
  open var firstObject: ObjectType? { nil }
  /// The last: none.
  open var lastObject: ObjectType? { nil }
  /// The object at an index. Stops the program, since nothing was found.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) is beyond the end: nothing was found")
  }
  /// The object at an index. Stops the program, since nothing was found.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Those of indexes: none.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Calls code for each that was found: for none.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
