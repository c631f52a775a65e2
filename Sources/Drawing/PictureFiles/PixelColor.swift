/// Arithmetic on the pixels of a ``Bitmap``: four channels of eight bits each.
nonisolated enum PixelColor {
  /// Whether all channels of two colours differ by at most the given number of levels.
  static func isSame(_ first: UInt32, _ second: UInt32, within levels: Int) -> Bool {
    first == second || levels > 0 && difference(first, second) <= levels
  }

  /// The largest difference of a channel of two colours, from 0 to 255.
  static func difference(_ first: UInt32, _ second: UInt32) -> Int {
    if first == second { return 0 }
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (one, other) = (Int((first >> shift) & 0xFF), Int((second >> shift) & 0xFF))
      largest = max(largest, abs(one - other))
    }
    return largest
  }

  /// Whether each channel of a colour lies between those of two others, or at most the given number of levels outside.
  static func isBetween(_ color: UInt32, _ first: UInt32, _ second: UInt32, within levels: Int) -> Bool {
    stride(from: UInt32(0), to: 32, by: 8).allSatisfy { shift in
      let (one, other) = (Int((first >> shift) & 0xFF), Int((second >> shift) & 0xFF))
      let value = Int((color >> shift) & 0xFF)
      return value >= min(one, other) - levels && value <= max(one, other) + levels
    }
  }
}
