import Foundation
import UIKit

/// The transition from one scene to another. Inert.
@preconcurrency @MainActor open class SKTransition: NSObject {
  /// The scenes turn like a card.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scenes turn like a card.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Doors close.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Doors open.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// One scene fades into the other.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// One scene fades into the other.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
