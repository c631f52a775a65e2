/// What a view has looked up in the views above it.
///
/// A view looks a value up by asking its superview, which stores the value as well. So if a view has not stored a
/// value, no view inside it has, and an invalidation can stop at that view. This way, a look-up and its invalidation
/// cost the same, however deep views are nested.
nonisolated struct ViewSurroundings {
  /// The safe-area insets; `nil` if they have to be computed.
  var safeArea: UIEdgeInsets? {
    get { knowsSafeArea ? coveredEdges ?? .zero : nil }
    set {
      knowsSafeArea = newValue != nil
      coveredEdges = newValue == .zero ? nil : newValue
      if newValue == nil { insetsMayHaveChanged() }
    }
  }
  /// Whether the safe-area insets are known to be zero.
  var hasNoSafeArea: Bool { knowsSafeArea && coveredEdges == nil }
  /// The safe-area insets where they are not zero.
  @Rare private var coveredEdges: UIEdgeInsets? = nil
  private(set) var knowsSafeArea = false
  /// Whether the view was told of its present safe area and margins.
  ///
  /// This and the next property are true only while the view has stored its safe area. Changes of the safe area reset
  /// them.
  var hasAnnouncedInsets = false
  /// Whether the engine's rows are up to date with the safe area and margins.
  var hasRowsForInsets = false
  /// Whether `window` was looked up.
  var knowsWindow = false
  /// The first window on the way up.
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

  /// The first window on the way up.
  var closestWindow: UIWindow? {
    if !surroundings.knowsWindow {
      surroundings.window = self as? UIWindow ?? parentReference.read { $0.closestWindow } ?? nil
      surroundings.knowsWindow = true
    }
    return surroundings.window
  }

  /// Invalidates the safe area of this view and of the views inside it.
  nonisolated func forgetSafeArea() {
    forget(where: \.knowsSafeArea, by: { $0.safeArea = nil })
  }

  /// Invalidates the margins of this view, and of the subviews that preserve them.
  func marginsMayHaveChanged() {
    surroundings.insetsMayHaveChanged()
    for child in children where child.marginState.preservesSuperviewMargins { child.marginsMayHaveChanged() }
  }

  /// Invalidates what this view and the views inside it have looked up in the views above.
  nonisolated func forgetSurroundings() {
    forgetSafeArea()
    forget(where: \.knowsWindow) {
      $0.window = nil
      $0.knowsWindow = false
    }
  }

  /// Makes the view the top of a tree.
  nonisolated func loseParent() {
    parent = nil
    forgetSurroundings()
  }

  private nonisolated func forget(
    where knows: (ViewSurroundings) -> Bool, by change: (inout ViewSurroundings) -> Void
  ) {
    guard knows(surroundings) else { return }
    change(&surroundings)
    // Not by recursion, because `deinit` of a deep tree comes here.
    var rest = children
    while let view = rest.popLast() {
      guard knows(view.surroundings) else { continue }
      change(&view.surroundings)
      rest += view.children
    }
  }
}
