import Foundation
import UIKit

/// A node with many small pictures that fly. Inert: it is not drawn.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  /// The node in which the pictures fly.
  open weak var targetNode: SKNode?
}
