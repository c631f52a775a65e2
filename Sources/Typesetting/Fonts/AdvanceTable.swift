internal import CTypesettingData

/// The advance widths and the pair kerning of one face, in 1/2048 em, by UTF-16 unit. ``ResolvedFont`` and ``Shaper``
/// look up widths in it.
///
/// Pair kerning is stored by classes of characters, as in OpenType. Characters without kerning are in class 0. A table
/// is made once per face and kept for the life of the process. If a precomposed Latin letter has no width of its own,
/// it has that of its base letter.
final class AdvanceTable: @unchecked Sendable {
  // Unchecked because of the pointers: only the initializers write to their memory.
  /// The widths of U+0000 to U+04FF, U+1E00 to U+1EFF and U+2000 to U+22FF, in this order; -1 if a width is not known.
  private let advances: UnsafeMutablePointer<Int16>
  /// The kerning, by class of the left character (rows of 128 values) and then by class of the right character. It is 0
  /// for class 0.
  private let kerning: UnsafeMutablePointer<Int16>
  private let classes: UnsafeMutablePointer<UInt8>
  let hasKerning: Bool
  let name: String
  /// What the widths rest on.
  let evidence: WidthEvidence

  private static let count = 0x500 + 0x100 + 0x300
  private static let classCount = 128

  /// The index of a UTF-16 unit in `advances`, or -1.
  @inline(__always)
  private static func index(_ unit: UInt16) -> Int {
    let code = Int(unit)
    if code < 0x500 { return code }
    if code >= 0x2000 && code < 0x2300 { return code - 0x2000 + 0x600 }
    if code >= 0x1E00 && code < 0x1F00 { return code - 0x1E00 + 0x500 }
    return -1
  }

  init(_ table: snug_font_table, monospacedDigits: Bool) {
    name = String(cString: table.name)
    evidence = table.evidence == 0 ? .known : table.evidence == 1 ? .fitted : .scarce
    advances = .allocate(capacity: Self.count)
    advances.initialize(repeating: -1, count: Self.count)
    classes = .allocate(capacity: Self.count)
    classes.initialize(repeating: 0, count: Self.count)
    kerning = .allocate(capacity: Self.classCount * Self.classCount)
    kerning.initialize(repeating: 0, count: Self.classCount * Self.classCount)
    hasKerning = table.kerningCount > 0

    for code in 32..<127 { advances[code] = table.ascii[code - 32] }
    for row in 0..<Int(table.otherCount) {
      let other = table.others[row]
      let index = Self.index(other.character)
      if index >= 0 { advances[index] = other.advance }
    }
    var letterCount: Int32 = 0
    if let letters = snug_base_letters(&letterCount) {
      for row in 0..<Int(letterCount) {
        let index = Self.index(letters[row].character)
        if index >= 0, advances[index] < 0 { advances[index] = advances[Int(letters[row].base)] }
      }
    }
    advances[0xA0] = advances[0x20]
    if monospacedDigits, table.tabularDigit > 0 {
      for code in 0x30...0x39 { advances[code] = table.tabularDigit }
    }
    fillKerning(table)
  }

  /// Makes a table in which all characters have the same width, without kerning.
  init(name: String, width: Int16) {
    self.name = name
    evidence = .fitted
    advances = .allocate(capacity: Self.count)
    advances.initialize(repeating: -1, count: Self.count)
    for code in 0x20..<0x250 where code < 0x7F || code >= 0xA0 { advances[code] = width }
    for code in 0x2010..<0x2028 { advances[code - 0x2000 + 0x600] = width }
    classes = .allocate(capacity: Self.count)
    classes.initialize(repeating: 0, count: Self.count)
    kerning = .allocate(capacity: Self.classCount * Self.classCount)
    kerning.initialize(repeating: 0, count: Self.classCount * Self.classCount)
    hasKerning = false
  }

  private func fillKerning(_ table: snug_font_table) {
    for code in 32..<127 { classes[code] = UInt8(code - 31) }
    var next = 96
    func kerningClass(of unit: UInt16) -> Int? {
      let index = Self.index(unit)
      guard index >= 0 else { return nil }
      if classes[index] == 0 {
        guard next < Self.classCount else { return nil }
        classes[index] = UInt8(next)
        next += 1
      }
      return Int(classes[index])
    }
    for number in 0..<Int(table.kerningCount) {
      let pair = table.kerning[number]
      if let left = kerningClass(of: pair.left), let right = kerningClass(of: pair.right) {
        // in range: the tables are part of the library
        kerning[left * Self.classCount + right] = Int16((Double(pair.value) * table.kerningFactor).rounded())
      }
    }
  }

  /// The width of a UTF-16 unit in 1/2048 em, or -1 if it is not known.
  @inline(__always)
  func advance(_ unit: UInt16) -> Int16 {
    let index = Self.index(unit)
    return index < 0 ? -1 : advances[index]
  }

  /// The kerning between two neighbouring UTF-16 units, in 1/2048 em; 0 for none.
  @inline(__always)
  func kerning(_ left: UInt16, _ right: UInt16) -> Int16 {
    let leftIndex = Self.index(left), rightIndex = Self.index(right)
    guard leftIndex >= 0, rightIndex >= 0 else { return 0 }
    return kerning[Int(classes[leftIndex]) * Self.classCount + Int(classes[rightIndex])]
  }
}

extension AdvanceTable {
  private static let systemTables: [AdvanceTable] = makeSystemTables(monospacedDigits: false)
  private static let monospacedDigitTables: [AdvanceTable] = makeSystemTables(monospacedDigits: true)
  private static func makeSystemTables(monospacedDigits: Bool) -> [AdvanceTable] {
    (0..<18).compactMap { number in
      snug_system_font(number >= 9 ? 1 : 0, Int32(number % 9)).map {
        AdvanceTable($0.pointee, monospacedDigits: monospacedDigits)
      }
    }
  }

  /// The table of the system font at a weight: of its display letters (used from 20 points on) or of its text letters.
  static func system(display: Bool, weight: FontWeight, monospacedDigits: Bool) -> AdvanceTable {
    let tables = monospacedDigits ? monospacedDigitTables : systemTables
    return tables[(display ? 9 : 0) + weight.index]
  }

  /// The table of SF Mono, in which every character is 1266/2048 em wide.
  static let monospaced = AdvanceTable(name: "system-monospaced", width: 1266)

  /// The PostScript names of all faces with a table, in alphabetical order.
  static let names = NamedAdvanceTables.shared.names

  /// The table of the face with a PostScript name; nil if there is none.
  static func named(_ postScriptName: String) -> AdvanceTable? { NamedAdvanceTables.shared[postScriptName] }
}
