/// What a view remembers about layout between passes.
@MainActor struct ViewLayoutState {
  var translatesMask = true
  var isTiedToSuperview = false
  var needsLayout = true
  var needsUpdateConstraints = false
  /// Whether something below needs layout or an update of constraints, so that clean subtrees are skipped.
  var subtreeNeedsLayout = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides = ViewSystemGuides()
  /// Active constraints that tie this view or its inside to something outside; such a view shares the engine above.
  var crossingConstraints = 0
  var huggingPriority = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionPriority = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The engine whose root this view is.
  var ownEngine: LayoutEngine?
  /// The engine above that places this view; `nil` for roots.
  unowned(unsafe) var engine: LayoutEngine?
  /// The view's number among the items of `engine`.
  var itemIndex = 0
  /// Whether something else than `engine` has set the frame since the engine did.
  var wasMovedByOthers = false
  /// On the topmost view: who is told when its tree has been laid out.
  var followers: [any LayoutFollower] = []
}

/// A priority for each axis.
@MainActor struct AxisPriorities: Hashable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// The guides that a view makes by itself when they are asked for.
@MainActor struct ViewSystemGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readableContent: UILayoutGuide?
  var keyboard: UILayoutGuide?
}
