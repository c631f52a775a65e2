// Made by `make surface` from Surface/UIKit/Inert/Particles.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Describes the particles that an emitter layer emits. Inert: they are not drawn.
open class CAEmitterCell: NSObject {
  /// The image of a particle.
  open var contents: Any?
  /// The name.
  open var name: String?
  /// Particles per second.
  open var birthRate: Float = 0
  /// Lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// By how much lifetimes vary, in seconds.
  open var lifetimeRange: Float = 0
  /// Initial speed of a particle in points per second.
  open var velocity: CGFloat = 0
  /// By how much the initial speed varies, in points per second.
  open var velocityRange: CGFloat = 0
  /// Acceleration along the x axis, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// Acceleration along the y axis, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// Direction of the emission in the plane of the layer, as an angle in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much the direction of the emission varies, in radians.
  open var emissionRange: CGFloat = 0
  /// Rotation of a particle, in radians per second.
  open var spin: CGFloat = 0
  /// By how much the rotation varies, in radians per second.
  open var spinRange: CGFloat = 0
  /// Scale factor of a particle's size.
  open var scale: CGFloat = 1
  /// By how much the scale factor varies.
  open var scaleRange: CGFloat = 0
  /// Change of the scale factor per second.
  open var scaleSpeed: CGFloat = 0
  /// Colour of a particle.
  open var color: CGColor?
  /// By how much the opacity of particles varies.
  open var alphaRange: Float = 0
  /// Change of a particle's opacity per second.
  open var alphaSpeed: Float = 0
  /// Descriptions of the particles that a particle emits itself.
  open var emitterCells: [CAEmitterCell]?

  /// Creates a description of particles.
  public override init() {}
}

/// A layer that emits particles, such as for fire or snow. Inert: it draws no particles.
open class CAEmitterLayer: CALayer {
  /// Descriptions of the particles.
  open var emitterCells: [CAEmitterCell]?
  /// The centre of the shape from which particles are emitted, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// The size of the shape from which particles are emitted, in points.
  open var emitterSize = CGSize.zero
  /// The shape from which particles are emitted.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles are emitted.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor on the birth rates of all particles.
  open var birthRate: Float = 1
  /// The factor on the lifetimes of all particles.
  open var lifetime: Float = 1
}
