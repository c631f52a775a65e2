import Foundation
import UIKit

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
