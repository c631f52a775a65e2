import Foundation
import UIKit

/// A place in the world. The class exists for the signatures of methods: none is found.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  override init() {}
}
