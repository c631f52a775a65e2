import Environments
import InterfaceBuilder

/// The environments of a run, numbered in the order of their first use. The page refers to them by these numbers.
struct PageEnvironments {
  private(set) var cells: [Environment] = []
  private var numbers: [String: Int] = [:]

  /// Adds those environments that are new.
  mutating func add(_ new: [Environment]) {
    for cell in new where numbers[cell.id] == nil {
      numbers[cell.id] = cells.count
      cells.append(cell)
    }
  }

  func number(_ id: String) -> Int? { numbers[id] }

  /// A set of environments as a hexadecimal number with one bit per environment; environment 0 is the lowest bit.
  func bits(_ ids: [String]) -> String {
    var digits = [UInt8](repeating: 0, count: cells.count / 4 + 1)
    for number in ids.compactMap({ numbers[$0] }) { digits[number / 4] |= 1 << (number % 4) }
    let significant = digits.reversed().drop { $0 == 0 }
    return significant.isEmpty ? "0" : significant.map { String($0, radix: 16) }.joined()
  }

  /// The different values of an axis, in the order of their first use.
  func values(_ axis: (Environment) -> String) -> [String] {
    var seen: Set<String> = []
    return cells.map(axis).filter { seen.insert($0).inserted }
  }
}
