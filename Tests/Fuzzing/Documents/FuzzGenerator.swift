/// Random numbers that are the same on every machine: SplitMix64
/// ([Steele, Lea, Flood: Fast splittable pseudorandom number generators](https://doi.org/10.1145/2714064.2660195)).
nonisolated struct FuzzGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 to below `count`, which must be positive.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Returns `true` with a probability of 1 in `count`.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
