/// A view's effective margins: its own or the system's, plus the safe area, and at least what its superview passes on.
///
/// ``LayoutPolicy`` has the system's margins, ``EffectiveSafeArea`` computes the safe area, and ``ReadableWidth``
/// widens margins to the readable width. ``ViewMarginState`` stores a view's settings.
@MainActor struct EffectiveMargins {
  let insets: UIEdgeInsets

  init(of view: UIView) {
    var insets = Self.withoutSurroundings(of: view)
    let safe = view.safeAreaInsets
    if safe != .zero, Self.includesSafeArea(view) {
      insets.top += safe.top
      insets.left += safe.left
      insets.bottom += safe.bottom
      insets.right += safe.right
    }
    if view.marginsFollowReadableWidth {
      insets = ReadableWidth.insets(around: insets, width: view.untransformedFrame.width, traits: view.traitCollection)
    }
    if view.marginState.preservesSuperviewMargins, let parent = view.parent {
      let above = Self(of: parent).handedOn(by: parent)
      let frame = view.untransformedFrame
      let size = parent.untransformedFrame.size
      // A view that extends beyond its superview gets no larger margin than one at the superview's edge.
      if parent.handsOnVerticalMargins {
        insets.top = max(insets.top, above.top - max(0, frame.minY))
        insets.bottom = max(insets.bottom, above.bottom - max(0, size.height - frame.maxY))
      }
      insets.left = max(insets.left, above.left - max(0, frame.minX))
      insets.right = max(insets.right, above.right - max(0, size.width - frame.maxX))
    }
    if view.parent == nil, view.marginState.preservesSuperviewMargins, let around = Self.around(view) {
      insets = Self.larger(insets, around)
    }
    self.insets = insets
  }

  /// The margins that code or a document has set, or else the system's, in points; without the safe area and the
  /// superview's margins.
  private static func withoutSurroundings(of view: UIView) -> UIEdgeInsets {
    let system = view.systemLayoutMargins
    guard let custom = view.marginState.custom else {
      if system.leading == system.trailing { return system.resolved(in: .leftToRight) }
      return system.resolved(in: view.effectiveUserInterfaceLayoutDirection)
    }
    let direction = view.effectiveUserInterfaceLayoutDirection
    let insets = custom.resolved(in: direction)
    if view.isRootOfController { return larger(insets, view.systemMinimumMargins.resolved(in: direction)) }
    return view.systemMarginsAreLeast ? larger(insets, system.resolved(in: direction)) : insets
  }

  /// The margins around a topmost view on a design tool's canvas.
  private static func around(_ view: UIView) -> UIEdgeInsets? {
    let policy = view.traitCollection.layoutPolicy
    guard let margin = policy.marginAroundTopmostViews else { return nil }
    let safe = policy.marginAroundTopmostViewsHasSafeArea ? view.safeAreaInsets : .zero
    return UIEdgeInsets(
      top: safe.top + margin, left: safe.left + margin, bottom: safe.bottom + margin, right: safe.right + margin)
  }

  /// The margins passed on to subviews. A scroll view leaves the safe area out, because it moves its content out of it.
  private func handedOn(by view: UIView) -> UIEdgeInsets {
    guard Self.includesSafeArea(view) else { return insets }
    let safe = view.safeAreaInsets
    let seen = view.safeAreaPassedOn(safe)
    return UIEdgeInsets(
      top: insets.top - safe.top + seen.top, left: insets.left - safe.left + seen.left,
      bottom: insets.bottom - safe.bottom + seen.bottom, right: insets.right - safe.right + seen.right)
  }

  private static func includesSafeArea(_ view: UIView) -> Bool {
    view.marginState.insetsFromSafeArea && view.traitCollection.layoutPolicy.marginsFollowSafeArea
  }

  private static func larger(_ left: UIEdgeInsets, _ right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(left.top, right.top), left: max(left.left, right.left), bottom: max(left.bottom, right.bottom),
      right: max(left.right, right.right))
  }
}

extension NSDirectionalEdgeInsets {
  /// The system's margins of views other than the root views of controllers.
  static let standardMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension UIView {
  /// Whether the view has the margins of a root view: a controller's view, or a topmost view that is set to have them.
  var isRootOfController: Bool {
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins { return true }
    return parent == nil && marginState.host?.usesRootMargins == true
  }

  /// The least margins of a root view: at its left and right side only.
  var systemMinimumMargins: NSDirectionalEdgeInsets {
    let policy = traitCollection.layoutPolicy
    let width = untransformedFrame.width
    let isSquareCanvas = policy.squareCanvasIsNarrow && width == 600
    let side = isSquareCanvas ? policy.rootMargins.narrow : policy.rootMargins.value(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
