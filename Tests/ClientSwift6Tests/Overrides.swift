// Made by `make surface`; don't edit. What apps can override, overridden outside of the module:
// 2451 members of 199 classes.
// swift-format-ignore-file

import UIKit

class OverridingAXCustomContent: AXCustomContent {
  override var attributedLabel: NSAttributedString { get { super.attributedLabel } set { super.attributedLabel = newValue } }
  override var attributedValue: NSAttributedString { get { super.attributedValue } set { super.attributedValue = newValue } }
  override var importance: Importance { get { super.importance } set { super.importance = newValue } }
  override var label: String { super.label }
  override var value: String { super.value }
}

class OverridingCAAnimation: CAAnimation {
  override var autoreverses: Bool { get { super.autoreverses } set { super.autoreverses = newValue } }
  override var beginTime: CFTimeInterval { get { super.beginTime } set { super.beginTime = newValue } }
  override var delegate: (any CAAnimationDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var duration: CFTimeInterval { get { super.duration } set { super.duration = newValue } }
  override var fillMode: CAMediaTimingFillMode { get { super.fillMode } set { super.fillMode = newValue } }
  override var isRemovedOnCompletion: Bool { get { super.isRemovedOnCompletion } set { super.isRemovedOnCompletion = newValue } }
  override var preferredFrameRateRange: CAFrameRateRange { get { super.preferredFrameRateRange } set { super.preferredFrameRateRange = newValue } }
  override var repeatCount: Float { get { super.repeatCount } set { super.repeatCount = newValue } }
  override var repeatDuration: CFTimeInterval { get { super.repeatDuration } set { super.repeatDuration = newValue } }
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { super.run(forKey: event, object: anObject, arguments: dict) }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override var speed: Float { get { super.speed } set { super.speed = newValue } }
  override var timeOffset: CFTimeInterval { get { super.timeOffset } set { super.timeOffset = newValue } }
  override var timingFunction: CAMediaTimingFunction? { get { super.timingFunction } set { super.timingFunction = newValue } }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
}

class OverridingCAAnimationGroup: CAAnimationGroup {
  override var animations: [CAAnimation]? { get { super.animations } set { super.animations = newValue } }
}

class OverridingCABasicAnimation: CABasicAnimation {
  override var byValue: Any? { get { super.byValue } set { super.byValue = newValue } }
  override var fromValue: Any? { get { super.fromValue } set { super.fromValue = newValue } }
  override var toValue: Any? { get { super.toValue } set { super.toValue = newValue } }
}

class OverridingCADisplayLink: CADisplayLink {
  override func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { super.add(to: runloop, forMode: mode) }
  override var duration: CFTimeInterval { super.duration }
  override var frameInterval: Int { get { super.frameInterval } set { super.frameInterval = newValue } }
  override func invalidate() { super.invalidate() }
  override var isPaused: Bool { get { super.isPaused } set { super.isPaused = newValue } }
  override var preferredFrameRateRange: CAFrameRateRange { get { super.preferredFrameRateRange } set { super.preferredFrameRateRange = newValue } }
  override var preferredFramesPerSecond: Int { get { super.preferredFramesPerSecond } set { super.preferredFramesPerSecond = newValue } }
  override func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { super.remove(from: runloop, forMode: mode) }
  override var targetTimestamp: CFTimeInterval { super.targetTimestamp }
  override var timestamp: CFTimeInterval { super.timestamp }
}

class OverridingCAEmitterCell: CAEmitterCell {
  override var alphaRange: Float { get { super.alphaRange } set { super.alphaRange = newValue } }
  override var alphaSpeed: Float { get { super.alphaSpeed } set { super.alphaSpeed = newValue } }
  override var birthRate: Float { get { super.birthRate } set { super.birthRate = newValue } }
  override var color: CGColor? { get { super.color } set { super.color = newValue } }
  override var contents: Any? { get { super.contents } set { super.contents = newValue } }
  override var emissionLongitude: CGFloat { get { super.emissionLongitude } set { super.emissionLongitude = newValue } }
  override var emissionRange: CGFloat { get { super.emissionRange } set { super.emissionRange = newValue } }
  override var emitterCells: [CAEmitterCell]? { get { super.emitterCells } set { super.emitterCells = newValue } }
  override var lifetime: Float { get { super.lifetime } set { super.lifetime = newValue } }
  override var lifetimeRange: Float { get { super.lifetimeRange } set { super.lifetimeRange = newValue } }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override var scaleRange: CGFloat { get { super.scaleRange } set { super.scaleRange = newValue } }
  override var scaleSpeed: CGFloat { get { super.scaleSpeed } set { super.scaleSpeed = newValue } }
  override var spin: CGFloat { get { super.spin } set { super.spin = newValue } }
  override var spinRange: CGFloat { get { super.spinRange } set { super.spinRange = newValue } }
  override var velocity: CGFloat { get { super.velocity } set { super.velocity = newValue } }
  override var velocityRange: CGFloat { get { super.velocityRange } set { super.velocityRange = newValue } }
  override var xAcceleration: CGFloat { get { super.xAcceleration } set { super.xAcceleration = newValue } }
  override var yAcceleration: CGFloat { get { super.yAcceleration } set { super.yAcceleration = newValue } }
}

class OverridingCAEmitterLayer: CAEmitterLayer {
  override var birthRate: Float { get { super.birthRate } set { super.birthRate = newValue } }
  override var emitterCells: [CAEmitterCell]? { get { super.emitterCells } set { super.emitterCells = newValue } }
  override var emitterMode: CAEmitterLayerEmitterMode { get { super.emitterMode } set { super.emitterMode = newValue } }
  override var emitterPosition: CGPoint { get { super.emitterPosition } set { super.emitterPosition = newValue } }
  override var emitterShape: CAEmitterLayerEmitterShape { get { super.emitterShape } set { super.emitterShape = newValue } }
  override var emitterSize: CGSize { get { super.emitterSize } set { super.emitterSize = newValue } }
  override var lifetime: Float { get { super.lifetime } set { super.lifetime = newValue } }
  override var renderMode: CAEmitterLayerRenderMode { get { super.renderMode } set { super.renderMode = newValue } }
}

class OverridingCAGradientLayer: CAGradientLayer {
  override var colors: [Any]? { get { super.colors } set { super.colors = newValue } }
  override var endPoint: CGPoint { get { super.endPoint } set { super.endPoint = newValue } }
  override var locations: [NSNumber]? { get { super.locations } set { super.locations = newValue } }
  override var startPoint: CGPoint { get { super.startPoint } set { super.startPoint = newValue } }
  override var type: CAGradientLayerType { get { super.type } set { super.type = newValue } }
}

class OverridingCAKeyframeAnimation: CAKeyframeAnimation {
  override var calculationMode: CAAnimationCalculationMode { get { super.calculationMode } set { super.calculationMode = newValue } }
  override var keyTimes: [NSNumber]? { get { super.keyTimes } set { super.keyTimes = newValue } }
  override var path: CGPath? { get { super.path } set { super.path = newValue } }
  override var rotationMode: CAAnimationRotationMode? { get { super.rotationMode } set { super.rotationMode = newValue } }
  override var timingFunctions: [CAMediaTimingFunction]? { get { super.timingFunctions } set { super.timingFunctions = newValue } }
  override var values: [Any]? { get { super.values } set { super.values = newValue } }
}

class OverridingCALayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
  override var actions: [String: any CAAction]? { get { super.actions } set { super.actions = newValue } }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func affineTransform() -> CGAffineTransform { super.affineTransform() }
  override var allowsEdgeAntialiasing: Bool { get { super.allowsEdgeAntialiasing } set { super.allowsEdgeAntialiasing = newValue } }
  override var allowsGroupOpacity: Bool { get { super.allowsGroupOpacity } set { super.allowsGroupOpacity = newValue } }
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override var anchorPointZ: CGFloat { get { super.anchorPointZ } set { super.anchorPointZ = newValue } }
  override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
  override func animationKeys() -> [String]? { super.animationKeys() }
  override var autoreverses: Bool { get { super.autoreverses } set { super.autoreverses = newValue } }
  override var backgroundColor: CGColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var beginTime: CFTimeInterval { get { super.beginTime } set { super.beginTime = newValue } }
  override var borderColor: CGColor? { get { super.borderColor } set { super.borderColor = newValue } }
  override var borderWidth: CGFloat { get { super.borderWidth } set { super.borderWidth = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var compositingFilter: Any? { get { super.compositingFilter } set { super.compositingFilter = newValue } }
  override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
  override var contents: Any? { get { super.contents } set { super.contents = newValue } }
  override var contentsCenter: CGRect { get { super.contentsCenter } set { super.contentsCenter = newValue } }
  override var contentsGravity: CALayerContentsGravity { get { super.contentsGravity } set { super.contentsGravity = newValue } }
  override var contentsRect: CGRect { get { super.contentsRect } set { super.contentsRect = newValue } }
  override var contentsScale: CGFloat { get { super.contentsScale } set { super.contentsScale = newValue } }
  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { super.convert(p, from: l) }
  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { super.convert(p, to: l) }
  override func convert(_ r: CGRect, from l: CALayer?) -> CGRect { super.convert(r, from: l) }
  override func convert(_ r: CGRect, to l: CALayer?) -> CGRect { super.convert(r, to: l) }
  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { super.convertTime(t, from: l) }
  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { super.convertTime(t, to: l) }
  override var cornerCurve: CALayerCornerCurve { get { super.cornerCurve } set { super.cornerCurve = newValue } }
  override var cornerRadius: CGFloat { get { super.cornerRadius } set { super.cornerRadius = newValue } }
  override class func defaultAction(forKey event: String) -> (any CAAction)? { super.defaultAction(forKey: event) }
  override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
  override var delegate: (any CALayerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func display() { super.display() }
  override func displayIfNeeded() { super.displayIfNeeded() }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override var drawsAsynchronously: Bool { get { super.drawsAsynchronously } set { super.drawsAsynchronously = newValue } }
  override var duration: CFTimeInterval { get { super.duration } set { super.duration = newValue } }
  override var fillMode: CAMediaTimingFillMode { get { super.fillMode } set { super.fillMode = newValue } }
  override var filters: [Any]? { get { super.filters } set { super.filters = newValue } }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { super.insertSublayer(layer, above: sibling) }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) { super.insertSublayer(layer, at: idx) }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { super.insertSublayer(layer, below: sibling) }
  override var isDoubleSided: Bool { get { super.isDoubleSided } set { super.isDoubleSided = newValue } }
  override var isGeometryFlipped: Bool { get { super.isGeometryFlipped } set { super.isGeometryFlipped = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isOpaque: Bool { get { super.isOpaque } set { super.isOpaque = newValue } }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSublayers() { super.layoutSublayers() }
  override var magnificationFilter: CALayerContentsFilter { get { super.magnificationFilter } set { super.magnificationFilter = newValue } }
  override var mask: CALayer? { get { super.mask } set { super.mask = newValue } }
  override var maskedCorners: CACornerMask { get { super.maskedCorners } set { super.maskedCorners = newValue } }
  override var masksToBounds: Bool { get { super.masksToBounds } set { super.masksToBounds = newValue } }
  override var minificationFilter: CALayerContentsFilter { get { super.minificationFilter } set { super.minificationFilter = newValue } }
  override func model() -> Self { super.model() }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override func needsDisplay() -> Bool { super.needsDisplay() }
  override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
  override var needsDisplayOnBoundsChange: Bool { get { super.needsDisplayOnBoundsChange } set { super.needsDisplayOnBoundsChange = newValue } }
  override func needsLayout() -> Bool { super.needsLayout() }
  override var opacity: Float { get { super.opacity } set { super.opacity = newValue } }
  override var position: CGPoint { get { super.position } set { super.position = newValue } }
  override func preferredFrameSize() -> CGSize { super.preferredFrameSize() }
  override func presentation() -> Self? { super.presentation() }
  override var rasterizationScale: CGFloat { get { super.rasterizationScale } set { super.rasterizationScale = newValue } }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func render(in ctx: CGContext) { super.render(in: ctx) }
  override var repeatCount: Float { get { super.repeatCount } set { super.repeatCount = newValue } }
  override var repeatDuration: CFTimeInterval { get { super.repeatDuration } set { super.repeatDuration = newValue } }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { super.replaceSublayer(oldLayer, with: newLayer) }
  override func setAffineTransform(_ m: CGAffineTransform) { super.setAffineTransform(m) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override var shadowColor: CGColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
  override var shadowOpacity: Float { get { super.shadowOpacity } set { super.shadowOpacity = newValue } }
  override var shadowPath: CGPath? { get { super.shadowPath } set { super.shadowPath = newValue } }
  override var shadowRadius: CGFloat { get { super.shadowRadius } set { super.shadowRadius = newValue } }
  override var shouldRasterize: Bool { get { super.shouldRasterize } set { super.shouldRasterize = newValue } }
  override var speed: Float { get { super.speed } set { super.speed = newValue } }
  override var sublayerTransform: CATransform3D { get { super.sublayerTransform } set { super.sublayerTransform = newValue } }
  override var sublayers: [CALayer]? { get { super.sublayers } set { super.sublayers = newValue } }
  override var superlayer: CALayer? { super.superlayer }
  override var timeOffset: CFTimeInterval { get { super.timeOffset } set { super.timeOffset = newValue } }
  override var transform: CATransform3D { get { super.transform } set { super.transform = newValue } }
  override var zPosition: CGFloat { get { super.zPosition } set { super.zPosition = newValue } }
}

class OverridingCAMediaTimingFunction: CAMediaTimingFunction {
  override func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) { super.getControlPoint(at: idx, values: ptr) }
}

class OverridingCAPropertyAnimation: CAPropertyAnimation {
  override var isAdditive: Bool { get { super.isAdditive } set { super.isAdditive = newValue } }
  override var isCumulative: Bool { get { super.isCumulative } set { super.isCumulative = newValue } }
  override var keyPath: String? { get { super.keyPath } set { super.keyPath = newValue } }
  override var valueFunction: CAValueFunction? { get { super.valueFunction } set { super.valueFunction = newValue } }
}

class OverridingCAReplicatorLayer: CAReplicatorLayer {
  override var instanceAlphaOffset: Float { get { super.instanceAlphaOffset } set { super.instanceAlphaOffset = newValue } }
  override var instanceBlueOffset: Float { get { super.instanceBlueOffset } set { super.instanceBlueOffset = newValue } }
  override var instanceColor: CGColor? { get { super.instanceColor } set { super.instanceColor = newValue } }
  override var instanceCount: Int { get { super.instanceCount } set { super.instanceCount = newValue } }
  override var instanceDelay: CFTimeInterval { get { super.instanceDelay } set { super.instanceDelay = newValue } }
  override var instanceGreenOffset: Float { get { super.instanceGreenOffset } set { super.instanceGreenOffset = newValue } }
  override var instanceRedOffset: Float { get { super.instanceRedOffset } set { super.instanceRedOffset = newValue } }
  override var instanceTransform: CATransform3D { get { super.instanceTransform } set { super.instanceTransform = newValue } }
  override var preservesDepth: Bool { get { super.preservesDepth } set { super.preservesDepth = newValue } }
}

class OverridingCAScrollLayer: CAScrollLayer {
  override func scroll(to p: CGPoint) { super.scroll(to: p) }
  override func scroll(to r: CGRect) { super.scroll(to: r) }
  override var scrollMode: CAScrollLayerScrollMode { get { super.scrollMode } set { super.scrollMode = newValue } }
}

class OverridingCAShapeLayer: CAShapeLayer {
  override var fillColor: CGColor? { get { super.fillColor } set { super.fillColor = newValue } }
  override var fillRule: CAShapeLayerFillRule { get { super.fillRule } set { super.fillRule = newValue } }
  override var lineCap: CAShapeLayerLineCap { get { super.lineCap } set { super.lineCap = newValue } }
  override var lineDashPattern: [NSNumber]? { get { super.lineDashPattern } set { super.lineDashPattern = newValue } }
  override var lineDashPhase: CGFloat { get { super.lineDashPhase } set { super.lineDashPhase = newValue } }
  override var lineJoin: CAShapeLayerLineJoin { get { super.lineJoin } set { super.lineJoin = newValue } }
  override var lineWidth: CGFloat { get { super.lineWidth } set { super.lineWidth = newValue } }
  override var miterLimit: CGFloat { get { super.miterLimit } set { super.miterLimit = newValue } }
  override var path: CGPath? { get { super.path } set { super.path = newValue } }
  override var strokeColor: CGColor? { get { super.strokeColor } set { super.strokeColor = newValue } }
  override var strokeEnd: CGFloat { get { super.strokeEnd } set { super.strokeEnd = newValue } }
  override var strokeStart: CGFloat { get { super.strokeStart } set { super.strokeStart = newValue } }
}

class OverridingCASpringAnimation: CASpringAnimation {
  override var damping: CGFloat { get { super.damping } set { super.damping = newValue } }
  override var initialVelocity: CGFloat { get { super.initialVelocity } set { super.initialVelocity = newValue } }
  override var mass: CGFloat { get { super.mass } set { super.mass = newValue } }
  override var settlingDuration: CFTimeInterval { super.settlingDuration }
  override var stiffness: CGFloat { get { super.stiffness } set { super.stiffness = newValue } }
}

class OverridingCATextLayer: CATextLayer {
  override var alignmentMode: CATextLayerAlignmentMode { get { super.alignmentMode } set { super.alignmentMode = newValue } }
  override var font: Any? { get { super.font } set { super.font = newValue } }
  override var fontSize: CGFloat { get { super.fontSize } set { super.fontSize = newValue } }
  override var foregroundColor: CGColor? { get { super.foregroundColor } set { super.foregroundColor = newValue } }
  override var isWrapped: Bool { get { super.isWrapped } set { super.isWrapped = newValue } }
  override var string: Any? { get { super.string } set { super.string = newValue } }
  override var truncationMode: CATextLayerTruncationMode { get { super.truncationMode } set { super.truncationMode = newValue } }
}

class OverridingCATiledLayer: CATiledLayer {
  override class func fadeDuration() -> CFTimeInterval { super.fadeDuration() }
  override var levelsOfDetail: Int { get { super.levelsOfDetail } set { super.levelsOfDetail = newValue } }
  override var levelsOfDetailBias: Int { get { super.levelsOfDetailBias } set { super.levelsOfDetailBias = newValue } }
  override var tileSize: CGSize { get { super.tileSize } set { super.tileSize = newValue } }
}

class OverridingCATransaction: CATransaction {
  override class func animationDuration() -> CFTimeInterval { super.animationDuration() }
  override class func animationTimingFunction() -> CAMediaTimingFunction? { super.animationTimingFunction() }
  override class func begin() { super.begin() }
  override class func commit() { super.commit() }
  override class func disableActions() -> Bool { super.disableActions() }
  override class func flush() { super.flush() }
  override class func setAnimationDuration(_ dur: CFTimeInterval) { super.setAnimationDuration(dur) }
  override class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { super.setAnimationTimingFunction(function) }
  override class func setCompletionBlock(_ block: (() -> Void)?) { super.setCompletionBlock(block) }
  override class func setDisableActions(_ flag: Bool) { super.setDisableActions(flag) }
  override class func setValue(_ anObject: Any?, forKey key: String) { super.setValue(anObject, forKey: key) }
  override class func value(forKey key: String) -> Any? { super.value(forKey: key) }
}

class OverridingCATransition: CATransition {
  override var endProgress: Float { get { super.endProgress } set { super.endProgress = newValue } }
  override var startProgress: Float { get { super.startProgress } set { super.startProgress = newValue } }
  override var subtype: CATransitionSubtype? { get { super.subtype } set { super.subtype = newValue } }
  override var type: CATransitionType { get { super.type } set { super.type = newValue } }
}

class OverridingNSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem {
  override var extendsBoundary: Bool { get { super.extendsBoundary } set { super.extendsBoundary = newValue } }
  override var pinToVisibleBounds: Bool { get { super.pinToVisibleBounds } set { super.pinToVisibleBounds = newValue } }
}

class OverridingNSCollectionLayoutDecorationItem: NSCollectionLayoutDecorationItem {
  override class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { super.background(elementKind: elementKind) }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
}

class OverridingNSCollectionLayoutGroup: NSCollectionLayoutGroup {
  override class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { super.horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  override class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { super.horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
  override class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { super.horizontal(layoutSize: layoutSize, subitems: subitems) }
  override var interItemSpacing: NSCollectionLayoutSpacing? { get { super.interItemSpacing } set { super.interItemSpacing = newValue } }
  override class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { super.vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  override class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { super.vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
  override class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { super.vertical(layoutSize: layoutSize, subitems: subitems) }
}

class OverridingNSCollectionLayoutItem: NSCollectionLayoutItem {
  override var contentInsets: NSDirectionalEdgeInsets { get { super.contentInsets } set { super.contentInsets = newValue } }
  override var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get { super.edgeSpacing } set { super.edgeSpacing = newValue } }
}

class OverridingNSCollectionLayoutSection: NSCollectionLayoutSection {
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { super.boundarySupplementaryItems } set { super.boundarySupplementaryItems = newValue } }
  override var contentInsets: NSDirectionalEdgeInsets { get { super.contentInsets } set { super.contentInsets = newValue } }
  override var contentInsetsReference: UIContentInsetsReference { get { super.contentInsetsReference } set { super.contentInsetsReference = newValue } }
  override var decorationItems: [NSCollectionLayoutDecorationItem] { get { super.decorationItems } set { super.decorationItems = newValue } }
  override var interGroupSpacing: CGFloat { get { super.interGroupSpacing } set { super.interGroupSpacing = newValue } }
  override class func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { super.list(using: configuration, layoutEnvironment: layoutEnvironment) }
  override var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { get { super.orthogonalScrollingBehavior } set { super.orthogonalScrollingBehavior = newValue } }
  override var supplementariesFollowContentInsets: Bool { get { super.supplementariesFollowContentInsets } set { super.supplementariesFollowContentInsets = newValue } }
  override var visibleItemsInvalidationHandler: (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)? { get { super.visibleItemsInvalidationHandler } set { super.visibleItemsInvalidationHandler = newValue } }
}

class OverridingNSCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
}

class OverridingNSFileCoordinator: NSFileCoordinator {
  override class func addFilePresenter(_ filePresenter: any NSFilePresenter) { super.addFilePresenter(filePresenter) }
  override func cancel() { super.cancel() }
  override func coordinate(readingItemAt url: URL, options: ReadingOptions, error outError: NSErrorPointer, byAccessor reader: (URL) -> Void) { super.coordinate(readingItemAt: url, options: options, error: outError, byAccessor: reader) }
  override func coordinate(readingItemAt readingURL: URL, options readingOptions: ReadingOptions, writingItemAt writingURL: URL, options writingOptions: WritingOptions, error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void) { super.coordinate(readingItemAt: readingURL, options: readingOptions, writingItemAt: writingURL, options: writingOptions, error: outError, byAccessor: readerWriter) }
  override func coordinate(writingItemAt url: URL, options: WritingOptions, error outError: NSErrorPointer, byAccessor writer: (URL) -> Void) { super.coordinate(writingItemAt: url, options: options, error: outError, byAccessor: writer) }
  override func coordinate(writingItemAt url1: URL, options options1: WritingOptions, writingItemAt url2: URL, options options2: WritingOptions, error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void) { super.coordinate(writingItemAt: url1, options: options1, writingItemAt: url2, options: options2, error: outError, byAccessor: writer) }
  override class var filePresenters: [any NSFilePresenter] { super.filePresenters }
  override func item(at oldURL: URL, didMoveTo newURL: URL) { super.item(at: oldURL, didMoveTo: newURL) }
  override func item(at oldURL: URL, willMoveTo newURL: URL) { super.item(at: oldURL, willMoveTo: newURL) }
  override var purposeIdentifier: String { get { super.purposeIdentifier } set { super.purposeIdentifier = newValue } }
  override class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { super.removeFilePresenter(filePresenter) }
}

class OverridingNSLayoutConstraint: NSLayoutConstraint {
  override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
  override var constant: CGFloat { get { super.constant } set { super.constant = newValue } }
  override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
  nonisolated override var description: String { super.description }
  override var identifier: String? { get { super.identifier } set { super.identifier = newValue } }
  override var isActive: Bool { get { super.isActive } set { super.isActive = newValue } }
  override var priority: UILayoutPriority { get { super.priority } set { super.priority = newValue } }
  override var shouldBeArchived: Bool { get { super.shouldBeArchived } set { super.shouldBeArchived = newValue } }
}

class OverridingNSLayoutDimension: NSLayoutDimension {
  override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(equalTo: anchor, multiplier: m) }
  override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalTo: anchor, multiplier: m, constant: c) }
  override func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalToConstant: c) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c) }
  override func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToConstant: c) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor, multiplier: m) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c) }
  override func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToConstant: c) }
}

