/// The layout state of a view that lasts between passes.
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
  /// The number of active constraints that cross this view's edge; if there are any, the engine above lays out the inside.
  var crossingConstraints = 0
  var huggingPriority = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionPriority = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// A natural size that replaces the computed one, in points.
  var recordedNaturalSize: CGSize?
  /// The engine whose root this view is.
  var ownEngine: LayoutEngine?
  /// The engine above that places this view; `nil` for roots.
  unowned(unsafe) var engine: LayoutEngine?
  /// The view's number among the items of `engine`.
  var itemIndex = 0
  /// Whether other code has set the frame since `engine` did.
  var wasMovedByOthers = false
  /// The solved frame that the view is being given.
  var solvedFrame: CGRect?
  /// Whether `layoutSubviews()` is running.
  var isBeingLaidOut = false
  /// Whether `intrinsicContentSize` is running for layout.
  var isBeingMeasured = false
  /// Why the last layout did not settle at this view; `nil` if it did.
  var unsettled: UnsettledView.Cause?
  /// On the topmost view: the objects that are called after each layout of the tree.
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

/// The system guides of a view, made on first use.
@MainActor struct ViewSystemGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readableContent: UILayoutGuide?
  var keyboard: UILayoutGuide?
}
