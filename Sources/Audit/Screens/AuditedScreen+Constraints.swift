import Foundation
import InterfaceBuilder
import UIKit

extension AuditedScreen {
  /// Whether code may change or switch off a constraint.
  func isChangedByCode(_ constraint: NSLayoutConstraint) -> Bool {
    guard let id = loaded.location(of: constraint)?.id else { return false }
    return effect(of: .constraint, on: id) != .none
  }

  /// Whether the document determines a view by constraints that are removed at build time, because code adds the final
  /// ones.
  func hasPlaceholderConstraint(_ id: String) -> Bool {
    var next = document.element(id)
    while let element = next {
      let constraints = element.children.first { $0.name == "constraints" }
      if constraints?.children.contains(where: { constraint in
        constraint["placeholder"] == "YES"
          && ((constraint["firstItem"] ?? element.id) == id || constraint["secondItem"] == id)
      }) == true {
        return true
      }
      next = element.parent
    }
    return false
  }

  /// Whether a view's place or size along an axis depends on which of contradicting constraints is broken: the view, or
  /// one that it is tied to, takes part in a conflict.
  func dependsOnConflict(_ view: ScreenView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let conflicts = diagnosis.conflicts.flatMap(\.constraints).filter { axis.contains($0.firstAttribute) }
    guard !conflicts.isEmpty else { return false }
    let torn = Set(conflicts.flatMap(Self.views).map(ObjectIdentifier.init))
    let around = Set(sequence(first: view.view, next: \.superview).dropFirst().map(ObjectIdentifier.init))
    let ties = constraints.filter { constraint in
      axis.contains(constraint.firstAttribute) && Self.views(of: constraint).contains { $0 === view.view }
    }
    let tied = Set(ties.flatMap(Self.views).map(ObjectIdentifier.init)).subtracting(around)
    return !torn.isDisjoint(with: tied.union([ObjectIdentifier(view.view)]))
  }

  private static func views(of constraint: NSLayoutConstraint) -> [UIView] {
    [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
  }

  /// How far a constraint is from being satisfied, in points; `nil` for one about baselines or margins.
  func error(of constraint: NSLayoutConstraint) -> CGFloat? {
    guard let first = value(of: constraint.firstAttribute, in: constraint.firstItem) else { return nil }
    let second =
      constraint.secondItem == nil ? 0 : value(of: constraint.secondAttribute, in: constraint.secondItem)
    guard let second else { return nil }
    let difference = first - (second * constraint.multiplier + constraint.constant)
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  private func value(of attribute: NSLayoutConstraint.Attribute, in item: AnyObject?) -> CGFloat? {
    let frame: CGRect
    switch item {
    case let view as UIView: frame = view.convert(view.bounds, to: loaded.rootView)
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView else { return nil }
      frame = owner.convert(guide.layoutFrame, to: loaded.rootView)
    default: return nil
    }
    let isRightToLeft = loaded.environment.direction == .rightToLeft
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isRightToLeft ? -frame.maxX : frame.minX
    case .trailing: isRightToLeft ? -frame.minX : frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: isRightToLeft ? -frame.midX : frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }

  /// Whether a set of constraints holds only for sizes that the document cannot know: those that code gives to cells
  /// and to parts of a screen.
  func dependsOnSizeFromCode(_ constraints: [NSLayoutConstraint]) -> Bool {
    var edges: [ObjectIdentifier: Set<NSLayoutConstraint.Attribute>] = [:]
    var views: [ObjectIdentifier: UIView] = [:]
    for constraint in constraints {
      if let view = NSLayoutConstraint.view(of: constraint.firstItem) {
        edges[ObjectIdentifier(view), default: []].insert(constraint.firstAttribute)
        views[ObjectIdentifier(view)] = view
      }
      if let view = NSLayoutConstraint.view(of: constraint.secondItem) {
        edges[ObjectIdentifier(view), default: []].insert(constraint.secondAttribute)
        views[ObjectIdentifier(view)] = view
      }
    }
    return views.contains { id, view in
      let container =
        view.superview is UITableViewCell || view.superview is UICollectionViewCell ? view.superview : view
      guard let container else { return false }
      let used = edges[id] ?? []
      return NSLayoutConstraint.Axis.both.contains { axis in
        hasSizeFromCode(container, axis) && (used.contains(axis.size) || used.intersection(axis.edges).count > 1)
      }
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate static var both: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }

  /// Whether an attribute is a size or an edge along the axis.
  fileprivate func contains(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == size || edges.contains(attribute)
  }

  fileprivate var edges: Set<NSLayoutConstraint.Attribute> {
    self == .horizontal
      ? [.left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin]
      : [.top, .bottom, .centerY, .topMargin, .bottomMargin]
  }
}
