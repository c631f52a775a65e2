import UIKit

nonisolated extension UIView.ContentMode {
  /// The rectangle that content of a natural size occupies in `bounds` with this content mode.
  func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    func placed(_ size: CGSize, x: Double = 0.5, y: Double = 0.5) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ choose: (Double, Double) -> Double) -> CGRect {
      guard size.width > 0, size.height > 0 else { return placed(.zero) }
      let factor = choose(bounds.width / size.width, bounds.height / size.height)
      return placed(CGSize(width: size.width * factor, height: size.height * factor))
    }
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(min)
    case .scaleAspectFill: scaled(max)
    case .center: placed(size)
    case .top: placed(size, y: 0)
    case .bottom: placed(size, y: 1)
    case .left: placed(size, x: 0)
    case .right: placed(size, x: 1)
    case .topLeft: placed(size, x: 0, y: 0)
    case .topRight: placed(size, x: 1, y: 0)
    case .bottomLeft: placed(size, x: 0, y: 1)
    case .bottomRight: placed(size, x: 1, y: 1)
    }
  }
}
