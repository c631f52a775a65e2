/// Lays views out in a row or a column by constraints of its own.
open class UIStackView: UIView {
  private(set) var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// How arranged views share the room along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it by their hugging and compression priorities.
    case fill = 0
    /// They fill it with equal sizes.
    case fillEqually = 1
    /// They fill it in proportion to their natural sizes.
    case fillProportionally = 2
    /// They keep their sizes; gaps are equal and at least `spacing`.
    case equalSpacing = 3
    /// They keep their sizes; distances between centres are equal, gaps at least `spacing`.
    case equalCentering = 4
  }

  /// How arranged views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// They fill the stack.
    case fill = 0
    /// Leading edges meet the stack's.
    case leading = 1
    /// First baselines meet (rows only).
    case firstBaseline = 2
    /// They are centred.
    case center = 3
    /// Trailing edges meet the stack's.
    case trailing = 4
    /// Last baselines meet (rows only).
    case lastBaseline = 5

    /// Top edges meet the stack's: the name of `leading` in rows.
    public static var top: Alignment { .leading }
    /// Bottom edges meet the stack's: the name of `trailing` in rows.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the spacing that the stack has.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the system's spacing.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The direction of the row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How arranged views share the room along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// How arranged views lie across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// Points between neighbours.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether spacing in columns is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views are arranged inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at a place, as a subview too.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    if view.parent !== self { addSubview(view) }
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

  /// Sets the points after one view; `spacingUseDefault` takes that back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The points set after one view, `spacingUseDefault` if none are.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Also stops arranging the view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  func arrangementDidChange() {
    setNeedsUpdateConstraints()
  }
}
