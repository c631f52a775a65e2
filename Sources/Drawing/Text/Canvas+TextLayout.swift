import Foundation
import Typesetting

extension Canvas {
  func draw(_ layout: TextLayout, at origin: CGPoint, color: Color, ignoresRunColors: Bool = false) {}
}
