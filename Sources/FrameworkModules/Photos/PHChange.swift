import Foundation
import UIKit

/// A change. The class exists for the signatures of methods: there is none.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}
}
