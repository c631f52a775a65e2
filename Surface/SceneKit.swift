import Foundation
@_exported import UIKit

/// What a node does. Inert: nothing moves.
open class SCNAction: NSObject, @unchecked Sendable {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0

  @kept(self.init(), self.duration = duration) private convenience init(duration: TimeInterval)

  /// Moves by a distance.
  @answers(SCNAction(duration: duration)) open class func moveBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction
  /// Moves by a distance.
  @answers(SCNAction(duration: duration)) open class func move(by delta: SCNVector3, duration: TimeInterval)
    -> SCNAction
  /// Moves to a point.
  @answers(SCNAction(duration: duration)) open class func move(to location: SCNVector3, duration: TimeInterval)
    -> SCNAction
  /// Turns by angles.
  @answers(SCNAction(duration: duration)) open class func rotateBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction
  /// Turns to angles.
  @answers(SCNAction(duration: duration)) open class func rotateTo(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction
  /// Turns about an axis.
  @answers(SCNAction(duration: duration)) open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction
  /// Becomes larger or smaller.
  @answers(SCNAction(duration: duration)) open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction
  /// Becomes larger or smaller.
  @answers(SCNAction(duration: duration)) open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction
  /// Appears.
  @answers(SCNAction(duration: duration)) open class func fadeIn(duration: TimeInterval) -> SCNAction
  /// Disappears.
  @answers(SCNAction(duration: duration)) open class func fadeOut(duration: TimeInterval) -> SCNAction
  /// Becomes more or less opaque.
  @answers(SCNAction(duration: duration)) open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval)
    -> SCNAction
  /// Waits.
  @answers(SCNAction(duration: duration)) open class func wait(duration: TimeInterval) -> SCNAction
  /// Removes the node from its parent.
  @answers(SCNAction()) open class func removeFromParentNode() -> SCNAction
  /// Calls code.
  @answers(SCNAction()) open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction
  /// Does one thing after the other.
  @answers(SCNAction(duration: actions.map(\.duration).reduce(0, +))) open class func sequence(_ actions: [SCNAction])
    -> SCNAction
  /// Does several things at the same time.
  @answers(SCNAction(duration: actions.map(\.duration).max() ?? 0)) open class func group(_ actions: [SCNAction])
    -> SCNAction
  /// Does something several times.
  @answers(SCNAction(duration: action.duration * Double(count))) open class func `repeat`(
    _ action: SCNAction, count: Int
  ) -> SCNAction
  /// Does something for ever.
  @answers(SCNAction(duration: .infinity)) open class func repeatForever(_ action: SCNAction) -> SCNAction
  /// The same, backwards.
  @answers(SCNAction(duration: duration)) open func reversed() -> SCNAction
}

/// How edges are smoothed.
public enum SCNAntialiasingMode: UInt, Sendable {
  case none = 0, multisampling2X, multisampling4X
}

/// A box. Inert: it is not drawn.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1
  /// The radius of its edges.
  open var chamferRadius: CGFloat = 0

  /// Creates a box.
  @kept(self.init(), self.width = width, self.height = height, self.length = length, self.chamferRadius = chamferRadius)
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
}

/// From where a scene is seen. Inert: it is not drawn.
open class SCNCamera: NSObject {
  /// The nearest distance that is seen.
  open var zNear: Double = 1
  /// The farthest distance that is seen.
  open var zFar: Double = 100
  /// The field of view, in degrees.
  open var fieldOfView: CGFloat = 60
  /// Whether the projection is orthographic: far things are not smaller.
  open var usesOrthographicProjection = false
  /// The scale of the orthographic projection.
  open var orthographicScale: Double = 1

  /// Creates a camera.
  public override init()
}

/// A cylinder with round ends. Inert: it is not drawn.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  /// The radius of the ends.
  open var capRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 2

  /// Creates a capsule.
  @kept(self.init(), self.capRadius = capRadius, self.height = height)
  public convenience init(capRadius: CGFloat, height: CGFloat)
}

/// A cone. Inert: it is not drawn.
open class SCNCone: SCNGeometry, @unchecked Sendable {
  /// The radius of its top.
  open var topRadius: CGFloat = 0
  /// The radius of its bottom.
  open var bottomRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1

  /// Creates a cone.
  @kept(self.init(), self.topRadius = topRadius, self.bottomRadius = bottomRadius, self.height = height)
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat)
}

/// A cylinder. Inert: it is not drawn.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1

  /// Creates a cylinder.
  @kept(self.init(), self.radius = radius, self.height = height)
  public convenience init(radius: CGFloat, height: CGFloat)
}

/// A plane without end. Inert: it is not drawn.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// The reflectivity.
  open var reflectivity: CGFloat = 0.25
}

