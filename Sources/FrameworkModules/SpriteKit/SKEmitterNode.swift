import Foundation
import UIKit

/// A node with many small pictures that fly. Inert: it is not drawn.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  /// In what the pictures fly.
  open weak var targetNode: SKNode?
}
