internal import CTypesettingData
import Synchronization

/// The ``AdvanceTable`` of each iOS face for which widths are built in, except the system font. Each table is made on
/// first use. It can be used from any thread.
final class NamedAdvanceTables: @unchecked Sendable {
  // Unchecked because `rows` contains pointers. They point to constant data of the C library.
  static let shared = NamedAdvanceTables()

  /// The PostScript names in alphabetical order.
  let names: [String]
  private let rows: [String: snug_font_table]
  private let tables = Mutex<[String: AdvanceTable]>([:])

  private init() {
    var count: Int32 = 0
    let all = snug_named_fonts(&count)
    rows = Dictionary(
      uniqueKeysWithValues: (0..<Int(count)).compactMap { index in
        all.map { (String(cString: $0[index].name), $0[index]) }
      })
    names = rows.keys.sorted()
  }

  subscript(_ postScriptName: String) -> AdvanceTable? {
    guard let row = rows[postScriptName] else { return nil }
    return tables.withLock { tables in
      if let table = tables[postScriptName] { return table }
      let table = AdvanceTable(row, monospacedDigits: false)
      tables[postScriptName] = table
      return table
    }
  }
}
