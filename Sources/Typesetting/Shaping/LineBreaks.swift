internal import CLineBreak

/// Finds the offsets at which a line may end according to Unicode's line breaking algorithm (UAX #14), with ICU. They
/// are in ascending order and include the end of the text.
enum LineBreaks {
  static func opportunities(in units: [UInt16]) -> [Int] {
    var offsets = [Int32](repeating: 0, count: units.count + 1)
    let count = units.withUnsafeBufferPointer { text in
      offsets.withUnsafeMutableBufferPointer { room in
        snug_line_breaks(text.baseAddress, Int32(text.count), "", room.baseAddress, Int32(room.count))
      }
    }
    guard count >= 0 else { return spaces(in: units) }
    return offsets.prefix(Int(count)).map { Int(abs($0)) }
  }

  /// The offsets that are used if ICU cannot provide a line breaker: after each sequence of spaces.
  private static func spaces(in units: [UInt16]) -> [Int] {
    guard !units.isEmpty else { return [] }
    let inner = units.indices.dropFirst().filter {
      CharacterClass.isSpace(units[$0 - 1]) && !CharacterClass.isSpace(units[$0])
    }
    return inner + [units.count]
  }
}
