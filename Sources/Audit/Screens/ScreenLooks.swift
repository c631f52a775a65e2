import Foundation
import InterfaceBuilder
import UIKit

/// What people see of a laid-out screen: the rectangles of texts, controls, images and backgrounds, by the identifiers
/// of their views.
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
      if hasGround || view.view is UIControl || view.view is UIImageView || view.location.customClass != nil {
        seen.append(view.frame)
      }
      rects[view.location.id] = seen.map { $0.intersection(view.reach.rect) }
    }
    self.rects = rects
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
