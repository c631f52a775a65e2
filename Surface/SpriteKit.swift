import Foundation
@_exported import UIKit

/// What a node does. Inert: nothing moves.
@preconcurrency @MainActor open class SKAction: NSObject {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0

  @kept(self.init(), self.duration = duration) private convenience init(duration: TimeInterval)

  /// Moves by a distance.
  @answers(SKAction(duration: duration)) open class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval
  ) -> SKAction
  /// Moves to a point.
  @answers(SKAction(duration: duration)) open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction
  /// Moves by a distance.
  @answers(SKAction(duration: duration)) open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction
  /// Moves to a horizontal position.
  @answers(SKAction(duration: duration)) open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction
  /// Moves to a vertical position.
  @answers(SKAction(duration: duration)) open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction
  /// Turns by an angle.
  @answers(SKAction(duration: duration)) open class func rotate(byAngle radians: CGFloat, duration: TimeInterval)
    -> SKAction
  /// Turns to an angle.
  @answers(SKAction(duration: duration)) open class func rotate(toAngle radians: CGFloat, duration: TimeInterval)
    -> SKAction
  /// Becomes larger or smaller.
  @answers(SKAction(duration: duration)) open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction
  /// Becomes larger or smaller.
  @answers(SKAction(duration: duration)) open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction
  /// Appears.
  @answers(SKAction(duration: sec)) open class func fadeIn(withDuration sec: TimeInterval) -> SKAction
  /// Disappears.
  @answers(SKAction(duration: sec)) open class func fadeOut(withDuration sec: TimeInterval) -> SKAction
  /// Becomes more or less opaque.
  @answers(SKAction(duration: duration)) open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval)
    -> SKAction
  /// Follows a path.
  @answers(SKAction()) open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction
  /// Follows a path.
  @answers(SKAction(duration: duration)) open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction
  /// Follows a path.
  @answers(SKAction(duration: duration)) open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction
  /// Waits.
  @answers(SKAction(duration: duration)) open class func wait(forDuration duration: TimeInterval) -> SKAction
  /// Removes the node from its parent.
  @answers(SKAction()) open class func removeFromParent() -> SKAction
  /// Calls code.
  @answers(SKAction()) open class func run(_ block: @escaping () -> Void) -> SKAction
  /// Does one thing after the other.
  @answers(SKAction(duration: actions.map(\.duration).reduce(0, +))) open class func sequence(_ actions: [SKAction])
    -> SKAction
  /// Does several things at the same time.
  @answers(SKAction(duration: actions.map(\.duration).max() ?? 0)) open class func group(_ actions: [SKAction])
    -> SKAction
  /// Does something several times.
  @answers(SKAction(duration: action.duration * Double(count))) open class func `repeat`(_ action: SKAction, count: Int)
    -> SKAction
  /// Does something for ever.
  @answers(SKAction(duration: .infinity)) open class func repeatForever(_ action: SKAction) -> SKAction
  /// Shows pictures one after the other.
  @answers(SKAction(duration: sec * Double(textures.count))) open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval
  ) -> SKAction
  /// Plays a sound.
  @answers(SKAction()) open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
  /// The same, backwards.
  @answers(SKAction(duration: duration)) open func reversed() -> SKAction
}

/// A node with many small pictures that fly. Inert: it is not drawn.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  /// The node in which the pictures fly.
  open weak var targetNode: SKNode?
}

/// A node with a text. Inert: it is not drawn.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// The font.
  open var fontName: String?
  /// The size of the font.
  open var fontSize: CGFloat = 32
  /// The colour.
  open var fontColor: UIColor?

  /// Creates a node of a font.
  @kept(super.init()) public init(fontNamed fontName: String?)
  /// Creates a node.
  @kept(self.init(fontNamed: nil)) public convenience override init()
  /// Creates a node with a text.
  @kept(self.init(fontNamed: nil), self.text = text) public convenience init(text: String?)
  /// Restores a node.
  @kept(super.init(coder: aDecoder)) public required init?(coder aDecoder: NSCoder)
}

/// A colour.
public typealias SKColor = UIColor

/// Something in a scene. Inert: it is not drawn, and does not move.
@byHand @preconcurrency @MainActor open class SKNode: UIResponder {
  /// Where it is in its parent.
  open var position = CGPoint.zero
  /// The position along the z axis.
  open var zPosition: CGFloat
  /// How far it is turned, in radians.
  open var zRotation: CGFloat
  /// How wide it is drawn.
  open var xScale: CGFloat
  /// How high it is drawn.
  open var yScale: CGFloat
  /// The opacity.
  open var alpha: CGFloat
  /// Whether it is not drawn.
  open var isHidden = false
  /// The name by which it is found.
  open var name: String?
  /// How it falls and is hit. Inert.
  open var physicsBody: SKPhysicsBody?
  /// Data of the app.
  open var userData: NSMutableDictionary?
  /// The parent.
  open private(set) weak var parent: SKNode?
  /// The children.
  open private(set) var children: [SKNode]

