import Drawing
import Foundation
import UIKit

extension UIView {
  /// Draws this view, which must be the root of a tree, at three pixels per point on white.
  func picture() throws -> Canvas {
    layoutIfNeeded()
    let canvas = try Canvas(size: bounds.size, scale: 3)
    canvas.fill(CGRect(origin: .zero, size: bounds.size), Color(white: 1))
    ScreenRenderer(scale: 3).draw(self, on: canvas)
    return canvas
  }
}

extension Canvas {
  /// The smallest rectangle around what is drawn in black on white, with edges where coverage passes 40 %, as in the
  /// recorded boxes.
  func ink(in region: CGRect? = nil) -> CGRect? {
    boundingBox(in: region) { $0.red < 0.6 }
  }
}

extension CGRect {
  /// The largest distance between an edge and the same edge of another rectangle, in points.
  func worstEdge(from other: CGRect) -> CGFloat {
    [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY].map(abs).max() ?? 0
  }
}
