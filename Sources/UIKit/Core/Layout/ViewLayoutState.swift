/// The layout state of a view that lasts between passes.
@MainActor struct ViewLayoutState {
  var translatesMask = true
  var isTiedToSuperview = false
  var needsLayout = true
  var needsUpdateConstraints = false
  /// Whether something below needs layout or an update of constraints, so that clean subtrees are skipped.
  var subtreeNeedsLayout = true
  /// Whether the view or something below may need an update of constraints.
  var subtreeNeedsUpdateConstraints = false
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: ViewSystemGuides {
    get { madeSystemGuides ?? ViewSystemGuides() }
    set { madeSystemGuides = newValue }
  }
  @Rare private var madeSystemGuides: ViewSystemGuides? = nil
  /// How many active constraints cross this view's edge. If any do, the engine above lays out the inside.
  var crossingConstraints: Int32 = 0
  /// How many ends of constraints that are installed above this view lie at the view or inside it.
  private(set) var constraintEndsAbove: Int32 = 0
  private var lowestNumberAbove = 0
  private var highestNumberAbove = 0
  /// The range of these constraints' numbers. It may also cover constraints that were removed.
  var constraintNumbersAbove: ClosedRange<Int>? {
    constraintEndsAbove > 0 ? lowestNumberAbove...highestNumberAbove : nil
  }
  var huggingPriority = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionPriority = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// A natural size that replaces the computed one, in points.
  @Rare var recordedNaturalSize: CGSize? = nil
  /// The engine whose root this view is.
  var ownEngine: LayoutEngine?
  /// The engine above that places this view; `nil` for roots.
  var engine: LayoutEngine? { engineReference.object }
  /// That engine, not retained. Its `deinit` clears it.
  var engineReference = Unretained<LayoutEngine>()
  /// Whether other code has set the frame since `engine` did.
  var wasMovedByOthers = false
  /// Whether `layoutSubviews()` is running.
  var isBeingLaidOut = false
  /// Whether `intrinsicContentSize` is running for layout.
  var isBeingMeasured = false
  /// Why the last layout did not settle at this view; `nil` if it did.
  var unsettled: UnsettledView.Cause?
  /// On the topmost view: the objects that are called after each layout of the tree.
  var followers: [any LayoutFollower] = []

  /// Counts an end of a constraint that is installed above the view, or removed there.
  mutating func countConstraintEndAbove(_ number: Int, by change: Int32) {
    let isFirst = constraintEndsAbove == 0
    constraintEndsAbove += change
    guard change > 0 else { return }
    lowestNumberAbove = isFirst ? number : min(lowestNumberAbove, number)
    highestNumberAbove = isFirst ? number : max(highestNumberAbove, number)
  }
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
