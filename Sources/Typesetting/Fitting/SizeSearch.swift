/// Finds the largest font size at which a text or layout fits, with few tests.
///
/// The candidates are the ceiling, the multiples of the step between floor and ceiling, and the floor. It is assumed
/// that if one size fits, all smaller sizes fit, with one exception: from 20 points on, the system font uses its
/// display letters, which are narrower, so a text may fit at 20 points and not at 19.75. Sizes from 20 points on and
/// sizes below 20 points are therefore bisected separately.
///
/// - Complexity: at most two tests per doubling of the number of candidates: 14 for 100 sizes
///   ([decision 111](../../../docs/decisions/111-largest-size-search.md)).
public struct SizeSearch: Hashable, Sendable {
  /// The result of a search.
  public struct Outcome: Hashable, Sendable {
    /// The largest size that fits; the smallest candidate if none fits.
    public let size: Double
    /// Whether ``size`` fits. It is false only if no candidate fits.
    public let fits: Bool
    /// The number of sizes that were tested.
    public let evaluations: Int
  }

  /// The smallest candidate, in points.
  public let floor: Double
  /// The largest candidate, in points.
  public let ceiling: Double
  /// The distance between candidates, in points.
  public let step: Double

  /// The size at which the system font switches to its display letters.
  private static let opticalBorder = 20.0
  /// The largest number of candidates. A finer step would not be visible.
  private static let greatestCount = 1 << 14

  /// Makes a search between a smallest size (`floor`) and a largest size (`ceiling`).
  ///
  /// If `ceiling` is less than `floor`, `floor` is used for both. If `step` is zero, negative or not finite, 0.25 is
  /// used. A step that would give more than 16,384 candidates is increased.
  public init(floor: Double, ceiling: Double, step: Double = 0.25) {
    let low = floor.isFinite ? max(floor, 0) : 0
    let high = ceiling.isFinite ? max(ceiling, low) : low
    self.floor = low
    self.ceiling = high
    let finest = (high - low) / Double(Self.greatestCount)
    self.step = step.isFinite && step > 0 ? max(step, finest) : max(finest, 0.25)
  }

  /// All candidates, ascending.
  public var sizes: [Double] {
    var sizes = [floor]
    var number = (floor / step).rounded(.down) + 1
    while number * step < ceiling {
      if number * step > floor { sizes.append(number * step) }
      number += 1
    }
    if ceiling > floor { sizes.append(ceiling) }
    return sizes
  }

  /// Finds the largest candidate that fits.
  ///
  /// - Parameter fits: tests whether a size fits. It is called for at most 2 × (1 + log₂ n) of n candidates: 14 of 100.
  public func largest(where fits: (Double) throws -> Bool) rethrows -> Outcome {
    let sizes = sizes
    let border = sizes.partitioningIndex { $0 >= Self.opticalBorder }
    var evaluations = 0
    for part in [border..<sizes.count, 0..<border] where !part.isEmpty {
      if let found = try Self.largest(in: sizes[part], evaluations: &evaluations, where: fits) {
        return Outcome(size: found, fits: true, evaluations: evaluations)
      }
    }
    return Outcome(size: floor, fits: false, evaluations: evaluations)
  }

  private static func largest(
    in sizes: ArraySlice<Double>, evaluations: inout Int, where fits: (Double) throws -> Bool
  ) rethrows -> Double? {
    guard let last = sizes.last else { return nil }
    evaluations += 1
    if try fits(last) { return last }
    // Candidates from `high` on do not fit, and candidates before `low` fit.
    var low = sizes.startIndex
    var high = sizes.endIndex - 1
    while low < high {
      let middle = (low + high) / 2
      evaluations += 1
      if try fits(sizes[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > sizes.startIndex ? sizes[low - 1] : nil
  }
}
