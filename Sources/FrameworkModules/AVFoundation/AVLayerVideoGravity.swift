import Foundation
import UIKit

/// How a film fills its box.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It keeps its proportions, inside the box.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It keeps its proportions, and fills the box.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It is stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
