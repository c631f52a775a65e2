/// The properties of UTF-16 units that shaping and line breaking need.
enum CharacterClass {
  /// Whether a unit always ends a line: line feed, carriage return, form feed, vertical tab, next line, line separator
  /// or paragraph separator.
  @inline(__always)
  static func isHardBreak(_ unit: UInt16) -> Bool {
    (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Whether a unit ends a line but not its paragraph.
  @inline(__always)
  static func isLineSeparator(_ unit: UInt16) -> Bool { unit == 0x0B || unit == 0x0C || unit == 0x2028 }

  /// Whether a unit is white space, which has no width at the end of a wrapped line.
  @inline(__always)
  static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x3000 || (unit >= 0x2000 && unit <= 0x200A && unit != 0x2007)
      || unit == 0x1680 || unit == 0x205F || unit == 0x200B
  }

  /// Whether a unit is invisible, has no width, and does not affect the shapes of its neighbours.
  @inline(__always)
  static func isInvisible(_ unit: UInt16) -> Bool {
    unit < 0x20 || (unit >= 0x7F && unit < 0xA0) || unit == 0xAD || unit == 0x200B
      || (unit >= 0x200E && unit <= 0x200F) || (unit >= 0x2028 && unit <= 0x202E)
      || (unit >= 0x2060 && unit <= 0x206F) || unit == 0xFEFF
  }

  static let attachment: UInt16 = 0xFFFC
  static let tab: UInt16 = 0x09
  static let softHyphen: UInt16 = 0xAD
}