/// A shape. Inert: it is not drawn.
@byHand open class SCNGeometry: NSObject, @unchecked Sendable {
  /// The name by which it is found.
  open var name: String?
  /// What it is made of.
  open var materials = [SCNMaterial()]
  /// The first of what it is made of.
  open var firstMaterial: SCNMaterial? { get set }
  /// Creates a shape without faces.
  public override init()
  /// Restores a shape without faces: no file of scenes is read.
  public required init?(coder: NSCoder)
}

/// How things at a point are looked for.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  @kept public init(rawValue: String)
  /// Only in a node.
  public static let rootNode = Self(rawValue: "kHitTestRootNode")
  /// By boxes, not by faces.
  public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
}

/// What is at a point of the view. The class exists for the signatures of methods: nothing is found.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  /// What was found.
  public let node: SCNNode
  @kept init(node: SCNNode)
}

/// A light. Inert: nothing is lit.
open class SCNLight: NSObject {
  /// Where light comes from.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    @kept public init(rawValue: String)
    /// From all sides.
    public static let ambient = Self(rawValue: "ambient")
    /// From one side.
    public static let directional = Self(rawValue: "directional")
    /// From a point.
    public static let omni = Self(rawValue: "omni")
    /// From a point, to one side.
    public static let spot = Self(rawValue: "spot")
  }

  /// Where it comes from.
  open var type = LightType.omni
  /// Its colour.
  open var color: Any = UIColor.white
  /// How strong it is, in lumen.
  open var intensity: CGFloat = 1000
  /// Whether it throws shadows.
  open var castsShadow = false

  /// Creates a light.
  public override init()
}

/// What a shape is made of. Inert: it is not drawn.
open class SCNMaterial: NSObject {
  /// How light falls on a material.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a model by its name.
    @kept public init(rawValue: String)
    /// With soft highlights.
    public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
    /// The light has no effect.
    public static let constant = Self(rawValue: "SCNLightingModelConstant")
    /// Without highlights.
    public static let lambert = Self(rawValue: "SCNLightingModelLambert")
    /// With highlights.
    public static let phong = Self(rawValue: "SCNLightingModelPhong")
    /// As in the world.
    public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
  }

  /// The name by which it is found.
  open var name: String?
  /// Its colour.
  public let diffuse = SCNMaterialProperty()
  /// Its colour in light from all sides.
  public let ambient = SCNMaterialProperty()
  /// Its highlights.
  public let specular = SCNMaterialProperty()
  /// The light that it gives.
  public let emission = SCNMaterialProperty()
  /// What is seen through it.
  public let transparent = SCNMaterialProperty()
  /// What it mirrors.
  public let reflective = SCNMaterialProperty()
  /// Its bumps.
  public let normal = SCNMaterialProperty()
  /// How much of a metal it is.
  public let metalness = SCNMaterialProperty()
  /// How rough it is.
  public let roughness = SCNMaterialProperty()
  /// How much it shines.
  open var shininess: CGFloat = 1
  /// The opacity.
  open var transparency: CGFloat = 1
  /// Whether it is seen from behind.
  open var isDoubleSided = false
  /// How light falls on it.
  open var lightingModel = LightingModel.blinn

  /// Creates a white material.
  @kept(diffuse.contents = UIColor.white) public override init()
}

/// One side of a material: a colour or a picture.
open class SCNMaterialProperty: NSObject {
  /// A colour, a picture or a name.
  open var contents: Any?
  /// How strong it is, from 0 to 1.
  open var intensity: CGFloat = 1

  /// Creates an empty one.
  public override init()
  /// Creates one with a colour or a picture.
  @kept(self.init(), self.contents = contents) public convenience init(contents: Any)
}

/// Something in a scene. Inert: it is not drawn, and does not move.
@byHand open class SCNNode: NSObject, @unchecked Sendable {
  /// The name by which it is found.
  open var name: String?
  /// Its shape.
  open var geometry: SCNGeometry?
  /// The light that it gives.
  open var light: SCNLight?
  /// The camera that is there.
  open var camera: SCNCamera?
  /// How it falls and is hit. Inert.
  open var physicsBody: SCNPhysicsBody?
  /// The position in its parent.
  open var position = SCNVector3Zero
  /// How far it is turned about an axis, in radians.
  open var rotation = SCNVector4()
  /// How far it is turned about each axis, in radians.
  open var eulerAngles = SCNVector3Zero
  /// How large it is drawn.
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  /// The opacity.
  open var opacity: CGFloat
  /// Whether it is not drawn.
  open var isHidden = false
  /// Whether it throws shadows.
  open var castsShadow = true
  /// The order in which it is drawn.
  open var renderingOrder = 0
  /// The parent.
  open private(set) weak var parent: SCNNode?
  /// The children.
  open private(set) var childNodes: [SCNNode]