  /// Creates an empty node.
  public override init()
  /// Restores a node. No file of scenes is read.
  public required init?(coder aDecoder: NSCoder)
  /// Reads a node from a file. Returns `nil`, since no file of scenes is read.
  public convenience init?(fileNamed filename: String)

  /// The rect that it covers in its parent.
  open var frame: CGRect { get }
  /// The scene in which it is.
  open var scene: SKScene? { get }
  /// Draws it larger or smaller.
  open func setScale(_ scale: CGFloat)
  /// Adds a node.
  open func addChild(_ node: SKNode)
  /// Removes the node from its parent.
  open func removeFromParent()
  /// Takes all nodes out.
  open func removeAllChildren()
  /// The first child of a name.
  open func childNode(withName name: String) -> SKNode?
  /// Calls code for all children of a name.
  open func enumerateChildNodes(
    withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  )
  /// The nodes at a point.
  open func nodes(at point: CGPoint) -> [SKNode]
  /// The node in front at a point.
  open func atPoint(_ point: CGPoint) -> SKNode
  /// Whether a point is in it.
  open func contains(_ point: CGPoint) -> Bool
  /// Converts a point of this node to the coordinates of another node of the same scene.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint
  /// Converts a point of another node of the same scene to the coordinates of this node.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint
  /// Starts an action. Inert.
  open func run(_ action: SKAction)
  /// Starts an action. Inert.
  open func run(_ action: SKAction, withKey key: String)
  /// Starts an action. Inert: it does not end.
  open func run(_ action: SKAction, completion block: @escaping () -> Void)
  /// Ends actions. Inert.
  open func removeAllActions()
  /// Ends an action. Inert.
  open func removeAction(forKey key: String)
}

/// How a node falls and is hit. Inert.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  /// Whether it moves.
  open var isDynamic = true
  /// Whether it falls.
  open var affectedByGravity = true
  /// Whether it turns.
  open var allowsRotation = true
  /// How it bounces, from 0 to 1.
  open var restitution: CGFloat = 0.2
  /// How rough it is, from 0 to 1.
  open var friction: CGFloat = 0.2
  /// How heavy it is.
  open var mass: CGFloat = 1
  /// How it moves, in points per second.
  open var velocity = CGVector.zero
  /// What it is.
  open var categoryBitMask: UInt32 = .max
  /// What it hits.
  open var collisionBitMask: UInt32 = .max
  /// What it tells of.
  open var contactTestBitMask: UInt32 = 0

  /// Creates a circle.
  @inert public init(circleOfRadius r: CGFloat)
  /// Creates a rect.
  @inert public init(rectangleOf s: CGSize)
  /// Creates a hollow rect.
  @inert public init(edgeLoopFrom rect: CGRect)
  /// Pushes it.
  @inert open func applyImpulse(_ impulse: CGVector)
  /// Pulls it.
  @inert open func applyForce(_ force: CGVector)
}

/// Is told which bodies touch. Inert: no bodies touch.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {}

/// How things fall. Inert.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  /// How things fall, in metres per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time goes by.
  open var speed: CGFloat = 1
  /// Is told which bodies touch.
  @inert open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// All that a view shows. Inert: it is not drawn.
@byHand @preconcurrency @MainActor open class SKScene: SKNode {
  /// The size, in points.
  open var size: CGSize
  /// How it fills its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The colour behind everything.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// Which point of its view is its origin.
  open var anchorPoint = CGPoint.zero
  /// How things fall. Inert.
  public let physicsWorld = SKPhysicsWorld()
  /// The view that shows it.
  open internal(set) weak var view: SKView?

  /// Creates a scene.
  public init(size: CGSize)
  /// Creates a scene without a size.
  public convenience override init()
  /// Restores a scene.
  public required init?(coder aDecoder: NSCoder)

  /// What of it the view shows, as long as its scale mode fits it into the view.
  open override var frame: CGRect { get }
  /// Converts a point of the view to the coordinates of the scene.
  open func convertPoint(fromView point: CGPoint) -> CGPoint
  /// Converts a point of the scene to the coordinates of the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint

  /// The scene is shown.
  open func didMove(to view: SKView)
  /// The scene is about to be removed from its view.
  open func willMove(from view: SKView)
  /// A picture is about to be drawn. Inert: it is never called.
  open func update(_ currentTime: TimeInterval)
  /// The size has changed.
  open func didChangeSize(_ oldSize: CGSize)
}

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable {
  case fill = 0
  case aspectFill, aspectFit, resizeFill
}

