/// Computes `UIView.layoutMargins`: the margins that were set on the view, or else the default margins, plus the safe
/// area. With `preservesSuperviewLayoutMargins`, they are at least the part of the superview's margins that overlaps
/// the view.
///
/// ``LayoutPolicy`` has the default margins, ``EffectiveSafeArea`` computes the safe area, and ``ReadableWidth``
/// enlarges margins to limit the content to the readable width. ``ViewMarginState`` stores what was set on a view.
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
      // A view that extends beyond its superview's edge gets the margin of a view whose edge is at the superview's
      // edge.
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

  /// The margins that were set on the view, or else the default margins, in points. The safe area and the superview's
  /// margins are not included.
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

  /// The margins of an imaginary superview that Interface Builder's canvas puts around a view without a superview;
  /// `nil` if the view's layout policy has none, as in a running app.
  private static func around(_ view: UIView) -> UIEdgeInsets? {
    let policy = view.traitCollection.layoutPolicy
    guard let margin = policy.marginAroundTopmostViews else { return nil }
    let safe = policy.marginAroundTopmostViewsHasSafeArea ? view.safeAreaInsets : .zero
    return UIEdgeInsets(
      top: safe.top + margin, left: safe.left + margin, bottom: safe.bottom + margin, right: safe.right + margin)
  }

  /// The margins of `view` that count for subviews with `preservesSuperviewLayoutMargins`. A scroll view leaves out the
  /// part of the safe area by which it insets its content.
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
  /// The default layout margins of views that are not the root view of a view controller: 8 points on each side.
  static let standardMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension UIView {
  /// Whether the view has the default margins of a view controller's root view. This holds for the view of a controller
  /// with `viewRespectsSystemMinimumLayoutMargins`, and for a topmost view whose `hostEnvironment` has
  /// `usesRootMargins`.
  var isRootOfController: Bool {
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins { return true }
    return parent == nil && marginState.host?.usesRootMargins == true
  }

  /// The minimum layout margins of a view controller's root view: 0 at the top and bottom; at the sides, a value that
  /// depends on the view's width.
  var systemMinimumMargins: NSDirectionalEdgeInsets {
    let policy = traitCollection.layoutPolicy
    let width = untransformedFrame.width
    let isSquareCanvas = policy.squareCanvasIsNarrow && width == 600
    let side = isSquareCanvas ? policy.rootMargins.narrow : policy.rootMargins.value(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
