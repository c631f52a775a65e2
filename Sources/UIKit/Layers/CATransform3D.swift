import Foundation

/// A three-dimensional transform, as a matrix of four rows and columns. Drawing uses only its two-dimensional part.
public struct CATransform3D: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The second row of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  /// The third row of the matrix.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  /// The fourth row of the matrix.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

  /// Creates a matrix of zeros, which is not the identity transform.
  public init() {}

  init(_ n: [CGFloat]) {
    (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
    (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
    (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
    (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
  }

  private var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The transform that applies this transform first and then another one.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (numbers, other.numbers)
    var product = Array(repeating: CGFloat.zero, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for index in 0..<4 { product[row * 4 + column] += a[row * 4 + index] * b[index * 4 + column] }
      }
    }
    return CATransform3D(product)
  }

  /// The two-dimensional part of the transform.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A rotation by an angle in radians about the axis with the direction (x, y, z).
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  return CATransform3D([
    t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
    t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
    t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
    0, 0, 0, 1,
  ])
}

/// The transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The transform that applies a translation first and then `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// The transform that applies a scaling first and then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// The transform that applies a rotation, by an angle in radians about the axis (x, y, z), first and then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// A two-dimensional transform as a three-dimensional one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// The two-dimensional part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// Whether a transform is two-dimensional.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { CATransform3DMakeAffineTransform(t.affine) == t }

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
