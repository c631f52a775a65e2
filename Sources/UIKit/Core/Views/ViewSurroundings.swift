/// Values that a view caches and that depend on its superviews: the safe area and the window.
///
/// A view computes such a value by asking its superview, which caches its own value as well. So if a view has no cached
/// value, no view inside it has one, and an invalidation need not look at the views inside it. Repeated look-ups and
/// invalidations therefore take the same time at any depth of nesting.
nonisolated struct ViewSurroundings {
  /// The view's safe-area insets; `nil` if they have to be computed.
  var safeArea: UIEdgeInsets? {
    get { knowsSafeArea ? coveredEdges ?? .zero : nil }
    set {
      knowsSafeArea = newValue != nil
      coveredEdges = newValue == .zero ? nil : newValue
      if newValue == nil { insetsMayHaveChanged() }
    }
  }
  /// Whether the safe-area insets are cached and zero.
  var hasNoSafeArea: Bool { knowsSafeArea && coveredEdges == nil }
  /// The cached safe-area insets; `nil` if they are zero or not cached.
  @Rare private var coveredEdges: UIEdgeInsets? = nil
  private(set) var knowsSafeArea = false
  /// Whether the view was notified of its current safe area and margins (`safeAreaInsetsDidChange()` and
  /// `layoutMarginsDidChange()`).
  ///
  /// It is true only while the safe area is cached. Changes of the safe area set it to false.
  var hasAnnouncedInsets = false
  /// Whether the solver's equations use the view's current safe area and margins.
  ///
  /// It is true only while the safe area is cached. Changes of the safe area set it to false.
  var hasRowsForInsets = false
  /// Whether `window` is cached.
  var knowsWindow = false
  /// The closest window among this view and its superviews; `nil` if there is none.
  var window: UIWindow? {
    get { windowReference.object }
    set { windowReference = Unretained(newValue) }
  }
  private var windowReference = Unretained<UIWindow>()

  mutating func insetsMayHaveChanged() {
    hasAnnouncedInsets = false
    hasRowsForInsets = false
  }
}

extension UIView {
  var effectiveSafeArea: UIEdgeInsets {
    if let known = surroundings.safeArea { return known }
    let insets = EffectiveSafeArea(of: self).insets
    surroundings.safeArea = insets
    return insets
  }

  /// The closest window among this view and its superviews; `nil` if there is none.
  var closestWindow: UIWindow? {
    if !surroundings.knowsWindow {
      surroundings.window = self as? UIWindow ?? parentReference.read { $0.closestWindow } ?? nil
      surroundings.knowsWindow = true
    }
    return surroundings.window
  }

  /// The width in points of the screen that shows the view: that of its window, or the main one.
  package var widthOfScreen: CGFloat { (closestWindow?.screen ?? UIScreen.main).bounds.width }

  /// Clears the cached safe area of this view and of the views inside it.
  nonisolated func forgetSafeArea() {
    forget(where: \.knowsSafeArea, by: { $0.safeArea = nil })
  }

  /// Called when the margins of this view may have changed. Makes layout read them again, here and in the views inside
  /// with `preservesSuperviewLayoutMargins`.
  func marginsMayHaveChanged() {
    surroundings.insetsMayHaveChanged()
    for child in children where child.marginState.preservesSuperviewMargins { child.marginsMayHaveChanged() }
  }

  /// Clears the cached safe area and window of this view and of the views inside it. Called when the superview changes.
  nonisolated func forgetSurroundings() {
    forgetSafeArea()
    forget(where: \.knowsWindow) {
      $0.window = nil
      $0.knowsWindow = false
    }
  }

  /// Clears the reference to the superview and the cached values that depend on it.
  nonisolated func loseParent() {
    parent = nil
    forgetSurroundings()
  }

  private nonisolated func forget(
    where knows: (ViewSurroundings) -> Bool, by change: (inout ViewSurroundings) -> Void
  ) {
    guard knows(surroundings) else { return }
    change(&surroundings)
    // A loop instead of recursion, because `deinit` of a deep tree calls this and could overflow the stack.
    var rest = children
    while let view = rest.popLast() {
      guard knows(view.surroundings) else { continue }
      change(&view.surroundings)
      rest += view.children
    }
  }
}
