/// The properties of a view that layout needs, such as its constraints, guides, priorities and layout engines.
@MainActor struct ViewLayoutState {
  var translatesMask = true
  var isTiedToSuperview = false
  var needsLayout = true
  var needsUpdateConstraints = false
  /// Whether the view or a view inside it may need layout or an update of its constraints. If not, a layout pass skips
  /// the view and everything inside.
  var subtreeNeedsLayout = true
  /// Whether the view or a view inside it may need an update of its constraints.
  var subtreeNeedsUpdateConstraints = false
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: ViewSystemGuides {
    get { madeSystemGuides ?? ViewSystemGuides() }
    set { madeSystemGuides = newValue }
  }
  @Rare private var madeSystemGuides: ViewSystemGuides? = nil
  /// How many ends of active constraints are at this view or inside it while the other end is outside of it. If there
  /// are any, the layout engine that places this view also places the views inside it.
  var crossingConstraints: Int32 = 0
  /// How many ends of constraints that are installed at superviews of this view refer to this view or to views and
  /// guides inside it.
  private(set) var constraintEndsAbove: Int32 = 0
  private var lowestNumberAbove = 0
  private var highestNumberAbove = 0
  /// The range of the numbers of the constraints that `constraintEndsAbove` counts; `nil` if there are none. Other
  /// constraints may have numbers in this range too.
  var constraintNumbersAbove: ClosedRange<Int>? {
    constraintEndsAbove > 0 ? lowestNumberAbove...highestNumberAbove : nil
  }
  var huggingPriority = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionPriority = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The value of `UIView.recordedNaturalSize`: a size in points that layout uses instead of `intrinsicContentSize`.
  @Rare var recordedNaturalSize: CGSize? = nil
  /// The layout engine that places the views inside this view; `nil` if this view is not the root of an engine.
  var ownEngine: LayoutEngine?
  /// The layout engine that places this view; `nil` if this view is the root of an engine, or if no engine exists yet.
  var engine: LayoutEngine? { engineReference.object }
  /// The value of `engine`, not retained. The engine's `deinit` clears it.
  var engineReference = Unretained<LayoutEngine>()
  /// Whether other code has set the view's frame since the layout engine has set it.
  var wasMovedByOthers = false
  /// Whether the view's `layoutSubviews()` is running.
  var isBeingLaidOut = false
  /// Whether layout is reading the view's `intrinsicContentSize`.
  var isBeingMeasured = false
  /// Why the last layout of this view did not reach a stable state; `nil` if it did.
  var unsettled: UnsettledView.Cause?
  /// The objects that are called after each layout of the view tree. Only the topmost view has any.
  var followers: [any LayoutFollower] = []

  /// Updates `constraintEndsAbove` when a constraint was installed at a superview or removed there.
  ///
  /// - Parameters:
  ///   - number: the number of the constraint.
  ///   - change: 1 for an end that was added, −1 for one that was removed.
  mutating func countConstraintEndAbove(_ number: Int, by change: Int32) {
    let isFirst = constraintEndsAbove == 0
    constraintEndsAbove += change
    guard change > 0 else { return }
    lowestNumberAbove = isFirst ? number : min(lowestNumberAbove, number)
    highestNumberAbove = isFirst ? number : max(highestNumberAbove, number)
  }
}

/// One priority for the horizontal and one for the vertical axis.
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

/// The layout guides that every view has, such as the safe-area guide. Each is created on first use and is `nil`
/// before.
@MainActor struct ViewSystemGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readableContent: UILayoutGuide?
  var keyboard: UILayoutGuide?
}
