/// A rectangle on the screen that shows content and contains subviews, which it lays out.
///
/// Coordinates are in points; the origin is at the top left. Views are isolated to the main actor.
///
/// Members that subclasses may override are declared in the body of the class, because Swift does not allow overrides
/// of members of extensions. Longer implementations are in extensions in other files.
open class UIView: UIResponder, UIAccessibilityIdentification, @preconcurrency NSCoding, nonisolated HasLifetime {
  #if DEBUG
    final let lifetime = Lifetime()
  #endif

  // MARK: Hierarchy

  // These properties are `nonisolated(unsafe)` because `deinit`, which may run on any thread, clears them in other
  // views. Nothing else reads them at that time.
  @exclusivity(unchecked) nonisolated(unsafe) var parentReference = Unretained<UIView>()
  nonisolated final var parent: UIView? {
    get { parentReference.object }
    set { parentReference = Unretained(newValue) }
  }
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) var ownHandle: ItemHandle?

  // Layout reads these properties very often, for one view after the other. They are declared next to each other so
  // that they are in the same lines of the processor's cache. Checks for exclusive access are off, because they would
  // take much of the time of a layout (decision 139).
  @exclusivity(unchecked) var layoutState = ViewLayoutState()
  @exclusivity(unchecked) final var untransformedFrame: CGRect
  @exclusivity(unchecked) nonisolated(unsafe) var surroundings = ViewSurroundings()
  @exclusivity(unchecked) var marginState = ViewMarginState()
  @exclusivity(unchecked) var traitState = ViewTraitState()

  @exclusivity(unchecked) private nonisolated(unsafe) var controllerReference = ViewOwnerReference()
  /// The view controller whose `view` this is; `nil` if it is not the view of a controller.
  nonisolated final var controller: (any ViewOwner)? {
    get { controllerReference.owner }
    set {
      controllerReference = ViewOwnerReference(newValue)
      forgetSafeArea()
    }
  }

  // MARK: Geometry

  @exclusivity(unchecked) var boundsOrigin = CGPoint.zero

  /// Whether subviews are resized by their `autoresizingMask` when this view's size changes.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// Which margins and sizes of the frame change when the superview's size changes. Used if no constraints place the
  /// view.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }

  /// The transform of the view about its centre. It affects drawing and hit-testing, but layout ignores it.
  open var transform: CGAffineTransform {
    get { statedTransform ?? .identity }
    set { statedTransform = newValue.isIdentity ? nil : newValue }
  }
  @Rare private var statedTransform: CGAffineTransform? = nil

  /// The view's rectangle in the superview's coordinates. With a transform, it is the bounding box of the transformed
  /// rectangle.
  ///
  /// Setting it on a view with a transform sets the rectangle to which the transform is then applied.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : transform.boundingBox(of: untransformedFrame) }
    set { setUntransformedFrame(newValue.standardized) }
  }

  /// The view's rectangle in its own coordinates. The size is that of the frame without the transform. The origin is
  /// zero, or the content offset in a scroll view.
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

  /// The centre of the frame, in the superview's coordinates.
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

  /// The view's Core Animation layer, created on first use.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer.make(Self.layerClass)
    layer.host = self
    ownLayer = layer
    return layer
  }
  // Not isolated to the main actor, because `deinit`, which may run on any thread, clears the layer's reference to the
  // view.
  private nonisolated(unsafe) var ownLayer: CALayer?

  /// The class of `layer`: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The colour of the background; `nil` means transparent.
  open var backgroundColor: UIColor?
  /// The opacity of the view and its subviews, from 0 (transparent) to 1 (opaque).
  open var alpha: CGFloat = 1 { didSet { tellObservers("alpha") } }
  /// Whether the app guarantees that the view fills its bounds with opaque content.
  open var isOpaque = true
  /// Whether the parts of subviews outside of the bounds are not drawn.
  open var clipsToBounds = false
  /// How content, such as an image, is scaled and placed in the bounds.
  open var contentMode = ContentMode.scaleToFill
  var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { if newValue != nil || extras != nil { madeExtras.tintColor = newValue } }
  }
  /// Whether parts of the view in its tint colour are dimmed, as UIKit does behind an alert.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A view whose alpha channel masks this view; `nil` for none.
  open var mask: UIView? {
    get { extras?.mask }
    set { if newValue != nil || extras != nil { madeExtras.mask = newValue } }
  }
  /// Whether the bounds are cleared before `draw(_:)` is called.
  open var clearsContextBeforeDrawing = true

  /// Whether the view and its subviews are not drawn. Stack views also leave hidden views out of their layout.
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

  /// A number by which `viewWithTag(_:)` finds the view. 0 by default.
  open var tag = 0
  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// The name by which UIKit's state restoration identifies the view; `nil` if none was set.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != nil || extras != nil { madeExtras.restorationIdentifier = newValue } }
  }
  /// The name by which UI tests find the view; `nil` if none was set.
  open var accessibilityIdentifier: String? {
    get { accessibilityState?.shownIdentifier }
    set { accessibility.identifier = newValue }
  }
  /// Whether the system's Smart Invert does not invert the colours of the view. Inert: colours are not inverted.
  open var accessibilityIgnoresInvertColors = false

  override var ownAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  override var ownAccessibilityPath: UIBezierPath? {
    let radius = layer.cornerRadius
    return radius > 0 ? UIBezierPath(roundedRect: accessibilityFrame, cornerRadius: radius) : nil
  }

  /// The interactions that were added to the view, such as a context menu interaction.
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

  /// Adds an interaction to the view, and removes it from the view that had it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view. Does nothing if the view does not have it.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// Properties that only few views set. They are stored separately, so that the other views use less memory.
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

  /// Creates a view with the given frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    untransformedFrame = frame.standardized
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Decodes a view from an archive that `encode(with:)` has written, or creates a view from a storyboard or xib.
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
    // Subviews are released in a loop. Releasing them by recursion would overflow the stack for a deep tree.
    var orphans = children
    children = []
    while var view = orphans.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      for child in view.children { child.loseParent() }
      orphans += view.children
      view.children = []
    }
  }

  /// Encodes the view, its subviews and its constraints.
  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  /// The subviews that are archived. Subclasses leave out the subviews that they create themselves.
  var archivedSubviews: [UIView] { children }

  /// The layout guides that are archived. Subclasses leave out the guides that they create themselves.
  var archivedGuides: [UILayoutGuide] { layoutGuides }

  /// Called on views of an app's classes after a storyboard scene or xib was loaded: all views are created, and all
  /// constraints are installed.
  open func awakeFromNib() {}

  /// Called on views of an app's classes that Interface Builder's canvas shows. Inert: never called.
  open func prepareForInterfaceBuilder() {}

  /// The next object in the responder chain: the view controller whose view this is, or else the superview.
  open override var next: UIResponder? { controller ?? parent }

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Removes the view from its superview, and deactivates all constraints between the view or its subviews and other
  /// views.
  open func removeFromSuperview() {
    guard let oldParent = parent else { return }
    leave(oldParent, for: nil)
  }

  /// The view of which this view is a subview; `nil` if there is none.
  open var superview: UIView? { parent }

  /// The views that were added to this view, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains this view, or this view if it is a window; `nil` if there is none.
  open var window: UIWindow? { closestWindow }

  /// Adds a view at an index of `subviews`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Adds a view directly in front of the subview `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { ($0.firstIndex { $0 === sibling }).map { $0 + 1 } ?? $0.count }
  }

  /// Adds a view directly behind the subview `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling } ?? $0.count }
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    reorderChildren { $0.append($0.remove(at: index)) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    reorderChildren { $0.insert($0.remove(at: index), at: 0) }
  }

  /// Exchanges the subviews at two indices. Does nothing if one of the indices is invalid.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    reorderChildren { $0.swapAt(index1, index2) }
  }

  /// Whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  /// The first view with the given tag among this view and its descendants; `nil` if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to those of another view, or of the topmost view for `nil`.
  /// Transforms are ignored.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = offsetFromTop
    let other = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from the coordinates of another view, or of the topmost view for `nil`, to those of this view.
  /// Transforms are ignored.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = offsetFromTop
    let other = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
  }

  /// Converts a rectangle from this view's coordinates to those of another view, or of the topmost view for `nil`.
  /// Transforms are ignored.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view, or of the topmost view for `nil`, to those of this
  /// view. Transforms are ignored.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The frontmost view at a point in this view's coordinates: this view or one inside it; `nil` if there is none.
  ///
  /// Views that are hidden, whose `alpha` is below 0.01, or whose `isUserInteractionEnabled` is `false` are left out,
  /// with their subviews. Touches begin in the view that the window's `hitTest` finds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

  /// Whether a point in this view's coordinates belongs to the view. By default, whether it is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Asking for layout

  /// Marks the view, so that the next layout pass calls its `layoutSubviews()`.
  open func setNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Runs a layout pass now: lays out this view and its subviews, as far as they were marked as needing layout.
  open func layoutIfNeeded() {
    LayoutPass(from: self).run()
    topmostView.announceEndOfLayout()
  }

  /// Marks the view, so that the next layout pass calls its `updateConstraints()`.
  open func setNeedsUpdateConstraints() {
    guard !layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = true
    setNeedsLayout()
    markSubtreeNeedsLayout()
    markSubtreeNeedsUpdateConstraints()
  }

  /// Tells layout that the view's intrinsic content size has changed.
  ///
  /// While layout reads ``intrinsicContentSize``, a call only adds the view to ``unsettledViews``. Otherwise layout
  /// would never end, because the size would be invalid each time that it is read.
  open func invalidateIntrinsicContentSize() {
    guard !layoutState.isBeingMeasured else {
      layoutState.unsettled = .invalidatesNaturalSize
      return
    }
    layoutState.engine?.intrinsicSizeMayHaveChanged(of: self)
    parent?.subviewIntrinsicSizeDidChange(self)
    setNeedsLayout()
  }

  /// Calls `updateConstraints()` now on all views around and inside this one that were marked by
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraintsIfNeeded() {
    LayoutPass(from: self).updateConstraints()
  }

  /// Whether the next layout pass calls this view's `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  // MARK: Constraints

  /// The constraints that are installed at this view. An active constraint is installed at the closest common ancestor
  /// of its items, or at the view to which it was added.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Activates a constraint and installs it at this view. Each of its items must be this view or inside it. Otherwise
  /// the program stops with the text of UIKit's exception.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.refuseIncompatibleAnchors()
    if !constraint.installIfPossible(at: self) { UIKitException.outsideOfSubtree(constraint, of: self).raise() }
  }

  /// Activates constraints and installs them at this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that is installed at this view. Does nothing if it is installed elsewhere.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.ownerReference.refers(to: self) { constraint.isActive = false }
  }

  /// Deactivates those of the constraints that are installed at this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether layout adds constraints that place the view according to its frame and `autoresizingMask`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// Whether several frames of the view satisfy the constraints equally well.
  open var hasAmbiguousLayout: Bool {
    layoutState.engine.map { $0.diagnosis.isAmbiguous($0.index(of: self)) } ?? false
  }

  /// If the view's layout is ambiguous, gives it another frame that satisfies the constraints. The next call restores
  /// the former frame.
  open func exerciseAmbiguityInLayout() {
    layoutState.engine?.exerciseAmbiguity(of: self)
  }

  /// The constraints that affect the view's position and size along `axis`: those that refer to the view, those that
  /// refer to the other items of these constraints, and so on.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (layoutState.engine ?? layoutState.ownEngine)?.diagnosis.constraintsAffecting(self, axis: axis) ?? []
  }

  /// The layout guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a layout guide to the view, and removes it from the view that owned it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a layout guide, and deactivates the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  // MARK: Anchors

  /// The anchor of the leading edge, at which lines of text start.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .leading) }
  /// The anchor of the trailing edge, at which lines of text end.
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

  /// How far bars, the device's notch and corners, and `additionalSafeAreaInsets` of controllers cover the view at each
  /// edge, in points.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }

  /// The distances between the view's edges and its content, in points. They include the safe area.
  ///
  /// Setting this replaces the default margins. The safe area is added to the values that are set.
  open var layoutMargins: UIEdgeInsets {
    get { EffectiveMargins(of: self).insets }
    set { changeMargins { $0.custom = .physical(newValue) } }
  }

  /// `layoutMargins` with leading and trailing instead of left and right margins.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.custom = .directional(newValue) } }
  }

  /// Whether the layout margins are at least the part of the superview's margins that overlaps this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperviewMargins }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether the safe area is added to the layout margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The layout guide of the area inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide") }

  /// The layout guide of the area inside the layout margins, limited to a width at which text is easy to read.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(\.readableContent, .readableContent, "UIViewReadableContentGuide")
  }

  /// The layout guide that follows the keyboard. There is no keyboard here, so it is a line at the bottom of the safe
  /// area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Layout hooks

  /// Lays out the subviews: sets the frames that the constraints have given them. Overrides call super first.
  open func layoutSubviews() {
    applyEngineFramesToSubviews()
  }

  /// Called in the layout pass after `setNeedsUpdateConstraints()`, before the constraints are solved. Overrides call
  /// super last.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
  }

  /// Whether views of this class only work with Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size in points that fits the content best within `size`. Returns the current size unless a subclass overrides
  /// it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to the result of `sizeThatFits(_:)`. The top left corner stays in place.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: untransformedFrame.origin, size: size)
  }

  /// The size that the constraints inside the view give it if its width and height should equal `targetSize` with
  /// priority 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside the view give it if its width and height should equal `targetSize` with the
  /// given priorities.
  ///
  /// The result is in points, rounded up to whole pixels. No frame changes.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The size that suits the view's content, in points, as the size of the alignment rectangle. `noIntrinsicMetric`
  /// along an axis means that there is no such size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The width or height of `intrinsicContentSize` along an axis in which the view has no intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The insets from the frame to the alignment rectangle, to which constraints refer. It excludes ornaments such as
  /// shadows.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle, to which constraints refer, for a frame of the view.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of the view for an alignment rectangle, to which constraints refer.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.horizontal, height: alignmentRect.height + insets.vertical)
  }

  /// The priority with which the view resists being larger than its intrinsic content size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.huggingPriority[axis]
  }

  /// Sets the priority with which the view resists being larger than its intrinsic content size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard layoutState.huggingPriority[axis] != priority else { return }
    layoutState.huggingPriority[axis] = priority
    naturalSizePriorityDidChange()
  }

  /// The priority with which the view resists being smaller than its intrinsic content size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.compressionPriority[axis]
  }

  /// Sets the priority with which the view resists being smaller than its intrinsic content size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutState.compressionPriority[axis] != priority else { return }
    layoutState.compressionPriority[axis] = priority
    naturalSizePriorityDidChange()
  }

  /// The size in points that the frame always gets, whatever size the constraints demand, as for a switch; `nil` if
  /// there is none.
  var fixedFrameSize: CGSize? { nil }

  /// The view whose first baseline is used for constraints on this view's first baseline. By default,
  /// `forLastBaselineLayout`.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline is used for constraints on this view's last baseline. By default, this view.
  open var forLastBaselineLayout: UIView { self }

  /// The position of the first line's baseline; `nil` for views without text. Constraints on the first baseline then
  /// refer to the top edge.
  open var firstBaselinePosition: UIBaselinePosition? { nil }

  /// The position of the last line's baseline; `nil` for views without text. Constraints on the last baseline then
  /// refer to the bottom edge.
  open var lastBaselinePosition: UIBaselinePosition? { nil }

  /// The line height of the view's text, in points, on which the system spacing at its baselines depends; `nil` for
  /// views without text.
  open var baselineLineHeight: CGFloat? { nil }

  /// Whether the intrinsic height depends on the width that layout gives the view, as for wrapped text.
  open var intrinsicHeightDependsOnWidth: Bool { false }

  /// The intrinsic content size for a width that layout has given the view. Both are in points and refer to the
  /// alignment rectangle.
  ///
  /// Called for views whose `intrinsicHeightDependsOnWidth` is `true`, after layout has computed a width. Layout then
  /// solves the constraints again with the result. The result's width is that of the longest line, so a view that its
  /// constraints allow to be narrower shrinks to it.
  open func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Whether the inside of this view is always laid out by a separate layout engine. Override it to return `true` if no
  /// constraint ever refers to views both inside and outside of this view. `false` by default.
  open var isLayoutRoot: Bool { false }

  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Puts a view that is part of another one, such as the label of a button, into that view. Called if a constraint needs
  /// the two in one tree.
  func joinSuperview() {}
  /// Called when the first constraint relates the view, or a view in it, to one outside.
  func willBePlacedByConstraints() {}
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

  /// The gesture recognisers that were added to the view; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set {
      for recognizer in gestureRecognizers ?? [] where recognizer.view === self { recognizer.view = nil }
      if newValue != nil || extras != nil { madeExtras.gestureRecognizers = newValue }
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Adds a gesture recogniser, and removes it from the view to which it was added before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let left = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = left.isEmpty ? nil : left
  }

  /// Whether a gesture may begin. Called on the touched view and each superview up to the recogniser's view; each of
  /// them can prevent the gesture.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The gesture recognisers that the library itself uses in this view and that are not in `gestureRecognizers`, such
  /// as the one by which a scroll view scrolls.
  var systemGestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: What it is on the screen

  /// The parts of this view that can be tapped although they are not subviews, such as bar button items.
  package var innerElements: [InnerElement] { [] }

  /// The parts of the view that are accessibility elements although they are not subviews: by default, `innerElements`.
  var accessibilityParts: [InnerElement] { innerElements }

  /// The kind of element that the view is on the screen, such as text or control.
  package var screenRole: ViewRole { .container }

  /// The text that the view shows; `nil` or empty if it shows none.
  package var shownText: String? { nil }

  /// Whether a subview shows `shownText`, as a button's title label does. Descriptions of the view tree then leave out
  /// the subviews, so that the text appears once.
  package var showsTextInPart: Bool { false }

  /// The visible states of the view, such as “selected”, for descriptions of the view tree.
  package var shownStates: [ShownState] { [] }

  /// Whether this view created its subview `view` itself. If not, the app's code or a storyboard or xib created it.
  package func hasMade(_ view: UIView) -> Bool { screenRole.makesItsSubviews && view.superview === self }

  // MARK: Animation

  /// Calls `animations` at once: changes are not animated.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationEnd.reach(animations, completion: nil)
  }

  /// Calls `animations` and then `completion`, both at once: changes are not animated.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: completion)
  }

  /// Calls `animations` and then `completion`, both at once: changes are neither animated nor delayed. With the option
  /// `.repeat`, `completion` is not called, because the animation would never end.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Calls `animations` and then `completion`, both at once: changes are neither animated nor delayed. With the option
  /// `.repeat`, `completion` is not called, because the animation would never end.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Calls `animations` and then `completion`, both at once: changes are neither animated nor delayed. With the option
  /// `.repeat`, `completion` is not called, because the animation would never end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Calls `animations` and then `completion`, both at once: changes are neither animated nor delayed. With the option
  /// `.repeat`, `completion` is not called, because the animation would never end.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Calls `animations` at once: changes are not animated. The start time and duration are ignored.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Calls `animations`, which changes `view`, and then `completion`, both at once: changes are not animated.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations ?? {}, completion: completion)
  }

  /// Replaces `fromView` by `toView` in its superview at once, and then calls `completion`. With the option
  /// `showHideTransitionViews`, hides `fromView` and shows `toView` instead.
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

  /// Calls `animations` at once and only once.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// The value that `setAnimationsEnabled(_:)` has set; `true` by default. Inert: changes are never animated.
  open class var areAnimationsEnabled: Bool { animationsAreEnabled }
  /// Sets the value of `areAnimationsEnabled`. Inert: changes are never animated.
  open class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }
  private static var animationsAreEnabled = true
  /// The duration of the enclosing animation, in seconds. Inert: always 0.
  open class var inheritedAnimationDuration: TimeInterval { 0 }

  /// A view with the frame of this view, which in UIKit shows a picture of this view. Inert: it is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: frame)
    snapshot.isUserInteractionEnabled = false
    return snapshot
  }

  /// A view with the size of `rect`, which in UIKit shows a picture of that part of this view. Inert: it is empty.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Calls `actions` at once.
  open class func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }

  // MARK: Traits

  /// The view's traits: those of its superview, changed by the trait overrides of its controller and of the view.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The trait overrides for this view and its subviews. Traits without an override are inherited from the superview.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState.overrides) }
    set { changeTraits { $0.overrides = newValue.values } }
  }

  /// The light or dark appearance of this view and its subviews; `unspecified` to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.userInterfaceStyle }
    set { changeTraits { $0.overrides.userInterfaceStyle = newValue } }
  }

  /// The smallest content size category for this view and its subviews; smaller ones are replaced by it. `nil` for no
  /// limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.minimumCategory }
    set { changeTraits { $0.minimumCategory = newValue } }
  }

  /// The largest content size category for this view and its subviews; larger ones are replaced by it. `nil` for no
  /// limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.maximumCategory }
    set { changeTraits { $0.maximumCategory = newValue } }
  }

  /// The meaning of the view's content, which decides whether it is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traitState.semanticContent }
    set { setSemanticContent(newValue) }
  }

  /// The layout direction of the view's content, which follows from `semanticContentAttribute` and the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.layoutDirection(for: traitState.semanticContent, in: traitCollection)
  }

  /// The layout direction of content with the given semantic attribute, for `UITraitCollection.current`.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    layoutDirection(for: attribute, in: .current)
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the view's tint colour changed, or that of a superview from which it inherits its own.
  open func tintColorDidChange() {}
  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  /// Draws the content into the current graphics context, in the view's coordinates. Called for every view when a
  /// picture of the screen is drawn. Does nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Marks the content as needing to be redrawn. Inert: every picture is drawn completely.
  open func setNeedsDisplay() {}

  /// Marks a part of the content as needing to be redrawn. Inert: every picture is drawn completely.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Makes the first responder resign, if it is this view or inside it. Returns `false` if it refuses and `force` is
  /// `false`.
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

  /// Called when the view's traits have changed, before the app's `traitCollectionDidChange(_:)`. The library's classes
  /// override it to update themselves. Overrides call super.
  func traitsDidChange(from previous: UITraitCollection) {
    if !traitCollection.hasSameGeometry(as: previous) { layoutDirectionDidChange() }
  }

  /// Called when the view has come into another window, or into none, before the app's `didMoveToWindow()`. The library's
  /// classes override it to update themselves.
  func windowDidChange() {}

  /// The default layout margins, in points, used if none were set: 8 on each side, or the minimum margins for the root
  /// view of a controller.
  var systemLayoutMargins: NSDirectionalEdgeInsets {
    isRootOfController ? systemMinimumMargins : .standardMargins
  }

  /// Whether layout margins that were set are raised to at least `systemLayoutMargins`.
  var systemMarginsAreLeast: Bool { false }

  /// Whether the left and right margins are enlarged so that the content is at most as wide as the readable width.
  /// Table view cells override this, because their table view decides it.
  var marginsFollowReadableWidth: Bool { marginState.followsReadableWidth }

  /// Whether the size that the view gives its content is stated by a document, so that it never gives way to the
  /// content's constraints, as for rows of a stated height.
  var fixesContentSize: Bool { false }

  /// Whether the size that the view gives its content does not count when ambiguous views are looked for, as for rows
  /// that have not been laid out.
  var leavesContentSizeOpen: Bool { false }

  /// The content of a scroll view, for layout; `nil` for other views.
  var scrollableContent: (any ScrollableContent)? { nil }

  /// The part of this view's safe-area insets that its subviews inherit. Scroll views leave out the part by which they
  /// inset their content.
  func safeAreaPassedOn(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Whether an enclosing scroll view never cancels this view's touches in order to scroll. `true` for controls.
  var keepsTouchesFromScrolling: Bool { false }

  /// Called when the safe-area insets have changed, before the app's `safeAreaInsetsDidChange()`. The library's classes
  /// override it to update themselves.
  func safeAreaDidChange() {}

  /// Whether `preservesSuperviewLayoutMargins` of subviews also applies to the top and bottom margins of this view.
  /// `false` for table views.
  var handsOnVerticalMargins: Bool { true }

  /// Whether Interface Builder's canvas makes the views of a horizontal stack view equally wide if this is `true` for
  /// all of them. `true` for buttons with a configuration and the default hugging priority.
  var takesEqualShareOfRow: Bool { false }

  /// Whether the view shows a text that may have several lines, so that its width in a row is not decided by its content.
  var showsTextOfSeveralLines: Bool { false }

  /// Called after `showsTextOfSeveralLines` of a subview has changed.
  func subviewTextLinesDidChange(_ subview: UIView) {}
  /// The size in points that Interface Builder's canvas gives the view in a stack view, because it has no content;
  /// `nil` if it gives none. This applies to a plain `UIView` without subviews, and to subclasses that override it.
  var designSize: DesignSize? {
    guard type(of: self) == UIView.self, subviews.isEmpty else { return nil }
    return traitCollection.layoutPolicy.designSizeOfEmptyViews.map { DesignSize(size: $0, isOfText: false) }
  }

  /// Called when a subview was hidden or shown. Containers such as stack views override it.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Called when the intrinsic content size of a subview has changed. Containers such as stack views override it.
  func subviewIntrinsicSizeDidChange(_ subview: UIView) {}

  /// The colour of interactive parts, such as button titles. If none was set, it is inherited from the superview; at
  /// the top, it is the system's blue.
  // The type is UIKit's: apps read it without unwrapping it, and set it to nil to inherit the colour again.
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
