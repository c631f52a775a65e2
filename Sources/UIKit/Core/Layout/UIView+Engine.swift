/// How views find and feed the engines that place them.
///
/// `LayoutEngine` places the views below one layout root, and `ViewLayoutState` has a view's references to its engines
/// ([decision 120](../../../../docs/decisions/120-one-engine-per-layout-root.md)).
extension UIView {
  /// Whether an engine of its own lays out the inside of this view: no constraint crosses the view's edge.
  var isOwnRoot: Bool {
    if parentReference.isEmpty || isLayoutRoot { return true }
    return layoutState.translatesMask && layoutState.crossingConstraints == 0 && !isTiedToSuperview
  }

  /// Whether the superview's engine places this view and its inside even if no constraint crosses the edge, so that the
  /// inside can decide the superview's size.
  var isTiedToSuperview: Bool {
    get { layoutState.isTiedToSuperview }
    set {
      layoutState.isTiedToSuperview = newValue
      layoutStructureDidChange()
    }
  }

  /// The engine that places this view's subviews, if it was built.
  var engineForInside: LayoutEngine? { isOwnRoot ? layoutState.ownEngine : layoutState.engine }

  /// Builds the engine of a layout root if it has none, and brings its frames up to date.
  func settleOwnEngine() {
    guard isOwnRoot else { return }
    if layoutState.ownEngine == nil, !children.isEmpty || scrollableContent?.usesLayoutGuides == true {
      layoutState.ownEngine = LayoutEngine(root: self)
    }
    layoutState.ownEngine?.settle()
  }

  /// Restores the frames of subviews that were moved by other code since the engine placed them.
  func applyEngineFramesToSubviews() {
    for child in children where child.layoutState.wasMovedByOthers {
      if let engine = engineForInside, child.layoutState.engineReference.refers(to: engine) {
        engine.frames.restore(child)
      }
    }
  }

  /// Discards the engines that this view or its inside belongs to; the next pass builds new ones.
  func layoutStructureDidChange() {
    invalidateEngineAbove()
    if let own = layoutState.ownEngine {
      layoutState.ownEngine = nil
      withExtendedLifetime(own) {}
    }
    setNeedsLayout()
    markSubtreeNeedsLayout()
  }

  /// Discards the engine above this view, and marks its root as needing layout.
  ///
  /// The search takes few steps, however deep views are nested. If a view belongs to an engine above but refers to
  /// none, that engine was discarded earlier, and nothing is left to do.
  private func invalidateEngineAbove() {
    var root = layoutState.engineReference.isEmpty ? parentReference : engineRoot
    while root.read({ $0.isOwnRoot }) == false { root = root.read { $0.engineRoot } ?? Unretained() }
    if let engine = layoutState.engine { engine.root.layoutState.ownEngine = nil }
    root.read {
      $0.layoutState.ownEngine = nil
      $0.setNeedsLayout()
    }
  }

  /// The root of the engine that places this view.
  private var engineRoot: Unretained<UIView> { Unretained(layoutState.engine?.root) }

  /// Makes the engines rebuild for another reading direction, pixel grid or policy.
  func layoutDirectionDidChange() {
    layoutStructureDidChange()
  }

  /// Takes a new autoresizing mask into the engine.
  func autoresizingDidChange() {
    layoutState.engine?.autoresizingDidChange(of: self)
  }

  /// Invalidates margins and safe areas, here and in subviews.
  func insetsDidChange() {
    forgetSafeArea()
    engineForInside?.insetsMayHaveChanged()
    layoutState.engine?.insetsMayHaveChanged()
    setNeedsLayout()
    for child in children { child.insetsDidChange() }
  }

  /// Makes a nested root compute its margins and safe areas again after its frame moved.
  func insetsMayHaveMoved() {
    layoutState.ownEngine?.insetsMayHaveChanged()
  }

  /// The rectangle of a guide in this view's coordinates.
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
