import Foundation
import Testing
import UIKit

/// Behaviours are kept and nothing moves.
struct DynamicAnimatorTests {
  @Test func behavioursAreAddedAndRemoved() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    let (gravity, collision) = (UIGravityBehavior(items: []), UICollisionBehavior(items: []))
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.removeBehavior(gravity)
    #expect(animator.behaviors.map(ObjectIdentifier.init) == [ObjectIdentifier(collision)])
    #expect(!animator.isRunning)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }

  @Test func anItemIsRemovedWithEachOfItsPlaces() {
    let (view, other) = (UIView(), UIView())
    let collision = UICollisionBehavior(items: [view, other, view])
    collision.removeItem(view)
    #expect(collision.items.map(ObjectIdentifier.init) == [ObjectIdentifier(other)])
  }

  @Test func aBodyStaysWhereItIs() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let animator = UIDynamicAnimator(referenceView: UIView())
    animator.addBehavior(UIGravityBehavior(items: [view]))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
