/// How views find and feed the engines that place them.
extension UIView {
  /// Whether this view's inside is laid out by an engine of its own: nothing outside is tied to it by constraints.
  var isOwnRoot: Bool {
    if parent == nil || isLayoutRoot { return true }
    return layoutState.translatesMask && layoutState.crossingConstraints == 0 && !isTiedToSuperview
  }

  /// Whether the autoresizing mask ties this view to its superview by constraints even where no constraint asks for it,
  /// so that what lies inside can decide the superview's size.
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

  /// Puts subviews where the constraints want them, in case something else moved them.
  func applyEngineFramesToSubviews() {
    guard let engine = engineForInside else { return }
    for child in children where child.layoutState.engine === engine { engine.frames.restore(child) }
  }

  /// Throws away the engines that know this view or its inside; they are built anew with the next pass.
  func layoutStructureDidChange() {
    invalidateEngine(above: self)
    if let own = layoutState.ownEngine {
      layoutState.ownEngine = nil
      withExtendedLifetime(own) {}
    }
    setNeedsLayout()
    markSubtreeNeedsLayout()
  }

  private func invalidateEngine(above view: UIView) {
    var current: UIView? = view.layoutState.engine?.root ?? view.parent
    while let ancestor = current, !ancestor.isOwnRoot { current = ancestor.parent }
    if let engine = view.layoutState.engine { engine.root.layoutState.ownEngine = nil }
    current?.layoutState.ownEngine = nil
    current?.setNeedsLayout()
  }

  /// Takes a new reading direction, pixel grid or era into the engine.
  func layoutDirectionDidChange() {
    layoutStructureDidChange()
  }

  /// Takes a new autoresizing mask into the engine.
  func autoresizingDidChange() {
    layoutState.engine?.autoresizingDidChange(of: self)
  }

  /// Has margins and safe areas looked at again, here and inside.
  func insetsDidChange() {
    engineForInside?.insetsMayHaveChanged()
    layoutState.engine?.insetsMayHaveChanged()
    setNeedsLayout()
    for child in children { child.insetsDidChange() }
  }

  /// Has margins and safe areas of a nested root looked at again after its frame moved.
  func insetsMayHaveMoved() {
    layoutState.ownEngine?.insetsMayHaveChanged()
  }

  /// The rectangle of a guide in this view's coordinates.
  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    switch guide.kind {
    case .own:
      guard let model = guide.engine?.model, let index = model.index(of: guide) else { return .zero }
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
