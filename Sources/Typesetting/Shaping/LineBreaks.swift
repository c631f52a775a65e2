internal import CLineBreak

/// The offsets at which a line may end by Unicode's rules (UAX #14, by ICU), in ascending order, including the end of
/// the text.
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

  /// The line breaks if ICU has no line breaker: one after every run of spaces.
  private static func spaces(in units: [UInt16]) -> [Int] {
    guard !units.isEmpty else { return [] }
    let inner = units.indices.dropFirst().filter {
      CharacterClass.isSpace(units[$0 - 1]) && !CharacterClass.isSpace(units[$0])
    }
    return inner + [units.count]
  }
}
