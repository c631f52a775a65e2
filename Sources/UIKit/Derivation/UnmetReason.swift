import ConstraintSolver

/// An optional constraint or a natural size that the layout does not meet, and what prevents it.
@preconcurrency @MainActor public struct UnmetReason {
  /// The constraint or natural size that is not met.
  public var reason: LayoutReason
  /// How far the reason is from being met: left side minus right side of its equation, in points.
  public var error: Double
  /// The reasons that keep ``reason`` from being met: reasons of higher priority, or reasons of the same priority that
  /// together outweigh it.
  public var preventedBy: [LayoutReason]
}

extension UIView {
  /// The optional constraints and natural sizes that the last layout around the view did not meet. Views that are
  /// stretched do not meet their content hugging, so most layouts have some unmet reasons.
  ///
  /// - Complexity: an elimination of the whole system of constraints around the view, and a small simplex per unmet
  ///   reason.
  public var unmetReasons: [UnmetReason] {
    guard let engine = layoutState.engine else { return [] }
    return engine.solver.brokenConstraints().compactMap { broken in
      guard let reason = engine.reasons(behind: [broken.constraint]).first else { return nil }
      return UnmetReason(reason: reason, error: broken.error, preventedBy: engine.reasons(behind: broken.reason))
    }
  }
}

extension LayoutReason {
  /// Whether two reasons are the same constraint, the same bound of the same natural size (hugging, compression
  /// resistance or both), or the mask or size of the same view.
  public func isSame(as other: LayoutReason) -> Bool {
    switch (self, other) {
    case (.constraint(let one), .constraint(let two)): one === two
    case (.naturalSize(let one), .naturalSize(let two)):
      one.view === two.view && one.axis == two.axis && one.pull == two.pull
    case (.autoresizingMask(let one), .autoresizingMask(let two)): one === two
    case (.sizeIsNotNegative(let one), .sizeIsNotNegative(let two)): one === two
    case (.sizeOfRoot(let one), .sizeOfRoot(let two)): one === two
    default: false
    }
  }
}
