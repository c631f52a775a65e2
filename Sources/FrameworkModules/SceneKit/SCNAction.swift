import Foundation
import UIKit

/// What a node does. Inert: nothing moves.
open class SCNAction: NSObject, @unchecked Sendable {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0

  private convenience init(duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  /// Moves by a distance.
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  /// Moves by a distance.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Moves to a point.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Turns by angles.
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  /// Turns to angles.
  open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  /// Turns about an axis.
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  /// Becomes larger or smaller.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Becomes larger or smaller.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Appears.
  open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Disappears.
  open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Becomes more or less opaque.
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  /// Waits.
  open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Removes the node from its parent.
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  /// Calls code.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  /// Does one thing after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(duration: actions.reduce(0) { $0 + $1.duration })
  }
  /// Does several things at the same time.
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(duration: actions.map(\.duration).max() ?? 0) }
  /// Does something several times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(duration: action.duration * Double(count))
  }
  /// Does something for ever.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(duration: .infinity) }
  /// The same, backwards.
  open func reversed() -> SCNAction { SCNAction(duration: duration) }
}
