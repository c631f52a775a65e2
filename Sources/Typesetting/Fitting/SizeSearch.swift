/// Finds the largest point size at which something fits, by asking as seldom as possible.
///
/// The sizes that come into question are the ceiling, the multiples of the step below it, and the floor. Whatever fits at one size
/// is taken to fit at every smaller one, with one exception: at 20 points the system font changes from text to display letters, which
/// are narrower, so a text may fit at 20 points that does not at 19.75. The sizes on either side are searched for themselves.
public struct SizeSearch: Hashable, Sendable {
  /// What was found.
  public struct Outcome: Hashable, Sendable {
    /// The largest size that fits; the floor where none does.
    public let size: Double
    /// Whether it fits at that size.
    public let fits: Bool
    /// How often it was asked.
    public let evaluations: Int
  }

  /// The smallest size that comes into question, in points.
  public let floor: Double
  /// The largest size that comes into question, in points.
  public let ceiling: Double
  /// In points.
  public let step: Double

  /// Where letters change their widths.
  private static let opticalBorder = 20.0
  /// A finer step would ask more often than anybody would see.
  private static let greatestCount = 1 << 14

  /// A search between two sizes. A ceiling below the floor is the floor. A step that is not above zero, or so fine that more than
  /// 16,384 sizes come into question, is taken as the finest that is allowed.
  public init(floor: Double, ceiling: Double, step: Double = 0.25) {
    let low = floor.isFinite ? max(floor, 0) : 0
    let high = ceiling.isFinite ? max(ceiling, low) : low
    self.floor = low
    self.ceiling = high
    let finest = (high - low) / Double(Self.greatestCount)
    self.step = step.isFinite && step > 0 ? max(step, finest) : max(finest, 0.25)
  }

  /// All sizes that come into question, ascending.
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

  /// The largest size that fits. Asks at most 2 × (1 + log₂ of the number of sizes) times: 14 times for 100 of them.
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
    // All from `high` on do not fit, all before `low` do.
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
