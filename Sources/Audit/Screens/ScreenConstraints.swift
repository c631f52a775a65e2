import Foundation
import InterfaceBuilder
import UIKit

/// The constraints of a laid-out screen, with their conflicts and ambiguities.
@preconcurrency @MainActor public final class ScreenConstraints {
  private let document: InterfaceDocument
  private let loaded: LoadedScene
  private let geometry: ScreenGeometry

  /// The conflicts and ambiguous views of the layout. They are computed on first use and kept, because several rules
  /// read them.
  public private(set) lazy var diagnosis = loaded.rootView.layoutDiagnosis

  /// The identifiers of the document's constraints that take part in conflicts, and of those that are broken. They are
  /// kept, because rules ask for each conflict whether another screen has it, too.
  private(set) lazy var conflictingIDs = ids(of: diagnosis.conflicts.flatMap(\.constraints))
  private(set) lazy var brokenIDs = ids(of: diagnosis.conflicts.map(\.broken))

  private func ids(of constraints: [NSLayoutConstraint]) -> Set<String> {
    Set(constraints.compactMap { loaded.location(of: $0)?.id })
  }

  /// The active constraints of the views of the document, in the order of the views.
  private(set) lazy var all = geometry.views.flatMap { $0.view.constraints }

  /// The views whose layout is ambiguous, without those that are ambiguous only because a table row is higher than its
  /// content needs. The result is kept, because finding it takes one layout per view.
  private(set) lazy var openViews = diagnosis.ambiguousViews.outsideSlackOfRows

  init(of loaded: LoadedScene, in document: InterfaceDocument, geometry: ScreenGeometry) {
    self.loaded = loaded
    self.document = document
    self.geometry = geometry
  }

  /// Whether a view has placeholder constraints in the document. They are removed at build time, and code adds the
  /// final constraints.
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

  /// Whether a view's position or size along an axis depends on which constraint of a conflict is broken. That is so if
  /// the view, or a view other than its ancestors that a constraint connects it with, takes part in a conflict.
  func dependsOnConflict(_ view: ScreenView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let conflicts = diagnosis.conflicts.flatMap(\.constraints).filter { axis.contains($0.firstAttribute) }
    guard !conflicts.isEmpty else { return false }
    let torn = Set(conflicts.flatMap(Self.views).map(ObjectIdentifier.init))
    let around = Set(sequence(first: view.view, next: \.superview).dropFirst().map(ObjectIdentifier.init))
    let ties = all.filter { constraint in
      axis.contains(constraint.firstAttribute) && Self.views(of: constraint).contains { $0 === view.view }
    }
    let tied = Set(ties.flatMap(Self.views).map(ObjectIdentifier.init)).subtracting(around)
    return !torn.isDisjoint(with: tied.union([ObjectIdentifier(view.view)]))
  }

  private static func views(of constraint: NSLayoutConstraint) -> [UIView] {
    [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
  }

  /// By how many points a constraint is violated; `nil` for a constraint with baselines or margins.
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
}

extension NSLayoutConstraint.Axis {
  static var both: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }

  /// Whether an attribute is a size, an edge or a centre along the axis.
  func contains(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == size || edges.contains(attribute)
  }

  var edges: Set<NSLayoutConstraint.Attribute> {
    self == .horizontal
      ? [.left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin]
      : [.top, .bottom, .centerY, .topMargin, .bottomMargin]
  }
}
