import Foundation
import InterfaceBuilder
import UIKit

/// What people see of a laid-out screen: the rectangles of texts, controls, images and backgrounds, and of what can be
/// scrolled to, by the identifiers of their views.
@MainActor struct ScreenLooks {
  private let rects: [String: [CGRect]]

  /// The most points by which two rectangles may differ and still look the same.
  private static let tolerance: CGFloat = 1.5

  init(of screen: AuditedScreen) {
    var rects: [String: [CGRect]] = [:]
    for view in screen.geometry.views {
      var seen = view.texts.flatMap(\.lines)
      let hasGround =
        view.view.backgroundColor.map { $0.cgColor(with: view.view.traitCollection).alpha > 0.01 } ?? false
      if hasGround || view.location.customClass != nil || !Self.isTransparent(view.view) { seen.append(view.frame) }
      var shown = seen.map { $0.intersection(view.reach.rect) }
      if let scroll = view.view as? UIScrollView { shown.append(Self.extent(of: scroll)) }
      rects[view.location.id] = shown
    }
    self.rects = rects
  }

  /// Whether nothing is seen of a view without a background but its text and the views in it.
  private static func isTransparent(_ view: UIView) -> Bool {
    let plain: [UIView.Type] = [UIView.self, UILabel.self, UIStackView.self, UIScrollView.self]
    return plain.contains { $0 == type(of: view) }
  }

  /// The size of what people can scroll to, at least that of the scroll view.
  private static func extent(of scroll: UIScrollView) -> CGRect {
    CGRect(
      x: 0, y: 0, width: max(scroll.contentSize.width, scroll.bounds.width),
      height: max(scroll.contentSize.height, scroll.bounds.height))
  }

  /// Whether two screens show the same texts, controls, images and backgrounds at the same places.
  func areSame(as other: ScreenLooks) -> Bool {
    rects.count == other.rects.count
      && rects.allSatisfy { id, own in
        guard let others = other.rects[id], others.count == own.count else { return false }
        return zip(own, others).allSatisfy(Self.areSame)
      }
  }

  private static func areSame(_ one: CGRect, _ other: CGRect) -> Bool {
    if one.isNull || other.isNull { return one.isNull == other.isNull }
    return abs(one.minX - other.minX) < tolerance && abs(one.maxX - other.maxX) < tolerance
      && abs(one.minY - other.minY) < tolerance && abs(one.maxY - other.maxY) < tolerance
  }
}
