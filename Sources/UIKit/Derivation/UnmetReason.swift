import ConstraintSolver

/// An optional constraint or a natural size that the layout does not meet, and what prevents it.
@preconcurrency @MainActor public struct UnmetReason {
  /// What is not met.
  public var reason: LayoutReason
  /// How far it is from being met: left side minus right side of its equation, in points.
  public var error: Double
  /// The reasons that prevent it: reasons of higher priority, or reasons of the same priority that together outweigh
  /// it.
  public var preventedBy: [LayoutReason]
}

extension UIView {
  /// The optional constraints and natural sizes that the layout around the view does not meet, as last laid out. Views
  /// that are stretched do not meet their content hugging, so most layouts have some.
  ///
  /// - Complexity: an elimination of the whole system of constraints around the view, and a small simplex for each one.
  public var unmetReasons: [UnmetReason] {
    guard let engine = layoutState.engine else { return [] }
    return engine.solver.brokenConstraints().compactMap { broken in
      guard let reason = engine.reasons(behind: [broken.constraint]).first else { return nil }
      return UnmetReason(reason: reason, error: broken.error, preventedBy: engine.reasons(behind: broken.reason))
    }
  }
}

extension LayoutReason {
  /// Whether both are the same constraint, the same pull of a natural size, or the same view's mask or size.
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
