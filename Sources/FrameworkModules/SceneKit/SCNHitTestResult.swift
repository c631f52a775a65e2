import Foundation
import UIKit

/// What is at a point of the view. The class exists for the signatures of methods: nothing is found.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  /// What was found.
  public let node: SCNNode
  init(node: SCNNode) { self.node = node }
}
