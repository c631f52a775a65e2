import Foundation
import UIKit

/// What a node does. Inert: nothing moves.
@preconcurrency @MainActor open class SKAction: NSObject {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0

  private convenience init(duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  /// Moves by a distance.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  /// Moves to a point.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Moves by a distance.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Moves to a horizontal position.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Moves to a vertical position.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Turns by an angle.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Turns to an angle.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Becomes larger or smaller.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Becomes larger or smaller.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Appears.
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
  /// Disappears.
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
  /// Becomes more or less opaque.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Follows a path.
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
  /// Follows a path.
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Follows a path.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    SKAction(duration: duration)
  }
  /// Waits.
  open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Removes the node from its parent.
  open class func removeFromParent() -> SKAction { SKAction() }
  /// Calls code.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  /// Does one thing after the other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(duration: actions.reduce(0) { $0 + $1.duration })
  }
  /// Does several things at the same time.
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction(duration: actions.map(\.duration).max() ?? 0) }
  /// Does something several times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(duration: action.duration * Double(count))
  }
  /// Does something for ever.
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(duration: .infinity) }
  /// Shows pictures one after the other.
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(duration: sec * Double(textures.count))
  }
  /// Plays a sound.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
  /// The same, backwards.
  open func reversed() -> SKAction { SKAction(duration: duration) }
}
