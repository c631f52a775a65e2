/// Two values.
public typealias simd_double2 = SIMD2<Double>
/// Three values.
public typealias simd_double3 = SIMD3<Double>
/// Four values.
public typealias simd_double4 = SIMD4<Double>
/// Two values.
public typealias simd_float2 = SIMD2<Float>
/// Three values.
public typealias simd_float3 = SIMD3<Float>
/// Four values.
public typealias simd_float4 = SIMD4<Float>

/// The sum of the products of the values of two vectors.
public func simd_dot<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { (left * right).sum() }

/// The sum of the products of the values of two vectors.
public func dot<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { (left * right).sum() }

/// The length of a vector.
public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
  simd_dot(vector, vector).squareRoot()
}

/// The length of a vector.
public func length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
  simd_length(vector)
}

/// The distance of two points.
public func simd_distance<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(left - right) }

/// The vector of length 1 with the same direction.
public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector / simd_length(vector)
}

/// The vector of length 1 with the same direction.
public func normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  simd_normalize(vector)
}

/// The vector that is perpendicular to two vectors.
public func simd_cross<Scalar>(_ left: SIMD3<Scalar>, _ right: SIMD3<Scalar>) -> SIMD3<Scalar>
where Scalar: BinaryFloatingPoint {
  SIMD3(
    left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x)
}
