/// A rectangle on the screen that holds content and other views, and lays those out.
///
/// Coordinates are points, the origin is top left. Views are plain classes bound to no actor; one tree belongs to one task.
open class UIView: UIResponder, @preconcurrency NSCoding {
  // MARK: Hierarchy

  nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  var children: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var controller: (any ViewOwner)?

  // MARK: Geometry

  var untransformedFrame: CGRect
  var boundsOrigin = CGPoint.zero

  /// Whether the view's size follows its superview's by `autoresizingMask`.
  open var autoresizesSubviews = true

  /// How frame parts follow the superview's size when constraints don't place the view.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }

  /// Displacement, scaling and rotation about the centre; drawn, but ignored by layout.
  open var transform = CGAffineTransform.identity

  /// The rectangle in the superview's coordinates that holds the view, transform included.
  ///
  /// Setting it while a transform is in place sets the rectangle before the transform.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : transform.boundingBox(of: untransformedFrame) }
    set { setUntransformedFrame(newValue.standardized) }
  }

  /// The view's own coordinates: the origin is where content scrolled to, the size that of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      let old = untransformedFrame
      guard newValue.size != old.size else { return }
      setUntransformedFrame(
        CGRect(
          x: old.midX - newValue.width / 2, y: old.midY - newValue.height / 2,
          width: newValue.width, height: newValue.height))
    }
  }

  /// The middle of the frame in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      let size = untransformedFrame.size
      setUntransformedFrame(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height))
    }
  }

  // MARK: Appearance

  /// The view's drawing surface.
  public private(set) lazy var layer: CALayer = Self.layerClass.init()

  /// The class of `layer`.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// Colour behind the content; `nil` is clear.
  open var backgroundColor: UIColor?
  /// Opacity of the view and everything inside, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque = true
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false
  /// How content is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill
  var ownTintColor: UIColor?
  /// How tinted parts look while something is presented above.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// View whose opacity shapes this one.
  open var mask: UIView?
  /// Whether bounds are cleared before drawing.
  open var clearsContextBeforeDrawing = true

  /// Whether the view and everything inside is left out of drawing; stack views also leave it out of layout.
  open var isHidden = false {
    didSet { if isHidden != oldValue { parent?.subviewVisibilityDidChange(self) } }
  }

  // MARK: Identity and interaction

  /// A number that finds the view again.
  open var tag = 0
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether more than one touch is followed at once.
  open var isMultipleTouchEnabled = false
  /// Whether touches are kept from other views.
  open var isExclusiveTouch = false
  /// Name of the view for restoring its state.
  open var restorationIdentifier: String?
  /// Name of the view for automation.
  open var accessibilityIdentifier: String?
  /// What an assistive reader says.
  open var accessibilityLabel: String?
  /// What an assistive reader says the view does.
  open var accessibilityHint: String?
  /// What an assistive reader says the view's value is.
  open var accessibilityValue: String?
  /// Whether an assistive reader stops at the view.
  open var isAccessibilityElement = false

  // MARK: Layout state

  var layoutState = ViewLayoutState()
  var traitState = ViewTraitState()
  var marginState = ViewMarginState()

  // MARK: Creation

  /// Creates a view with the given frame, in the coordinates of its later superview.
  public init(frame: CGRect) {
    untransformedFrame = frame.standardized
    super.init()
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Restores a view from an archive made by `encode(with:)`.
  public required init?(coder: NSCoder) {
    untransformedFrame = .zero
    super.init()
    decode(from: coder)
  }

  deinit {
    for child in children { child.parent = nil }
    for constraint in layoutState.constraints { constraint.owner = nil }
  }

  /// Writes the view, its subviews and its constraints into an archive.
  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  /// The subviews that an archive keeps; those that a view makes by itself are left out.
  var archivedSubviews: [UIView] { children }

  /// The guides that an archive keeps; those that a view makes by itself are left out.
  var archivedGuides: [UILayoutGuide] { layoutGuides }

  /// Called when a view came out of an Interface Builder document and all its outlets are set.
  open func awakeFromNib() {}

  /// Called on views that are shown in Interface Builder's canvas.
  open func prepareForInterfaceBuilder() {}

  /// The superview, or the view controller whose view this is.
  open override var next: UIResponder? { controller ?? parent }

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Takes the view out of its superview, with all constraints that tie it to the outside.
  open func removeFromSuperview() {
    guard let oldParent = parent else { return }
    leave(oldParent, for: nil)
  }

  // MARK: Asking for layout

  /// Marks the view so that the next pass lays its subviews out.
  open func setNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Lays out what needs it in this view and inside, now.
  open func layoutIfNeeded() {
    LayoutPass(from: self).run()
    topmostView.announceEndOfLayout()
  }

  /// Marks the view so that the next pass calls `updateConstraints()`.
  open func setNeedsUpdateConstraints() {
    guard !layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = true
    setNeedsLayout()
    markSubtreeNeedsLayout()
  }

  /// Says that the natural size changed.
  open func invalidateIntrinsicContentSize() {
    layoutState.engine?.intrinsicSizeMayHaveChanged(of: self)
    parent?.subviewIntrinsicSizeDidChange(self)
    setNeedsLayout()
  }

  // MARK: Layout hooks

  /// Lays the subviews out: applies the frames that constraints decided. Overrides call super first.
  open func layoutSubviews() {
    applyEngineFramesToSubviews()
  }

  /// Called before layout where `setNeedsUpdateConstraints()` was called. Overrides call super last.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
  }

  /// Whether the view's class only works with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that fits the content best, given the room; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The content's natural size in points, without alignment insets; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Marks a missing natural size along an axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Distances from the frame to the rectangle that constraints act on; shadows and ornaments lie outside of it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The frame's size of controls that only have one, whatever constraints ask for: these only decide where it stands.
  var fixedFrameSize: CGSize? { nil }

  /// The view whose first baseline stands for this view's, itself by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for this view's, itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// Where the first line of text stands; `nil` without text, when the top edge counts as the baseline.
  open var firstBaselinePosition: UIBaselinePosition? { nil }

  /// Where the last line of text stands; `nil` without text, when the bottom edge counts as the baseline.
  open var lastBaselinePosition: UIBaselinePosition? { nil }

  /// Height of a line of the text that baselines belong to, in points; `nil` without text.
  open var baselineLineHeight: CGFloat? { nil }

  /// Whether the natural height depends on the width that layout gives, as that of wrapped text does.
  open var intrinsicHeightDependsOnWidth: Bool { false }

  /// The natural size once layout has given a width, in points of the alignment rectangle.
  ///
  /// Asked in the second pass of views whose `intrinsicHeightDependsOnWidth`. The width in the answer is that of the
  /// longest line, to which a view that may be narrower shrinks.
  open func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Whether constraints never cross this view's edge, so that its inside is laid out by itself: cells, hosted content.
  open var isLayoutRoot: Bool { false }

  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the tint colour changed here or above.
  open func tintColorDidChange() {}
  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  /// Draws the content; there is no context here, the Drawing module knows how views look.
  open func draw(_ rect: CGRect) {}

  /// Part of the library's own reaction to new traits, before `traitCollectionDidChange(_:)`. Overrides call super.
  func traitsDidChange(from previous: UITraitCollection) {
    if !traitCollection.hasSameGeometry(as: previous) { layoutDirectionDidChange() }
  }

  /// The system's margins where none are set: 8 on each side, more for the root view of a controller.
  var systemLayoutMargins: NSDirectionalEdgeInsets {
    isRootOfController ? systemMinimumMargins : .standardMargins
  }

  /// Whether margins grow to the readable width, which cells are told by their table.
  var marginsFollowReadableWidth: Bool { marginState.followsReadableWidth }

  /// The content that the view shows a part of; `nil` for views that don't scroll.
  var scrollableContent: (any ScrollableContent)? { nil }

  /// The part of this view's safe-area insets that subviews see; scroll views move their content out of it instead.
  func safeAreaPassedOn(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Part of a container's reaction to a subview being hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Part of a container's reaction to a new natural size of a subview.
  func subviewIntrinsicSizeDidChange(_ subview: UIView) {}

  /// The colour of interactive parts, taken from the superview unless set here.
  // UIKit's type; view code reads it as a plain colour and sets it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      propagateTintChange()
    }
  }

  func propagateTintChange() {
    tintColorDidChange()
    for child in children where child.ownTintColor == nil { child.propagateTintChange() }
  }
}
