import Foundation
import UIKit

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let localIdentifier: String
  init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}