class OverridingNSLayoutXAxisAnchor: NSLayoutXAxisAnchor {
  override func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { super.anchorWithOffset(to: otherAnchor) }
  override func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier) }
  override func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
  override func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
}

class OverridingNSLayoutYAxisAnchor: NSLayoutYAxisAnchor {
  override func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { super.anchorWithOffset(to: otherAnchor) }
  override func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier) }
  override func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
  override func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
}

class OverridingNSMutableParagraphStyle: NSMutableParagraphStyle {
  override var alignment: NSTextAlignment { get { super.alignment } set { super.alignment = newValue } }
  override var allowsDefaultTighteningForTruncation: Bool { get { super.allowsDefaultTighteningForTruncation } set { super.allowsDefaultTighteningForTruncation = newValue } }
  override var baseWritingDirection: NSWritingDirection { get { super.baseWritingDirection } set { super.baseWritingDirection = newValue } }
  override var defaultTabInterval: CGFloat { get { super.defaultTabInterval } set { super.defaultTabInterval = newValue } }
  override var firstLineHeadIndent: CGFloat { get { super.firstLineHeadIndent } set { super.firstLineHeadIndent = newValue } }
  override var headIndent: CGFloat { get { super.headIndent } set { super.headIndent = newValue } }
  override var hyphenationFactor: Float { get { super.hyphenationFactor } set { super.hyphenationFactor = newValue } }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineBreakStrategy: LineBreakStrategy { get { super.lineBreakStrategy } set { super.lineBreakStrategy = newValue } }
  override var lineHeightMultiple: CGFloat { get { super.lineHeightMultiple } set { super.lineHeightMultiple = newValue } }
  override var lineSpacing: CGFloat { get { super.lineSpacing } set { super.lineSpacing = newValue } }
  override var maximumLineHeight: CGFloat { get { super.maximumLineHeight } set { super.maximumLineHeight = newValue } }
  override var minimumLineHeight: CGFloat { get { super.minimumLineHeight } set { super.minimumLineHeight = newValue } }
  override var paragraphSpacing: CGFloat { get { super.paragraphSpacing } set { super.paragraphSpacing = newValue } }
  override var paragraphSpacingBefore: CGFloat { get { super.paragraphSpacingBefore } set { super.paragraphSpacingBefore = newValue } }
  override func setParagraphStyle(_ other: NSParagraphStyle) { super.setParagraphStyle(other) }
  override var tabStops: [NSTextTab] { get { super.tabStops } set { super.tabStops = newValue } }
  override var tailIndent: CGFloat { get { super.tailIndent } set { super.tailIndent = newValue } }
}

class OverridingNSParagraphStyle: NSParagraphStyle {
  override class var `default`: NSParagraphStyle { super.`default` }
  override var alignment: NSTextAlignment { super.alignment }
  override var allowsDefaultTighteningForTruncation: Bool { super.allowsDefaultTighteningForTruncation }
  override var baseWritingDirection: NSWritingDirection { super.baseWritingDirection }
  override var defaultTabInterval: CGFloat { super.defaultTabInterval }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var firstLineHeadIndent: CGFloat { super.firstLineHeadIndent }
  override var hash: Int { super.hash }
  override var headIndent: CGFloat { super.headIndent }
  override var hyphenationFactor: Float { super.hyphenationFactor }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
  override var lineBreakStrategy: LineBreakStrategy { super.lineBreakStrategy }
  override var lineHeightMultiple: CGFloat { super.lineHeightMultiple }
  override var lineSpacing: CGFloat { super.lineSpacing }
  override var maximumLineHeight: CGFloat { super.maximumLineHeight }
  override var minimumLineHeight: CGFloat { super.minimumLineHeight }
  override var paragraphSpacing: CGFloat { super.paragraphSpacing }
  override var paragraphSpacingBefore: CGFloat { super.paragraphSpacingBefore }
  override var tabStops: [NSTextTab] { super.tabStops }
  override var tailIndent: CGFloat { super.tailIndent }
}

class OverridingNSStringDrawingContext: NSStringDrawingContext {
  override var minimumScaleFactor: CGFloat { get { super.minimumScaleFactor } set { super.minimumScaleFactor = newValue } }
}

class OverridingNSTextAttachment: NSTextAttachment {
  override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { super.adjustsImageSizeForAccessibilityContentSizeCategory } set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override func resolvedBounds(font: UIFont, compatibleWith traits: UITraitCollection?) -> CGRect { super.resolvedBounds(font: font, compatibleWith: traits) }
}

class OverridingNSTextContainer: NSTextContainer {
  override var exclusionPaths: [UIBezierPath] { get { super.exclusionPaths } set { super.exclusionPaths = newValue } }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineFragmentPadding: CGFloat { get { super.lineFragmentPadding } set { super.lineFragmentPadding = newValue } }
  override var maximumNumberOfLines: Int { get { super.maximumNumberOfLines } set { super.maximumNumberOfLines = newValue } }
}

class OverridingUIAccessibilityCustomAction: UIAccessibilityCustomAction {
  override var actionHandler: Handler? { get { super.actionHandler } set { super.actionHandler = newValue } }
  override var attributedName: NSAttributedString { get { super.attributedName } set { super.attributedName = newValue } }
  override var category: String? { get { super.category } set { super.category = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var name: String { get { super.name } set { super.name = newValue } }
  override var selector: Selector { get { super.selector } set { super.selector = newValue } }
  override var target: AnyObject? { get { super.target } set { super.target = newValue } }
}

class OverridingUIAccessibilityCustomRotor: UIAccessibilityCustomRotor {
  override var attributedName: NSAttributedString { get { super.attributedName } set { super.attributedName = newValue } }
  override var itemSearchBlock: Search { get { super.itemSearchBlock } set { super.itemSearchBlock = newValue } }
  override var name: String { get { super.name } set { super.name = newValue } }
}

class OverridingUIAccessibilityCustomRotorItemResult: UIAccessibilityCustomRotorItemResult {
  override var targetElement: (any NSObjectProtocol)? { get { super.targetElement } set { super.targetElement = newValue } }
}

class OverridingUIAccessibilityCustomRotorSearchPredicate: UIAccessibilityCustomRotorSearchPredicate {
  override var currentItem: UIAccessibilityCustomRotorItemResult { get { super.currentItem } set { super.currentItem = newValue } }
  override var searchDirection: UIAccessibilityCustomRotor.Direction { get { super.searchDirection } set { super.searchDirection = newValue } }
}

class OverridingUIAccessibilityElement: UIAccessibilityElement {
  override var accessibilityContainer: AnyObject? { get { super.accessibilityContainer } set { super.accessibilityContainer = newValue } }
  override var accessibilityFrame: CGRect { get { super.accessibilityFrame } set { super.accessibilityFrame = newValue } }
  override var accessibilityFrameInContainerSpace: CGRect { get { super.accessibilityFrameInContainerSpace } set { super.accessibilityFrameInContainerSpace = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
}

class OverridingUIAction: UIAction {
  override var attributes: Attributes { get { super.attributes } set { super.attributes = newValue } }
  override var discoverabilityTitle: String? { get { super.discoverabilityTitle } set { super.discoverabilityTitle = newValue } }
  override func performWithSender(_ sender: Any?, target: Any?) { super.performWithSender(sender, target: target) }
  override var sender: Any? { super.sender }
  override var state: State { get { super.state } set { super.state = newValue } }
}

class OverridingUIActivity: UIActivity {
  override class var activityCategory: Category { super.activityCategory }
  override func activityDidFinish(_ completed: Bool) { super.activityDidFinish(completed) }
  override var activityImage: UIImage? { super.activityImage }
  override var activityTitle: String? { super.activityTitle }
  override var activityType: ActivityType? { super.activityType }
  override var activityViewController: UIViewController? { super.activityViewController }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { super.canPerform(withActivityItems: activityItems) }
  override func perform() { super.perform() }
  override func prepare(withActivityItems activityItems: [Any]) { super.prepare(withActivityItems: activityItems) }
}

class OverridingUIActivityIndicatorView: UIActivityIndicatorView {
  override var color: UIColor? { get { super.color } set { super.color = newValue } }
  override var hidesWhenStopped: Bool { get { super.hidesWhenStopped } set { super.hidesWhenStopped = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isAnimating: Bool { super.isAnimating }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
  override var style: Style { get { super.style } set { super.style = newValue } }
}

class OverridingUIActivityItemProvider: UIActivityItemProvider {
  override var activityType: UIActivity.ActivityType? { super.activityType }
  override func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { super.activityViewController(activityViewController, itemForActivityType: activityType) }
  override func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { super.activityViewControllerPlaceholderItem(activityViewController) }
  override var item: Any { super.item }
}

class OverridingUIActivityViewController: UIActivityViewController {
  override var allowsProminentActivity: Bool { get { super.allowsProminentActivity } set { super.allowsProminentActivity = newValue } }
  override var completionWithItemsHandler: CompletionWithItemsHandler? { get { super.completionWithItemsHandler } set { super.completionWithItemsHandler = newValue } }
  override var excludedActivityTypes: [UIActivity.ActivityType]? { get { super.excludedActivityTypes } set { super.excludedActivityTypes = newValue } }
}

class OverridingUIAlertAction: UIAlertAction {
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
}

class OverridingUIAlertController: UIAlertController {
  override var actions: [UIAlertAction] { super.actions }
  override func addAction(_ action: UIAlertAction) { super.addAction(action) }
  override func addTextField(configurationHandler: ((UITextField) -> Void)?) { super.addTextField(configurationHandler: configurationHandler) }
  override func loadView() { super.loadView() }
  override var message: String? { get { super.message } set { super.message = newValue } }
  override var preferredAction: UIAlertAction? { get { super.preferredAction } set { super.preferredAction = newValue } }
  override var severity: UIAlertControllerSeverity { get { super.severity } set { super.severity = newValue } }
  override var textFields: [UITextField]? { super.textFields }
  override var title: String? { get { super.title } set { super.title = newValue } }
}

class OverridingUIApplication: UIApplication {
  override var alternateIconName: String? { super.alternateIconName }
  override var applicationIconBadgeNumber: Int { get { super.applicationIconBadgeNumber } set { super.applicationIconBadgeNumber = newValue } }
  override var applicationState: State { super.applicationState }
  override var applicationSupportsShakeToEdit: Bool { get { super.applicationSupportsShakeToEdit } set { super.applicationSupportsShakeToEdit = newValue } }
  override var backgroundRefreshStatus: UIBackgroundRefreshStatus { super.backgroundRefreshStatus }
  override var backgroundTimeRemaining: TimeInterval { super.backgroundTimeRemaining }
  override func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier { super.beginBackgroundTask(withName: taskName, expirationHandler: handler) }
  override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
  override func canOpenURL(_ url: URL) -> Bool { super.canOpenURL(url) }
  override var connectedScenes: Set<UIScene> { super.connectedScenes }
  override var delegate: (any UIApplicationDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { super.endBackgroundTask(identifier) }
  override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
  override var isIdleTimerDisabled: Bool { get { super.isIdleTimerDisabled } set { super.isIdleTimerDisabled = newValue } }
  override var isNetworkActivityIndicatorVisible: Bool { get { super.isNetworkActivityIndicatorVisible } set { super.isNetworkActivityIndicatorVisible = newValue } }
  override var isProtectedDataAvailable: Bool { super.isProtectedDataAvailable }
  override var isRegisteredForRemoteNotifications: Bool { super.isRegisteredForRemoteNotifications }
  override var isStatusBarHidden: Bool { get { super.isStatusBarHidden } set { super.isStatusBarHidden = newValue } }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var next: UIResponder? { super.next }
  override func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)?) { super.open(url, options: options, completionHandler: completion) }
  override var openSessions: Set<UISceneSession> { super.openSessions }
  override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
  override func registerForRemoteNotifications() { super.registerForRemoteNotifications() }
  override func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)?) { super.requestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler) }
  @discardableResult override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { super.sendAction(action, to: target, from: sender, for: event) }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)?) { super.setAlternateIconName(alternateIconName, completionHandler: completionHandler) }
  override func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) { super.setMinimumBackgroundFetchInterval(minimumBackgroundFetchInterval) }
  override func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { super.setStatusBarHidden(hidden, with: animation) }
  override func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { super.setStatusBarStyle(statusBarStyle, animated: animated) }
  override var shortcutItems: [UIApplicationShortcutItem]? { get { super.shortcutItems } set { super.shortcutItems = newValue } }
  override var statusBarFrame: CGRect { super.statusBarFrame }
  override var statusBarOrientation: UIInterfaceOrientation { super.statusBarOrientation }
  override var statusBarStyle: UIStatusBarStyle { get { super.statusBarStyle } set { super.statusBarStyle = newValue } }
  override var supportsAlternateIcons: Bool { super.supportsAlternateIcons }
  override var supportsMultipleScenes: Bool { super.supportsMultipleScenes }
  override func unregisterForRemoteNotifications() { super.unregisterForRemoteNotifications() }
  override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection }
  override var windows: [UIWindow] { super.windows }
}

class OverridingUIAttachmentBehavior: UIAttachmentBehavior {
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override var damping: CGFloat { get { super.damping } set { super.damping = newValue } }
  override var frequency: CGFloat { get { super.frequency } set { super.frequency = newValue } }
  override var length: CGFloat { get { super.length } set { super.length = newValue } }
}

class OverridingUIBarAppearance: UIBarAppearance {
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var backgroundEffect: UIBlurEffect? { get { super.backgroundEffect } set { super.backgroundEffect = newValue } }
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override var backgroundImageContentMode: UIView.ContentMode { get { super.backgroundImageContentMode } set { super.backgroundImageContentMode = newValue } }
  override func configureWithDefaultBackground() { super.configureWithDefaultBackground() }
  override func configureWithOpaqueBackground() { super.configureWithOpaqueBackground() }
  override func configureWithTransparentBackground() { super.configureWithTransparentBackground() }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  override var shadowColor: UIColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowImage: UIImage? { get { super.shadowImage } set { super.shadowImage = newValue } }
}

