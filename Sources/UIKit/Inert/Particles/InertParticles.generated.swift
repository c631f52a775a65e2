// Made by `make surface` from Surface/UIKit/Inert/Particles.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A particle of an emitter. Inert: it is not drawn.
open class CAEmitterCell: NSObject {
  /// The picture.
  open var contents: Any?
  /// The name.
  open var name: String?
  /// Particles per second.
  open var birthRate: Float = 0
  /// Lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// By how much lifetimes vary, in seconds.
  open var lifetimeRange: Float = 0
  /// Points per second.
  open var velocity: CGFloat = 0
  /// By how much the speed varies.
  open var velocityRange: CGFloat = 0
  /// Change of the speed along x.
  open var xAcceleration: CGFloat = 0
  /// Change of the speed along y.
  open var yAcceleration: CGFloat = 0
  /// Direction in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much the direction varies, in radians.
  open var emissionRange: CGFloat = 0
  /// Turn per second, in radians.
  open var spin: CGFloat = 0
  /// By how much the turn varies.
  open var spinRange: CGFloat = 0
  /// Size, as a factor.
  open var scale: CGFloat = 1
  /// By how much the size varies.
  open var scaleRange: CGFloat = 0
  /// Change of the size per second.
  open var scaleSpeed: CGFloat = 0
  /// Colour.
  open var color: CGColor?
  /// By how much the opacity varies.
  open var alphaRange: Float = 0
  /// Change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// Particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?

  /// A particle.
  public override init() {}
}

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
  /// The factor on the birth rates of all particles.
  open var birthRate: Float = 1
  /// The factor on the lifetimes of all particles.
  open var lifetime: Float = 1
}
