import Foundation
import UIKit

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// By what it is known.
  public let localIdentifier: String
  init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}
