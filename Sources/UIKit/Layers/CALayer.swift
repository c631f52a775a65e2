import Foundation

/// The drawing surface of a view, or a part of one: colours, corners, border, shadow, contents and layers inside.
///
/// The layer of a view has the view's position and size, and forwards changes of them to the view.
open class CALayer: NSObject, CAMediaTiming {
  /// Radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// Corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all
  /// Shape of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Width of the border in points, drawn inside the bounds.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  /// Colour behind the content, if the view has none.
  open var backgroundColor: CGColor?
  /// Whether content is clipped to the rounded bounds.
  open var masksToBounds = false
  /// Opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0
  /// Displacement of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Softness of the shadow in points.
  open var shadowRadius: CGFloat = 3
  open var shadowColor: CGColor?
  /// Shape of the shadow. Inert: the shadow is that of the bounds.
  open var shadowPath: CGPath?
  /// Opacity of the layer, 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer and everything inside is left out of drawing.
  open var isHidden = false
  /// Place in front of (positive) or behind (negative) its siblings.
  open var zPosition: CGFloat = 0
  open var name: String?

  public override init() {
    super.init()
  }

  /// Creates a layer with the look of another one; a plain layer if `layer` is no layer. Overrides copy their own
  /// properties.
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

  /// The view whose layer this is. Views clear it when they are deallocated.
  weak var host: (any LayerHost)?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownTransform = CATransform3DIdentity

  /// The layer's own coordinates.
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

  /// The point that `position` places and about which `transform` turns, in shares of the size. Inert for layers of
  /// views, which turn about their middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// How far the anchor point lies in front. Inert: layers are flat.
  open var anchorPointZ: CGFloat = 0

  /// The transform around the anchor point. Only its part in the plane counts.
  open var transform: CATransform3D {
    get { host.map { CATransform3DMakeAffineTransform($0.layerTransform) } ?? ownTransform }
    set { if let host { host.layerTransform = newValue.affine } else { ownTransform = newValue } }
  }

  /// A transform of the sublayers. Inert: they are drawn without it.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity

