import Foundation
import UIKit

extension UITouch {
  /// The location of the touch in the coordinates of a node, whose y axis points up.
  @preconcurrency @MainActor public func location(in node: SKNode) -> CGPoint { point(location(in:), in: node) }
  /// The previous location of the touch in the coordinates of a node, whose y axis points up.
  @preconcurrency @MainActor public func previousLocation(in node: SKNode) -> CGPoint {
    point(previousLocation(in:), in: node)
  }

  @MainActor private func point(_ location: (UIView?) -> CGPoint, in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return scene.convert(scene.convertPoint(fromView: location(view)), to: node)
  }
}