class OverridingUIBarButtonItem: UIBarButtonItem {
  override var action: Selector? { get { super.action } set { super.action = newValue } }
  override var changesSelectionAsPrimaryAction: Bool { get { super.changesSelectionAsPrimaryAction } set { super.changesSelectionAsPrimaryAction = newValue } }
  override var customView: UIView? { get { super.customView } set { super.customView = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { super.fixedSpace(width) }
  override class func flexibleSpace() -> UIBarButtonItem { super.flexibleSpace() }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var menu: UIMenu? { get { super.menu } set { super.menu = newValue } }
  override var possibleTitles: Set<String>? { get { super.possibleTitles } set { super.possibleTitles = newValue } }
  override var primaryAction: UIAction? { get { super.primaryAction } set { super.primaryAction = newValue } }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  override var style: Style { get { super.style } set { super.style = newValue } }
  override var target: AnyObject? { get { super.target } set { super.target = newValue } }
  override var tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
  override var width: CGFloat { get { super.width } set { super.width = newValue } }
}

class OverridingUIBarButtonItemAppearance: UIBarButtonItemAppearance {
  override func configureWithDefault(for style: UIBarButtonItem.Style) { super.configureWithDefault(for: style) }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class OverridingUIBarButtonItemStateAppearance: UIBarButtonItemStateAppearance {
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override var backgroundImagePositionAdjustment: UIOffset { get { super.backgroundImagePositionAdjustment } set { super.backgroundImagePositionAdjustment = newValue } }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
  override var titleTextAttributes: [NSAttributedString.Key: Any] { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
}

class OverridingUIBarItem: UIBarItem {
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var imageInsets: UIEdgeInsets { get { super.imageInsets } set { super.imageInsets = newValue } }
  override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var landscapeImagePhone: UIImage? { get { super.landscapeImagePhone } set { super.landscapeImagePhone = newValue } }
  override var largeContentSizeImage: UIImage? { get { super.largeContentSizeImage } set { super.largeContentSizeImage = newValue } }
  override var largeContentSizeImageInsets: UIEdgeInsets { get { super.largeContentSizeImageInsets } set { super.largeContentSizeImageInsets = newValue } }
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { super.setTitleTextAttributes(attributes, for: state) }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { super.titleTextAttributes(for: state) }
}

class OverridingUIBezierPath: UIBezierPath {
  override func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { super.addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
  override func addClip() { super.addClip() }
  override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2) }
  override func addLine(to point: CGPoint) { super.addLine(to: point) }
  override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { super.addQuadCurve(to: endPoint, controlPoint: controlPoint) }
  override func append(_ bezierPath: UIBezierPath) { super.append(bezierPath) }
  override func apply(_ transform: CGAffineTransform) { super.apply(transform) }
  override var bounds: CGRect { super.bounds }
  override var cgPath: CGPath { get { super.cgPath } set { super.cgPath = newValue } }
  override func close() { super.close() }
  override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
  override var currentPoint: CGPoint { super.currentPoint }
  override func fill() { super.fill() }
  override func fill(with blendMode: CGBlendMode, alpha: CGFloat) { super.fill(with: blendMode, alpha: alpha) }
  override var flatness: CGFloat { get { super.flatness } set { super.flatness = newValue } }
  override var isEmpty: Bool { super.isEmpty }
  override var lineCapStyle: CGLineCap { get { super.lineCapStyle } set { super.lineCapStyle = newValue } }
  override var lineJoinStyle: CGLineJoin { get { super.lineJoinStyle } set { super.lineJoinStyle = newValue } }
  override var lineWidth: CGFloat { get { super.lineWidth } set { super.lineWidth = newValue } }
  override var miterLimit: CGFloat { get { super.miterLimit } set { super.miterLimit = newValue } }
  override func move(to point: CGPoint) { super.move(to: point) }
  override func removeAllPoints() { super.removeAllPoints() }
  override func reversing() -> UIBezierPath { super.reversing() }
  override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) { super.setLineDash(pattern, count: count, phase: phase) }
  override func stroke() { super.stroke() }
  override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { super.stroke(with: blendMode, alpha: alpha) }
  override var usesEvenOddFillRule: Bool { get { super.usesEvenOddFillRule } set { super.usesEvenOddFillRule = newValue } }
}

class OverridingUIButton: UIButton {
  override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { super.adjustsImageSizeForAccessibilityContentSizeCategory } set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue } }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? { super.attributedTitle(for: state) }
  override func backgroundImage(for state: UIControl.State) -> UIImage? { super.backgroundImage(for: state) }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
  override var baselineLineHeight: CGFloat? { super.baselineLineHeight }
  override var buttonType: ButtonType { super.buttonType }
  override var changesSelectionAsPrimaryAction: Bool { get { super.changesSelectionAsPrimaryAction } set { super.changesSelectionAsPrimaryAction = newValue } }
  override var configuration: Configuration? { get { super.configuration } set { super.configuration = newValue } }
  override var configurationUpdateHandler: ((UIButton) -> Void)? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentEdgeInsets: UIEdgeInsets { get { super.contentEdgeInsets } set { super.contentEdgeInsets = newValue } }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override var currentImage: UIImage? { super.currentImage }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var firstBaselinePosition: UIBaselinePosition? { super.firstBaselinePosition }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override var imageEdgeInsets: UIEdgeInsets { get { super.imageEdgeInsets } set { super.imageEdgeInsets = newValue } }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
  override var imageView: UIImageView? { super.imageView }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override var intrinsicHeightDependsOnWidth: Bool { super.intrinsicHeightDependsOnWidth }
  override var isPointerInteractionEnabled: Bool { get { super.isPointerInteractionEnabled } set { super.isPointerInteractionEnabled = newValue } }
  override var lastBaselinePosition: UIBaselinePosition? { super.lastBaselinePosition }
  override func layoutSubviews() { super.layoutSubviews() }
  override var menu: UIMenu? { get { super.menu } set { super.menu = newValue } }
  override var pointerStyleProvider: PointerStyleProvider? { get { super.pointerStyleProvider } set { super.pointerStyleProvider = newValue } }
  override var preferredMenuElementOrder: UIMenuElementOrder { get { super.preferredMenuElementOrder } set { super.preferredMenuElementOrder = newValue } }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { super.setAttributedTitle(title, for: state) }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { super.setBackgroundImage(image, for: state) }
  override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) { super.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
  override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) { super.setTitleColor(color, for: state) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var subtitleLabel: UILabel? { super.subtitleLabel }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override var titleEdgeInsets: UIEdgeInsets { get { super.titleEdgeInsets } set { super.titleEdgeInsets = newValue } }
  override var titleLabel: UILabel? { super.titleLabel }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
  override func updateConfiguration() { super.updateConfiguration() }
}

class OverridingUICollectionReusableView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { super.didTransition(from: oldLayout, to: newLayout) }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { super.willTransition(from: oldLayout, to: newLayout) }
}

class OverridingUICollectionView: UICollectionView {
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var allowsMultipleSelectionDuringEditing: Bool { get { super.allowsMultipleSelectionDuringEditing } set { super.allowsMultipleSelectionDuringEditing = newValue } }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var allowsSelectionDuringEditing: Bool { get { super.allowsSelectionDuringEditing } set { super.allowsSelectionDuringEditing = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
  override var collectionViewLayout: UICollectionViewLayout { get { super.collectionViewLayout } set { super.collectionViewLayout = newValue } }
  override var dataSource: (any UICollectionViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UICollectionViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
  override func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath) }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) { super.deselectItem(at: indexPath, animated: animated) }
  override var dragDelegate: (any UICollectionViewDragDelegate)? { get { super.dragDelegate } set { super.dragDelegate = newValue } }
  override var dragInteractionEnabled: Bool { get { super.dragInteractionEnabled } set { super.dragInteractionEnabled = newValue } }
  override var dropDelegate: (any UICollectionViewDropDelegate)? { get { super.dropDelegate } set { super.dropDelegate = newValue } }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind) }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isPrefetchingEnabled: Bool { get { super.isPrefetchingEnabled } set { super.isPrefetchingEnabled = newValue } }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { super.moveItem(at: indexPath, to: newIndexPath) }
  override func moveSection(_ section: Int, toSection newSection: Int) { super.moveSection(section, toSection: newSection) }
  override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) { super.performBatchUpdates(updates, completion: completion) }
  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get { super.prefetchDataSource } set { super.prefetchDataSource = newValue } }
  override func reconfigureItems(at indexPaths: [IndexPath]) { super.reconfigureItems(at: indexPaths) }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { super.register(cellClass, forCellWithReuseIdentifier: identifier) }
  override func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { super.register(nib, forCellWithReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) { super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
  override func registerCell(forReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell) { super.registerCell(forReuseIdentifier: identifier, make) }
  override func registerSupplementaryView(ofKind kind: String, withReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionReusableView) { super.registerSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, make) }
  override func reloadData() { super.reloadData() }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
  override var remembersLastFocusedIndexPath: Bool { get { super.remembersLastFocusedIndexPath } set { super.remembersLastFocusedIndexPath = newValue } }
  override var reorderingCadence: ReorderingCadence { get { super.reorderingCadence } set { super.reorderingCadence = newValue } }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override var selectionFollowsFocus: Bool { get { super.selectionFollowsFocus } set { super.selectionFollowsFocus = newValue } }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { super.setCollectionViewLayout(layout, animated: animated) }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) { super.setCollectionViewLayout(layout, animated: animated, completion: completion) }
  override func setPrototypeCells(_ cells: [UICollectionViewCell]) { super.setPrototypeCells(cells) }
  override func setSupplementaryView(_ view: UICollectionReusableView?, ofKind kind: String) { super.setSupplementaryView(view, ofKind: kind) }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { super.visibleSupplementaryViews(ofKind: elementKind) }
}

