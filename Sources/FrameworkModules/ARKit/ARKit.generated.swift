// Made by `make surface` from Surface/ARKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import SceneKit
@_exported import UIKit

/// A place in the world. The class exists for the signatures of methods: none is found.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  override init() {}
}

/// How a session follows the device.
open class ARConfiguration: NSObject {
  /// Whether the device supports it: no, it has no camera.
  open class var isSupported: Bool { false }
  /// Creates a configuration.
  public override init() {}
}

/// Shows a scene over what the camera sees. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class ARSCNView: SCNView {
  /// What follows the device.
  open var session = ARSession()
  /// Whether the light of the room is used. Inert.
  open var automaticallyUpdatesLighting = true

  /// Creates a view.
  public override init(frame: CGRect, options: [String: Any]? = nil) { super.init(representing: "ARSCNView", frame: frame) }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is told what was recognised. Inert: it is never called.
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  /// Something was recognised.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
}

/// Follows the device in the world. Inert: there is no camera.
open class ARSession: NSObject {
  /// How a session starts.
  public struct RunOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The origin is where the device is.
    public static let resetTracking = Self(rawValue: 1)
    /// Known places are forgotten.
    public static let removeExistingAnchors = Self(rawValue: 2)
  }

  /// How it was started.
  open private(set) var configuration: ARConfiguration?
  /// Creates a session.
  public override init() {}
  /// Starts. Inert.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) { self.configuration = configuration }
  /// Pauses. Inert.
  open func pause() {}
}

/// Follows the device in the world. Inert.
open class ARWorldTrackingConfiguration: ARConfiguration {
  /// Which surfaces are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Floors and tables.
    public static let horizontal = Self(rawValue: 1)
    /// Walls.
    public static let vertical = Self(rawValue: 2)
  }

  /// Which surfaces are looked for. Inert.
  open var planeDetection: PlaneDetection = []
}

@_spi(Generated) extension ARConfiguration: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { ARConfiguration() }
}

@_spi(Generated) extension ARSession: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { ARSession() }
}
