import Foundation
import UIKit

/// The cards of the person. There is none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Creates a library.
  public override init() {}
  /// Whether there are cards on the device: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// All cards: none.
  open func passes() -> [PKPass] { [] }
  /// Whether a card is there: no.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