class OverridingUICollectionViewCell: UICollectionViewCell {
  override var automaticallyUpdatesBackgroundConfiguration: Bool { get { super.automaticallyUpdatesBackgroundConfiguration } set { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
  override var automaticallyUpdatesContentConfiguration: Bool { get { super.automaticallyUpdatesContentConfiguration } set { super.automaticallyUpdatesContentConfiguration = newValue } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { get { super.backgroundConfiguration } set { super.backgroundConfiguration = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentConfiguration: (any UIContentConfiguration)? { get { super.contentConfiguration } set { super.contentConfiguration = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
}

class OverridingUICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var configuration: UICollectionViewCompositionalLayoutConfiguration { get { super.configuration } set { super.configuration = newValue } }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override func prepare() { super.prepare() }
}

class OverridingUICollectionViewCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { super.boundarySupplementaryItems } set { super.boundarySupplementaryItems = newValue } }
  override var contentInsetsReference: UIContentInsetsReference { get { super.contentInsetsReference } set { super.contentInsetsReference = newValue } }
  override var interSectionSpacing: CGFloat { get { super.interSectionSpacing } set { super.interSectionSpacing = newValue } }
  override var scrollDirection: UICollectionView.ScrollDirection { get { super.scrollDirection } set { super.scrollDirection = newValue } }
}

class OverridingUICollectionViewController: UICollectionViewController {
  override var clearsSelectionOnViewWillAppear: Bool { get { super.clearsSelectionOnViewWillAppear } set { super.clearsSelectionOnViewWillAppear = newValue } }
  override var collectionView: UICollectionView! { get { super.collectionView } set { super.collectionView = newValue } }
  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canFocusItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canMoveItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { super.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) }
  override func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { super.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
  override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { super.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { super.collectionView(collectionView, didDeselectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { super.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { super.collectionView(collectionView, didHighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { super.collectionView(collectionView, didSelectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { super.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { super.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
  override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
  override func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  override func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { super.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { super.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { super.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override func loadView() { super.loadView() }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { super.numberOfSections(in: collectionView) }
}

class OverridingUICollectionViewFlowLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var estimatedItemSize: CGSize { get { super.estimatedItemSize } set { super.estimatedItemSize = newValue } }
  override var footerReferenceSize: CGSize { get { super.footerReferenceSize } set { super.footerReferenceSize = newValue } }
  override var headerReferenceSize: CGSize { get { super.headerReferenceSize } set { super.headerReferenceSize = newValue } }
  override var itemSize: CGSize { get { super.itemSize } set { super.itemSize = newValue } }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override var minimumInteritemSpacing: CGFloat { get { super.minimumInteritemSpacing } set { super.minimumInteritemSpacing = newValue } }
  override var minimumLineSpacing: CGFloat { get { super.minimumLineSpacing } set { super.minimumLineSpacing = newValue } }
  override func prepare() { super.prepare() }
  override var scrollDirection: UICollectionView.ScrollDirection { get { super.scrollDirection } set { super.scrollDirection = newValue } }
  override var sectionFootersPinToVisibleBounds: Bool { get { super.sectionFootersPinToVisibleBounds } set { super.sectionFootersPinToVisibleBounds = newValue } }
  override var sectionHeadersPinToVisibleBounds: Bool { get { super.sectionHeadersPinToVisibleBounds } set { super.sectionHeadersPinToVisibleBounds = newValue } }
  override var sectionInset: UIEdgeInsets { get { super.sectionInset } set { super.sectionInset = newValue } }
  override var sectionInsetReference: SectionInsetReference { get { super.sectionInsetReference } set { super.sectionInsetReference = newValue } }
}

class OverridingUICollectionViewLayout: UICollectionViewLayout {
  override var collectionView: UICollectionView? { super.collectionView }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  override func invalidateLayout() { super.invalidateLayout() }
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override func prepare() { super.prepare() }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity) }
}

class OverridingUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var representedElementCategory: UICollectionView.ElementCategory { super.representedElementCategory }
  override var size: CGSize { get { super.size } set { super.size = newValue } }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override var transform3D: CATransform3D { get { super.transform3D } set { super.transform3D = newValue } }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
}

class OverridingUICollectionViewListCell: UICollectionViewListCell {
  override var accessories: [UICellAccessory] { get { super.accessories } set { super.accessories = newValue } }
  override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
  override var indentationLevel: Int { get { super.indentationLevel } set { super.indentationLevel = newValue } }
  override var indentationWidth: CGFloat { get { super.indentationWidth } set { super.indentationWidth = newValue } }
  override var indentsAccessories: Bool { get { super.indentsAccessories } set { super.indentsAccessories = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override var separatorLayoutGuide: UILayoutGuide { super.separatorLayoutGuide }
}

class OverridingUICollisionBehavior: UICollisionBehavior {
  override func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { super.addBoundary(withIdentifier: identifier, for: bezierPath) }
  override func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) { super.addBoundary(withIdentifier: identifier, from: p1, to: p2) }
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override var collisionDelegate: (any UICollisionBehaviorDelegate)? { get { super.collisionDelegate } set { super.collisionDelegate = newValue } }
  override var collisionMode: Mode { get { super.collisionMode } set { super.collisionMode = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override func removeAllBoundaries() { super.removeAllBoundaries() }
  override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
  override var translatesReferenceBoundsIntoBoundary: Bool { get { super.translatesReferenceBoundsIntoBoundary } set { super.translatesReferenceBoundsIntoBoundary = newValue } }
}

class OverridingUICommand: UICommand {
  override var attributes: Attributes { get { super.attributes } set { super.attributes = newValue } }
  override var discoverabilityTitle: String? { get { super.discoverabilityTitle } set { super.discoverabilityTitle = newValue } }
  override var state: State { get { super.state } set { super.state = newValue } }
}

class OverridingUIContextMenuConfiguration: UIContextMenuConfiguration {
  override var badgeCount: Int { get { super.badgeCount } set { super.badgeCount = newValue } }
  override var preferredMenuElementOrder: ElementOrder { get { super.preferredMenuElementOrder } set { super.preferredMenuElementOrder = newValue } }
  override var secondaryItemIdentifiers: Set<AnyHashable> { get { super.secondaryItemIdentifiers } set { super.secondaryItemIdentifiers = newValue } }
}

class OverridingUIContextMenuInteraction: UIContextMenuInteraction {
  override var delegate: (any UIContextMenuInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override func dismissMenu() { super.dismissMenu() }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var menuAppearance: Appearance { super.menuAppearance }
  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { super.updateVisibleMenu(block) }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

class OverridingUIContextualAction: UIContextualAction {
  override var backgroundColor: UIColor! { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
}

class OverridingUIControl: UIControl {
  override func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { super.actions(forTarget: target, forControlEvent: controlEvent) }
  override func addAction(_ action: UIAction, for controlEvents: Event) { super.addAction(action, for: controlEvents) }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { super.addTarget(target, action: action, for: controlEvents) }
  override var allControlEvents: Event { super.allControlEvents }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override var contentHorizontalAlignment: ContentHorizontalAlignment { get { super.contentHorizontalAlignment } set { super.contentHorizontalAlignment = newValue } }
  override var contentVerticalAlignment: ContentVerticalAlignment { get { super.contentVerticalAlignment } set { super.contentVerticalAlignment = newValue } }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isTouchInside: Bool { super.isTouchInside }
  override var isTracking: Bool { super.isTracking }
  override func removeAction(_ action: UIAction, for controlEvents: Event) { super.removeAction(action, for: controlEvents) }
  override func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) { super.removeAction(identifiedBy: actionIdentifier, for: controlEvents) }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) { super.removeTarget(target, action: action, for: controlEvents) }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { super.sendAction(action, to: target, for: event) }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func sendActions(for controlEvents: Event) { super.sendActions(for: controlEvents) }
  override var showsMenuAsPrimaryAction: Bool { get { super.showsMenuAsPrimaryAction } set { super.showsMenuAsPrimaryAction = newValue } }
  override var state: State { super.state }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
}

class OverridingUIDatePicker: UIDatePicker {
  override var calendar: Calendar! { get { super.calendar } set { super.calendar = newValue } }
  override var countDownDuration: TimeInterval { get { super.countDownDuration } set { super.countDownDuration = newValue } }
  override var date: Date { get { super.date } set { super.date = newValue } }
  override var datePickerMode: Mode { get { super.datePickerMode } set { super.datePickerMode = newValue } }
  override var datePickerStyle: Style { super.datePickerStyle }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var locale: Locale? { get { super.locale } set { super.locale = newValue } }
  override var maximumDate: Date? { get { super.maximumDate } set { super.maximumDate = newValue } }
  override var minimumDate: Date? { get { super.minimumDate } set { super.minimumDate = newValue } }
  override var minuteInterval: Int { get { super.minuteInterval } set { super.minuteInterval = newValue } }
  override var preferredDatePickerStyle: Style { get { super.preferredDatePickerStyle } set { super.preferredDatePickerStyle = newValue } }
  override var roundsToMinuteInterval: Bool { get { super.roundsToMinuteInterval } set { super.roundsToMinuteInterval = newValue } }
  override func setDate(_ date: Date, animated: Bool) { super.setDate(date, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var timeZone: TimeZone? { get { super.timeZone } set { super.timeZone = newValue } }
}

class OverridingUIDeferredMenuElement: UIDeferredMenuElement {
  override class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement { super.uncached(elementProvider) }
}

class OverridingUIDevice: UIDevice {
  override var batteryLevel: Float { super.batteryLevel }
  override var batteryState: BatteryState { super.batteryState }
  override func beginGeneratingDeviceOrientationNotifications() { super.beginGeneratingDeviceOrientationNotifications() }
  override func endGeneratingDeviceOrientationNotifications() { super.endGeneratingDeviceOrientationNotifications() }
  override var identifierForVendor: UUID? { super.identifierForVendor }
  override var isBatteryMonitoringEnabled: Bool { get { super.isBatteryMonitoringEnabled } set { super.isBatteryMonitoringEnabled = newValue } }
  override var isGeneratingDeviceOrientationNotifications: Bool { super.isGeneratingDeviceOrientationNotifications }
  override var isMultitaskingSupported: Bool { super.isMultitaskingSupported }
  override var isProximityMonitoringEnabled: Bool { get { super.isProximityMonitoringEnabled } set { super.isProximityMonitoringEnabled = newValue } }
  override var localizedModel: String { super.localizedModel }
  override var model: String { super.model }
  override var name: String { super.name }
  override var orientation: UIDeviceOrientation { super.orientation }
  override func playInputClick() { super.playInputClick() }
  override var proximityState: Bool { super.proximityState }
  override var systemName: String { super.systemName }
  override var systemVersion: String { super.systemVersion }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
}

class OverridingUIDocumentInteractionController: UIDocumentInteractionController {
  override var delegate: (any UIDocumentInteractionControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func dismissMenu(animated: Bool) { super.dismissMenu(animated: animated) }
  override func dismissPreview(animated: Bool) { super.dismissPreview(animated: animated) }
  override var name: String? { get { super.name } set { super.name = newValue } }
  @discardableResult override func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { super.presentOpenInMenu(from: rect, in: view, animated: animated) }
  @discardableResult override func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { super.presentOpenInMenu(from: item, animated: animated) }
  @discardableResult override func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { super.presentOptionsMenu(from: rect, in: view, animated: animated) }
  @discardableResult override func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { super.presentOptionsMenu(from: item, animated: animated) }
  @discardableResult override func presentPreview(animated: Bool) -> Bool { super.presentPreview(animated: animated) }
  override var url: URL? { get { super.url } set { super.url = newValue } }
  override var uti: String? { get { super.uti } set { super.uti = newValue } }
}

class OverridingUIDocumentPickerViewController: UIDocumentPickerViewController {
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var delegate: (any UIDocumentPickerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var directoryURL: URL? { get { super.directoryURL } set { super.directoryURL = newValue } }
  override var shouldShowFileExtensions: Bool { get { super.shouldShowFileExtensions } set { super.shouldShowFileExtensions = newValue } }
}

class OverridingUIDragInteraction: UIDragInteraction {
  override var allowsSimultaneousRecognitionDuringLift: Bool { get { super.allowsSimultaneousRecognitionDuringLift } set { super.allowsSimultaneousRecognitionDuringLift = newValue } }
  override var delegate: (any UIDragInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override class var isEnabledByDefault: Bool { super.isEnabledByDefault }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

class OverridingUIDragItem: UIDragItem {
  override var localObject: Any? { get { super.localObject } set { super.localObject = newValue } }
  override var previewProvider: (() -> UIDragPreview?)? { get { super.previewProvider } set { super.previewProvider = newValue } }
  override func setNeedsDropPreviewUpdate() { super.setNeedsDropPreviewUpdate() }
}

class OverridingUIDropInteraction: UIDropInteraction {
  override var allowsSimultaneousDropSessions: Bool { get { super.allowsSimultaneousDropSessions } set { super.allowsSimultaneousDropSessions = newValue } }
  override var delegate: (any UIDropInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

class OverridingUIDropProposal: UIDropProposal {
  override var isPrecise: Bool { get { super.isPrecise } set { super.isPrecise = newValue } }
  override var prefersFullSizePreview: Bool { get { super.prefersFullSizePreview } set { super.prefersFullSizePreview = newValue } }
}

class OverridingUIDynamicAnimator: UIDynamicAnimator {
  override func addBehavior(_ behavior: UIDynamicBehavior) { super.addBehavior(behavior) }
  override var behaviors: [UIDynamicBehavior] { super.behaviors }
  override var delegate: (any UIDynamicAnimatorDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var elapsedTime: TimeInterval { super.elapsedTime }
  override var isRunning: Bool { super.isRunning }
  override func removeAllBehaviors() { super.removeAllBehaviors() }
  override func removeBehavior(_ behavior: UIDynamicBehavior) { super.removeBehavior(behavior) }
  override func updateItem(usingCurrentState item: any UIDynamicItem) { super.updateItem(usingCurrentState: item) }
}

class OverridingUIDynamicBehavior: UIDynamicBehavior {
  override var action: (() -> Void)? { get { super.action } set { super.action = newValue } }
  override func addChildBehavior(_ behavior: UIDynamicBehavior) { super.addChildBehavior(behavior) }
  override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }
  override func removeChildBehavior(_ behavior: UIDynamicBehavior) { super.removeChildBehavior(behavior) }
}

class OverridingUIDynamicItemBehavior: UIDynamicItemBehavior {
  override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { super.addAngularVelocity(velocity, for: item) }
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { super.addLinearVelocity(velocity, for: item) }
  override var allowsRotation: Bool { get { super.allowsRotation } set { super.allowsRotation = newValue } }
  override var angularResistance: CGFloat { get { super.angularResistance } set { super.angularResistance = newValue } }
  override var density: CGFloat { get { super.density } set { super.density = newValue } }
  override var elasticity: CGFloat { get { super.elasticity } set { super.elasticity = newValue } }
  override var friction: CGFloat { get { super.friction } set { super.friction = newValue } }
  override var isAnchored: Bool { get { super.isAnchored } set { super.isAnchored = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
  override var resistance: CGFloat { get { super.resistance } set { super.resistance = newValue } }
}

class OverridingUIEditMenuConfiguration: UIEditMenuConfiguration {
  override var preferredArrowDirection: UIEditMenuArrowDirection { get { super.preferredArrowDirection } set { super.preferredArrowDirection = newValue } }
}

class OverridingUIEditMenuInteraction: UIEditMenuInteraction {
  override var delegate: (any UIEditMenuInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override func dismissMenu() { super.dismissMenu() }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func presentEditMenu(with configuration: UIEditMenuConfiguration) { super.presentEditMenu(with: configuration) }
  override func reloadVisibleMenu() { super.reloadVisibleMenu() }
  override func updateVisibleMenuPosition(animated: Bool) { super.updateVisibleMenuPosition(animated: animated) }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

class OverridingUIEvent: UIEvent {
  override var allTouches: Set<UITouch>? { super.allTouches }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { super.coalescedTouches(for: touch) }
  override func predictedTouches(for touch: UITouch) -> [UITouch]? { super.predictedTouches(for: touch) }
  override var subtype: EventSubtype { super.subtype }
  override var timestamp: TimeInterval { super.timestamp }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: gesture) }
  override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
  override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
  override var type: EventType { super.type }
}

class OverridingUIFeedbackGenerator: UIFeedbackGenerator {
  override func prepare() { super.prepare() }
}

class OverridingUIGestureRecognizer: UIGestureRecognizer {
  override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { super.canBePrevented(by: preventingGestureRecognizer) }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
  override var cancelsTouchesInView: Bool { get { super.cancelsTouchesInView } set { super.cancelsTouchesInView = newValue } }
  override var delaysTouchesBegan: Bool { get { super.delaysTouchesBegan } set { super.delaysTouchesBegan = newValue } }
  override var delaysTouchesEnded: Bool { get { super.delaysTouchesEnded } set { super.delaysTouchesEnded = newValue } }
  override var delegate: (any UIGestureRecognizerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { super.location(ofTouch: touchIndex, in: view) }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) { super.require(toFail: otherGestureRecognizer) }
  override var requiresExclusiveTouchType: Bool { get { super.requiresExclusiveTouchType } set { super.requiresExclusiveTouchType = newValue } }
  override func reset() { super.reset() }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.shouldBeRequiredToFail(by: otherGestureRecognizer) }
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.shouldRequireFailure(of: otherGestureRecognizer) }
  override var state: State { get { super.state } set { super.state = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override var view: UIView? { super.view }
}

class OverridingUIGlassContainerEffect: UIGlassContainerEffect {
  override var spacing: CGFloat { get { super.spacing } set { super.spacing = newValue } }
}

class OverridingUIGlassEffect: UIGlassEffect {
  override var isInteractive: Bool { get { super.isInteractive } set { super.isInteractive = newValue } }
  override var tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
}

class OverridingUIGraphicsImageRenderer: UIGraphicsImageRenderer {
  override func image(actions: DrawingActions) -> UIImage { super.image(actions: actions) }
  override func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data { super.jpegData(withCompressionQuality: compressionQuality, actions: actions) }
  override func pngData(actions: DrawingActions) -> Data { super.pngData(actions: actions) }
}

class OverridingUIGraphicsImageRendererContext: UIGraphicsImageRendererContext {
  override var currentImage: UIImage { super.currentImage }
}

class OverridingUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
  override var opaque: Bool { get { super.opaque } set { super.opaque = newValue } }
  override var preferredRange: Range { get { super.preferredRange } set { super.preferredRange = newValue } }
  override var prefersExtendedRange: Bool { get { super.prefersExtendedRange } set { super.prefersExtendedRange = newValue } }
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override var supportsHighDynamicRange: Bool { super.supportsHighDynamicRange }
}

class OverridingUIGraphicsRenderer: UIGraphicsRenderer {
  override var allowsImageOutput: Bool { super.allowsImageOutput }
}

class OverridingUIGraphicsRendererContext: UIGraphicsRendererContext {
  override func clip(to rect: CGRect) { super.clip(to: rect) }
  override func fill(_ rect: CGRect) { super.fill(rect) }
  override func fill(_ rect: CGRect, blendMode: CGBlendMode) { super.fill(rect, blendMode: blendMode) }
  override func stroke(_ rect: CGRect) { super.stroke(rect) }
  override func stroke(_ rect: CGRect, blendMode: CGBlendMode) { super.stroke(rect, blendMode: blendMode) }
}

class OverridingUIGraphicsRendererFormat: UIGraphicsRendererFormat {
  override class func `default`() -> Self { super.`default`() }
  override var bounds: CGRect { super.bounds }
  override class func preferred() -> Self { super.preferred() }
}

class OverridingUIGravityBehavior: UIGravityBehavior {
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override var angle: CGFloat { get { super.angle } set { super.angle = newValue } }
  override var gravityDirection: CGVector { get { super.gravityDirection } set { super.gravityDirection = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override var magnitude: CGFloat { get { super.magnitude } set { super.magnitude = newValue } }
  override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
}

class OverridingUIImageAsset: UIImageAsset {
  override func image(with traitCollection: UITraitCollection) -> UIImage { super.image(with: traitCollection) }
  override func register(_ image: UIImage, with traitCollection: UITraitCollection) { super.register(image, with: traitCollection) }
  override func unregisterImage(with traitCollection: UITraitCollection) { super.unregisterImage(with: traitCollection) }
}

class OverridingUIImagePickerController: UIImagePickerController {
  override var allowsEditing: Bool { get { super.allowsEditing } set { super.allowsEditing = newValue } }
  override class func availableMediaTypes(for sourceType: SourceType) -> [String]? { super.availableMediaTypes(for: sourceType) }
  override var cameraCaptureMode: CameraCaptureMode { get { super.cameraCaptureMode } set { super.cameraCaptureMode = newValue } }
  override var cameraDevice: CameraDevice { get { super.cameraDevice } set { super.cameraDevice = newValue } }
  override var cameraFlashMode: CameraFlashMode { get { super.cameraFlashMode } set { super.cameraFlashMode = newValue } }
  override var cameraOverlayView: UIView? { get { super.cameraOverlayView } set { super.cameraOverlayView = newValue } }
  override var cameraViewTransform: CGAffineTransform { get { super.cameraViewTransform } set { super.cameraViewTransform = newValue } }
  override class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { super.isCameraDeviceAvailable(cameraDevice) }
  override class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { super.isFlashAvailable(for: cameraDevice) }
  override class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { super.isSourceTypeAvailable(sourceType) }
  override var mediaTypes: [String] { get { super.mediaTypes } set { super.mediaTypes = newValue } }
  override var showsCameraControls: Bool { get { super.showsCameraControls } set { super.showsCameraControls = newValue } }
  override var sourceType: SourceType { get { super.sourceType } set { super.sourceType = newValue } }
  override func startVideoCapture() -> Bool { super.startVideoCapture() }
  override func stopVideoCapture() { super.stopVideoCapture() }
  override func takePicture() { super.takePicture() }
  override var videoMaximumDuration: TimeInterval { get { super.videoMaximumDuration } set { super.videoMaximumDuration = newValue } }
  override var videoQuality: QualityType { get { super.videoQuality } set { super.videoQuality = newValue } }
}

class OverridingUIImageView: UIImageView {
  override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { super.adjustsImageSizeForAccessibilityContentSizeCategory } set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue } }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var animationDuration: TimeInterval { get { super.animationDuration } set { super.animationDuration = newValue } }
  override var animationImages: [UIImage]? { get { super.animationImages } set { super.animationImages = newValue } }
  override var animationRepeatCount: Int { get { super.animationRepeatCount } set { super.animationRepeatCount = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var highlightedAnimationImages: [UIImage]? { get { super.highlightedAnimationImages } set { super.highlightedAnimationImages = newValue } }
  override var highlightedImage: UIImage? { get { super.highlightedImage } set { super.highlightedImage = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isAnimating: Bool { super.isAnimating }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { super.preferredSymbolConfiguration } set { super.preferredSymbolConfiguration = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
}

class OverridingUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
  override func impactOccurred() { super.impactOccurred() }
  override func impactOccurred(intensity: CGFloat) { super.impactOccurred(intensity: intensity) }
}

class OverridingUIKeyCommand: UIKeyCommand {
  override var allowsAutomaticLocalization: Bool { get { super.allowsAutomaticLocalization } set { super.allowsAutomaticLocalization = newValue } }
  override var allowsAutomaticMirroring: Bool { get { super.allowsAutomaticMirroring } set { super.allowsAutomaticMirroring = newValue } }
  override var wantsPriorityOverSystemBehavior: Bool { get { super.wantsPriorityOverSystemBehavior } set { super.wantsPriorityOverSystemBehavior = newValue } }
}

class OverridingUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
  override var followsUndockedKeyboard: Bool { get { super.followsUndockedKeyboard } set { super.followsUndockedKeyboard = newValue } }
  override var usesBottomSafeArea: Bool { get { super.usesBottomSafeArea } set { super.usesBottomSafeArea = newValue } }
}

class OverridingUILabel: UILabel {
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var allowsDefaultTighteningForTruncation: Bool { get { super.allowsDefaultTighteningForTruncation } set { super.allowsDefaultTighteningForTruncation = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override var baselineAdjustment: UIBaselineAdjustment { get { super.baselineAdjustment } set { super.baselineAdjustment = newValue } }
  override var baselineLineHeight: CGFloat? { super.baselineLineHeight }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var firstBaselinePosition: UIBaselinePosition? { super.firstBaselinePosition }
  override var font: UIFont! { get { super.font } set { super.font = newValue } }
  override var highlightedTextColor: UIColor? { get { super.highlightedTextColor } set { super.highlightedTextColor = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override var intrinsicHeightDependsOnWidth: Bool { super.intrinsicHeightDependsOnWidth }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var lastBaselinePosition: UIBaselinePosition? { super.lastBaselinePosition }
  override func layoutSubviews() { super.layoutSubviews() }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { super.lineBreakStrategy } set { super.lineBreakStrategy = newValue } }
  override var minimumScaleFactor: CGFloat { get { super.minimumScaleFactor } set { super.minimumScaleFactor = newValue } }
  override var numberOfLines: Int { get { super.numberOfLines } set { super.numberOfLines = newValue } }
  override var preferredMaxLayoutWidth: CGFloat { get { super.preferredMaxLayoutWidth } set { super.preferredMaxLayoutWidth = newValue } }
  override var shadowColor: UIColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor! { get { super.textColor } set { super.textColor = newValue } }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  override var textRoom: CGRect { super.textRoom }
}

class OverridingUILayoutGuide: UILayoutGuide {
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var identifier: String { get { super.identifier } set { super.identifier = newValue } }
  override var layoutFrame: CGRect { super.layoutFrame }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var owningView: UIView? { super.owningView }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
}

class OverridingUIListContentView: UIListContentView {
  override var configuration: any UIContentConfiguration { get { super.configuration } set { super.configuration = newValue } }
  override var imageLayoutGuide: UILayoutGuide? { super.imageLayoutGuide }
  override func layoutSubviews() { super.layoutSubviews() }
  override var secondaryTextLayoutGuide: UILayoutGuide? { super.secondaryTextLayoutGuide }
  override var textLayoutGuide: UILayoutGuide? { super.textLayoutGuide }
}

class OverridingUILocalizedIndexedCollation: UILocalizedIndexedCollation {
  override class func current() -> Self { super.current() }
  override func section(for object: Any, collationStringSelector selector: Selector) -> Int { super.section(for: object, collationStringSelector: selector) }
  override func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { super.section(forSectionIndexTitle: indexTitleIndex) }
  override var sectionIndexTitles: [String] { super.sectionIndexTitles }
  override var sectionTitles: [String] { super.sectionTitles }
  override func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] { super.sortedArray(from: array, collationStringSelector: selector) }
}

class OverridingUILongPressGestureRecognizer: UILongPressGestureRecognizer {
  override var allowableMovement: CGFloat { get { super.allowableMovement } set { super.allowableMovement = newValue } }
  override var minimumPressDuration: TimeInterval { get { super.minimumPressDuration } set { super.minimumPressDuration = newValue } }
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override func reset() { super.reset() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

class OverridingUIMarkupTextPrintFormatter: UIMarkupTextPrintFormatter {
  override var markupText: String? { get { super.markupText } set { super.markupText = newValue } }
}

class OverridingUIMenu: UIMenu {
  override var preferredElementSize: ElementSize { get { super.preferredElementSize } set { super.preferredElementSize = newValue } }
  override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { super.replacingChildren(newChildren) }
  override var selectedElements: [UIMenuElement] { super.selectedElements }
}

class OverridingUIMenuController: UIMenuController {
  override var arrowDirection: ArrowDirection { get { super.arrowDirection } set { super.arrowDirection = newValue } }
  override func hideMenu() { super.hideMenu() }
  override func hideMenu(from targetView: UIView) { super.hideMenu(from: targetView) }
  override var isMenuVisible: Bool { super.isMenuVisible }
  override var menuFrame: CGRect { super.menuFrame }
  override var menuItems: [UIMenuItem]? { get { super.menuItems } set { super.menuItems = newValue } }
  override func setMenuVisible(_ menuVisible: Bool, animated: Bool) { super.setMenuVisible(menuVisible, animated: animated) }
  override func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { super.setTargetRect(targetRect, in: targetView) }
  override func showMenu(from targetView: UIView, rect targetRect: CGRect) { super.showMenu(from: targetView, rect: targetRect) }
  override func update() { super.update() }
}

class OverridingUIMenuElement: UIMenuElement {
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var image: UIImage? { super.image }
  override var subtitle: String? { get { super.subtitle } set { super.subtitle = newValue } }
  override var title: String { super.title }
}

class OverridingUIMenuItem: UIMenuItem {
  override var action: Selector { get { super.action } set { super.action = newValue } }
  override var title: String { get { super.title } set { super.title = newValue } }
}

class OverridingUIMenuSystem: UIMenuSystem {
  override func setNeedsRebuild() { super.setNeedsRebuild() }
  override func setNeedsRevalidate() { super.setNeedsRevalidate() }
}

class OverridingUINavigationBar: UINavigationBar {
  override var backIndicatorImage: UIImage? { get { super.backIndicatorImage } set { super.backIndicatorImage = newValue } }
  override var backIndicatorTransitionMaskImage: UIImage? { get { super.backIndicatorTransitionMaskImage } set { super.backIndicatorTransitionMaskImage = newValue } }
  override var backItem: UINavigationItem? { super.backItem }
  override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { super.backgroundImage(for: barMetrics) }
  override var barPosition: UIBarPosition { super.barPosition }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var compactAppearance: UINavigationBarAppearance? { get { super.compactAppearance } set { super.compactAppearance = newValue } }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { super.compactScrollEdgeAppearance } set { super.compactScrollEdgeAppearance = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var items: [UINavigationItem]? { get { super.items } set { super.items = newValue } }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get { super.largeTitleTextAttributes } set { super.largeTitleTextAttributes = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var prefersLargeTitles: Bool { get { super.prefersLargeTitles } set { super.prefersLargeTitles = newValue } }
  override func pushItem(_ item: UINavigationItem, animated: Bool) { super.pushItem(item, animated: animated) }
  override var scrollEdgeAppearance: UINavigationBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: barMetrics) }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { super.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
  override var shadowImage: UIImage? { get { super.shadowImage } set { super.shadowImage = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var standardAppearance: UINavigationBarAppearance { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
  override var topItem: UINavigationItem? { super.topItem }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

class OverridingUINavigationBarAppearance: UINavigationBarAppearance {
  override var backButtonAppearance: UIBarButtonItemAppearance { get { super.backButtonAppearance } set { super.backButtonAppearance = newValue } }
  override var backIndicatorImage: UIImage? { super.backIndicatorImage }
  override var backIndicatorTransitionMaskImage: UIImage? { super.backIndicatorTransitionMaskImage }
  override var buttonAppearance: UIBarButtonItemAppearance { get { super.buttonAppearance } set { super.buttonAppearance = newValue } }
  override var doneButtonAppearance: UIBarButtonItemAppearance { get { super.doneButtonAppearance } set { super.doneButtonAppearance = newValue } }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get { super.largeTitleTextAttributes } set { super.largeTitleTextAttributes = newValue } }
  override func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) { super.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: transitionMaskImage) }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
  override var titleTextAttributes: [NSAttributedString.Key: Any] { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
}

class OverridingUINavigationController: UINavigationController {
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { super.beginAppearanceTransition(isAppearing, animated: animated) }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var delegate: (any UINavigationControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var hidesBarsOnSwipe: Bool { get { super.hidesBarsOnSwipe } set { super.hidesBarsOnSwipe = newValue } }
  override var hidesBarsOnTap: Bool { get { super.hidesBarsOnTap } set { super.hidesBarsOnTap = newValue } }
  override var hidesBarsWhenKeyboardAppears: Bool { get { super.hidesBarsWhenKeyboardAppears } set { super.hidesBarsWhenKeyboardAppears = newValue } }
  override var hidesBarsWhenVerticallyCompact: Bool { get { super.hidesBarsWhenVerticallyCompact } set { super.hidesBarsWhenVerticallyCompact = newValue } }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { super.interactivePopGestureRecognizer }
  override var isNavigationBarHidden: Bool { get { super.isNavigationBarHidden } set { super.isNavigationBarHidden = newValue } }
  override var isToolbarHidden: Bool { get { super.isToolbarHidden } set { super.isToolbarHidden = newValue } }
  override func loadView() { super.loadView() }
  override var navigationBar: UINavigationBar { super.navigationBar }
  @discardableResult override func popToRootViewController(animated: Bool) -> [UIViewController]? { super.popToRootViewController(animated: animated) }
  @discardableResult override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  @discardableResult override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) { super.pushViewController(viewController, animated: animated) }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { super.setNavigationBarHidden(hidden, animated: animated) }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) { super.setToolbarHidden(hidden, animated: animated) }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { super.setViewControllers(viewControllers, animated: animated) }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override var tabBarItem: UITabBarItem! { get { super.tabBarItem } set { super.tabBarItem = newValue } }
  override var toolbar: UIToolbar! { super.toolbar }
  override var topViewController: UIViewController? { super.topViewController }
  override var viewControllers: [UIViewController] { get { super.viewControllers } set { super.viewControllers = newValue } }
  override var visibleViewController: UIViewController? { super.visibleViewController }
}

class OverridingUINavigationItem: UINavigationItem {
  override var backAction: UIAction? { get { super.backAction } set { super.backAction = newValue } }
  override var backBarButtonItem: UIBarButtonItem? { get { super.backBarButtonItem } set { super.backBarButtonItem = newValue } }
  override var backButtonDisplayMode: BackButtonDisplayMode { get { super.backButtonDisplayMode } set { super.backButtonDisplayMode = newValue } }
  override var backButtonTitle: String? { get { super.backButtonTitle } set { super.backButtonTitle = newValue } }
  override var compactAppearance: UINavigationBarAppearance? { get { super.compactAppearance } set { super.compactAppearance = newValue } }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { super.compactScrollEdgeAppearance } set { super.compactScrollEdgeAppearance = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var hidesBackButton: Bool { get { super.hidesBackButton } set { super.hidesBackButton = newValue } }
  override var hidesSearchBarWhenScrolling: Bool { get { super.hidesSearchBarWhenScrolling } set { super.hidesSearchBarWhenScrolling = newValue } }
  override var largeTitleDisplayMode: LargeTitleDisplayMode { get { super.largeTitleDisplayMode } set { super.largeTitleDisplayMode = newValue } }
  override var leftBarButtonItem: UIBarButtonItem? { get { super.leftBarButtonItem } set { super.leftBarButtonItem = newValue } }
  override var leftBarButtonItems: [UIBarButtonItem]? { get { super.leftBarButtonItems } set { super.leftBarButtonItems = newValue } }
  override var leftItemsSupplementBackButton: Bool { get { super.leftItemsSupplementBackButton } set { super.leftItemsSupplementBackButton = newValue } }
  override var preferredSearchBarPlacement: SearchBarPlacement { get { super.preferredSearchBarPlacement } set { super.preferredSearchBarPlacement = newValue } }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  override var rightBarButtonItem: UIBarButtonItem? { get { super.rightBarButtonItem } set { super.rightBarButtonItem = newValue } }
  override var rightBarButtonItems: [UIBarButtonItem]? { get { super.rightBarButtonItems } set { super.rightBarButtonItems = newValue } }
  override var scrollEdgeAppearance: UINavigationBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { super.setHidesBackButton(hidesBackButton, animated: animated) }
  override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { super.setLeftBarButton(item, animated: animated) }
  override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setLeftBarButtonItems(items, animated: animated) }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { super.setRightBarButton(item, animated: animated) }
  override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setRightBarButtonItems(items, animated: animated) }
  override var standardAppearance: UINavigationBarAppearance? { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var style: ItemStyle { get { super.style } set { super.style = newValue } }
  override var subtitle: String? { get { super.subtitle } set { super.subtitle = newValue } }
  override var subtitleView: UIView? { get { super.subtitleView } set { super.subtitleView = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { get { super.titleMenuProvider } set { super.titleMenuProvider = newValue } }
  override var titleView: UIView? { get { super.titleView } set { super.titleView = newValue } }
}

class OverridingUINib: UINib {
  override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]?) -> [Any] { super.instantiate(withOwner: ownerOrNil, options: optionsOrNil) }
}

class OverridingUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
  override func notificationOccurred(_ notificationType: FeedbackType) { super.notificationOccurred(notificationType) }
}

class OverridingUIPageControl: UIPageControl {
  override var accessibilityUserInputLabels: [String]! { get { super.accessibilityUserInputLabels } set { super.accessibilityUserInputLabels = newValue } }
  override var currentPage: Int { get { super.currentPage } set { super.currentPage = newValue } }
  override var currentPageIndicatorTintColor: UIColor? { get { super.currentPageIndicatorTintColor } set { super.currentPageIndicatorTintColor = newValue } }
  override var hidesForSinglePage: Bool { get { super.hidesForSinglePage } set { super.hidesForSinglePage = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var numberOfPages: Int { get { super.numberOfPages } set { super.numberOfPages = newValue } }
  override var pageIndicatorTintColor: UIColor? { get { super.pageIndicatorTintColor } set { super.pageIndicatorTintColor = newValue } }
  override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OverridingUIPageViewController: UIPageViewController {
  override var dataSource: (any UIPageViewControllerDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UIPageViewControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
  override var isDoubleSided: Bool { get { super.isDoubleSided } set { super.isDoubleSided = newValue } }
  override func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?) { super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion) }
  override var viewControllers: [UIViewController]? { super.viewControllers }
  override func viewDidLoad() { super.viewDidLoad() }
}

class OverridingUIPanGestureRecognizer: UIPanGestureRecognizer {
  override var allowedScrollTypesMask: UIScrollTypeMask { get { super.allowedScrollTypesMask } set { super.allowedScrollTypesMask = newValue } }
  override var maximumNumberOfTouches: Int { get { super.maximumNumberOfTouches } set { super.maximumNumberOfTouches = newValue } }
  override var minimumNumberOfTouches: Int { get { super.minimumNumberOfTouches } set { super.minimumNumberOfTouches = newValue } }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) { super.setTranslation(translation, in: view) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

class OverridingUIPasteboard: UIPasteboard {
  override func addItems(_ items: [[String: Any]]) { super.addItems(items) }
  override var changeCount: Int { super.changeCount }
  override var color: UIColor? { get { super.color } set { super.color = newValue } }
  override func contains(pasteboardTypes: [String]) -> Bool { super.contains(pasteboardTypes: pasteboardTypes) }
  override func data(forPasteboardType pasteboardType: String) -> Data? { super.data(forPasteboardType: pasteboardType) }
  override var hasImages: Bool { super.hasImages }
  override var hasStrings: Bool { super.hasStrings }
  override var hasURLs: Bool { super.hasURLs }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var images: [UIImage]? { get { super.images } set { super.images = newValue } }
  override var items: [[String: Any]] { get { super.items } set { super.items = newValue } }
  override var numberOfItems: Int { super.numberOfItems }
  override func setData(_ data: Data, forPasteboardType pasteboardType: String) { super.setData(data, forPasteboardType: pasteboardType) }
  override func setItems(_ items: [[String: Any]], options: [OptionsKey: Any]) { super.setItems(items, options: options) }
  override func setValue(_ value: Any, forPasteboardType pasteboardType: String) { super.setValue(value, forPasteboardType: pasteboardType) }
  override var string: String? { get { super.string } set { super.string = newValue } }
  override var strings: [String]? { get { super.strings } set { super.strings = newValue } }
  override var types: [String] { super.types }
  override var url: URL? { get { super.url } set { super.url = newValue } }
  override var urls: [URL]? { get { super.urls } set { super.urls = newValue } }
  override func value(forPasteboardType pasteboardType: String) -> Any? { super.value(forPasteboardType: pasteboardType) }
}

class OverridingUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override func cancel() { super.cancel() }
  override var completionCurve: UIView.AnimationCurve { get { super.completionCurve } set { super.completionCurve = newValue } }
  override var completionSpeed: CGFloat { get { super.completionSpeed } set { super.completionSpeed = newValue } }
  override var duration: CGFloat { super.duration }
  override func finish() { super.finish() }
  override func pause() { super.pause() }
  override var percentComplete: CGFloat { super.percentComplete }
  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { super.startInteractiveTransition(transitionContext) }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override var wantsInteractiveStart: Bool { get { super.wantsInteractiveStart } set { super.wantsInteractiveStart = newValue } }
}

class OverridingUIPickerView: UIPickerView {
  override var dataSource: (any UIPickerViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UIPickerViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var numberOfComponents: Int { super.numberOfComponents }
  override func numberOfRows(inComponent component: Int) -> Int { super.numberOfRows(inComponent: component) }
  override func reloadAllComponents() { super.reloadAllComponents() }
  override func reloadComponent(_ component: Int) { super.reloadComponent(component) }
  override func rowSize(forComponent component: Int) -> CGSize { super.rowSize(forComponent: component) }
  override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { super.selectRow(row, inComponent: component, animated: animated) }
  override func selectedRow(inComponent component: Int) -> Int { super.selectedRow(inComponent: component) }
  override var showsSelectionIndicator: Bool { get { super.showsSelectionIndicator } set { super.showsSelectionIndicator = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func view(forRow row: Int, forComponent component: Int) -> UIView? { super.view(forRow: row, forComponent: component) }
}

class OverridingUIPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func reset() { super.reset() }
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override var velocity: CGFloat { super.velocity }
}

class OverridingUIPointerInteraction: UIPointerInteraction {
  override var delegate: (any UIPointerInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override func invalidate() { super.invalidate() }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

class OverridingUIPopoverPresentationController: UIPopoverPresentationController {
  override var adaptiveSheetPresentationController: UISheetPresentationController { super.adaptiveSheetPresentationController }
  override var arrowDirection: ArrowDirection { super.arrowDirection }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var barButtonItem: UIBarButtonItem? { get { super.barButtonItem } set { super.barButtonItem = newValue } }
  override var canOverlapSourceViewRect: Bool { get { super.canOverlapSourceViewRect } set { super.canOverlapSourceViewRect = newValue } }
  override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
  override var passthroughViews: [UIView]? { get { super.passthroughViews } set { super.passthroughViews = newValue } }
  override var permittedArrowDirections: ArrowDirection { get { super.permittedArrowDirections } set { super.permittedArrowDirections = newValue } }
  override var popoverLayoutMargins: UIEdgeInsets { get { super.popoverLayoutMargins } set { super.popoverLayoutMargins = newValue } }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override var sourceRect: CGRect { get { super.sourceRect } set { super.sourceRect = newValue } }
  override var sourceView: UIView? { get { super.sourceView } set { super.sourceView = newValue } }
}

class OverridingUIPresentationController: UIPresentationController {
  override var containerView: UIView? { super.containerView }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
  override var overrideTraitCollection: UITraitCollection? { get { super.overrideTraitCollection } set { super.overrideTraitCollection = newValue } }
  override var preferredContentSize: CGSize { super.preferredContentSize }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override var presentedView: UIView? { super.presentedView }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator) }
}

class OverridingUIPress: UIPress {
  override var force: CGFloat { super.force }
  override var type: PressType { super.type }
}

class OverridingUIPressesEvent: UIPressesEvent {
  override var allPresses: Set<UIPress> { super.allPresses }
}

class OverridingUIPreviewParameters: UIPreviewParameters {
  override var backgroundColor: UIColor! { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  override var shadowPath: UIBezierPath? { get { super.shadowPath } set { super.shadowPath = newValue } }
  override var visiblePath: UIBezierPath? { get { super.visiblePath } set { super.visiblePath = newValue } }
}

class OverridingUIPrintFormatter: UIPrintFormatter {
  override var contentInsets: UIEdgeInsets { get { super.contentInsets } set { super.contentInsets = newValue } }
  override var perPageContentInsets: UIEdgeInsets { get { super.perPageContentInsets } set { super.perPageContentInsets = newValue } }
}

class OverridingUIPrintInfo: UIPrintInfo {
  override var jobName: String { get { super.jobName } set { super.jobName = newValue } }
  override var orientation: Orientation { get { super.orientation } set { super.orientation = newValue } }
  override var outputType: OutputType { get { super.outputType } set { super.outputType = newValue } }
  override class func printInfo() -> UIPrintInfo { super.printInfo() }
}

class OverridingUIPrintInteractionController: UIPrintInteractionController {
  override class func canPrint(_ data: Data) -> Bool { super.canPrint(data) }
  override class func canPrint(_ url: URL) -> Bool { super.canPrint(url) }
  override class var isPrintingAvailable: Bool { super.isPrintingAvailable }
  @discardableResult override func present(animated: Bool, completionHandler completion: CompletionHandler?) -> Bool { super.present(animated: animated, completionHandler: completion) }
  override var printFormatter: UIPrintFormatter? { get { super.printFormatter } set { super.printFormatter = newValue } }
  override var printInfo: UIPrintInfo? { get { super.printInfo } set { super.printInfo = newValue } }
  override var printingItem: Any? { get { super.printingItem } set { super.printingItem = newValue } }
  override class var shared: UIPrintInteractionController { super.shared }
  override var showsNumberOfCopies: Bool { get { super.showsNumberOfCopies } set { super.showsNumberOfCopies = newValue } }
}

class OverridingUIProgressView: UIProgressView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var progress: Float { get { super.progress } set { super.progress = newValue } }
  override var progressTintColor: UIColor? { get { super.progressTintColor } set { super.progressTintColor = newValue } }
  override var progressViewStyle: Style { get { super.progressViewStyle } set { super.progressViewStyle = newValue } }
  override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var trackTintColor: UIColor? { get { super.trackTintColor } set { super.trackTintColor = newValue } }
}

class OverridingUIPushBehavior: UIPushBehavior {
  override var active: Bool { get { super.active } set { super.active = newValue } }
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override var angle: CGFloat { get { super.angle } set { super.angle = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override var magnitude: CGFloat { get { super.magnitude } set { super.magnitude = newValue } }
  override var pushDirection: CGVector { get { super.pushDirection } set { super.pushDirection = newValue } }
}

class OverridingUIRefreshControl: UIRefreshControl {
  override var attributedTitle: NSAttributedString? { get { super.attributedTitle } set { super.attributedTitle = newValue } }
  override func beginRefreshing() { super.beginRefreshing() }
  override func endRefreshing() { super.endRefreshing() }
  override var isRefreshing: Bool { super.isRefreshing }
  override func layoutSubviews() { super.layoutSubviews() }
}

class OverridingUIResponder: UIResponder {
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override var accessibilityActivationPoint: CGPoint { get { super.accessibilityActivationPoint } set { super.accessibilityActivationPoint = newValue } }
  override var accessibilityAttributedHint: NSAttributedString? { get { super.accessibilityAttributedHint } set { super.accessibilityAttributedHint = newValue } }
  override var accessibilityAttributedLabel: NSAttributedString? { get { super.accessibilityAttributedLabel } set { super.accessibilityAttributedLabel = newValue } }
  override var accessibilityAttributedValue: NSAttributedString? { get { super.accessibilityAttributedValue } set { super.accessibilityAttributedValue = newValue } }
  override var accessibilityContainerType: UIAccessibilityContainerType { get { super.accessibilityContainerType } set { super.accessibilityContainerType = newValue } }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { super.accessibilityCustomActions } set { super.accessibilityCustomActions = newValue } }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get { super.accessibilityCustomRotors } set { super.accessibilityCustomRotors = newValue } }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
  override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
  override func accessibilityElementDidBecomeFocused() { super.accessibilityElementDidBecomeFocused() }
  override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
  override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
  override var accessibilityElements: [Any]? { get { super.accessibilityElements } set { super.accessibilityElements = newValue } }
  override var accessibilityElementsHidden: Bool { get { super.accessibilityElementsHidden } set { super.accessibilityElementsHidden = newValue } }
  override var accessibilityFrame: CGRect { get { super.accessibilityFrame } set { super.accessibilityFrame = newValue } }
  override var accessibilityHeaderElements: [Any]? { get { super.accessibilityHeaderElements } set { super.accessibilityHeaderElements = newValue } }
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var accessibilityLanguage: String? { get { super.accessibilityLanguage } set { super.accessibilityLanguage = newValue } }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { super.accessibilityNavigationStyle } set { super.accessibilityNavigationStyle = newValue } }
  override var accessibilityPath: UIBezierPath? { get { super.accessibilityPath } set { super.accessibilityPath = newValue } }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
  override var accessibilityRespondsToUserInteraction: Bool { get { super.accessibilityRespondsToUserInteraction } set { super.accessibilityRespondsToUserInteraction = newValue } }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { super.accessibilityScroll(direction) }
  override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
  override var accessibilityUserInputLabels: [String]! { get { super.accessibilityUserInputLabels } set { super.accessibilityUserInputLabels = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override var accessibilityViewIsModal: Bool { get { super.accessibilityViewIsModal } set { super.accessibilityViewIsModal = newValue } }
  @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func cut(_ sender: Any?) { super.cut(sender) }
  override func delete(_ sender: Any?) { super.delete(sender) }
  override func index(ofAccessibilityElement element: Any) -> Int { super.index(ofAccessibilityElement: element) }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var inputView: UIView? { super.inputView }
  override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionCancelled(motion, with: event) }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
  override var next: UIResponder? { super.next }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesCancelled(presses, with: event) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesChanged(presses, with: event) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
  override func reloadInputViews() { super.reloadInputViews() }
  @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity) }
  override func select(_ sender: Any?) { super.select(sender) }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
  override var shouldGroupAccessibilityChildren: Bool { get { super.shouldGroupAccessibilityChildren } set { super.shouldGroupAccessibilityChildren = newValue } }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { super.target(forAction: action, withSender: sender) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override var undoManager: UndoManager? { super.undoManager }
  override func updateUserActivityState(_ activity: NSUserActivity) { super.updateUserActivityState(activity) }
  override var userActivity: NSUserActivity? { get { super.userActivity } set { super.userActivity = newValue } }
  override func validate(_ command: UICommand) { super.validate(command) }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
}

class OverridingUIRotationGestureRecognizer: UIRotationGestureRecognizer {
  override func reset() { super.reset() }
  override var rotation: CGFloat { get { super.rotation } set { super.rotation = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override var velocity: CGFloat { super.velocity }
}

class OverridingUIScene: UIScene {
  override var activationState: ActivationState { super.activationState }
  override var delegate: (any UISceneDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var next: UIResponder? { super.next }
  override func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?) { super.open(url, options: options, completionHandler: completion) }
  override var title: String! { get { super.title } set { super.title = newValue } }
}

class OverridingUISceneActivationRequestOptions: UISceneActivationRequestOptions {
  override var requestingScene: UIScene? { get { super.requestingScene } set { super.requestingScene = newValue } }
}

class OverridingUISceneConfiguration: UISceneConfiguration {
  override var delegateClass: AnyClass? { get { super.delegateClass } set { super.delegateClass = newValue } }
  override var sceneClass: AnyClass? { get { super.sceneClass } set { super.sceneClass = newValue } }
}

class OverridingUISceneSession: UISceneSession {
  override var configuration: UISceneConfiguration { super.configuration }
  override var scene: UIScene? { super.scene }
  override var stateRestorationActivity: NSUserActivity? { get { super.stateRestorationActivity } set { super.stateRestorationActivity = newValue } }
  override var userInfo: [String: Any]? { get { super.userInfo } set { super.userInfo = newValue } }
}

class OverridingUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge { get { super.edges } set { super.edges = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

class OverridingUIScrollView: UIScrollView {
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var alwaysBounceHorizontal: Bool { get { super.alwaysBounceHorizontal } set { super.alwaysBounceHorizontal = newValue } }
  override var alwaysBounceVertical: Bool { get { super.alwaysBounceVertical } set { super.alwaysBounceVertical = newValue } }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool { get { super.automaticallyAdjustsScrollIndicatorInsets } set { super.automaticallyAdjustsScrollIndicatorInsets = newValue } }
  override var bounces: Bool { get { super.bounces } set { super.bounces = newValue } }
  override var bouncesZoom: Bool { get { super.bouncesZoom } set { super.bouncesZoom = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var canCancelContentTouches: Bool { get { super.canCancelContentTouches } set { super.canCancelContentTouches = newValue } }
  override var contentInset: UIEdgeInsets { get { super.contentInset } set { super.contentInset = newValue } }
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior { get { super.contentInsetAdjustmentBehavior } set { super.contentInsetAdjustmentBehavior = newValue } }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var contentOffset: CGPoint { get { super.contentOffset } set { super.contentOffset = newValue } }
  override var contentSize: CGSize { get { super.contentSize } set { super.contentSize = newValue } }
  override var decelerationRate: DecelerationRate { get { super.decelerationRate } set { super.decelerationRate = newValue } }
  override var delaysContentTouches: Bool { get { super.delaysContentTouches } set { super.delaysContentTouches = newValue } }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets { get { super.horizontalScrollIndicatorInsets } set { super.horizontalScrollIndicatorInsets = newValue } }
  override var indicatorStyle: IndicatorStyle { get { super.indicatorStyle } set { super.indicatorStyle = newValue } }
  override var isDecelerating: Bool { super.isDecelerating }
  override var isDirectionalLockEnabled: Bool { get { super.isDirectionalLockEnabled } set { super.isDirectionalLockEnabled = newValue } }
  override var isDragging: Bool { super.isDragging }
  override var isPagingEnabled: Bool { get { super.isPagingEnabled } set { super.isPagingEnabled = newValue } }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var isTracking: Bool { super.isTracking }
  override var isZoomBouncing: Bool { super.isZoomBouncing }
  override var keyboardDismissMode: KeyboardDismissMode { get { super.keyboardDismissMode } set { super.keyboardDismissMode = newValue } }
  override var maximumZoomScale: CGFloat { get { super.maximumZoomScale } set { super.maximumZoomScale = newValue } }
  override var minimumZoomScale: CGFloat { get { super.minimumZoomScale } set { super.minimumZoomScale = newValue } }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var scrollIndicatorInsets: UIEdgeInsets { get { super.scrollIndicatorInsets } set { super.scrollIndicatorInsets = newValue } }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { super.scrollRectToVisible(rect, animated: animated) }
  override var scrollsToTop: Bool { get { super.scrollsToTop } set { super.scrollsToTop = newValue } }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { super.setContentOffset(contentOffset, animated: animated) }
  override var showsHorizontalScrollIndicator: Bool { get { super.showsHorizontalScrollIndicator } set { super.showsHorizontalScrollIndicator = newValue } }
  override var showsVerticalScrollIndicator: Bool { get { super.showsVerticalScrollIndicator } set { super.showsVerticalScrollIndicator = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { super.touchesShouldBegin(touches, with: event, in: view) }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  override var verticalScrollIndicatorInsets: UIEdgeInsets { get { super.verticalScrollIndicatorInsets } set { super.verticalScrollIndicatorInsets = newValue } }
}

class OverridingUIScrollingViewController: UIScrollingViewController {
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { super.scrollViewDidEndDecelerating(scrollView) }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { super.scrollViewDidEndScrollingAnimation(scrollView) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { super.scrollViewWillBeginDecelerating(scrollView) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { super.scrollViewWillBeginDragging(scrollView) }
  override func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
}

class OverridingUISearchBar: UISearchBar {
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var delegate: (any UISearchBarDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var enablesReturnKeyAutomatically: Bool { get { super.enablesReturnKeyAutomatically } set { super.enablesReturnKeyAutomatically = newValue } }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } set { super.inputAccessoryView = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var returnKeyType: UIReturnKeyType { get { super.returnKeyType } set { super.returnKeyType = newValue } }
  override var scopeBarBackgroundImage: UIImage? { get { super.scopeBarBackgroundImage } set { super.scopeBarBackgroundImage = newValue } }
  override var scopeButtonTitles: [String]? { get { super.scopeButtonTitles } set { super.scopeButtonTitles = newValue } }
  override var searchBarStyle: Style { get { super.searchBarStyle } set { super.searchBarStyle = newValue } }
  override var searchFieldBackgroundPositionAdjustment: UIOffset { get { super.searchFieldBackgroundPositionAdjustment } set { super.searchFieldBackgroundPositionAdjustment = newValue } }
  override var searchTextField: UISearchTextField { super.searchTextField }
  override var searchTextPositionAdjustment: UIOffset { get { super.searchTextPositionAdjustment } set { super.searchTextPositionAdjustment = newValue } }
  override var selectedScopeButtonIndex: Int { get { super.selectedScopeButtonIndex } set { super.selectedScopeButtonIndex = newValue } }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
  override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { super.setImage(iconImage, for: icon, state: state) }
  override func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { super.setSearchFieldBackgroundImage(backgroundImage, for: state) }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { super.setShowsCancelButton(showsCancelButton, animated: animated) }
  override func setShowsScope(_ show: Bool, animated: Bool) { super.setShowsScope(show, animated: animated) }
  override var showsBookmarkButton: Bool { get { super.showsBookmarkButton } set { super.showsBookmarkButton = newValue } }
  override var showsCancelButton: Bool { get { super.showsCancelButton } set { super.showsCancelButton = newValue } }
  override var showsScopeBar: Bool { get { super.showsScopeBar } set { super.showsScopeBar = newValue } }
  override var showsSearchResultsButton: Bool { get { super.showsSearchResultsButton } set { super.showsSearchResultsButton = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

class OverridingUISearchController: UISearchController {
  override var automaticallyShowsCancelButton: Bool { get { super.automaticallyShowsCancelButton } set { super.automaticallyShowsCancelButton = newValue } }
  override var automaticallyShowsScopeBar: Bool { get { super.automaticallyShowsScopeBar } set { super.automaticallyShowsScopeBar = newValue } }
  override var automaticallyShowsSearchResultsController: Bool { get { super.automaticallyShowsSearchResultsController } set { super.automaticallyShowsSearchResultsController = newValue } }
  override var delegate: (any UISearchControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var dimsBackgroundDuringPresentation: Bool { get { super.dimsBackgroundDuringPresentation } set { super.dimsBackgroundDuringPresentation = newValue } }
  override var hidesNavigationBarDuringPresentation: Bool { get { super.hidesNavigationBarDuringPresentation } set { super.hidesNavigationBarDuringPresentation = newValue } }
  override var isActive: Bool { get { super.isActive } set { super.isActive = newValue } }
  override var obscuresBackgroundDuringPresentation: Bool { get { super.obscuresBackgroundDuringPresentation } set { super.obscuresBackgroundDuringPresentation = newValue } }
  override var searchResultsController: UIViewController? { super.searchResultsController }
  override var searchResultsUpdater: (any UISearchResultsUpdating)? { get { super.searchResultsUpdater } set { super.searchResultsUpdater = newValue } }
  override var showsSearchResultsController: Bool { get { super.showsSearchResultsController } set { super.showsSearchResultsController = newValue } }
}

class OverridingUISearchTextField: UISearchTextField {
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override var text: String? { get { super.text } set { super.text = newValue } }
}

class OverridingUISegmentedControl: UISegmentedControl {
  override func actionForSegment(at segment: Int) -> UIAction? { super.actionForSegment(at: segment) }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var apportionsSegmentWidthsByContent: Bool { get { super.apportionsSegmentWidthsByContent } set { super.apportionsSegmentWidthsByContent = newValue } }
  override var firstBaselinePosition: UIBaselinePosition? { super.firstBaselinePosition }
  override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
  override func insertSegment(action: UIAction, at segment: Int, animated: Bool) { super.insertSegment(action: action, at: segment, animated: animated) }
  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { super.insertSegment(with: image, at: segment, animated: animated) }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { super.insertSegment(withTitle: title, at: segment, animated: animated) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
  override var isMomentary: Bool { get { super.isMomentary } set { super.isMomentary = newValue } }
  override var lastBaselinePosition: UIBaselinePosition? { super.lastBaselinePosition }
  override var numberOfSegments: Int { super.numberOfSegments }
  override func removeAllSegments() { super.removeAllSegments() }
  override func removeSegment(at segment: Int, animated: Bool) { super.removeSegment(at: segment, animated: animated) }
  override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int { super.segmentIndex(identifiedBy: actionIdentifier) }
  override var selectedSegmentIndex: Int { get { super.selectedSegmentIndex } set { super.selectedSegmentIndex = newValue } }
  override var selectedSegmentTintColor: UIColor? { get { super.selectedSegmentTintColor } set { super.selectedSegmentTintColor = newValue } }
  override func setAction(_ action: UIAction, forSegmentAt segment: Int) { super.setAction(action, forSegmentAt: segment) }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  override func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) { super.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics) }
  override func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) { super.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics) }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { super.setEnabled(enabled, forSegmentAt: segment) }
  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) { super.setImage(image, forSegmentAt: segment) }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) { super.setTitle(title, forSegmentAt: segment) }
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { super.setTitleTextAttributes(attributes, for: state) }
  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { super.setWidth(width, forSegmentAt: segment) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
  override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
}

class OverridingUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
  override func selectionChanged() { super.selectionChanged() }
}

class OverridingUISheetPresentationController: UISheetPresentationController {
  override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
  override var detents: [Detent] { get { super.detents } set { super.detents = newValue } }
  override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
  override var largestUndimmedDetentIdentifier: Detent.Identifier? { get { super.largestUndimmedDetentIdentifier } set { super.largestUndimmedDetentIdentifier = newValue } }
  override var preferredCornerRadius: CGFloat? { get { super.preferredCornerRadius } set { super.preferredCornerRadius = newValue } }
  override var prefersEdgeAttachedInCompactHeight: Bool { get { super.prefersEdgeAttachedInCompactHeight } set { super.prefersEdgeAttachedInCompactHeight = newValue } }
  override var prefersGrabberVisible: Bool { get { super.prefersGrabberVisible } set { super.prefersGrabberVisible = newValue } }
  override var prefersScrollingExpandsWhenScrolledToEdge: Bool { get { super.prefersScrollingExpandsWhenScrolledToEdge } set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue } }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override var selectedDetentIdentifier: Detent.Identifier? { get { super.selectedDetentIdentifier } set { super.selectedDetentIdentifier = newValue } }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { get { super.widthFollowsPreferredContentSizeWhenEdgeAttached } set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue } }
}

class OverridingUISimpleTextPrintFormatter: UISimpleTextPrintFormatter {
  override var text: String? { get { super.text } set { super.text = newValue } }
}

class OverridingUISlider: UISlider {
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override var maximumTrackTintColor: UIColor? { get { super.maximumTrackTintColor } set { super.maximumTrackTintColor = newValue } }
  override var maximumValue: Float { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var maximumValueImage: UIImage? { get { super.maximumValueImage } set { super.maximumValueImage = newValue } }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.maximumValueImageRect(forBounds: bounds) }
  override var minimumTrackTintColor: UIColor? { get { super.minimumTrackTintColor } set { super.minimumTrackTintColor = newValue } }
  override var minimumValue: Float { get { super.minimumValue } set { super.minimumValue = newValue } }
  override var minimumValueImage: UIImage? { get { super.minimumValueImage } set { super.minimumValueImage = newValue } }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.minimumValueImageRect(forBounds: bounds) }
  override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func thumbRect(forBounds bounds: CGRect, trackRect track: CGRect, value: Float) -> CGRect { super.thumbRect(forBounds: bounds, trackRect: track, value: value) }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override var value: Float { get { super.value } set { super.value = newValue } }
}

class OverridingUISnapBehavior: UISnapBehavior {
  override var damping: CGFloat { get { super.damping } set { super.damping = newValue } }
  override var snapPoint: CGPoint { get { super.snapPoint } set { super.snapPoint = newValue } }
}

class OverridingUISplitViewController: UISplitViewController {
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { super.beginAppearanceTransition(isAppearing, animated: animated) }
  override var delegate: (any UISplitViewControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var displayMode: DisplayMode { super.displayMode }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override var displayModeButtonVisibility: DisplayModeButtonVisibility { get { super.displayModeButtonVisibility } set { super.displayModeButtonVisibility = newValue } }
  override func hide(_ column: Column) { super.hide(column) }
  override var isCollapsed: Bool { super.isCollapsed }
  override func loadView() { super.loadView() }
  override var maximumPrimaryColumnWidth: CGFloat { get { super.maximumPrimaryColumnWidth } set { super.maximumPrimaryColumnWidth = newValue } }
  override var maximumSupplementaryColumnWidth: CGFloat { get { super.maximumSupplementaryColumnWidth } set { super.maximumSupplementaryColumnWidth = newValue } }
  override var minimumPrimaryColumnWidth: CGFloat { get { super.minimumPrimaryColumnWidth } set { super.minimumPrimaryColumnWidth = newValue } }
  override var minimumSupplementaryColumnWidth: CGFloat { get { super.minimumSupplementaryColumnWidth } set { super.minimumSupplementaryColumnWidth = newValue } }
  override var preferredDisplayMode: DisplayMode { get { super.preferredDisplayMode } set { super.preferredDisplayMode = newValue } }
  override var preferredPrimaryColumnWidth: CGFloat { get { super.preferredPrimaryColumnWidth } set { super.preferredPrimaryColumnWidth = newValue } }
  override var preferredPrimaryColumnWidthFraction: CGFloat { get { super.preferredPrimaryColumnWidthFraction } set { super.preferredPrimaryColumnWidthFraction = newValue } }
  override var preferredSplitBehavior: SplitBehavior { get { super.preferredSplitBehavior } set { super.preferredSplitBehavior = newValue } }
  override var preferredSupplementaryColumnWidth: CGFloat { get { super.preferredSupplementaryColumnWidth } set { super.preferredSupplementaryColumnWidth = newValue } }
  override var presentsWithGesture: Bool { get { super.presentsWithGesture } set { super.presentsWithGesture = newValue } }
  override var primaryBackgroundStyle: BackgroundStyle { get { super.primaryBackgroundStyle } set { super.primaryBackgroundStyle = newValue } }
  override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
  override var primaryEdge: PrimaryEdge { get { super.primaryEdge } set { super.primaryEdge = newValue } }
  override func setViewController(_ vc: UIViewController?, for column: Column) { super.setViewController(vc, for: column) }
  override func show(_ column: Column) { super.show(column) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { super.showDetailViewController(vc, sender: sender) }
  override var showsSecondaryOnlyButton: Bool { get { super.showsSecondaryOnlyButton } set { super.showsSecondaryOnlyButton = newValue } }
  override var style: Style { super.style }
  override func viewController(for column: Column) -> UIViewController? { super.viewController(for: column) }
  override var viewControllers: [UIViewController] { get { super.viewControllers } set { super.viewControllers = newValue } }
}

class OverridingUIStackView: UIStackView {
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override var alignment: Alignment { get { super.alignment } set { super.alignment = newValue } }
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override var axis: NSLayoutConstraint.Axis { get { super.axis } set { super.axis = newValue } }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat { super.customSpacing(after: arrangedSubview) }
  override var distribution: Distribution { get { super.distribution } set { super.distribution = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { super.insertArrangedSubview(view, at: stackIndex) }
  override var isBaselineRelativeArrangement: Bool { get { super.isBaselineRelativeArrangement } set { super.isBaselineRelativeArrangement = newValue } }
  override var isLayoutMarginsRelativeArrangement: Bool { get { super.isLayoutMarginsRelativeArrangement } set { super.isLayoutMarginsRelativeArrangement = newValue } }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { super.setCustomSpacing(spacing, after: arrangedSubview) }
  override var spacing: CGFloat { get { super.spacing } set { super.spacing = newValue } }
  override func updateConstraints() { super.updateConstraints() }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}

class OverridingUIStatusBarManager: UIStatusBarManager {
  override var isStatusBarHidden: Bool { super.isStatusBarHidden }
  override var statusBarFrame: CGRect { super.statusBarFrame }
  override var statusBarStyle: UIStatusBarStyle { super.statusBarStyle }
}

class OverridingUIStepper: UIStepper {
  override var autorepeat: Bool { get { super.autorepeat } set { super.autorepeat = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override var maximumValue: Double { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var minimumValue: Double { get { super.minimumValue } set { super.minimumValue = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var stepValue: Double { get { super.stepValue } set { super.stepValue = newValue } }
  override var value: Double { get { super.value } set { super.value = newValue } }
  override var wraps: Bool { get { super.wraps } set { super.wraps = newValue } }
}

class OverridingUIStoryboard: UIStoryboard {
  override func instantiateInitialViewController() -> UIViewController? { super.instantiateInitialViewController() }
  override func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)?) -> Controller? { super.instantiateInitialViewController(creator: creator) }
  override func instantiateViewController<Controller: UIViewController>(identifier: String, creator: ((NSCoder) -> Controller?)?) -> Controller { super.instantiateViewController(identifier: identifier, creator: creator) }
  override func instantiateViewController(withIdentifier identifier: String) -> UIViewController { super.instantiateViewController(withIdentifier: identifier) }
}

class OverridingUIStoryboardSegue: UIStoryboardSegue {
  override var destination: UIViewController { super.destination }
  override func perform() { super.perform() }
  override var source: UIViewController { super.source }
}

class OverridingUIStoryboardUnwindSegue: UIStoryboardUnwindSegue {
  override func perform() { super.perform() }
}

class OverridingUISwipeActionsConfiguration: UISwipeActionsConfiguration {
  override var performsFirstActionWithFullSwipe: Bool { get { super.performsFirstActionWithFullSwipe } set { super.performsFirstActionWithFullSwipe = newValue } }
}

class OverridingUISwipeGestureRecognizer: UISwipeGestureRecognizer {
  override var direction: Direction { get { super.direction } set { super.direction = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

class OverridingUISwitch: UISwitch {
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isOn: Bool { get { super.isOn } set { super.isOn = newValue } }
  override var onTintColor: UIColor? { get { super.onTintColor } set { super.onTintColor = newValue } }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
}

class OverridingUITabBar: UITabBar {
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var delegate: (any UITabBarDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var itemPositioning: ItemPositioning { get { super.itemPositioning } set { super.itemPositioning = newValue } }
  override var itemSpacing: CGFloat { get { super.itemSpacing } set { super.itemSpacing = newValue } }
  override var itemWidth: CGFloat { get { super.itemWidth } set { super.itemWidth = newValue } }
  override var items: [UITabBarItem]? { get { super.items } set { super.items = newValue } }
  override var scrollEdgeAppearance: UITabBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override var selectedItem: UITabBarItem? { get { super.selectedItem } set { super.selectedItem = newValue } }
  override var selectionIndicatorImage: UIImage? { get { super.selectionIndicatorImage } set { super.selectionIndicatorImage = newValue } }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override var shadowImage: UIImage? { get { super.shadowImage } set { super.shadowImage = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var standardAppearance: UITabBarAppearance { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override var unselectedItemTintColor: UIColor? { get { super.unselectedItemTintColor } set { super.unselectedItemTintColor = newValue } }
}

class OverridingUITabBarAppearance: UITabBarAppearance {
  override var compactInlineLayoutAppearance: UITabBarItemAppearance { get { super.compactInlineLayoutAppearance } set { super.compactInlineLayoutAppearance = newValue } }
  override var inlineLayoutAppearance: UITabBarItemAppearance { get { super.inlineLayoutAppearance } set { super.inlineLayoutAppearance = newValue } }
  override var selectionIndicatorImage: UIImage? { get { super.selectionIndicatorImage } set { super.selectionIndicatorImage = newValue } }
  override var selectionIndicatorTintColor: UIColor? { get { super.selectionIndicatorTintColor } set { super.selectionIndicatorTintColor = newValue } }
  override var stackedItemSpacing: CGFloat { get { super.stackedItemSpacing } set { super.stackedItemSpacing = newValue } }
  override var stackedItemWidth: CGFloat { get { super.stackedItemWidth } set { super.stackedItemWidth = newValue } }
  override var stackedLayoutAppearance: UITabBarItemAppearance { get { super.stackedLayoutAppearance } set { super.stackedLayoutAppearance = newValue } }
}

class OverridingUITabBarController: UITabBarController {
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { super.beginAppearanceTransition(isAppearing, animated: animated) }
  override var delegate: (any UITabBarControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func loadView() { super.loadView() }
  override var selectedIndex: Int { get { super.selectedIndex } set { super.selectedIndex = newValue } }
  override var selectedViewController: UIViewController? { get { super.selectedViewController } set { super.selectedViewController = newValue } }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { super.setViewControllers(viewControllers, animated: animated) }
  override var tabBar: UITabBar { super.tabBar }
  override var viewControllers: [UIViewController]? { get { super.viewControllers } set { super.viewControllers = newValue } }
}

class OverridingUITabBarItem: UITabBarItem {
  override var badgeColor: UIColor? { get { super.badgeColor } set { super.badgeColor = newValue } }
  override var badgeValue: String? { get { super.badgeValue } set { super.badgeValue = newValue } }
  override var scrollEdgeAppearance: UITabBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override var selectedImage: UIImage? { get { super.selectedImage } set { super.selectedImage = newValue } }
  override var standardAppearance: UITabBarAppearance? { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
}

class OverridingUITabBarItemAppearance: UITabBarItemAppearance {
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class OverridingUITabBarItemStateAppearance: UITabBarItemStateAppearance {
  override var badgeBackgroundColor: UIColor? { get { super.badgeBackgroundColor } set { super.badgeBackgroundColor = newValue } }
  override var badgePositionAdjustment: UIOffset { get { super.badgePositionAdjustment } set { super.badgePositionAdjustment = newValue } }
  override var badgeTextAttributes: [NSAttributedString.Key: Any] { get { super.badgeTextAttributes } set { super.badgeTextAttributes = newValue } }
  override var iconColor: UIColor? { get { super.iconColor } set { super.iconColor = newValue } }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
  override var titleTextAttributes: [NSAttributedString.Key: Any] { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
}

class OverridingUITableView: UITableView {
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var allowsMultipleSelectionDuringEditing: Bool { get { super.allowsMultipleSelectionDuringEditing } set { super.allowsMultipleSelectionDuringEditing = newValue } }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var allowsSelectionDuringEditing: Bool { get { super.allowsSelectionDuringEditing } set { super.allowsSelectionDuringEditing = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override func beginUpdates() { super.beginUpdates() }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
  override var cellLayoutMarginsFollowReadableWidth: Bool { get { super.cellLayoutMarginsFollowReadableWidth } set { super.cellLayoutMarginsFollowReadableWidth = newValue } }
  override var dataSource: (any UITableViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UITableViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { super.deleteRows(at: indexPaths, with: animation) }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { super.deleteSections(sections, with: animation) }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { super.dequeueReusableCell(withIdentifier: identifier) }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { super.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) { super.deselectRow(at: indexPath, animated: animated) }
  override var dragDelegate: (any UITableViewDragDelegate)? { get { super.dragDelegate } set { super.dragDelegate = newValue } }
  override var dragInteractionEnabled: Bool { get { super.dragInteractionEnabled } set { super.dragInteractionEnabled = newValue } }
  override var dropDelegate: (any UITableViewDropDelegate)? { get { super.dropDelegate } set { super.dropDelegate = newValue } }
  override func endUpdates() { super.endUpdates() }
  override var estimatedRowHeight: CGFloat { get { super.estimatedRowHeight } set { super.estimatedRowHeight = newValue } }
  override var estimatedSectionFooterHeight: CGFloat { get { super.estimatedSectionFooterHeight } set { super.estimatedSectionFooterHeight = newValue } }
  override var estimatedSectionHeaderHeight: CGFloat { get { super.estimatedSectionHeaderHeight } set { super.estimatedSectionHeaderHeight = newValue } }
  override var fillerRowHeight: CGFloat { get { super.fillerRowHeight } set { super.fillerRowHeight = newValue } }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.footerView(forSection: section) }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.headerView(forSection: section) }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { super.insertRows(at: indexPaths, with: animation) }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) { super.insertSections(sections, with: animation) }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isPrefetchingEnabled: Bool { get { super.isPrefetchingEnabled } set { super.isPrefetchingEnabled = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { super.moveRow(at: indexPath, to: newIndexPath) }
  override func moveSection(_ section: Int, toSection newSection: Int) { super.moveSection(section, toSection: newSection) }
  override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) { super.performBatchUpdates(updates, completion: completion) }
  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get { super.prefetchDataSource } set { super.prefetchDataSource = newValue } }
  override func reconfigureRows(at indexPaths: [IndexPath]) { super.reconfigureRows(at: indexPaths) }
  override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
  override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
  override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { super.register(cellClass, forCellReuseIdentifier: identifier) }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { super.register(nib, forCellReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { super.register(nib, forHeaderFooterViewReuseIdentifier: identifier) }
  override func registerCell(forReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell) { super.registerCell(forReuseIdentifier: identifier, make) }
  override func reloadData() { super.reloadData() }
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { super.reloadRows(at: indexPaths, with: animation) }
  override func reloadSectionIndexTitles() { super.reloadSectionIndexTitles() }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { super.reloadSections(sections, with: animation) }
  override var remembersLastFocusedIndexPath: Bool { get { super.remembersLastFocusedIndexPath } set { super.remembersLastFocusedIndexPath = newValue } }
  override var rowHeight: CGFloat { get { super.rowHeight } set { super.rowHeight = newValue } }
  override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) { super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated) }
  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  override var sectionFooterHeight: CGFloat { get { super.sectionFooterHeight } set { super.sectionFooterHeight = newValue } }
  override var sectionHeaderHeight: CGFloat { get { super.sectionHeaderHeight } set { super.sectionHeaderHeight = newValue } }
  override var sectionHeaderTopPadding: CGFloat { get { super.sectionHeaderTopPadding } set { super.sectionHeaderTopPadding = newValue } }
  override var sectionIndexBackgroundColor: UIColor? { get { super.sectionIndexBackgroundColor } set { super.sectionIndexBackgroundColor = newValue } }
  override var sectionIndexColor: UIColor? { get { super.sectionIndexColor } set { super.sectionIndexColor = newValue } }
  override var sectionIndexMinimumDisplayRowCount: Int { get { super.sectionIndexMinimumDisplayRowCount } set { super.sectionIndexMinimumDisplayRowCount = newValue } }
  override var sectionIndexTrackingBackgroundColor: UIColor? { get { super.sectionIndexTrackingBackgroundColor } set { super.sectionIndexTrackingBackgroundColor = newValue } }
  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override var selectionFollowsFocus: Bool { get { super.selectionFollowsFocus } set { super.selectionFollowsFocus = newValue } }
  override var separatorColor: UIColor? { get { super.separatorColor } set { super.separatorColor = newValue } }
  override var separatorEffect: UIVisualEffect? { get { super.separatorEffect } set { super.separatorEffect = newValue } }
  override var separatorInset: UIEdgeInsets { get { super.separatorInset } set { super.separatorInset = newValue } }
  override var separatorInsetReference: SeparatorInsetReference { get { super.separatorInsetReference } set { super.separatorInsetReference = newValue } }
  override var separatorStyle: UITableViewCell.SeparatorStyle { get { super.separatorStyle } set { super.separatorStyle = newValue } }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func setPrototypeCells(_ cells: [UITableViewCell]) { super.setPrototypeCells(cells) }
  override func setStaticSections(_ sections: [UITableViewStaticSection]) { super.setStaticSections(sections) }
  override var tableFooterView: UIView? { get { super.tableFooterView } set { super.tableFooterView = newValue } }
  override var tableHeaderView: UIView? { get { super.tableHeaderView } set { super.tableHeaderView = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
}

class OverridingUITableViewCell: UITableViewCell {
  override var accessoryType: AccessoryType { get { super.accessoryType } set { super.accessoryType = newValue } }
  override var accessoryView: UIView? { get { super.accessoryView } set { super.accessoryView = newValue } }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { get { super.automaticallyUpdatesBackgroundConfiguration } set { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
  override var automaticallyUpdatesContentConfiguration: Bool { get { super.automaticallyUpdatesContentConfiguration } set { super.automaticallyUpdatesContentConfiguration = newValue } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { get { super.backgroundConfiguration } set { super.backgroundConfiguration = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentConfiguration: (any UIContentConfiguration)? { get { super.contentConfiguration } set { super.contentConfiguration = newValue } }
  override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override func didTransition(to state: StateMask) { super.didTransition(to: state) }
  override var editingAccessoryType: AccessoryType { get { super.editingAccessoryType } set { super.editingAccessoryType = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var imageView: UIImageView? { super.imageView }
  override var indentationLevel: Int { get { super.indentationLevel } set { super.indentationLevel = newValue } }
  override var indentationWidth: CGFloat { get { super.indentationWidth } set { super.indentationWidth = newValue } }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var selectedBackgroundView: UIView? { get { super.selectedBackgroundView } set { super.selectedBackgroundView = newValue } }
  override var selectionStyle: SelectionStyle { get { super.selectionStyle } set { super.selectionStyle = newValue } }
  override var separatorInset: UIEdgeInsets { get { super.separatorInset } set { super.separatorInset = newValue } }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override var shouldIndentWhileEditing: Bool { get { super.shouldIndentWhileEditing } set { super.shouldIndentWhileEditing = newValue } }
  override var showsReorderControl: Bool { get { super.showsReorderControl } set { super.showsReorderControl = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var textLabel: UILabel? { super.textLabel }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
  override func willTransition(to state: StateMask) { super.willTransition(to: state) }
}

class OverridingUITableViewController: UITableViewController {
  override var clearsSelectionOnViewWillAppear: Bool { get { super.clearsSelectionOnViewWillAppear } set { super.clearsSelectionOnViewWillAppear = newValue } }
  override func loadView() { super.loadView() }
  override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
  override var refreshControl: UIRefreshControl? { get { super.refreshControl } set { super.refreshControl = newValue } }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { super.sectionIndexTitles(for: tableView) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override var tableView: UITableView! { get { super.tableView } set { super.tableView = newValue } }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canEditRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canFocusRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canMoveRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { super.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
  override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
  override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { super.tableView(tableView, didDeselectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { super.tableView(tableView, didEndEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { super.tableView(tableView, didHighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { super.tableView(tableView, didSelectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { super.tableView(tableView, didUnhighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { super.tableView(tableView, editActionsForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { super.tableView(tableView, editingStyleForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { super.tableView(tableView, estimatedHeightForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { super.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { super.tableView(tableView, heightForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { super.tableView(tableView, heightForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, heightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { super.tableView(tableView, indentationLevelForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { super.tableView(tableView, numberOfRowsInSection: section) }
  override func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { super.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { super.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) }
  override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { super.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldHighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { super.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { super.tableView(tableView, titleForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { super.tableView(tableView, titleForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { super.tableView(tableView, viewForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { super.tableView(tableView, viewForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { super.tableView(tableView, willBeginEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { super.tableView(tableView, willDeselectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { super.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { super.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  override func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { super.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { super.tableView(tableView, willSelectRowAt: indexPath) }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { super.tableViewDidEndMultipleSelectionInteraction(tableView) }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

class OverridingUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  override var automaticallyUpdatesBackgroundConfiguration: Bool { get { super.automaticallyUpdatesBackgroundConfiguration } set { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
  override var automaticallyUpdatesContentConfiguration: Bool { get { super.automaticallyUpdatesContentConfiguration } set { super.automaticallyUpdatesContentConfiguration = newValue } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { get { super.backgroundConfiguration } set { super.backgroundConfiguration = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var configurationState: UIViewConfigurationState { super.configurationState }
  override var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentConfiguration: (any UIContentConfiguration)? { get { super.contentConfiguration } set { super.contentConfiguration = newValue } }
  override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var textLabel: UILabel? { super.textLabel }
  override func updateConfiguration(using state: UIViewConfigurationState) { super.updateConfiguration(using: state) }
}

class OverridingUITableViewRowAction: UITableViewRowAction {
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var backgroundEffect: UIVisualEffect? { get { super.backgroundEffect } set { super.backgroundEffect = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
}

class OverridingUITapGestureRecognizer: UITapGestureRecognizer {
  override var buttonMaskRequired: UIEvent.ButtonMask { get { super.buttonMaskRequired } set { super.buttonMaskRequired = newValue } }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override func reset() { super.reset() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

class OverridingUITargetedPreview: UITargetedPreview {
  override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { super.retargetedPreview(with: newTarget) }
  override var size: CGSize { super.size }
}

class OverridingUITextChecker: UITextChecker {
  override class var availableLanguages: [String] { super.availableLanguages }
  override func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { super.completions(forPartialWordRange: range, in: string, language: language) }
  override func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { super.guesses(forWordRange: range, in: string, language: language) }
  override func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { super.rangeOfMisspelledWord(in: stringToCheck, range: range, startingAt: startingOffset, wrap: wrapFlag, language: language) }
}

class OverridingUITextField: UITextField {
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var attributedPlaceholder: NSAttributedString? { get { super.attributedPlaceholder } set { super.attributedPlaceholder = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override var autocapitalizationType: UITextAutocapitalizationType { get { super.autocapitalizationType } set { super.autocapitalizationType = newValue } }
  override var autocorrectionType: UITextAutocorrectionType { get { super.autocorrectionType } set { super.autocorrectionType = newValue } }
  override var background: UIImage? { get { super.background } set { super.background = newValue } }
  override var baselineLineHeight: CGFloat? { super.baselineLineHeight }
  @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
  override var borderStyle: BorderStyle { get { super.borderStyle } set { super.borderStyle = newValue } }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var clearButtonMode: ViewMode { get { super.clearButtonMode } set { super.clearButtonMode = newValue } }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override var clearsOnBeginEditing: Bool { get { super.clearsOnBeginEditing } set { super.clearsOnBeginEditing = newValue } }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] { get { super.defaultTextAttributes } set { super.defaultTextAttributes = newValue } }
  override var delegate: (any UITextFieldDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteBackward() { super.deleteBackward() }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
  override var enablesReturnKeyAutomatically: Bool { get { super.enablesReturnKeyAutomatically } set { super.enablesReturnKeyAutomatically = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var firstBaselinePosition: UIBaselinePosition? { super.firstBaselinePosition }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var hasText: Bool { super.hasText }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } set { super.inputAccessoryView = newValue } }
  override var inputView: UIView? { get { super.inputView } set { super.inputView = newValue } }
  override func insertText(_ text: String) { super.insertText(text) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isEditing: Bool { super.isEditing }
  override var isSecureTextEntry: Bool { get { super.isSecureTextEntry } set { super.isSecureTextEntry = newValue } }
  override var keyboardAppearance: UIKeyboardAppearance { get { super.keyboardAppearance } set { super.keyboardAppearance = newValue } }
  override var keyboardType: UIKeyboardType { get { super.keyboardType } set { super.keyboardType = newValue } }
  override var lastBaselinePosition: UIBaselinePosition? { super.lastBaselinePosition }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leftView: UIView? { get { super.leftView } set { super.leftView = newValue } }
  override var leftViewMode: ViewMode { get { super.leftViewMode } set { super.leftViewMode = newValue } }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override var minimumFontSize: CGFloat { get { super.minimumFontSize } set { super.minimumFontSize = newValue } }
  override var passwordRules: UITextInputPasswordRules? { get { super.passwordRules } set { super.passwordRules = newValue } }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
  @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var returnKeyType: UIReturnKeyType { get { super.returnKeyType } set { super.returnKeyType = newValue } }
  override var rightView: UIView? { get { super.rightView } set { super.rightView = newValue } }
  override var rightViewMode: ViewMode { get { super.rightViewMode } set { super.rightViewMode = newValue } }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var smartDashesType: UITextSmartDashesType { get { super.smartDashesType } set { super.smartDashesType = newValue } }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType { get { super.smartInsertDeleteType } set { super.smartInsertDeleteType = newValue } }
  override var smartQuotesType: UITextSmartQuotesType { get { super.smartQuotesType } set { super.smartQuotesType = newValue } }
  override var spellCheckingType: UITextSpellCheckingType { get { super.spellCheckingType } set { super.spellCheckingType = newValue } }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor? { get { super.textColor } set { super.textColor = newValue } }
  override var textContentType: UITextContentType! { get { super.textContentType } set { super.textContentType = newValue } }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
}

class OverridingUITextInputMode: UITextInputMode {
  override class var activeInputModes: [UITextInputMode] { super.activeInputModes }
  override var primaryLanguage: String? { super.primaryLanguage }
}

class OverridingUITextPosition: UITextPosition {
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

class OverridingUITextRange: UITextRange {
  override var end: UITextPosition { super.end }
  override var hash: Int { super.hash }
  override var isEmpty: Bool { super.isEmpty }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var start: UITextPosition { super.start }
}

class OverridingUITextSelectionRect: UITextSelectionRect {
  override var containsEnd: Bool { super.containsEnd }
  override var containsStart: Bool { super.containsStart }
  override var isVertical: Bool { super.isVertical }
  override var rect: CGRect { super.rect }
  override var writingDirection: NSWritingDirection { super.writingDirection }
}

class OverridingUITextView: UITextView {
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var allowsEditingTextAttributes: Bool { get { super.allowsEditingTextAttributes } set { super.allowsEditingTextAttributes = newValue } }
  override var attributedText: NSAttributedString! { get { super.attributedText } set { super.attributedText = newValue } }
  override var autocapitalizationType: UITextAutocapitalizationType { get { super.autocapitalizationType } set { super.autocapitalizationType = newValue } }
  override var autocorrectionType: UITextAutocorrectionType { get { super.autocorrectionType } set { super.autocorrectionType = newValue } }
  override var baselineLineHeight: CGFloat? { super.baselineLineHeight }
  @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var dataDetectorTypes: UIDataDetectorTypes { get { super.dataDetectorTypes } set { super.dataDetectorTypes = newValue } }
  override var delegate: (any UITextViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteBackward() { super.deleteBackward() }
  override var enablesReturnKeyAutomatically: Bool { get { super.enablesReturnKeyAutomatically } set { super.enablesReturnKeyAutomatically = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var firstBaselinePosition: UIBaselinePosition? { super.firstBaselinePosition }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var hasText: Bool { super.hasText }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } set { super.inputAccessoryView = newValue } }
  override var inputView: UIView? { get { super.inputView } set { super.inputView = newValue } }
  override func insertText(_ text: String) { super.insertText(text) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override var intrinsicHeightDependsOnWidth: Bool { super.intrinsicHeightDependsOnWidth }
  override var isEditable: Bool { get { super.isEditable } set { super.isEditable = newValue } }
  override var isFindInteractionEnabled: Bool { get { super.isFindInteractionEnabled } set { super.isFindInteractionEnabled = newValue } }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var isSelectable: Bool { get { super.isSelectable } set { super.isSelectable = newValue } }
  override var keyboardAppearance: UIKeyboardAppearance { get { super.keyboardAppearance } set { super.keyboardAppearance = newValue } }
  override var keyboardType: UIKeyboardType { get { super.keyboardType } set { super.keyboardType = newValue } }
  override var lastBaselinePosition: UIBaselinePosition? { super.lastBaselinePosition }
  override func layoutSubviews() { super.layoutSubviews() }
  override var linkTextAttributes: [NSAttributedString.Key: Any]! { get { super.linkTextAttributes } set { super.linkTextAttributes = newValue } }
  override var passwordRules: UITextInputPasswordRules? { get { super.passwordRules } set { super.passwordRules = newValue } }
  @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var returnKeyType: UIReturnKeyType { get { super.returnKeyType } set { super.returnKeyType = newValue } }
  override func scrollRangeToVisible(_ range: NSRange) { super.scrollRangeToVisible(range) }
  override var selectedRange: NSRange { get { super.selectedRange } set { super.selectedRange = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var smartDashesType: UITextSmartDashesType { get { super.smartDashesType } set { super.smartDashesType = newValue } }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType { get { super.smartInsertDeleteType } set { super.smartInsertDeleteType = newValue } }
  override var smartQuotesType: UITextSmartQuotesType { get { super.smartQuotesType } set { super.smartQuotesType = newValue } }
  override var spellCheckingType: UITextSpellCheckingType { get { super.spellCheckingType } set { super.spellCheckingType = newValue } }
  override var text: String! { get { super.text } set { super.text = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor? { get { super.textColor } set { super.textColor = newValue } }
  override var textContainerInset: UIEdgeInsets { get { super.textContainerInset } set { super.textContainerInset = newValue } }
  override var textContentType: UITextContentType! { get { super.textContentType } set { super.textContentType = newValue } }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override var typingAttributes: [NSAttributedString.Key: Any] { get { super.typingAttributes } set { super.typingAttributes = newValue } }
}

class OverridingUIToolbar: UIToolbar {
  override var barPosition: UIBarPosition { super.barPosition }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var compactAppearance: UIToolbarAppearance? { get { super.compactAppearance } set { super.compactAppearance = newValue } }
  override var delegate: (any UIToolbarDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var items: [UIBarButtonItem]? { get { super.items } set { super.items = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var scrollEdgeAppearance: UIToolbarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
  override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) { super.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var standardAppearance: UIToolbarAppearance { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var textPlacements: [TextPlacement] { super.textPlacements }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

class OverridingUIToolbarAppearance: UIToolbarAppearance {
  override var buttonAppearance: UIBarButtonItemAppearance { get { super.buttonAppearance } set { super.buttonAppearance = newValue } }
  override var doneButtonAppearance: UIBarButtonItemAppearance { get { super.doneButtonAppearance } set { super.doneButtonAppearance = newValue } }
}

class OverridingUITouch: UITouch {
  override var force: CGFloat { super.force }
  override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var majorRadius: CGFloat { super.majorRadius }
  override var majorRadiusTolerance: CGFloat { super.majorRadiusTolerance }
  override var maximumPossibleForce: CGFloat { super.maximumPossibleForce }
  override var phase: Phase { super.phase }
  override func preciseLocation(in view: UIView?) -> CGPoint { super.preciseLocation(in: view) }
  override func precisePreviousLocation(in view: UIView?) -> CGPoint { super.precisePreviousLocation(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
  override var tapCount: Int { super.tapCount }
  override var timestamp: TimeInterval { super.timestamp }
  override var type: TouchType { super.type }
  override var view: UIView? { super.view }
  override var window: UIWindow? { super.window }
}

class OverridingUIView: UIView {
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityIgnoresInvertColors: Bool { get { super.accessibilityIgnoresInvertColors } set { super.accessibilityIgnoresInvertColors = newValue } }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { super.addGestureRecognizer(gestureRecognizer) }
  override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
  override class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) { super.addKeyframe(withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations) }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { super.animate(withDuration: duration, animations: animations) }
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) { super.animate(withDuration: duration, animations: animations, completion: completion) }
  override class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) { super.animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion) }
  override class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) { super.animate(withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options, animations: animations, completion: completion) }
  override class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) { super.animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion) }
  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  override var autoresizesSubviews: Bool { get { super.autoresizesSubviews } set { super.autoresizesSubviews = newValue } }
  override var autoresizingMask: AutoresizingMask { get { super.autoresizingMask } set { super.autoresizingMask = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var baselineLineHeight: CGFloat? { super.baselineLineHeight }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override var canBecomeFocused: Bool { super.canBecomeFocused }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var clearsContextBeforeDrawing: Bool { get { super.clearsContextBeforeDrawing } set { super.clearsContextBeforeDrawing = newValue } }
  override var clipsToBounds: Bool { get { super.clipsToBounds } set { super.clipsToBounds = newValue } }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { super.contentCompressionResistancePriority(for: axis) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { super.contentHuggingPriority(for: axis) }
  override var contentMode: ContentMode { get { super.contentMode } set { super.contentMode = newValue } }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { get { super.directionalLayoutMargins } set { super.directionalLayoutMargins = newValue } }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.effectiveUserInterfaceLayoutDirection }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  @discardableResult override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { super.exchangeSubview(at: index1, withSubviewAt: index2) }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var firstBaselinePosition: UIBaselinePosition? { super.firstBaselinePosition }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { super.frame(forAlignmentRect: alignmentRect) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override var gestureRecognizers: [UIGestureRecognizer]? { get { super.gestureRecognizers } set { super.gestureRecognizers = newValue } }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { super.insertSubview(view, aboveSubview: sibling) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { super.insertSubview(view, belowSubview: sibling) }
  override var insetsLayoutMarginsFromSafeArea: Bool { get { super.insetsLayoutMarginsFromSafeArea } set { super.insetsLayoutMarginsFromSafeArea = newValue } }
  override var interactions: [any UIInteraction] { get { super.interactions } set { super.interactions = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override var intrinsicHeightDependsOnWidth: Bool { super.intrinsicHeightDependsOnWidth }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override var isExclusiveTouch: Bool { get { super.isExclusiveTouch } set { super.isExclusiveTouch = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isLayoutRoot: Bool { super.isLayoutRoot }
  override var isMultipleTouchEnabled: Bool { get { super.isMultipleTouchEnabled } set { super.isMultipleTouchEnabled = newValue } }
  override var isOpaque: Bool { get { super.isOpaque } set { super.isOpaque = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var lastBaselinePosition: UIBaselinePosition? { super.lastBaselinePosition }
  override var layer: CALayer { super.layer }
  override class var layerClass: AnyClass { super.layerClass }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override var layoutMargins: UIEdgeInsets { get { super.layoutMargins } set { super.layoutMargins = newValue } }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var mask: UIView? { get { super.mask } set { super.mask = newValue } }
  override var maximumContentSizeCategory: UIContentSizeCategory? { get { super.maximumContentSizeCategory } set { super.maximumContentSizeCategory = newValue } }
  override var minimumContentSizeCategory: UIContentSizeCategory? { get { super.minimumContentSizeCategory } set { super.minimumContentSizeCategory = newValue } }
  override class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { super.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations) }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override var next: UIResponder? { super.next }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { super.overrideUserInterfaceStyle } set { super.overrideUserInterfaceStyle = newValue } }
  override class func performWithoutAnimation(_ actions: () -> Void) { super.performWithoutAnimation(actions) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override var preservesSuperviewLayoutMargins: Bool { get { super.preservesSuperviewLayoutMargins } set { super.preservesSuperviewLayoutMargins = newValue } }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { super.removeGestureRecognizer(gestureRecognizer) }
  override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? { super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
  override var restorationIdentifier: String? { get { super.restorationIdentifier } set { super.restorationIdentifier = newValue } }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var semanticContentAttribute: UISemanticContentAttribute { get { super.semanticContentAttribute } set { super.semanticContentAttribute = newValue } }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override class func setAnimationsEnabled(_ enabled: Bool) { super.setAnimationsEnabled(enabled) }
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentHuggingPriority(priority, for: axis) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { super.snapshotView(afterScreenUpdates: afterUpdates) }
  override var subviews: [UIView] { super.subviews }
  override var superview: UIView? { super.superview }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var tintAdjustmentMode: TintAdjustmentMode { get { super.tintAdjustmentMode } set { super.tintAdjustmentMode = newValue } }
  override var tintColor: UIColor! { get { super.tintColor } set { super.tintColor = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var traitOverrides: UITraitOverrides { get { super.traitOverrides } set { super.traitOverrides = newValue } }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions, completion: ((Bool) -> Void)?) { super.transition(from: fromView, to: toView, duration: duration, options: options, completion: completion) }
  override class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?) { super.transition(with: view, duration: duration, options: options, animations: animations, completion: completion) }
  override var translatesAutoresizingMaskIntoConstraints: Bool { get { super.translatesAutoresizingMaskIntoConstraints } set { super.translatesAutoresizingMaskIntoConstraints = newValue } }
  override func updateConstraints() { super.updateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: attribute) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override var window: UIWindow? { super.window }
}

class OverridingUIViewController: UIViewController {
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override var additionalSafeAreaInsets: UIEdgeInsets { get { super.additionalSafeAreaInsets } set { super.additionalSafeAreaInsets = newValue } }
  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
  override class func attemptRotationToDeviceOrientation() { super.attemptRotationToDeviceOrientation() }
  override var automaticallyAdjustsScrollViewInsets: Bool { get { super.automaticallyAdjustsScrollViewInsets } set { super.automaticallyAdjustsScrollViewInsets = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { super.beginAppearanceTransition(isAppearing, animated: animated) }
  override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
  override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
  override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { super.childForScreenEdgesDeferringSystemGestures }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var children: [UIViewController] { super.children }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { super.contentScrollView(for: edge) }
  override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  override var definesPresentationContext: Bool { get { super.definesPresentationContext } set { super.definesPresentationContext = newValue } }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) { super.dismiss(animated: flag, completion: completion) }
  override var edgesForExtendedLayout: UIRectEdge { get { super.edgesForExtendedLayout } set { super.edgesForExtendedLayout = newValue } }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override var extendedLayoutIncludesOpaqueBars: Bool { get { super.extendedLayoutIncludesOpaqueBars } set { super.extendedLayoutIncludesOpaqueBars = newValue } }
  override var extensionContext: NSExtensionContext? { super.extensionContext }
  override var hidesBottomBarWhenPushed: Bool { get { super.hidesBottomBarWhenPushed } set { super.hidesBottomBarWhenPushed = newValue } }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isModalInPresentation: Bool { get { super.isModalInPresentation } set { super.isModalInPresentation = newValue } }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var modalPresentationCapturesStatusBarAppearance: Bool { get { super.modalPresentationCapturesStatusBarAppearance } set { super.modalPresentationCapturesStatusBarAppearance = newValue } }
  override var modalPresentationStyle: UIModalPresentationStyle { get { super.modalPresentationStyle } set { super.modalPresentationStyle = newValue } }
  override var modalTransitionStyle: UIModalTransitionStyle { get { super.modalTransitionStyle } set { super.modalTransitionStyle = newValue } }
  override var navigationController: UINavigationController? { super.navigationController }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var next: UIResponder? { super.next }
  override var nibName: String? { get { super.nibName } set { super.nibName = newValue } }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { super.overrideUserInterfaceStyle } set { super.overrideUserInterfaceStyle = newValue } }
  override var parent: UIViewController? { super.parent }
  override func performSegue(withIdentifier identifier: String, sender: Any?) { super.performSegue(withIdentifier: identifier, sender: sender) }
  override var popoverPresentationController: UIPopoverPresentationController? { super.popoverPresentationController }
  override var preferredContentSize: CGSize { get { super.preferredContentSize } set { super.preferredContentSize = newValue } }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { super.preferredScreenEdgesDeferringSystemGestures }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
  override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override func removeFromParent() { super.removeFromParent() }
  override var restorationClass: (any UIViewControllerRestoration.Type)? { get { super.restorationClass } set { super.restorationClass = newValue } }
  override var restorationIdentifier: String? { get { super.restorationIdentifier } set { super.restorationIdentifier = newValue } }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { super.setContentScrollView(scrollView, for: edge) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() { super.setNeedsUpdateOfHomeIndicatorAutoHidden() }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() { super.setNeedsUpdateOfSupportedInterfaceOrientations() }
  override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { super.setToolbarItems(toolbarItems, animated: animated) }
  override var sheetPresentationController: UISheetPresentationController? { super.sheetPresentationController }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { super.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { super.showDetailViewController(vc, sender: sender) }
  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override var storyboard: UIStoryboard? { get { super.storyboard } set { super.storyboard = newValue } }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var tabBarItem: UITabBarItem! { get { super.tabBarItem } set { super.tabBarItem = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var toolbarItems: [UIBarButtonItem]? { get { super.toolbarItems } set { super.toolbarItems = newValue } }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var traitOverrides: UITraitOverrides { get { super.traitOverrides } set { super.traitOverrides = newValue } }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get { super.transitioningDelegate } set { super.transitioningDelegate = newValue } }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override var view: UIView! { get { super.view } set { super.view = newValue } }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { get { super.viewRespectsSystemMinimumLayoutMargins } set { super.viewRespectsSystemMinimumLayoutMargins = newValue } }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator) }
}

class OverridingUIViewPropertyAnimator: UIViewPropertyAnimator {
  override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
  override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { super.addAnimations(animation, delayFactor: delayFactor) }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { super.addCompletion(completion) }
  override func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
  override var delay: TimeInterval { super.delay }
  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) { super.finishAnimation(at: finalPosition) }
  override var fractionComplete: CGFloat { get { super.fractionComplete } set { super.fractionComplete = newValue } }
  override var isInterruptible: Bool { get { super.isInterruptible } set { super.isInterruptible = newValue } }
  override var isManualHitTestingEnabled: Bool { get { super.isManualHitTestingEnabled } set { super.isManualHitTestingEnabled = newValue } }
  override var isReversed: Bool { get { super.isReversed } set { super.isReversed = newValue } }
  override var isRunning: Bool { super.isRunning }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override func pauseAnimation() { super.pauseAnimation() }
  override var pausesOnCompletion: Bool { get { super.pausesOnCompletion } set { super.pausesOnCompletion = newValue } }
  override var scrubsLinearly: Bool { get { super.scrubsLinearly } set { super.scrubsLinearly = newValue } }
  override func startAnimation() { super.startAnimation() }
  override func startAnimation(afterDelay delay: TimeInterval) { super.startAnimation(afterDelay: delay) }
  override var state: UIViewAnimatingState { super.state }
  override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
}

class OverridingUIVisualEffectView: UIVisualEffectView {
  override var effect: UIVisualEffect? { get { super.effect } set { super.effect = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
}

class OverridingUIWindow: UIWindow {
  override func becomeKey() { super.becomeKey() }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override var next: UIResponder? { super.next }
  override func resignKey() { super.resignKey() }
  override var screen: UIScreen { get { super.screen } set { super.screen = newValue } }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override var undoManager: UndoManager? { super.undoManager }
  override var windowLevel: Level { get { super.windowLevel } set { super.windowLevel = newValue } }
}

class OverridingUIWindowScene: UIWindowScene {
  override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var screen: UIScreen { super.screen }
  override var statusBarManager: UIStatusBarManager? { super.statusBarManager }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var windows: [UIWindow] { super.windows }
}

class OverridingUndoManager: UndoManager {
  override func beginUndoGrouping() { super.beginUndoGrouping() }
  override var canRedo: Bool { super.canRedo }
  override var canUndo: Bool { super.canUndo }
  override func disableUndoRegistration() { super.disableUndoRegistration() }
  override func enableUndoRegistration() { super.enableUndoRegistration() }
  override func endUndoGrouping() { super.endUndoGrouping() }
  override var groupingLevel: Int { super.groupingLevel }
  override var groupsByEvent: Bool { get { super.groupsByEvent } set { super.groupsByEvent = newValue } }
  override var isRedoing: Bool { super.isRedoing }
  override var isUndoRegistrationEnabled: Bool { super.isUndoRegistrationEnabled }
  override var isUndoing: Bool { super.isUndoing }
  override var levelsOfUndo: Int { get { super.levelsOfUndo } set { super.levelsOfUndo = newValue } }
  override func redo() { super.redo() }
  override var redoActionIsDiscardable: Bool { super.redoActionIsDiscardable }
  override var redoActionName: String { super.redoActionName }
  override var redoMenuItemTitle: String { super.redoMenuItemTitle }
  override func redoMenuTitle(forUndoActionName actionName: String) -> String { super.redoMenuTitle(forUndoActionName: actionName) }
  override func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) { super.registerUndo(withTarget: target, selector: selector, object: anObject) }
  override func removeAllActions() { super.removeAllActions() }
  override func removeAllActions(withTarget target: Any) { super.removeAllActions(withTarget: target) }
  override var runLoopModes: [RunLoop.Mode] { get { super.runLoopModes } set { super.runLoopModes = newValue } }
  override func setActionIsDiscardable(_ discardable: Bool) { super.setActionIsDiscardable(discardable) }
  override func setActionName(_ actionName: String) { super.setActionName(actionName) }
  override func undo() { super.undo() }
  override var undoActionIsDiscardable: Bool { super.undoActionIsDiscardable }
  override var undoActionName: String { super.undoActionName }
  override var undoMenuItemTitle: String { super.undoMenuItemTitle }
  override func undoMenuTitle(forUndoActionName actionName: String) -> String { super.undoMenuTitle(forUndoActionName: actionName) }
  override func undoNestedGroup() { super.undoNestedGroup() }
}
