internal import CTypesettingData
import Synchronization

/// The tables of all faces that are known by name. Each is made on first use. Safe to use from any thread.
final class NamedAdvanceTables: @unchecked Sendable {
  // Unchecked because the rows of the library's data have pointers to constants.
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
