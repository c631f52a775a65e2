/// How views find the layout engines that place them, and report changes to them.
///
/// A `LayoutEngine` places the views inside one root view, except views that are the root of another engine and what is
/// inside them. `ViewLayoutState` has a view's references to its engines
/// ([decision 120](../../../../docs/decisions/120-one-engine-per-layout-root.md)).
extension UIView {
  /// Whether a separate layout engine, of which this view is the root, lays out the views inside this view.
  ///
  /// This holds if the view has no superview, or if `isLayoutRoot` is `true`. It also holds if the autoresizing mask
  /// places the view, no constraint refers to views both inside and outside of it, and `isTiedToSuperview` is `false`.
  var isOwnRoot: Bool {
    if parentReference.isEmpty || isLayoutRoot { return true }
    return layoutState.translatesMask && layoutState.crossingConstraints == 0 && !isTiedToSuperview
  }

  /// Whether the superview's layout engine also places the views inside this view, even if no constraint refers to
  /// views both inside and outside of it. Constraints inside this view can then determine the superview's size.
  var isTiedToSuperview: Bool {
    get { layoutState.isTiedToSuperview }
    set {
      layoutState.isTiedToSuperview = newValue
      layoutStructureDidChange()
    }
  }

  /// The layout engine that places this view's subviews; `nil` if it does not exist yet.
  var engineForInside: LayoutEngine? { isOwnRoot ? layoutState.ownEngine : layoutState.engine }

  /// Solves the constraints of the layout engine of which this view is the root, and sets frames. Creates the engine if
  /// necessary. Does nothing if this view is not a root.
  func settleOwnEngine() {
    guard isOwnRoot else { return }
    if layoutState.ownEngine == nil, !children.isEmpty || scrollableContent?.usesLayoutGuides == true {
      layoutState.ownEngine = LayoutEngine(root: self)
    }
    layoutState.ownEngine?.settle()
  }

  /// Sets the frames that the layout engine has computed for subviews on those whose frames other code has set since.
  func applyEngineFramesToSubviews() {
    for child in children where child.layoutState.wasMovedByOthers {
      if let engine = engineForInside, child.layoutState.engineReference.refers(to: engine) {
        engine.frames.restore(child)
      }
    }
  }

  /// Called when views or guides were added, removed or reordered. Discards the layout engines to which this view and
  /// its subviews belong. The next layout pass creates new ones.
  func layoutStructureDidChange() {
    invalidateEngineAbove()
    if let own = layoutState.ownEngine {
      layoutState.ownEngine = nil
      withExtendedLifetime(own) {}
    }
    setNeedsLayout()
    markSubtreeNeedsLayout()
  }

  /// Discards the layout engine that places this view, and marks that engine's root view as needing layout.
  ///
  /// The search takes few steps at any depth of nesting, because a view refers to its engine. If a view refers to no
  /// engine, the engine was discarded earlier.
  private func invalidateEngineAbove() {
    var root = layoutState.engineReference.isEmpty ? parentReference : engineRoot
    while root.read({ $0.isOwnRoot }) == false { root = root.read { $0.engineRoot } ?? Unretained() }
    if let engine = layoutState.engine { engine.root.layoutState.ownEngine = nil }
    root.read {
      $0.layoutState.ownEngine = nil
      $0.setNeedsLayout()
    }
  }

  /// The root view of the layout engine that places this view; empty if there is no such engine.
  private var engineRoot: Unretained<UIView> { Unretained(layoutState.engine?.root) }

  /// Called when the layout direction, the screen's scale or the layout policy has changed. Discards the layout
  /// engines.
  func layoutDirectionDidChange() {
    layoutStructureDidChange()
  }

  /// Called when the autoresizing mask has changed. Tells the layout engine that places this view.
  func autoresizingDidChange() {
    layoutState.engine?.autoresizingDidChange(of: self)
  }

  /// Makes layout read the margins and safe areas of this view and its subviews again.
  func insetsDidChange() {
    forgetSafeArea()
    engineForInside?.insetsMayHaveChanged()
    layoutState.engine?.insetsMayHaveChanged()
    setNeedsLayout()
    for child in children { child.insetsDidChange() }
  }

  /// Called when the view's frame has changed. If the view is the root of a layout engine, the engine reads margins and
  /// safe areas again.
  func insetsMayHaveMoved() {
    layoutState.ownEngine?.insetsMayHaveChanged()
  }

  /// The rectangle of one of this view's layout guides, in this view's coordinates.
  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    switch guide.kind {
    case .own:
      guard let model = guide.engineReference.object?.model, let index = model.index(of: guide) else { return .zero }
      return PixelGrid(scale: traitCollection.displayScale).nearest(model.solvedFrame(at: index))
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .margins: return bounds.inset(by: layoutMargins)
    case .readableContent: return bounds.inset(by: readableContentInsets)
    case .keyboard:
      let safe = safeAreaInsets.bottom
      return CGRect(x: bounds.minX, y: bounds.maxY - safe, width: bounds.width, height: 0)
    case .scrollContent: return CGRect(origin: .zero, size: scrollableContent?.contentSize ?? bounds.size)
    case .scrollFrame: return bounds
    case .topLayoutGuide: return CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top)
    case .bottomLayoutGuide:
      let safe = safeAreaInsets.bottom
      return CGRect(x: 0, y: bounds.height - safe, width: bounds.width, height: safe)
    }
  }
}
