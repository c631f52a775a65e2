import Foundation

/// A rectangle that is drawn with background colour, rounded corners, border, shadow, contents and sublayers. Each view
/// has a layer, and apps can add layers.
///
/// The layer of a view has no position, size and transform of its own: it reads and sets those of the view.
open class CALayer: NSObject, CAMediaTiming {
  /// Radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all
  /// Shape of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Width of the border in points, drawn inside the bounds.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  /// Colour behind the content. For the layer of a view, it is used only if the view has no background colour.
  open var backgroundColor: CGColor?
  /// Whether content is clipped to the rounded bounds.
  open var masksToBounds = false
  /// Opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0
  /// Displacement of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Blur radius of the shadow in points.
  open var shadowRadius: CGFloat = 3
  open var shadowColor: CGColor?
  /// The path of the shadow. Inert: the shadow has the shape of the layer's bounds.
  open var shadowPath: CGPath?
  /// Opacity of the layer, 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer and its sublayers are not drawn.
  open var isHidden = false
  /// The order in which sibling layers are drawn: layers with a higher position are in front.
  open var zPosition: CGFloat = 0
  open var name: String?

  public override init() {
    super.init()
  }

  /// Creates a layer with the geometry and appearance of another layer, without its sublayers. If `layer` is no
  /// `CALayer`, it creates a default layer. Overrides copy the properties that the subclass adds.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { adoptLook(of: layer) }
  }

  private func adoptLook(of other: CALayer) {
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    backgroundColor = other.backgroundColor
    masksToBounds = other.masksToBounds
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowColor = other.shadowColor
    shadowPath = other.shadowPath
    opacity = other.opacity
    isHidden = other.isHidden
    zPosition = other.zPosition
    name = other.name
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    transform = other.transform
  }

  // MARK: Place

  /// The view to which the layer belongs; nil for layers that the app has added. Views set it to nil when they are
  /// deallocated.
  weak var host: (any LayerHost)?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownTransform = CATransform3DIdentity

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { host?.layerBounds ?? ownBounds }
    set {
      if let host { return host.layerBounds = newValue }
      if newValue.size != ownBounds.size { setNeedsLayout() }
      ownBounds = newValue
    }
  }

  /// The position of the anchor point in the coordinates of the superlayer.
  open var position: CGPoint {
    get { host?.layerPosition ?? ownPosition }
    set { if let host { host.layerPosition = newValue } else { ownPosition = newValue } }
  }

  /// The point of the layer that is at `position` and about which `transform` is applied, in fractions of the width and
  /// height. Inert for layers of views: their anchor point is the centre.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The z coordinate of the anchor point. Inert: layers are drawn flat.
  open var anchorPointZ: CGFloat = 0

  /// The transform about the anchor point. Only its two-dimensional part has an effect.
  open var transform: CATransform3D {
    get { host.map { CATransform3DMakeAffineTransform($0.layerTransform) } ?? ownTransform }
    set { if let host { host.layerTransform = newValue.affine } else { ownTransform = newValue } }
  }

  /// A transform of all sublayers. Inert: sublayers are drawn without it.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity

  /// The two-dimensional part of the transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets a two-dimensional transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The smallest rectangle around the transformed layer, in the coordinates of the superlayer. Setting it changes the
  /// position and the size of the bounds.
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(mapToSuperlayer(fromCorner: true)) }
    set {
      let rect = newValue.standardized
      bounds.size = rect.size
      position = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
  }

  private var anchor: CGPoint { host == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5) }

  /// The transform from the layer's coordinates to those of its superlayer.
  ///
  /// - Parameter fromCorner: whether the layer's coordinates begin at its upper left corner, whatever the origin of its
  ///   bounds is.
  func mapToSuperlayer(fromCorner: Bool = false) -> CGAffineTransform {
    let origin = fromCorner ? .zero : bounds.origin
    let toAnchor = CGAffineTransform(
      translationX: -origin.x - bounds.width * anchor.x, y: -origin.y - bounds.height * anchor.y)
    return toAnchor.concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var mapToTop: CGAffineTransform {
    let own = mapToSuperlayer()
    return superlayer.map { own.concatenating($0.mapToTop) } ?? own
  }

  /// Converts a point from this layer's coordinates to those of another layer, or of the root layer if `l` is `nil`.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let top = p.applying(mapToTop)
    return l.map { top.applying($0.mapToTop.inverted()) } ?? top
  }

  /// Converts a point to this layer's coordinates from those of another layer, or of the root layer if `l` is `nil`.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l.map { p.applying($0.mapToTop) } ?? p).applying(mapToTop.inverted())
  }

  /// Converts a rectangle from this layer's coordinates to those of another layer, or of the root layer if `l` is
  /// `nil`.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let top = r.applying(mapToTop)
    return l.map { top.applying($0.mapToTop.inverted()) } ?? top
  }

  /// Converts a rectangle to this layer's coordinates from those of another layer, or of the root layer if `l` is
  /// `nil`.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l.map { r.applying($0.mapToTop) } ?? r).applying(mapToTop.inverted())
  }

  /// Whether the bounds contain a point, which is in the layer's coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point, among this layer and its sublayers; nil if there is none. The point is in the
  /// coordinates of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = p.applying(mapToSuperlayer().inverted())
    for entry in entries.reversed() {
      if let hit = entry.layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  // MARK: Layers inside

  /// A sublayer that the app has added, and how many subviews of the layer's view are behind it.
  struct Entry {
    var layer: CALayer
    var subviewsBehind: Int
  }

  private(set) var entries: [Entry] = []

  /// The superlayer; for the layer of a view, the layer of its superview.
  open var superlayer: CALayer? { ownSuperlayer ?? host?.layerOfSuperview }
  private weak var ownSuperlayer: CALayer?

  /// The sublayers that the app has added, from back to front; nil if there are none. The layers of subviews are not
  /// among them.
  open var sublayers: [CALayer]? {
    get { entries.isEmpty ? nil : entries.map(\.layer) }
    set {
      for entry in entries { entry.layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of all sublayers and of all subviews that the view has now.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: entries.count, behind: host?.subviewCount ?? 0)
  }

  /// Inserts a layer at an index of `sublayers`, counted from the back. At 0, it is also behind all subviews.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    // in range: at most as many layers as there are
    let index = Int(min(idx, UInt32(entries.count)))
    insert(layer, at: index, behind: index == 0 ? 0 : entries[index - 1].subviewsBehind)
  }

  /// Inserts a layer behind a sublayer, or behind everything if `sibling` is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = entries.firstIndex { $0.layer === sibling }
    guard let index else { return insertSublayer(layer, at: 0) }
    insert(layer, at: index, behind: entries[index].subviewsBehind)
  }

  /// Inserts a layer in front of a sublayer, or in front of everything if `sibling` is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = entries.firstIndex { $0.layer === sibling }
    guard let index else { return addSublayer(layer) }
    insert(layer, at: index + 1, behind: entries[index].subviewsBehind)
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    ownSuperlayer?.entries.removeAll { $0.layer === self }
    ownSuperlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int, behind subviews: Int) {
    layer.removeFromSuperlayer()
    entries.insert(Entry(layer: layer, subviewsBehind: subviews), at: min(index, entries.count))
    layer.ownSuperlayer = self
  }

  /// The sublayers that the app has added, from back to front, each with the number of subviews that are behind it.
  public var placedSublayers: [(layer: CALayer, subviewsBehind: Int)] {
    entries.map { ($0.layer, $0.subviewsBehind) }
  }

  /// A layer whose opacity masks this layer: this layer is visible only where the mask is opaque.
  open var mask: CALayer?

  // MARK: Contents

  /// The image that the layer shows: a `CGImage` or a `UIImage`. Other objects are not drawn.
  open var contents: Any?
  /// How contents are fitted into the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels per point of the contents.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown. Inert: the whole contents are shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched. Inert: the whole contents are stretched.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter with which contents are scaled down. Inert: the module Drawing decides.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter with which contents are scaled up. Inert: the module Drawing decides.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether the layer fills its bounds with opaque content, so that nothing behind it has to be drawn. Inert:
  /// everything behind it is drawn.
  open var isOpaque = false
  /// Whether the content is drawn again after a change of the bounds. Inert: content is drawn again for every picture.
  open var needsDisplayOnBoundsChange = false
  /// Whether the content is drawn asynchronously. Inert: it is drawn synchronously.
  open var drawsAsynchronously = false
  /// Whether the layer is cached as a bitmap. Inert: layers are drawn again for every picture.
  open var shouldRasterize = false
  /// Pixels per point of the bitmap in which the layer is cached. Inert: layers are not cached.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer's edges are antialiased. Inert: they always are.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity applies to the layer and its sublayers as a whole. Inert: it always does.
  open var allowsGroupOpacity = true
  /// Whether the layer is visible when its back faces the viewer. Inert: layers are drawn flat.
  open var isDoubleSided = true
  /// Whether the y axis of the layer's coordinates points up. Inert: it always points down.
  open var isGeometryFlipped = false
  /// Image filters on the layer's content. Inert: the content is not filtered.
  open var filters: [Any]?
  /// The filter with which the layer is blended with the content behind it. Inert: the layer is drawn over that
  /// content.
  open var compositingFilter: Any?
  /// Actions, such as animations, for changes of properties, by the names of the properties. Inert: nothing is
  /// animated.
  open var actions: [String: any CAAction]?
  /// Draws the layer's content and lays out its sublayers, unless a subclass overrides the methods that call it.
  open weak var delegate: (any CALayerDelegate)?

  private var drawsContent = false

  /// Marks the content as drawn by `draw(in:)` or the delegate, from now on. Before the first call, neither is called.
  open func setNeedsDisplay() {
    drawsContent = true
    host?.layerNeedsDisplay()
  }

  /// Marks the content as drawn by `draw(in:)` or the delegate, from now on. Before the first call, neither is called.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether `setNeedsDisplay()` was called, so that `draw(in:)` or the delegate draws the content.
  open func needsDisplay() -> Bool { drawsContent }

  /// Calls `display()` if `setNeedsDisplay()` was ever called.
  open func displayIfNeeded() {
    if drawsContent { display() }
  }

  /// Makes the contents: calls `display(_:)` of the delegate. It does not call ``draw(in:)``, which is called when the
  /// layer is drawn into a picture.
  open func display() { delegate?.display(self) }

  /// Draws the content: calls `draw(_:in:)` of the delegate, unless a subclass overrides this method.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers into a context. Only a reference is recorded: the layer is drawn with the
  /// content that it has when the module Drawing draws the context's record.
  open func render(in ctx: CGContext) { ctx.add(.hosted(self, bounds)) }

  /// Calls ``draw(in:)`` and returns its drawing commands, in the layer's coordinates; nil if it draws nothing.
  public func drawnContent(scale: CGFloat) -> DrawingRecord? {
    guard drawsContent, bounds.width > 0, bounds.height > 0 else { return nil }
    let context = CGContext(size: bounds.size, scale: scale, isOpaque: false)
    delegate?.layerWillDraw(self)
    GraphicsStack.with(context) { draw(in: context) }
    return context.commands.isEmpty ? nil : DrawingRecord(commands: context.commands, bounds: bounds)
  }

  // MARK: Layout

  private var needsSublayerLayout = true

  /// Requests a layout of the sublayers.
  open func setNeedsLayout() {
    needsSublayerLayout = true
    host?.layerNeedsLayout()
  }

  /// Whether the sublayers need layout.
  open func needsLayout() -> Bool { needsSublayerLayout }

  /// Lays out the sublayers if a layout was requested. It is called before the layer is drawn into a picture.
  open func layoutIfNeeded() {
    if let host { return host.layerLayoutIfNeeded() }
    if needsSublayerLayout {
      needsSublayerLayout = false
      layoutSublayers()
    }
    for entry in entries { entry.layer.layoutIfNeeded() }
  }

  /// Lays out the sublayers: calls `layoutSublayers(of:)` of the delegate, unless a subclass overrides this method.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The preferred size of the layer: the size of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Animation

  private var animations: [(key: String, animation: CAAnimation)] = []

  /// Adds an animation, which ends immediately and changes nothing. It is stored only if `isRemovedOnCompletion` is
  /// false.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(animations.count)"
    animations.removeAll { $0.key == key }
    if !anim.isRemovedOnCompletion { animations.append((key, anim)) }
    anim.delegate?.animationDidStart(anim)
    CATransaction.whenCommitted { anim.delegate?.animationDidStop(anim, finished: true) }
  }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  open func removeAllAnimations() { animations.removeAll() }

  /// The stored animation with a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of the stored animations; nil if there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// The layer with its values on the screen during an animation: the layer itself, since nothing is animated.
  open func presentation() -> Self? { self }

  open func model() -> Self { self }

  /// The action for a change of a property: the entry of `actions`. Inert: actions are never run.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// The default action for a change of a property. Inert: always nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether the content is drawn again after a change of a property. Inert: never called; content is drawn again for
  /// every picture.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The default value of a property. Inert: always nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// When the layer's time begins, in seconds. Inert: nothing is animated.
  open var beginTime: CFTimeInterval = 0
  /// The length of the layer's time in seconds. Inert: nothing is animated.
  open var duration: CFTimeInterval = 0
  /// A factor for the speed of the layer's time. Inert: nothing is animated.
  open var speed: Float = 1
  /// An offset in seconds that is added to the layer's time. Inert: nothing is animated.
  open var timeOffset: CFTimeInterval = 0
  /// How often the layer's time repeats. Inert: nothing is animated.
  open var repeatCount: Float = 0
  /// For how many seconds the layer's time repeats. Inert: nothing is animated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the layer's time also runs backwards. Inert: nothing is animated.
  open var autoreverses = false
  /// Whether animations change the layer's appearance before their start and after their end. Inert: nothing is
  /// animated.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Converts a time from the time of another layer, or of the system, to the layer's time. Inert: returns `t`, because
  /// all times are the same.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time from the layer's time to the time of another layer, or of the system. Inert: returns `t`, because
  /// all times are the same.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
