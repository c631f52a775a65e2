internal import CFriBidi

/// Computes embedding levels by Unicode's bidirectional algorithm (UAX #9), with FriBidi.
enum BidiLevels {
  /// Whether a text may contain right-to-left characters. If not, as for most texts, the algorithm can be skipped.
  static func mayRunRightToLeft(_ units: ArraySlice<UInt16>) -> Bool {
    units.contains { unit in
      (unit >= 0x0590 && unit <= 0x08FF) || (unit >= 0xFB1D && unit <= 0xFEFF) || unit == 0x200F || unit == 0x202B
        || unit == 0x202E || unit == 0x2067 || unit == 0x2068 || (unit >= 0xD802 && unit <= 0xD83B)
    }
  }

  /// The embedding level of each UTF-16 unit of a paragraph, and that of the paragraph itself.
  static func levels(of units: ArraySlice<UInt16>, direction: WritingDirection) -> (levels: [UInt8], paragraph: UInt8) {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(units.count)
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars { scalars.append(scalar.value) }
    let count = Int32(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base = baseType(direction)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    let paragraph = UInt8(base.rawValue & 1)
    guard highest > 0 else { return (Array(repeating: paragraph, count: units.count), paragraph) }
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    for (scalar, level) in zip(scalars, levels) {
      result.append(UInt8(max(level, 0)))
      if scalar > 0xFFFF { result.append(UInt8(max(level, 0))) }
    }
    return (result, paragraph)
  }

  private static func baseType(_ direction: WritingDirection) -> FriBidiParType {
    // The values of FriBidi's macros FRIBIDI_PAR_ON, _LTR and _RTL, which Swift cannot import. Bit 0 means right to
    // left, bit 4 strong, bit 6 neutral, bit 8 a letter.
    switch direction {
    case .natural: return FriBidiParType(0x40)
    case .leftToRight: return FriBidiParType(0x110)
    case .rightToLeft: return FriBidiParType(0x111)
    }
  }

  /// The visual order, from left to right, of runs with the given embedding levels in logical order (rule L2): from the
  /// highest level down to the lowest odd level, every sequence of runs at that level or above is reversed.
  ///
  /// - Complexity: levels × runs.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
