/// Arranges views in a row or a column. It creates constraints between them for this.
open class UIStackView: UIView {
  @exclusivity(unchecked) private(set) var arranged: [UIView] = []
  @exclusivity(unchecked) private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  @exclusivity(unchecked) private var arrangement = StackArrangement()

  /// A custom spacing with this value means that the stack's `spacing` applies.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing with this value means the system's standard distance between views.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The direction of the row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How arranged views are sized and spaced along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// How arranged views are aligned across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// Distance between neighbouring views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether spacing in columns is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views are arranged inside the stack's layout margins instead of its bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(from: coder)
    decodeArrangement(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeArrangement(with: coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view after the other arranged views, and makes it a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view at an index among the arranged views, and makes it a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.parent === self { arranged.remove(identicalTo: view) } else { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    arrangementDidChange()
  }

  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance after one view, in points; `spacingUseDefault` removes the setting.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance that was set after one view, in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Removes the subview from the arranged views, too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Replaces the stack's own constraints if the arrangement has changed.
  open override func updateConstraints() {
    if needsArranging {
      needsArranging = false
      arrangement.rebuild(for: self)
    }
    super.updateConstraints()
  }

  /// The view whose first baseline is used for the stack: of the first view in a column, of the tallest view in a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : tallestView)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is used for the stack: of the last view in a column, of the tallest view in a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : tallestView)?.forLastBaselineLayout ?? self
  }

  /// The arranged views that take space: all that are not hidden, and hidden activity indicators if the layout policy
  /// says so.
  var visibleViews: [UIView] {
    var visible: [UIView] = []
    visible.reserveCapacity(arranged.count)
    for view in arranged where !leavesOut(view) { visible.append(view) }
    return visible
  }

  /// Whether an arranged view takes no space because it is hidden.
  func leavesOut(_ view: UIView) -> Bool {
    guard view.isHidden else { return false }
    guard let indicator = view as? UIActivityIndicatorView else { return true }
    return !(indicator.hidesWhenStopped && traitCollection.layoutPolicy.stoppedIndicatorsKeepRoom)
  }

  /// Distance between a view and the next visible one, in points.
  func spacing(after view: UIView) -> CGFloat {
    let written = writtenSpacing(after: view)
    return written == Self.spacingUseSystem ? SystemSpacing.betweenViews : written
  }

  /// The spacing that is set after a view. `spacingUseSystem` is returned as it is, as a number close to 0, and not as
  /// the system's distance.
  func writtenSpacing(after view: UIView) -> CGFloat {
    customSpacings.isEmpty ? spacing : customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  private var tallestView: UIView? {
    visibleViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  @exclusivity(unchecked) private var needsArranging = true

  /// No layout guides are archived: a restored stack creates the guides of its arrangement again.
  override var archivedGuides: [UILayoutGuide] { [] }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if !traitCollection.layoutPolicy.arrangesStacks(as: previous.layoutPolicy) { arrangementDidChange() }
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  override func subviewTextLinesDidChange(_ subview: UIView) {
    if distribution == .fill, axis == .horizontal { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    needsArranging = true
    setNeedsUpdateConstraints()
  }

  package override var screenRole: ViewRole { .stack }
}
