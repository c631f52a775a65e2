import Foundation
import UIKit

/// Follows the device in the world. Inert: there is no camera.
open class ARSession: NSObject, @unchecked Sendable {
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
