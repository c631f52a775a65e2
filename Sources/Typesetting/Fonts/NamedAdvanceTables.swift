internal import CTypesettingData
import Foundation

/// The tables of all faces that are known by name. Each is made on first use. Safe to use from any thread.
final class NamedAdvanceTables: @unchecked Sendable {
  static let shared = NamedAdvanceTables()

  /// The PostScript names in alphabetical order.
  let names: [String]
  private let rows: [String: snug_font_table]
  private let lock = NSLock()
  private var tables: [String: AdvanceTable] = [:]

  private init() {
    var count: Int32 = 0
    let all = snug_named_fonts(&count)
    rows = Dictionary(
      uniqueKeysWithValues: (0..<Int(count)).compactMap { place in
        all.map { (String(cString: $0[place].name), $0[place]) }
      })
    names = rows.keys.sorted()
  }

  subscript(_ postScriptName: String) -> AdvanceTable? {
    guard let row = rows[postScriptName] else { return nil }
    lock.lock()
    defer { lock.unlock() }
    if let table = tables[postScriptName] { return table }
    let table = AdvanceTable(row, monospacedDigits: false)
    tables[postScriptName] = table
    return table
  }
}