  /// The two-dimensional transform around the anchor point.
  open func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets the two-dimensional transform around the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The smallest rectangle around the layer, in the coordinates of the superlayer.
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(mapToSuperlayer(fromCorner: true)) }
    set {
      let rect = newValue.standardized
      bounds.size = rect.size
      position = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
  }

  private var anchor: CGPoint { host == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5) }

  /// The transform from the layer's coordinates, or those from its upper left corner, to those of the superlayer.
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

  /// A point of this layer in the coordinates of another one, or of the topmost one for `nil`.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let top = p.applying(mapToTop)
    return l.map { top.applying($0.mapToTop.inverted()) } ?? top
  }

  /// A point of another layer, or of the topmost one for `nil`, in the coordinates of this layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l.map { p.applying($0.mapToTop) } ?? p).applying(mapToTop.inverted())
  }

  /// A rectangle of this layer in the coordinates of another one, or of the topmost one for `nil`.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let top = r.applying(mapToTop)
    return l.map { top.applying($0.mapToTop.inverted()) } ?? top
  }

  /// A rectangle of another layer, or of the topmost one for `nil`, in the coordinates of this layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l.map { r.applying($0.mapToTop) } ?? r).applying(mapToTop.inverted())
  }

  /// Whether a point lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point in the coordinates of the superlayer; nil if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = p.applying(mapToSuperlayer().inverted())
    for entry in entries.reversed() {
      if let hit = entry.layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  // MARK: Layers inside

  /// A sublayer, and how many subviews of the view lie behind it.
  struct Entry {
    var layer: CALayer
    var subviewsBehind: Int
  }

  private(set) var entries: [Entry] = []

  /// The superlayer; for the layer of a view, the layer of its superview.
  open var superlayer: CALayer? { ownSuperlayer ?? host?.layerOfSuperview }
  private weak var ownSuperlayer: CALayer?

  /// The sublayers that were added, from back to front, without the layers of subviews; nil for none.
  open var sublayers: [CALayer]? {
    get { entries.isEmpty ? nil : entries.map(\.layer) }
    set {
      for entry in entries { entry.layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the others and of the present subviews.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: entries.count, behind: host?.subviewCount ?? 0)
  }

  /// Adds a layer at a place counted from the back; at 0, behind the subviews.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    // in range: at most as many layers as there are
    let index = Int(min(idx, UInt32(entries.count)))
    insert(layer, at: index, behind: index == 0 ? 0 : entries[index - 1].subviewsBehind)
  }

  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = entries.firstIndex { $0.layer === sibling }
    guard let index else { return insertSublayer(layer, at: 0) }
    insert(layer, at: index, behind: entries[index].subviewsBehind)
  }

  /// Adds a layer in front of another.
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

  /// The added layers, each with the number of subviews that lie behind it.
  public var placedSublayers: [(layer: CALayer, subviewsBehind: Int)] {
    entries.map { ($0.layer, $0.subviewsBehind) }
  }

  /// The layer whose opacity masks this one.
  open var mask: CALayer?

  // MARK: Contents

  /// The image that is shown: a `CGImage` or a `UIImage`. Other objects are not drawn.
  open var contents: Any?
  /// How contents are fitted into the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels per point of the contents.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown. Inert: all of them are.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched. Inert: all of them are.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How contents are made smaller. Inert: the drawing decides.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How contents are enlarged. Inert: the drawing decides.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether the layer promises to fill its bounds. Inert: everything is drawn.
  open var isOpaque = false
  /// Whether other bounds need another drawing. Inert: every picture is drawn from the start.
  open var needsDisplayOnBoundsChange = false
  /// Whether drawing waits. Inert: nothing waits.
  open var drawsAsynchronously = false
  /// Whether the layer is kept as an image. Inert: every picture is drawn from the start.
  open var shouldRasterize = false
  /// Pixels per point of the image as which the layer is kept. Inert: none is kept.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are softened. Inert: they always are.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity is that of the layer as a whole. Inert: it always is.
  open var allowsGroupOpacity = true
  /// Whether the back is shown. Inert: layers are flat.
  open var isDoubleSided = true
  /// Whether the y axis points up. Inert: it points down.
  open var isGeometryFlipped = false
  /// Image filters on the layer's content. Inert: the content is not filtered.
  open var filters: [Any]?
  /// How the layer is blended with what is behind it. Inert: it is drawn over it.
  open var compositingFilter: Any?
  /// Animations of changes. Inert: nothing is animated.
  open var actions: [String: any CAAction]?
  /// An object that draws and lays out for the layer, unless a subclass does.
  open weak var delegate: (any CALayerDelegate)?

  private var drawsContent = false

  /// Lets `draw(in:)` or the delegate draw the content from now on. Before the first call, a layer draws no content.
  open func setNeedsDisplay() {
    drawsContent = true
    host?.layerNeedsDisplay()
  }

  /// Lets `draw(in:)` or the delegate draw the content from now on. Before the first call, a layer draws no content.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the content is drawn by code.
  open func needsDisplay() -> Bool { drawsContent }

  /// Calls `display()` if it is needed.
  open func displayIfNeeded() {
    if drawsContent { display() }
  }

  /// Makes the contents: asks the delegate. Pictures call ``draw(in:)`` themselves.
  open func display() { delegate?.display(self) }

  /// Draws the content; asks the delegate unless a subclass overrides it.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and everything inside, as it looks when the picture is drawn.
  open func render(in ctx: CGContext) { ctx.add(.hosted(self, bounds)) }

  /// What ``draw(in:)`` draws, in the layer's coordinates; nil for nothing.
  public func drawnContent(scale: CGFloat) -> DrawingRecord? {
    guard drawsContent, bounds.width > 0, bounds.height > 0 else { return nil }
    let context = CGContext(size: bounds.size, scale: scale, isOpaque: false)
    delegate?.layerWillDraw(self)
    GraphicsStack.with(context) { draw(in: context) }
    return context.commands.isEmpty ? nil : DrawingRecord(commands: context.commands, bounds: bounds)
  }

  // MARK: Layout

  private var needsSublayerLayout = true

  /// Marks the sublayers as needing layout.
  open func setNeedsLayout() {
    needsSublayerLayout = true
    host?.layerNeedsLayout()
  }

  /// Whether the sublayers need layout.
  open func needsLayout() -> Bool { needsSublayerLayout }

  /// Lays out the sublayers if they need it. Pictures do so before they draw.
  open func layoutIfNeeded() {
    if let host { return host.layerLayoutIfNeeded() }
    if needsSublayerLayout {
      needsSublayerLayout = false
      layoutSublayers()
    }
    for entry in entries { entry.layer.layoutIfNeeded() }
  }

  /// Lays out the sublayers; asks the delegate unless a subclass overrides it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The preferred size of the layer: the size of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Animation

  private var animations: [(key: String, animation: CAAnimation)] = []

  /// Adds an animation, which is over immediately. It is kept if it is not removed on completion.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(animations.count)"
    animations.removeAll { $0.key == key }
    if !anim.isRemovedOnCompletion { animations.append((key, anim)) }
    anim.delegate?.animationDidStart(anim)
    CATransaction.whenCommitted { anim.delegate?.animationDidStop(anim, finished: true) }
  }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  open func removeAllAnimations() { animations.removeAll() }

  /// The animation with a key; nil if it is over.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of the animations that are kept; nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// The layer as it is shown: itself, since nothing is animated.
  open func presentation() -> Self? { self }

  open func model() -> Self { self }

  /// The animation of a change. Inert: none.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// The animation of a change by default. Inert: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of a property needs another drawing. Inert: every picture is drawn from the start.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value of a property by default. Inert: none is known by name.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// When the layer's time begins. Inert: nothing is animated.
  open var beginTime: CFTimeInterval = 0
  /// The length of the layer's time. Inert: nothing is animated.
  open var duration: CFTimeInterval = 0
  /// How fast the layer's time runs. Inert: nothing is animated.
  open var speed: Float = 1
  /// By how much the layer's time is ahead. Inert: nothing is animated.
  open var timeOffset: CFTimeInterval = 0
  /// How often the layer's time repeats. Inert: nothing is animated.
  open var repeatCount: Float = 0
  /// For how long the layer's time repeats. Inert: nothing is animated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the layer's time also runs backwards. Inert: nothing is animated.
  open var autoreverses = false
  /// What is shown before and after the layer's time. Inert: nothing is animated.
  open var fillMode = CAMediaTimingFillMode.removed

  /// A time of the system in the layer's time. Inert: they are the same.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A time of the layer in the system's time. Inert: they are the same.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
