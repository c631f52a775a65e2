import Foundation

/// Emits particles. Inert: it draws none.
open class CAEmitterLayer: CALayer {
  /// The particles.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// The size of the shape that they come from.
  open var emitterSize = CGSize.zero
  /// The shape that they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the shape they come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles cover each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// By which the rate of all particles is multiplied.
  open var birthRate: Float = 1
  /// By which the time of all particles is multiplied.
  open var lifetime: Float = 1
}
