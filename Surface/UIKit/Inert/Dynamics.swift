import Foundation

/// A body hangs on another one, or on a point. Inert: nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects.
  public let items: [any UIDynamicItem]
  /// The point.
  open var anchorPoint: CGPoint
  /// How far away the body is.
  open var length: CGFloat = 0
  /// How much it swings, per second.
  open var frequency: CGFloat = 0
  /// How fast it stops swinging.
  open var damping: CGFloat = 0
  /// Attaches an item to a point.
  @kept(items = [item], anchorPoint = point) public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint)
  /// Attaches an item to a point, by a point of the item.
  @kept(items = [item], anchorPoint = point)
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
  /// Attaches an item to another one.
  @kept(items = [item1, item2], anchorPoint = .zero)
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem)
}

/// Bodies hit each other and walls. Inert: nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mode by its bits.
    @kept public init(rawValue: UInt)
    /// Other items.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Other items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// What the items collide with.
  open var collisionMode = Mode.everything
  /// Whether the edges of the animator's view are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Informed of collisions. Inert: nothing collides.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Creates the behaviour.
  @kept public init(items: [any UIDynamicItem] = [])
  /// Adds an item.
  @answers(items.append(item)) open func addItem(_ item: any UIDynamicItem)
  /// Removes an item.
  @answers(items.removeObject(item)) open func removeItem(_ item: any UIDynamicItem)
  /// Adds a boundary.
  @inert open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  /// Adds a boundary.
  @inert open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath)
  /// Removes all boundaries.
  @inert open func removeAllBoundaries()
}

/// Informed of collisions. Inert: nothing collides.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

extension UIView: UIDynamicItem {}

/// Moves views as bodies. Inert: behaviours are kept, and nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates bodies move.
  public let referenceView: UIView?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Informed when all bodies come to rest. Inert: nothing moves.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator.
  @kept(referenceView = view) public init(referenceView view: UIView)
  /// Creates an animator without a view.
  @kept(referenceView = nil) public override init()

  /// Whether anything moves: no.
  @answers(false) open var isRunning: Bool { get }
  /// For how long it moved, in seconds.
  @answers(0) open var elapsedTime: TimeInterval { get }
  /// Adds a behaviour.
  @answers(behaviors.append(behavior)) open func addBehavior(_ behavior: UIDynamicBehavior)
  /// Removes a behaviour.
  @answers(behaviors.removeObject(behavior)) open func removeBehavior(_ behavior: UIDynamicBehavior)
  /// Removes all behaviours.
  @answers(behaviors = []) open func removeAllBehaviors()
  /// Code has moved a body. Inert.
  @inert open func updateItem(usingCurrentState item: any UIDynamicItem)
}

/// Informed when all bodies come to rest. Inert: nothing moves.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Nothing moves any longer.
  @neverCalled optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// Something moves again.
  @neverCalled optional func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

/// A behaviour of bodies. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours of which it consists.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called with each step. Inert: there is none.
  open var action: (() -> Void)?
  /// Creates the behaviour.
  public override init()
  /// Adds a behaviour as a part of this one.
  @answers(childBehaviors.append(behavior)) open func addChildBehavior(_ behavior: UIDynamicBehavior)
  /// Removes a behaviour from the parts of this one.
  @answers(childBehaviors.removeObject(behavior)) open func removeChildBehavior(_ behavior: UIDynamicBehavior)
}

/// An object that an animator can move as a body.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the body.
  var center: CGPoint { get set }
  /// The bounds of the body.
  var bounds: CGRect { get }
  /// The rotation of the body.
  var transform: CGAffineTransform { get set }
}

/// How bodies bounce and turn. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// How strongly the items bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction of the items, from 0 to 1.
  open var friction: CGFloat = 0
  /// The density of the items.
  open var density: CGFloat = 1
  /// How much the items are slowed down.
  open var resistance: CGFloat = 0
  /// How much the rotation of the items is slowed down.
  open var angularResistance: CGFloat = 0
  /// Whether the items may rotate.
  open var allowsRotation = true
  /// Whether the items stay where they are.
  open var isAnchored = false
  /// Creates the behaviour.
  @kept public init(items: [any UIDynamicItem] = [])
  /// Adds an item.
  @answers(items.append(item)) open func addItem(_ item: any UIDynamicItem)
  /// Removes an item.
  @answers(items.removeObject(item)) open func removeItem(_ item: any UIDynamicItem)
  /// Moves a body.
  @inert open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem)
  /// Turns a body.
  @inert open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem)
}

/// Bodies fall. Inert: they stay.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// The direction in which bodies fall; a length of 1 is 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction in which bodies fall, as an angle in radians.
  open var angle: CGFloat = .pi / 2
  /// How strongly bodies fall; 1 is 1000 points per second squared.
  open var magnitude: CGFloat = 1
  /// Creates the behaviour.
  @kept public init(items: [any UIDynamicItem] = [])
  /// Adds an item.
  @answers(items.append(item)) open func addItem(_ item: any UIDynamicItem)
  /// Removes an item.
  @answers(items.removeObject(item)) open func removeItem(_ item: any UIDynamicItem)
}

/// Bodies are pushed. Inert: they stay.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// For how long bodies are pushed.
  public enum Mode: Int, Hashable, Sendable {
    case continuous = 0
    case instantaneous
  }
  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// For how long they are pushed.
  public let mode: Mode
  /// Whether they are pushed.
  open var active = true
  /// The direction in which bodies are pushed.
  open var pushDirection = CGVector.zero
  /// The direction in which bodies are pushed, as an angle in radians.
  open var angle: CGFloat = 0
  /// How much they are pushed.
  open var magnitude: CGFloat = 0
  /// Creates the behaviour.
  @kept public init(items: [any UIDynamicItem], mode: Mode)
  /// Adds an item.
  @answers(items.append(item)) open func addItem(_ item: any UIDynamicItem)
}

/// A body goes to a point. Inert: it stays.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// How soon it stops swinging, from 0 to 1.
  open var damping: CGFloat = 0.5
  /// Moves an item to a point.
  @kept(snapPoint = point) public init(item: any UIDynamicItem, snapTo point: CGPoint)
}