  /// Creates an empty node.
  public override init()
  /// Creates a node of a shape.
  public convenience init(geometry: SCNGeometry?)
  /// Restores an empty node: no file of scenes is read.
  public required init?(coder: NSCoder)

  /// Adds a node.
  open func addChildNode(_ child: SCNNode)
  /// Removes the node from its parent.
  open func removeFromParentNode()
  /// The first node of a name in it; `recursively` looks into its children, too.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode?
  /// Calls code for each node in it, from the outside in, until the code stops it.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// A node of the same shape at the same place, with copies of what is in it.
  open func clone() -> SCNNode
  /// Turns it towards a point. Inert.
  open func look(at worldTarget: SCNVector3)
  /// Starts an action. Inert.
  open func runAction(_ action: SCNAction)
  /// Starts an action. Inert.
  open func runAction(_ action: SCNAction, forKey key: String?)
  /// Starts an action. Inert: it does not end.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil)
  /// Ends actions. Inert.
  open func removeAllActions()
  /// Ends an action. Inert.
  open func removeAction(forKey key: String)
}

/// How a node falls and is hit. Inert.
open class SCNPhysicsBody: NSObject {
  /// What moves a body.
  public enum BodyType: Int, Sendable {
    case `static` = 0, dynamic, kinematic
  }

  /// What moves it.
  open var type: BodyType
  /// The mass.
  open var mass: CGFloat = 1
  /// How much it bounces.
  open var restitution: CGFloat = 0.5
  /// Whether it falls.
  open var isAffectedByGravity = true
  /// The categories to which it belongs.
  open var categoryBitMask = 1
  /// The categories with which it collides.
  open var collisionBitMask = -1

  /// Creates a body.
  @kept public required init(type: BodyType, shape: SCNPhysicsShape?)
  /// A body that does not move.
  @answers(self.init(type: .static, shape: nil)) open class func `static`() -> Self
  /// A body that is moved.
  @answers(self.init(type: .dynamic, shape: nil)) open class func dynamic() -> Self
  /// Pushes it.
  @inert open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool)
}

/// The outline of a body. Inert.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  /// Creates the outline of a shape.
  @inert public init(geometry: SCNGeometry, options: [String: Any]? = nil)
}

/// How things fall. Inert.
open class SCNPhysicsWorld: NSObject {
  /// The gravity.
  open var gravity = SCNVector3(x: 0, y: -9.8, z: 0)
  /// How fast time goes.
  open var speed: CGFloat = 1
}

/// A rectangle. Inert: it is not drawn.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The radius of its corners.
  open var cornerRadius: CGFloat = 0

  /// Creates a rectangle.
  @kept(self.init(), self.width = width, self.height = height) public convenience init(width: CGFloat, height: CGFloat)
}

/// A pyramid. Inert: it is not drawn.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1

  /// Creates a pyramid.
  @kept(self.init(), self.width = width, self.height = height, self.length = length)
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat)
}

/// Nodes that belong together. Inert: it is not drawn.
open class SCNScene: NSObject {
  /// The node that holds all others.
  public let rootNode = SCNNode()
  /// What is behind everything.
  public let background = SCNMaterialProperty()
  /// How things fall.
  @inert public let physicsWorld = SCNPhysicsWorld()
  /// Whether nothing moves.
  @inert open var isPaused = false

  /// Creates an empty scene.
  public override init()
  /// Reads a scene. Returns `nil`, since no file of scenes is read.
  @answers(nil) public convenience init?(named name: String)
  /// Restores an empty scene: no file of scenes is read.
  @inert public required init?(coder: NSCoder)
}

/// What draws a scene.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene.
  var scene: SCNScene? { get set }
  /// The node with the camera.
  var pointOfView: SCNNode? { get set }
  /// Is told of each picture. Inert: none is drawn.
  var delegate: (any SCNSceneRendererDelegate)? { get set }
}

/// Is told of each picture. Inert: none is drawn, so nothing is called.
@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// A picture is about to be drawn.
  @neverCalled optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

/// A ball. Inert: it is not drawn.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat = 0.5
  /// The number of segments.
  open var segmentCount = 48

  /// Creates a ball.
  @kept(self.init(), self.radius = radius) public convenience init(radius: CGFloat)
}

/// A text with a depth. Inert: it is not drawn.
open class SCNText: SCNGeometry, @unchecked Sendable {
  /// The text.
  open var string: Any?
  /// The depth.
  open var extrusionDepth: CGFloat = 0
  /// The font.
  open var font = UIFont.systemFont(ofSize: 36)
  /// How far edges may be from the curve.
  open var flatness: CGFloat = 0.6

