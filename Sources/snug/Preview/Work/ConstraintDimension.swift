import Drawing
import Foundation
import UIKit

/// The line that shows a constraint in the preview's picture: along the width or height that it sets, or from one edge
/// that it relates to the other.
@MainActor struct ConstraintDimension {
  private let constraint: NSLayoutConstraint
  private let screen: Screen

  init(_ constraint: NSLayoutConstraint, in screen: Screen) {
    self.constraint = constraint
    self.screen = screen
  }

  /// x and y of the line's start, then of its end, in points in the picture's coordinates; `nil` for constraints with
  /// baselines or margins.
  var points: [Double]? {
    guard let first = frame(of: constraint.firstItem) else { return nil }
    let attribute = constraint.firstAttribute
    if attribute == .width { return [first.minX, first.midY, first.maxX, first.midY].map { Double($0) } }
    if attribute == .height { return [first.midX, first.minY, first.midX, first.maxY].map { Double($0) } }
    guard let second = frame(of: constraint.secondItem) else { return nil }
    if let from = x(attribute, of: first, constraint.firstItem),
      let to = x(constraint.secondAttribute, of: second, constraint.secondItem)
    {
      let y = shared(first.minY...first.maxY, second.minY...second.maxY)
      return [to, y, from, y].map { Double($0) }
    }
    if let from = y(attribute, of: first), let to = y(constraint.secondAttribute, of: second) {
      let x = shared(first.minX...first.maxX, second.minX...second.maxX)
      return [x, to, x, from].map { Double($0) }
    }
    return nil
  }

  private func frame(of item: AnyObject?) -> CGRect? {
    let root = screen.rootView
    let frame: CGRect? =
      switch item {
      case let view as UIView: view.convert(view.bounds, to: root)
      case let guide as UILayoutGuide: guide.owningView.map { $0.convert(guide.layoutFrame, to: root) }
      default: nil
      }
    return frame.map { $0.offsetBy(dx: screen.coordinateOrigin.x, dy: screen.coordinateOrigin.y) }
  }

  private func x(_ attribute: NSLayoutConstraint.Attribute, of frame: CGRect, _ item: AnyObject?) -> CGFloat? {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isMirrored ? frame.maxX : frame.minX
    case .trailing: return isMirrored ? frame.minX : frame.maxX
    case .centerX: return frame.midX
    default: return nil
    }
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute, of frame: CGRect) -> CGFloat? {
    switch attribute {
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    default: nil
    }
  }

  /// The middle of the overlap of two ranges, or of the gap between them if they do not overlap.
  private func shared(_ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>) -> CGFloat {
    (max(first.lowerBound, second.lowerBound) + min(first.upperBound, second.upperBound)) / 2
  }
}