/// A node with a path. Inert: it is not drawn.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
  /// The path.
  open var path: CGPath?
  /// The colour of the area.
  open var fillColor = UIColor.clear
  /// The colour of the line.
  open var strokeColor = UIColor.white
  /// The width of the line.
  open var lineWidth: CGFloat = 1

  /// Creates a circle.
  @kept(
    self.init(),
    path = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2)).cgPath)
  public convenience init(circleOfRadius radius: CGFloat)
  /// Creates a rect.
  @kept(
    self.init(),
    path =
      UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)).cgPath
  )
  public convenience init(rectOf size: CGSize)
}

/// A node with a picture. Inert: it is not drawn.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture?
  /// The size, in points.
  open var size = CGSize.zero
  /// The colour.
  open var color = UIColor.clear
  /// How much of the colour is over the picture.
  open var colorBlendFactor: CGFloat = 0
  /// Which point of it is at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Creates a node.
  @kept(super.init()) public init(texture: SKTexture?, color: UIColor, size: CGSize)
  /// Creates a node without a picture.
  @kept(self.init(texture: nil, color: .clear, size: .zero)) public convenience override init()
  /// Restores a node.
  @kept(super.init(coder: aDecoder)) public required init?(coder aDecoder: NSCoder)
  /// Creates a node with a picture of the app.
  @kept(self.init(texture: SKTexture(imageNamed: name))) public convenience init(imageNamed name: String)
  /// Creates a node with a picture.
  @kept(self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero))
  public convenience init(texture: SKTexture?)
  /// Creates a node of a colour.
  @kept(self.init(texture: nil, color: color, size: size)) public convenience init(color: UIColor, size: CGSize)

  /// The rect that it covers in its parent.
  @answers(
    CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
      height: size.height))
  open override var frame: CGRect { get }
}

/// A picture for nodes.
@preconcurrency @MainActor open class SKTexture: NSObject {
  private let picture: UIImage?
  /// Creates a texture of an image of the app.
  @kept(picture = UIImage(named: name)) public init(imageNamed name: String)
  /// Creates a texture of an image.
  @kept(picture = image) public init(image: UIImage)
  /// The size, in points.
  @answers(picture?.size ?? .zero) open func size() -> CGSize
}

/// The transition from one scene to another. Inert.
@preconcurrency @MainActor open class SKTransition: NSObject {
  /// The scenes turn like a card.
  @answers(SKTransition()) open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition
  /// The scenes turn like a card.
  @answers(SKTransition()) open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition
  /// Doors close.
  @answers(SKTransition()) open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition
  /// Doors open.
  @answers(SKTransition()) open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition
  /// One scene fades into the other.
  @answers(SKTransition()) open class func fade(withDuration sec: TimeInterval) -> SKTransition
  /// One scene fades into the other.
  @answers(SKTransition()) open class func crossFade(withDuration sec: TimeInterval) -> SKTransition
}

/// Shows a scene. Inert: it is a box with its class's name.
@inDocuments @preconcurrency @MainActor open class SKView: UIOpaqueView {
  /// The scene.
  open private(set) var scene: SKScene?
  /// Whether the view counts pictures.
  @inert open var showsFPS = false
  /// Whether the view counts nodes.
  @inert open var showsNodeCount = false
  /// Whether bodies are shown.
  @inert open var showsPhysics = false
  /// Whether children are drawn in any order.
  @inert open var ignoresSiblingOrder = false
  /// Whether nothing moves.
  @inert open var isPaused = false
  /// Whether what is behind is seen.
  @inert open var allowsTransparency = false

  /// Creates a view.
  @kept(super.init(representing: "SKView", frame: frame)) public init(frame: CGRect)
  /// Restores a view.
  @kept(super.init(coder: coder)) public required init?(coder: NSCoder)

  /// Shows a scene.
  @kept(self.scene?.willMove(from: self), self.scene?.view = nil, scene?.view = self, scene?.didMove(to: self))
  open func presentScene(_ scene: SKScene?)
  /// Shows a scene.
  @answers(presentScene(scene)) open func presentScene(_ scene: SKScene, transition: SKTransition)
}

@byHand extension UITouch {
  /// Where the touch is in a node, whose y axis points up.
  @preconcurrency @MainActor public func location(in node: SKNode) -> CGPoint
  /// Where the touch was in a node, whose y axis points up.
  @preconcurrency @MainActor public func previousLocation(in node: SKNode) -> CGPoint
}
