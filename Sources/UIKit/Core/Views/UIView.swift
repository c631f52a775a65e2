/// A rectangle on the screen that holds content and other views, and lays those out.
///
/// Coordinates are points, the origin is top left. Views are bound to the main actor.
///
/// Members that subclasses may override are declared in the body of the class, because Swift does not allow overrides
/// of members of extensions. Longer implementations are in extensions, sorted by subject.
open class UIView: UIResponder, UIAccessibilityIdentification, @preconcurrency NSCoding, nonisolated HasLifetime {
  #if DEBUG
    final let lifetime = Lifetime()
  #endif

  // MARK: Hierarchy

  // Unsafe, as all that is not isolated to the main actor here: `deinit` clears them in other views, and the last
  // reference to a view may be released on any thread. Nothing else reads them then.
  @exclusivity(unchecked) nonisolated(unsafe) var parentReference = Unretained<UIView>()
  nonisolated final var parent: UIView? {
    get { parentReference.object }
    set { parentReference = Unretained(newValue) }
  }
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) var ownHandle: ItemHandle?

  // Layout reads these properties very often, for one view after the other. They are declared together so that they
  // share lines of the processor's cache. Checks for exclusive access are off, because they would take a good part of
  // the time of a layout (decision 139).
  @exclusivity(unchecked) var layoutState = ViewLayoutState()
  @exclusivity(unchecked) var untransformedFrame: CGRect
  @exclusivity(unchecked) nonisolated(unsafe) var surroundings = ViewSurroundings()
  @exclusivity(unchecked) var marginState = ViewMarginState()
  @exclusivity(unchecked) var traitState = ViewTraitState()

  @exclusivity(unchecked) private nonisolated(unsafe) var controllerReference = ViewOwnerReference()
  /// The controller whose view this is.
  nonisolated final var controller: (any ViewOwner)? {
    get { controllerReference.owner }
    set {
      controllerReference = ViewOwnerReference(newValue)
      forgetSafeArea()
    }
  }

  // MARK: Geometry

  @exclusivity(unchecked) var boundsOrigin = CGPoint.zero

  /// Whether the subviews follow changes of this view's size by their `autoresizingMask`.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// How frame parts follow the superview's size when constraints don't place the view.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }

  /// Displacement, scaling and rotation about the centre; drawn, but ignored by layout.
  open var transform: CGAffineTransform {
    get { statedTransform ?? .identity }
    set { statedTransform = newValue.isIdentity ? nil : newValue }
  }
  @Rare private var statedTransform: CGAffineTransform? = nil

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
      if let solved = PlacedFrame.of(self), solved.size == newValue.size { return setUntransformedFrame(solved) }
      setUntransformedFrame(
        CGRect(
          x: old.midX - newValue.width / 2, y: old.midY - newValue.height / 2,
          width: newValue.width, height: newValue.height))
    }
  }

  /// The middle of the frame in the superview's coordinates.
  open var center: CGPoint {
    get { untransformedFrame.center }
    set {
      let size = untransformedFrame.size
      if let solved = PlacedFrame.of(self), solved.center == newValue, solved.size == size {
        return setUntransformedFrame(solved)
      }
      setUntransformedFrame(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height))
    }
  }

  // MARK: Appearance

  /// The view's drawing surface.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer.make(Self.layerClass)
    layer.host = self
    ownLayer = layer
    return layer
  }
  // Not isolated: `deinit` parts the layer from the view.
  private nonisolated(unsafe) var ownLayer: CALayer?

  /// The class of `layer`: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// Colour behind the content; `nil` is clear.
  open var backgroundColor: UIColor?
  /// Opacity of the view and everything inside, 0 to 1.
  open var alpha: CGFloat = 1 { didSet { tellObservers("alpha") } }
  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque = true
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false
  /// How content is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill
  var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { if newValue != nil || extras != nil { madeExtras.tintColor = newValue } }
  }
  /// How tinted parts look while something is presented above.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A view whose alpha channel masks this view; `nil` for none.
  open var mask: UIView? {
    get { extras?.mask }
    set { if newValue != nil || extras != nil { madeExtras.mask = newValue } }
  }
  /// Whether bounds are cleared before drawing.
  open var clearsContextBeforeDrawing = true

  /// Whether the view and everything inside is left out of drawing; stack views also leave it out of layout.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      parent?.subviewVisibilityDidChange(self)
      tellObservers("hidden")
    }
  }

  override func observableValue(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "alpha": alpha
    case "hidden": isHidden
    default: super.observableValue(forKey: key)
    }
  }

  // MARK: Identity and interaction

  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether more than one touch is followed at once.
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// Name of the view for restoring its state.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != nil || extras != nil { madeExtras.restorationIdentifier = newValue } }
  }
  /// Name of the view for automation.
  open var accessibilityIdentifier: String? {
    get { accessibilityState?.identifier }
    set { accessibility.identifier = newValue }
  }
  /// Whether inverted colours leave the view alone. Inert: colours are not inverted.
  open var accessibilityIgnoresInvertColors = false

  override var ownAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  /// What the view does with touches, pointers and drags beside its gestures.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  private var ownInteractions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set { if !newValue.isEmpty || extras != nil { madeExtras.interactions = newValue } }
  }

  /// Gives the view an interaction, taking it from where it was.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// Values that only few views have.
  private final class Extras {
    var tintColor: UIColor?
    var mask: UIView?
    var restorationIdentifier: String?
    var interactions: [any UIInteraction] = []
    var gestureRecognizers: [UIGestureRecognizer]?
  }
  private var extras: Extras?

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  // MARK: Creation

  /// Creates a view with the given frame, in the coordinates of its later superview.
  public init(frame: CGRect) {
    untransformedFrame = frame.standardized
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Restores a view from an archive made by `encode(with:)`.
  public required init?(coder: NSCoder) {
    untransformedFrame = .zero
    super.init()
    guard !isMade(by: coder, as: UIView.self) else { return }
    decode(from: coder)
  }

  deinit {
    ownHandle?.empty()
    ownLayer?.host = nil
    for child in children { child.loseParent() }
    for constraint in layoutState.constraints { constraint.owner = nil }
    // Freed by recursion, a deep tree would overflow the stack.
    var orphans = children
    children = []
    while var view = orphans.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      for child in view.children { child.loseParent() }
      orphans += view.children
      view.children = []
    }
  }

  /// Writes the view, its subviews and its constraints into an archive.
  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  /// The subviews that an archive keeps; those that a view makes by itself are left out.
  var archivedSubviews: [UIView] { children }

  /// The guides that an archive keeps; those that a view makes by itself are left out.
  var archivedGuides: [UILayoutGuide] { layoutGuides }

  /// Called on views of an app's own classes after a document was read: all views are made, all constraints installed.
  open func awakeFromNib() {}

  /// Called on views that Interface Builder's canvas shows. Inert: the canvas here shows UIKit's own classes.
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

  /// The view that this one lies in.
  open var superview: UIView? { parent }

  /// The views that lie in this one, from back to front.
  open var subviews: [UIView] { children }

  /// The window at the top of the tree.
  open var window: UIWindow? { closestWindow }

  /// Adds a view at a place counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Adds a view in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { ($0.firstIndex { $0 === sibling }).map { $0 + 1 } ?? $0.count }
  }

  /// Adds a view behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling } ?? $0.count }
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    reorderChildren { $0.append($0.remove(at: index)) }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    reorderChildren { $0.insert($0.remove(at: index), at: 0) }
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    reorderChildren { $0.swapAt(index1, index2) }
  }

  /// Whether this view is `view` or lies somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  /// The first view with a tag, looking at this view and then inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Coordinates

  /// A point of this view in the coordinates of another view, or of the topmost view for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = offsetFromTop
    let other = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or of the topmost view for `nil`, in the coordinates of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = offsetFromTop
    let other = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
  }

  /// A rectangle of this view in the coordinates of another view, or of the topmost view for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the topmost view for `nil`, in the coordinates of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The frontmost view at a point in this view's coordinates: this view or one inside it; `nil` if there is none.
  ///
  /// Views that are hidden, almost transparent (below 0.01) or don't take touches are left out, with everything inside.
  /// Touches begin in the view that the window's `hitTest` finds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

  /// Whether a point in this view's coordinates belongs to the view; by default, whether it lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

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
    markSubtreeNeedsUpdateConstraints()
  }

  /// Says that the natural size changed.
  ///
  /// A call from ``intrinsicContentSize`` while layout measures the view has no effect but an entry in
  /// ``unsettledViews``: the size would be out of date each time it is measured.
  open func invalidateIntrinsicContentSize() {
    guard !layoutState.isBeingMeasured else {
      layoutState.unsettled = .invalidatesNaturalSize
      return
    }
    layoutState.engine?.intrinsicSizeMayHaveChanged(of: self)
    parent?.subviewIntrinsicSizeDidChange(self)
    setNeedsLayout()
  }

  /// Calls `updateConstraints()` where it is needed, now.
  open func updateConstraintsIfNeeded() {
    LayoutPass(from: self).updateConstraints()
  }

  /// Whether the next pass calls `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  // MARK: Constraints

  /// The constraints installed at this view.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Installs a constraint at this view, which must contain its items or be one of them. Otherwise the program stops
  /// with the text of UIKit's exception.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    UIKitException.incompatibleAnchors(constraint)?.raise()
    if !constraint.installIfPossible(at: self) { UIKitException.outsideOfSubtree(constraint, of: self).raise() }
  }

  /// Installs constraints at this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint out of this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.ownerReference.refers(to: self) { constraint.isActive = false }
  }

  /// Takes constraints out of this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame acts as constraints, made from `autoresizingMask`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// Whether the constraints leave the view's frame open.
  open var hasAmbiguousLayout: Bool {
    layoutState.engine.map { $0.diagnosis.isAmbiguous($0.index(of: self)) } ?? false
  }

  /// Gives the view another frame that its constraints allow, if they leave one open; the next call restores the former
  /// frame.
  open func exerciseAmbiguityInLayout() {
    layoutState.engine?.exerciseAmbiguity(of: self)
  }

  /// The constraints that decide the view's extent along `axis`: those that refer to the view, those that place the
  /// items to which these tie it, and so on.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (layoutState.engine ?? layoutState.ownEngine)?.diagnosis.constraintsAffecting(self, axis: axis) ?? []
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a guide, taking it from the view that owned it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a guide and the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  // MARK: Anchors

  /// Anchor of the edge where lines start.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .leading) }
  /// Anchor of the edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .trailing) }
  /// Anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .left) }
  /// Anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .right) }
  /// Anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .top) }
  /// Anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(handle, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(handle, .height) }
  /// Anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .centerX) }
  /// Anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .centerY) }
  /// Anchor of the first line's baseline.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .firstBaseline) }
  /// Anchor of the last line's baseline.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .lastBaseline) }

  // MARK: Safe area and margins

  /// Parts of the edges that bars, device corners and additional insets of controllers cover, in points.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }

  /// Distances between the edges and the content, in points; the safe area is included.
  ///
  /// Setting replaces the system's margins, without the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { EffectiveMargins(of: self).insets }
    set { changeMargins { $0.custom = .physical(newValue) } }
  }

  /// `layoutMargins` by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.custom = .directional(newValue) } }
  }

  /// Whether margins are at least the part of the superview's margins that overlaps this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperviewMargins }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether margins start at the safe area instead of the edges.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The guide of the part inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide") }

  /// The guide of the part inside the margins, limited to the readable width.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(\.readableContent, .readableContent, "UIViewReadableContentGuide")
  }

  /// The guide of the keyboard's upper edge.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

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

  /// The size that fits the content best, given the room; the present size unless a subclass overrides it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to what fits the content, as `sizeThatFits(_:)` says, keeping the top left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: untransformedFrame.origin, size: size)
  }

  /// The size that the constraints give the view when it is pulled to `targetSize` with the lowest priority (50).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside give the view when each axis is pulled to the target with its priority.
  ///
  /// The result is in points, rounded up to pixels. No frame changes.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The content's natural size in points, without alignment insets; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Marks a missing natural size along an axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Distances from the frame to the rectangle that constraints act on; shadows and ornaments lie outside of it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints act on, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame, for a rectangle that constraints act on.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.horizontal, height: alignmentRect.height + insets.vertical)
  }

  /// How strongly the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.huggingPriority[axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard layoutState.huggingPriority[axis] != priority else { return }
    layoutState.huggingPriority[axis] = priority
    naturalSizePriorityDidChange()
  }

  /// How strongly the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.compressionPriority[axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutState.compressionPriority[axis] != priority else { return }
    layoutState.compressionPriority[axis] = priority
    naturalSizePriorityDidChange()
  }

  /// The frame size of controls that have a fixed one. Constraints cannot change it: they only decide the position.
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
  /// Called in the second round for views whose `intrinsicHeightDependsOnWidth`. The width of the result is that of the
  /// longest line. A view that may be narrower shrinks to it.
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

  // MARK: Gestures

  /// The recognisers of gestures in the view; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set {
      for recognizer in gestureRecognizers ?? [] where recognizer.view === self { recognizer.view = nil }
      if newValue != nil || extras != nil { madeExtras.gestureRecognizers = newValue }
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Adds a recogniser, which leaves its other view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let left = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = left.isEmpty ? nil : left
  }

  /// Whether a gesture in this view or one above may begin. Asked of the view with the touches, and of those above it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view's own recognisers, which are not in `gestureRecognizers`, such as the one by which a scroll view scrolls.
  var systemGestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: What it is on the screen

  /// What can be tapped in the view without being a view itself.
  package var innerElements: [InnerElement] { [] }

  /// What the view is on the screen.
  package var screenRole: ViewRole { .container }

  /// The words that the view shows; `nil` or empty without any.
  package var shownText: String? { nil }

  /// Whether a part of the view shows `shownText`, so that a list of elements has the view and none of its parts.
  package var showsTextInPart: Bool { false }

  /// The state that the view shows, in addition to that of every view.
  package var shownStates: [ShownState] { [] }

  /// Whether the view itself made a view inside of it; otherwise the app's code did.
  package func hasMade(_ view: UIView) -> Bool { screenRole.makesItsSubviews && view.superview === self }

  // MARK: Animation

  /// Makes changes at once: nothing is animated.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationEnd.reach(animations, completion: nil)
  }

  /// Makes changes and then calls `completion`, both at once: nothing is animated.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: completion)
  }

  /// Makes changes and then calls `completion`, both at once: nothing is animated, and nothing waits. With
  /// `.repeat` there is no end, and so no completion.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes changes and then calls `completion`, both at once: nothing is animated, and nothing waits. With
  /// `.repeat` there is no end, and so no completion.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes changes and then calls `completion`, both at once: nothing is animated, and nothing waits. With
  /// `.repeat` there is no end, and so no completion.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes changes at once, in the order of the calls.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Makes changes inside of a view and then calls `completion`, both at once: nothing is animated.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations ?? {}, completion: completion)
  }

  /// Puts a view into the place of another at once; with `showHideTransitionViews` it hides one and shows the other.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    if let completion { AnimationEnd.tell { completion(true) } }
  }

  /// Makes changes at once: nothing is repeated.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Whether changes are animated. Inert: they never are.
  open class var areAnimationsEnabled: Bool { animationsAreEnabled }
  /// The duration of the enclosing animation, in seconds. Inert: 0.
  open class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }
  private static var animationsAreEnabled = true
  /// Seconds of the animation around. Inert: 0.
  open class var inheritedAnimationDuration: TimeInterval { 0 }

  /// A view of the same size that stands for a picture of this view. Inert: it is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: frame)
    snapshot.isUserInteractionEnabled = false
    return snapshot
  }

  /// A view of the size of a part of this view that stands for a picture of the part. Inert: it is empty.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Makes changes without animation.
  open class func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }

  // MARK: Traits

  /// The traits in force for this view: its superview's, changed by overrides on the way.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Traits set here for this view and its inside; unspecified ones are taken from above.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState.overrides) }
    set { changeTraits { $0.overrides = newValue.values } }
  }

  /// The appearance forced on this view and its inside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.userInterfaceStyle }
    set { changeTraits { $0.overrides.userInterfaceStyle = newValue } }
  }

  /// The smallest text size in this view; smaller categories count as this one.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.minimumCategory }
    set { changeTraits { $0.minimumCategory = newValue } }
  }

  /// The largest text size in this view; larger categories count as this one.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.maximumCategory }
    set { changeTraits { $0.maximumCategory = newValue } }
  }

  /// What the contents are, which decides whether they are mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traitState.semanticContent }
    set { setSemanticContent(newValue) }
  }

  /// The direction in which the view's own contents run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.layoutDirection(for: traitState.semanticContent, in: traitCollection)
  }

  /// The direction for contents with the given meaning under the current traits.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    layoutDirection(for: attribute, in: .current)
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the tint colour changed here or above.
  open func tintColorDidChange() {}
  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  /// Draws the content into the present context, in the view's coordinates. Pictures call it for every view.
  open func draw(_ rect: CGRect) {}

  /// Marks the content for redrawing. Inert: every picture is drawn from the start.
  open func setNeedsDisplay() {}

  /// Marks a part of the content for redrawing. Inert: every picture is drawn from the start.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Resigns the first responder where it is this view or one inside it; returns whether none is left.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  override func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)? {
    switch selector.name {
    case "endEditing:": return { [unowned self] _ in endEditing(true) }
    case "layoutIfNeeded": return { [unowned self] _ in layoutIfNeeded() }
    case "removeFromSuperview": return { [unowned self] _ in removeFromSuperview() }
    case "setNeedsDisplay": return { [unowned self] _ in setNeedsDisplay() }
    case "setNeedsLayout": return { [unowned self] _ in setNeedsLayout() }
    default: return super.ownMethod(selector)
    }
  }

  /// Whether the view can be focused. Inert: there is no focus.
  open var canBecomeFocused: Bool { false }

  /// Part of the library's own reaction to new traits, before `traitCollectionDidChange(_:)`. Overrides call super.
  func traitsDidChange(from previous: UITraitCollection) {
    if !traitCollection.hasSameGeometry(as: previous) { layoutDirectionDidChange() }
  }

  /// The system's margins where none are set: 8 on each side, more for the root view of a controller.
  var systemLayoutMargins: NSDirectionalEdgeInsets {
    isRootOfController ? systemMinimumMargins : .standardMargins
  }

  /// Whether margins that are set are at least the system's.
  var systemMarginsAreLeast: Bool { false }

  /// Whether margins grow to the readable width, which a table sets on its cells.
  var marginsFollowReadableWidth: Bool { marginState.followsReadableWidth }

  /// The content that the view shows a part of; `nil` for views that don't scroll.
  var scrollableContent: (any ScrollableContent)? { nil }

  /// The part of this view's safe-area insets that subviews see; scroll views move their content out of it instead.
  func safeAreaPassedOn(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Whether touches in the view never become a scroll of a scroll view around it.
  var keepsTouchesFromScrolling: Bool { false }

  /// Part of the library's own reaction to another safe area, before `safeAreaInsetsDidChange()`.
  func safeAreaDidChange() {}

  /// Whether subviews that preserve this view's margins do so at top and bottom, too.
  var handsOnVerticalMargins: Bool { true }

  /// Whether design tools make the view as wide as its neighbours in a row of views of its kind.
  var takesEqualShareOfRow: Bool { false }
  /// The size that a design tool gives the view in a stack view, because it has no content; `nil` for none.
  var designSize: DesignSize? {
    guard type(of: self) == UIView.self, subviews.isEmpty else { return nil }
    return traitCollection.layoutPolicy.designSizeOfEmptyViews.map { DesignSize(size: $0, isOfText: false) }
  }

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