  /// Creates a text.
  @kept(self.init(), self.string = string, self.extrusionDepth = extrusionDepth)
  public convenience init(string: Any?, extrusionDepth: CGFloat)
}

/// A ring. Inert: it is not drawn.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// The radius of the ring.
  open var ringRadius: CGFloat = 0.5
  /// The radius of the pipe.
  open var pipeRadius: CGFloat = 0.25

  /// Creates a ring.
  @kept(self.init(), self.ringRadius = ringRadius, self.pipeRadius = pipeRadius)
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat)
}

/// A tube. Inert: it is not drawn.
open class SCNTube: SCNGeometry, @unchecked Sendable {
  /// The radius of the hole.
  open var innerRadius: CGFloat = 0.25
  /// The radius of the outside.
  open var outerRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1

  /// Creates a tube.
  @kept(self.init(), self.innerRadius = innerRadius, self.outerRadius = outerRadius, self.height = height)
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat)
}

/// Three numbers: a point or a direction.
public struct SCNVector3: Equatable, Sendable {
  /// To the right.
  public var x: Float
  /// Up.
  public var y: Float
  /// Towards the viewer.
  public var z: Float

  /// Creates a point at the origin.
  @kept(self.init(x: 0, y: 0, z: 0)) public init()
  /// Creates a vector.
  @kept public init(x: Float, y: Float, z: Float)
  /// Creates a vector.
  @kept(self.init(x: x, y: y, z: z)) public init(_ x: Float, _ y: Float, _ z: Float)
  /// Creates a vector.
  @kept(self.init(x: Float(x), y: Float(y), z: Float(z))) public init(_ x: Double, _ y: Double, _ z: Double)
  /// Creates a vector.
  @kept(self.init(x: Float(x), y: Float(y), z: Float(z))) public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  /// Creates a vector.
  @kept(self.init(x: Float(x), y: Float(y), z: Float(z))) public init(_ x: Int, _ y: Int, _ z: Int)
}

/// The origin.
public let SCNVector3Zero = SCNVector3()

/// Creates a vector.
@answers(SCNVector3(x: x, y: y, z: z)) public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3

/// Whether two vectors are equal.
@answers(a == b) public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool

/// Four numbers: an axis and an angle in radians.
public struct SCNVector4: Equatable, Sendable {
  /// To the right.
  public var x: Float
  /// Up.
  public var y: Float
  /// Towards the viewer.
  public var z: Float
  /// The fourth: of a rotation, its angle.
  public var w: Float

  /// Creates four zeros.
  @kept(self.init(x: 0, y: 0, z: 0, w: 0)) public init()
  /// Creates a vector.
  @kept public init(x: Float, y: Float, z: Float, w: Float)
  /// Creates a vector.
  @kept(self.init(x: x, y: y, z: z, w: w)) public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float)
}

/// A rotation as four numbers.
public typealias SCNQuaternion = SCNVector4

/// Creates a vector.
@answers(SCNVector4(x: x, y: y, z: z, w: w))
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4

/// Shows a scene. Inert: it is a box with its class's name.
@inDocuments @preconcurrency @MainActor open class SCNView: UIOpaqueView, SCNSceneRenderer {
  /// The scene.
  open var scene: SCNScene?
  /// From where it is seen.
  open var pointOfView: SCNNode?
  /// Is told of each picture. Inert: none is drawn.
  @inert open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether a scene without lights is lit.
  @inert open var autoenablesDefaultLighting = false
  /// Whether the person moves the camera.
  @inert open var allowsCameraControl = false
  /// Whether the view counts pictures.
  @inert open var showsStatistics = false
  /// Whether time goes on.
  @inert open var isPlaying = false
  /// Whether each picture is drawn.
  @inert open var rendersContinuously = false
  /// Pictures per second.
  @inert open var preferredFramesPerSecond = 60
  /// How edges are smoothed.
  @inert open var antialiasingMode = SCNAntialiasingMode.multisampling4X

  /// Creates a view.
  @kept(super.init(representing: "SCNView", frame: frame)) public init(frame: CGRect, options: [String: Any]? = nil)
  /// Creates a view that stands for a class.
  @kept(super.init(representing: className, frame: frame))
  public override init(representing className: String, frame: CGRect = .zero)
  /// Restores a view.
  @kept(super.init(coder: coder)) public required init?(coder: NSCoder)

  /// What is at a point: nothing.
  @answers([]) open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult]
  /// Starts or continues. Inert.
  @kept(isPlaying = true) open func play(_ sender: Any?)
  /// Pauses. Inert.
  @kept(isPlaying = false) open func pause(_ sender: Any?)
  /// Stops. Inert.
  @kept(isPlaying = false) open func stop(_ sender: Any?)
}
