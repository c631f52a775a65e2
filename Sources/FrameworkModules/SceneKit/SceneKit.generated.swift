// Made by `make surface` from Surface/SceneKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// What a node does. Inert: nothing moves.
open class SCNAction: NSObject, @unchecked Sendable {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0

  private convenience init(duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  /// Moves by a distance.
  open class func moveBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  /// Moves by a distance.
  open class func move(by delta: SCNVector3, duration: TimeInterval)
    -> SCNAction { SCNAction(duration: duration) }
  /// Moves to a point.
  open class func move(to location: SCNVector3, duration: TimeInterval)
    -> SCNAction { SCNAction(duration: duration) }
  /// Turns by angles.
  open class func rotateBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  /// Turns to angles.
  open class func rotateTo(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  /// Turns about an axis.
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  /// Becomes larger or smaller.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Becomes larger or smaller.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Appears.
  open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Disappears.
  open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Becomes more or less opaque.
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval)
    -> SCNAction { SCNAction(duration: duration) }
  /// Waits.
  open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  /// Removes the node from its parent.
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  /// Calls code.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  /// Does one thing after the other.
  open class func sequence(_ actions: [SCNAction])
    -> SCNAction { SCNAction(duration: actions.map(\.duration).reduce(0, +)) }
  /// Does several things at the same time.
  open class func group(_ actions: [SCNAction])
    -> SCNAction { SCNAction(duration: actions.map(\.duration).max() ?? 0) }
  /// Does something several times.
  open class func `repeat`(
    _ action: SCNAction, count: Int
  ) -> SCNAction { SCNAction(duration: action.duration * Double(count)) }
  /// Does something for ever.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(duration: .infinity) }
  /// The same, backwards.
  open func reversed() -> SCNAction { SCNAction(duration: duration) }
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
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
  }
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
  public override init() {}
}

/// A cylinder with round ends. Inert: it is not drawn.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  /// The radius of the ends.
  open var capRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 2

  /// Creates a capsule.
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    self.capRadius = capRadius
    self.height = height
  }
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
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
    self.height = height
  }
}

/// A cylinder. Inert: it is not drawn.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1

  /// Creates a cylinder.
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    self.radius = radius
    self.height = height
  }
}

/// A plane without end. Inert: it is not drawn.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// The reflectivity.
  open var reflectivity: CGFloat = 0.25
}

/// How things at a point are looked for.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Only in a node.
  public static let rootNode = Self(rawValue: "kHitTestRootNode")
  /// By boxes, not by faces.
  public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
}

/// What is at a point of the view. The class exists for the signatures of methods: nothing is found.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  /// What was found.
  public let node: SCNNode
  init(node: SCNNode) { self.node = node }
}

/// A light. Inert: nothing is lit.
open class SCNLight: NSObject {
  /// Where light comes from.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
  public override init() {}
}

/// What a shape is made of. Inert: it is not drawn.
open class SCNMaterial: NSObject {
  /// How light falls on a material.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a model by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
  public override init() { diffuse.contents = UIColor.white }
}

/// One side of a material: a colour or a picture.
open class SCNMaterialProperty: NSObject {
  /// A colour, a picture or a name.
  open var contents: Any?
  /// How strong it is, from 0 to 1.
  open var intensity: CGFloat = 1

  /// Creates an empty one.
  public override init() {}
  /// Creates one with a colour or a picture.
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
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
  public required init(type: BodyType, shape: SCNPhysicsShape?) { self.type = type }
  /// A body that does not move.
  open class func `static`() -> Self { self.init(type: .static, shape: nil) }
  /// A body that is moved.
  open class func dynamic() -> Self { self.init(type: .dynamic, shape: nil) }
  /// Pushes it. Inert.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
}

/// The outline of a body. Inert.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  /// Creates the outline of a shape.
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
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
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    self.width = width
    self.height = height
  }
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
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
  }
}

/// Nodes that belong together. Inert: it is not drawn.
open class SCNScene: NSObject {
  /// The node that holds all others.
  public let rootNode = SCNNode()
  /// What is behind everything.
  public let background = SCNMaterialProperty()
  /// How things fall. Inert.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether nothing moves. Inert.
  open var isPaused = false

  /// Creates an empty scene.
  public override init() {}
  /// Reads a scene. Returns `nil`, since no file of scenes is read.
  public convenience init?(named name: String) { nil }
  /// Restores an empty scene: no file of scenes is read.
  public required init?(coder: NSCoder) {}
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
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}

/// A ball. Inert: it is not drawn.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat = 0.5
  /// The number of segments.
  open var segmentCount = 48

  /// Creates a ball.
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
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
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    self.string = string
    self.extrusionDepth = extrusionDepth
  }
}

/// A ring. Inert: it is not drawn.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// The radius of the ring.
  open var ringRadius: CGFloat = 0.5
  /// The radius of the pipe.
  open var pipeRadius: CGFloat = 0.25

  /// Creates a ring.
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    self.ringRadius = ringRadius
    self.pipeRadius = pipeRadius
  }
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
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.height = height
  }
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
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Creates a vector.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
}

/// The origin.
public let SCNVector3Zero = SCNVector3()

/// Creates a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }

/// Whether two vectors are equal.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

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
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float, w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}

/// A rotation as four numbers.
public typealias SCNQuaternion = SCNVector4

/// Creates a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x: x, y: y, z: z, w: w) }

/// Shows a scene. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class SCNView: UIOpaqueView, SCNSceneRenderer {
  /// The scene.
  open var scene: SCNScene?
  /// From where it is seen.
  open var pointOfView: SCNNode?
  /// Is told of each picture. Inert: none is drawn.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether a scene without lights is lit. Inert.
  open var autoenablesDefaultLighting = false
  /// Whether the person moves the camera. Inert.
  open var allowsCameraControl = false
  /// Whether the view counts pictures. Inert.
  open var showsStatistics = false
  /// Whether time goes on. Inert.
  open var isPlaying = false
  /// Whether each picture is drawn. Inert.
  open var rendersContinuously = false
  /// Pictures per second. Inert.
  open var preferredFramesPerSecond = 60
  /// How edges are smoothed. Inert.
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X

  /// Creates a view.
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(representing: "SCNView", frame: frame) }
  /// Creates a view that stands for a class.
  public override init(representing className: String, frame: CGRect = .zero) { super.init(representing: className, frame: frame) }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is at a point: nothing.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// Starts or continues. Inert.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Pauses. Inert.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Stops. Inert.
  open func stop(_ sender: Any?) { isPlaying = false }
}

@_spi(Generated) extension SCNCamera: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNCamera() }
}

@_spi(Generated) extension SCNGeometry: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNGeometry() }
}

@_spi(Generated) extension SCNLight: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNLight() }
}

@_spi(Generated) extension SCNMaterial: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNMaterial() }
}

@_spi(Generated) extension SCNMaterialProperty: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNMaterialProperty() }
}

@_spi(Generated) extension SCNNode: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNNode() }
}

@_spi(Generated) extension SCNScene: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNScene() }
}

@_spi(Generated) extension SCNVector3: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNVector3() }
}

@_spi(Generated) extension SCNVector4: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNVector4() }
}
