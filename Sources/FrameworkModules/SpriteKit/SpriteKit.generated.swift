// Made by `make surface` from Surface/SpriteKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// What a node does. Inert: nothing moves.
@preconcurrency @MainActor open class SKAction: NSObject {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0

  private convenience init(duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  /// Moves by a distance.
  open class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval
  ) -> SKAction { SKAction(duration: duration) }
  /// Moves to a point.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Moves by a distance.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Moves to a horizontal position.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Moves to a vertical position.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Turns by an angle.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval)
    -> SKAction { SKAction(duration: duration) }
  /// Turns to an angle.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval)
    -> SKAction { SKAction(duration: duration) }
  /// Becomes larger or smaller.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Becomes larger or smaller.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Appears.
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
  /// Disappears.
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(duration: sec) }
  /// Becomes more or less opaque.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval)
    -> SKAction { SKAction(duration: duration) }
  /// Follows a path.
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
  /// Follows a path.
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Follows a path.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { SKAction(duration: duration) }
  /// Waits.
  open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  /// Removes the node from its parent.
  open class func removeFromParent() -> SKAction { SKAction() }
  /// Calls code.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  /// Does one thing after the other.
  open class func sequence(_ actions: [SKAction])
    -> SKAction { SKAction(duration: actions.map(\.duration).reduce(0, +)) }
  /// Does several things at the same time.
  open class func group(_ actions: [SKAction])
    -> SKAction { SKAction(duration: actions.map(\.duration).max() ?? 0) }
  /// Does something several times.
  open class func `repeat`(_ action: SKAction, count: Int)
    -> SKAction { SKAction(duration: action.duration * Double(count)) }
  /// Does something for ever.
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(duration: .infinity) }
  /// Shows pictures one after the other.
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval
  ) -> SKAction { SKAction(duration: sec * Double(textures.count)) }
  /// Plays a sound.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
  /// The same, backwards.
  open func reversed() -> SKAction { SKAction(duration: duration) }
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
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  /// Creates a node.
  public convenience override init() { self.init(fontNamed: nil) }
  /// Creates a node with a text.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  /// Restores a node.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

/// A colour.
public typealias SKColor = UIColor

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
  public init(circleOfRadius r: CGFloat) {}
  /// Creates a rect.
  public init(rectangleOf s: CGSize) {}
  /// Creates a hollow rect.
  public init(edgeLoopFrom rect: CGRect) {}
  /// Pushes it. Inert.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Pulls it. Inert.
  open func applyForce(_ force: CGVector) {}
}

/// Is told which bodies touch. Inert: no bodies touch.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {}

/// How things fall. Inert.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  /// How things fall, in metres per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time goes by.
  open var speed: CGFloat = 1
  /// Is told which bodies touch. Inert.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
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
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init()
    path = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2)).cgPath
  }
  /// Creates a rect.
  public convenience init(rectOf size: CGSize) {
    self.init()
    path =
      UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)).cgPath
  }
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
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }
  /// Creates a node without a picture.
  public convenience override init() { self.init(texture: nil, color: .clear, size: .zero) }
  /// Restores a node.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// Creates a node with a picture of the app.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Creates a node with a picture.
  public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero) }
  /// Creates a node of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  /// The rect that it covers in its parent.
  open override var frame: CGRect { CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
      height: size.height) }
}

/// A picture for nodes.
@preconcurrency @MainActor open class SKTexture: NSObject {
  private let picture: UIImage?
  /// Creates a texture of an image of the app.
  public init(imageNamed name: String) { picture = UIImage(named: name) }
  /// Creates a texture of an image.
  public init(image: UIImage) { picture = image }
  /// The size, in points.
  open func size() -> CGSize { picture?.size ?? .zero }
}

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

/// Shows a scene. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class SKView: UIOpaqueView {
  /// The scene.
  open private(set) var scene: SKScene?
  /// Whether the view counts pictures. Inert.
  open var showsFPS = false
  /// Whether the view counts nodes. Inert.
  open var showsNodeCount = false
  /// Whether bodies are shown. Inert.
  open var showsPhysics = false
  /// Whether children are drawn in any order. Inert.
  open var ignoresSiblingOrder = false
  /// Whether nothing moves. Inert.
  open var isPaused = false
  /// Whether what is behind is seen. Inert.
  open var allowsTransparency = false

  /// Creates a view.
  public init(frame: CGRect) { super.init(representing: "SKView", frame: frame) }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    self.scene = scene
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    scene?.view = self
    scene?.didMove(to: self)
  }
  /// Shows a scene.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
}

@_spi(Generated) extension SKNode: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SKNode() }
}
