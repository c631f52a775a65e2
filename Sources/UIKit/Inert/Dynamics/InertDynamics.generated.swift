// Made by `make surface` from Surface/UIKit/Inert/Dynamics.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A dynamic behaviour: an item is attached to another item, or to a fixed point, as by a rod or a spring. Inert:
/// nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items to which the behaviour applies.
  public let items: [any UIDynamicItem]
  /// The fixed point to which an item is attached, in the coordinates of the animator's reference view.
  open var anchorPoint: CGPoint
  /// The distance between the attached points, in points. The initial distance is not calculated: it is 0.
  open var length: CGFloat = 0
  /// The frequency of the oscillation, in oscillations per second.
  open var frequency: CGFloat = 0
  /// The damping: how fast the oscillation ends.
  open var damping: CGFloat = 0
  /// Creates a behaviour that attaches the centre of an item to a fixed point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Creates a behaviour that attaches a point of an item, given as offset from its centre, to a fixed point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Creates a behaviour that attaches an item to another item.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    anchorPoint = .zero
  }
}

/// A dynamic behaviour: items collide with each other and with boundaries. Inert: nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mode by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items to which the behaviour applies.
  open private(set) var items: [any UIDynamicItem]
  /// What the items collide with.
  open var collisionMode = Mode.everything
  /// Whether the edges of the animator's view are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Informed of collisions. Inert: nothing collides.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeObject(item) }
  /// Adds a boundary. Inert.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Adds a boundary. Inert.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Removes all boundaries. Inert.
  open func removeAllBoundaries() {}
}

/// Informed of collisions. Inert: nothing collides.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

extension UIView: UIDynamicItem {}

/// Animates views by simulated physics. Inert: behaviours are stored, and nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move.
  public let referenceView: UIView?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Informed when all bodies come to rest. Inert: nothing moves.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator.
  public init(referenceView view: UIView) { referenceView = view }
  /// Creates an animator without a view.
  public override init() { referenceView = nil }

  /// Whether anything moves: no.
  open var isRunning: Bool { false }
  /// For how many seconds the animator has run: 0.
  open var elapsedTime: TimeInterval { 0 }
  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeObject(behavior) }
  /// Removes all behaviours.
  open func removeAllBehaviors() { behaviors = [] }
  /// Tells the animator that code has moved an item. Inert.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Informed when all bodies come to rest. Inert: nothing moves.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when all items have come to rest. Inert: never called.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// Called before items move again. Inert: never called.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

/// A rule of simulated physics for the items of an animator, such as gravity. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours that are added to the animator together with this behaviour.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure for each step of the animation. Inert: never called.
  open var action: (() -> Void)?
  /// Creates the behaviour.
  public override init() {}
  /// Adds a behaviour to the child behaviours.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour from the child behaviours.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeObject(behavior) }
}

/// An object, such as a view, that a `UIDynamicAnimator` can move and rotate.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the item.
  var center: CGPoint { get set }
  /// The bounds of the item.
  var bounds: CGRect { get }
  /// The rotation of the item.
  var transform: CGAffineTransform { get set }
}

/// Physical properties of items, such as elasticity and friction. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items to which the behaviour applies.
  open private(set) var items: [any UIDynamicItem]
  /// How strongly the items bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction of the items, from 0 to 1.
  open var friction: CGFloat = 0
  /// The density of the items.
  open var density: CGFloat = 1
  /// The resistance that slows down the items; 0 for none.
  open var resistance: CGFloat = 0
  /// The resistance that slows down the rotation of the items; 0 for none.
  open var angularResistance: CGFloat = 0
  /// Whether the items may rotate.
  open var allowsRotation = true
  /// Whether the items stay where they are.
  open var isAnchored = false
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeObject(item) }
  /// Adds to the velocity of an item, in points per second. Inert.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Adds to the angular velocity of an item, in radians per second. Inert.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// A dynamic behaviour: items fall by gravity. Inert: nothing moves.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items to which the behaviour applies.
  open private(set) var items: [any UIDynamicItem]
  /// The direction and strength of gravity; a length of 1 is 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction of gravity, as an angle in radians.
  open var angle: CGFloat = .pi / 2
  /// The strength of gravity; 1 is 1000 points per second squared.
  open var magnitude: CGFloat = 1
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeObject(item) }
}

/// A dynamic behaviour: a force pushes items. Inert: nothing moves.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the force acts continuously or only for an instant.
  public enum Mode: Int, Hashable, Sendable {
    case continuous = 0
    case instantaneous
  }
  /// The items to which the behaviour applies.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the force acts continuously or only for an instant.
  public let mode: Mode
  /// Whether the force acts.
  open var active = true
  /// The direction and strength of the force.
  open var pushDirection = CGVector.zero
  /// The direction of the force, as an angle in radians.
  open var angle: CGFloat = 0
  /// The strength of the force.
  open var magnitude: CGFloat = 0
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}

/// A dynamic behaviour: an item moves to a point, as if pulled by a spring. Inert: nothing moves.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point to which the item moves, in the coordinates of the animator's reference view.
  open var snapPoint: CGPoint
  /// The damping from 0 to 1: how fast the oscillation about the point ends.
  open var damping: CGFloat = 0.5
  /// Creates a behaviour that moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
