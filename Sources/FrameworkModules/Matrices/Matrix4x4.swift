/// A matrix of four columns and four rows, such as `double4x4`.
///
/// The members are those of [simd](https://developer.apple.com/documentation/accelerate/simd).
public struct Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: Hashable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// A matrix of zeros.
  public init() { self.init(.zero, .zero, .zero, .zero) }

  /// A matrix with given columns.
  public init(_ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>, _ fourth: SIMD4<Scalar>) {
    columns = (first, second, third, fourth)
  }

  /// A matrix with given columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

  /// A matrix with given columns, of which there are four.
  public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "a matrix has four columns")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }

  /// A matrix with given rows, of which there are four.
  public init(rows: [SIMD4<Scalar>]) { self = Self(rows).transpose }

  /// A matrix with given values on its diagonal.
  public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  /// A matrix with one value on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// The column with an index, 0 to 3.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get { list[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// The value in a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  private var list: [SIMD4<Scalar>] { [columns.0, columns.1, columns.2, columns.3] }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for column in 0..<4 { for row in 0..<4 { result[row][column] = self[column][row] } }
    return result
  }

  /// The determinant.
  public var determinant: Scalar { eliminated.determinant }

  /// The inverse; without a meaning if the determinant is zero.
  public var inverse: Self { eliminated.inverse }

  /// Gauss-Jordan elimination with row pivoting.
  private var eliminated: (inverse: Self, determinant: Scalar) {
    var (left, right) = (transpose.list, Self(1).list)
    var determinant: Scalar = 1
    for index in 0..<4 {
      let pivot = (index..<4).max { left[$0][index].magnitude < left[$1][index].magnitude } ?? index
      if pivot != index {
        left.swapAt(pivot, index)
        right.swapAt(pivot, index)
        determinant = -determinant
      }
      let value = left[index][index]
      determinant *= value
      left[index] /= value
      right[index] /= value
      for row in 0..<4 where row != index {
        let factor = left[row][index]
        left[row] -= left[index] * factor
        right[row] -= right[index] * factor
      }
    }
    return (Self(rows: right), determinant)
  }

  /// The product of a matrix and a column.
  public static func * (matrix: Self, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
    let sum = matrix.columns.0 * vector.x + matrix.columns.1 * vector.y
    return sum + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
  }

  /// The product of a row and a matrix.
  public static func * (vector: SIMD4<Scalar>, matrix: Self) -> SIMD4<Scalar> { matrix.transpose * vector }

  /// The product of two matrices.
  public static func * (left: Self, right: Self) -> Self { Self(right.list.map { left * $0 }) }

  /// A matrix with each value multiplied.
  public static func * (matrix: Self, scalar: Scalar) -> Self { Self(matrix.list.map { $0 * scalar }) }

  /// A matrix with each value multiplied.
  public static func * (scalar: Scalar, matrix: Self) -> Self { matrix * scalar }

  /// The sum of two matrices.
  public static func + (left: Self, right: Self) -> Self { Self(zip(left.list, right.list).map { $0 + $1 }) }

  /// The difference of two matrices.
  public static func - (left: Self, right: Self) -> Self { Self(zip(left.list, right.list).map { $0 - $1 }) }

  /// Multiplies a matrix by another one.
  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// Whether all values are the same.
  public static func == (left: Self, right: Self) -> Bool { left.list == right.list }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

// The storage of vectors does not say that it is sendable, although it holds only numbers.
extension Matrix4x4: @unchecked Sendable where Scalar: Sendable {}

/// A matrix of `Double`.
public typealias double4x4 = Matrix4x4<Double>
/// A matrix of `Double`.
public typealias simd_double4x4 = Matrix4x4<Double>
/// A matrix of `Float`.
public typealias float4x4 = Matrix4x4<Float>
/// A matrix of `Float`.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix that changes nothing.
public let matrix_identity_double4x4 = double4x4(1)
/// A matrix that changes nothing.
public let matrix_identity_float4x4 = float4x4(1)

/// The product of two matrices.
public func simd_mul<Scalar>(_ left: Matrix4x4<Scalar>, _ right: Matrix4x4<Scalar>) -> Matrix4x4<Scalar> {
  left * right
}

/// The product of a matrix and a column.
public func simd_mul<Scalar>(_ matrix: Matrix4x4<Scalar>, _ vector: SIMD4<Scalar>) -> SIMD4<Scalar> { matrix * vector }
