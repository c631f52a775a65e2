import Foundation

extension CGRect {
  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
